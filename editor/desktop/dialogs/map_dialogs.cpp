#include "editor/desktop/dialogs/map_dialogs.h"

#include "editor/desktop/widgets/fields.h"
#include "editor/desktop/widgets/pictures.h"
#include "engine/formats/encodings.h"
#include "engine/hex/name.h"
#include "engine/rules/cards.h"
#include "engine/rules/ruleset.h"

#include <wx/textctrl.h>

#include <array>
#include <limits>
#include <numeric>
#include <random>

namespace pampas::desktop {
namespace {

bool fits_generator(const std::string& text) {
    return formats::to_windows_1252(text).has_value();
}

constexpr int max_seed = std::numeric_limits<int>::max();

int random_seed() {
    return static_cast<int>(std::random_device()() % max_seed);
}

Field name_field(const wxString& label, std::string& name, const wxString& hint = {}) {
    return {.label = label, .control = fields::text(name, hint), .least = {300, -1}};
}

/// Why the name is no space of the board.
std::string why_not(const hex::Grid& grid, const std::optional<hex::Coordinate>& named) {
    if (!named) {
        return tr("Type letters for the column, then the row number, such as K7.");
    }
    return named->column >= grid.columns
               ? tr("The last column is {}.", hex::column_name(grid.columns - 1))
               : tr("The last row is {}.", grid.rows);
}

} // namespace

PropertiesDialog::PropertiesDialog(wxWindow* parent, map::Details details)
    : FormDialog(parent, wx_tr("Map Properties"), true), before_(std::move(details)),
      details_(before_), has_players_(before_.players.has_value()),
      players_(before_.players.value_or(
          map::PlayerRange{rules::players_bounds.least, rules::players_bounds.most})) {
    make({{.label = wx_tr("&Name"),
           .control = fields::text(details_.name, wx_tr("such as Two Rivers")),
           .least = {400, -1}},
          {.label = wx_tr("&Author"),
           .control = fields::text(details_.author, wx_tr("who designed the map"))},
          {.label = wx_tr("&Description"),
           .control = fields::text(details_.description, {}, wxTE_MULTILINE),
           .least = {400, 140},
           .tall = true},
          players_field(),
          ruleset_field()},
         wx_tr("&OK"));
}

Field PropertiesDialog::players_field() {
    const auto number = [this](int& value) {
        // A file may have any number; the field accepts it.
        return fields::number(value, {std::min(rules::players_bounds.least, players_.least),
                                      std::max(rules::players_bounds.most, players_.most)});
    };
    const auto enabled = [this] { return has_players_; };
    const Field least = {.control = number(players_.least),
                         .name = wx_tr("Fewest players"),
                         .grow = false,
                         .enabled = enabled};
    const Field most = {.label = wx_text("–"),
                        .control = number(players_.most),
                        .name = wx_tr("Most players"),
                        .unit = wx_tr("players"),
                        .grow = false,
                        .enabled = enabled};
    return {.label = wx_tr("Players"),
            .control = fields::check(has_players_, wx_tr("&Made for")),
            .beside = {least, most}};
}

Field PropertiesDialog::ruleset_field() {
    using Name = std::optional<std::string>;
    std::vector<Option<Name>> offered{{{}, wx_tr("Not specified")}};
    for (const rules::RulesetTitle& known : rules::ruleset_titles()) {
        offered.push_back({known.name, wx_tr(known.title)});
    }
    const auto& own = before_.ruleset;
    if (own && std::ranges::find(offered, own, &Option<Name>::value) == offered.end()) {
        offered.push_back({own, wx_text(*own)});
    }
    return {.label = wx_tr("R&uleset"),
            .control = fields::choice<Name>(details_.ruleset, std::move(offered))};
}

map::Details PropertiesDialog::details() const {
    map::Details result = details_;
    result.name = details_.name == before_.name ? before_.name : trimmed(details_.name);
    result.author = details_.author == before_.author ? before_.author : trimmed(details_.author);
    result.players = has_players_ ? std::optional(players_) : std::nullopt;
    return result;
}

FormDialog::Judgement PropertiesDialog::judge() {
    if (trimmed(details_.name).empty()) {
        return {Tone::Error, wx_tr("A map needs a name."), false};
    }
    if (has_players_ && players_.least > players_.most) {
        return {Tone::Error, wx_tr("The fewest players cannot exceed the most players."), false};
    }
    if (!fits_generator(details_.name) || !fits_generator(details_.author)) {
        return {Tone::Note, wx_tr("A .haz file for Yucata cannot store these characters.")};
    }
    return {};
}

DecideDialog::DecideDialog(wxWindow* parent, int spaces, const std::string& where)
    : FormDialog(parent, wx_tr("Decide Undecided Land")), spaces_(spaces),
      counts_(map::even_counts(spaces)), seed_(random_seed()) {
    std::vector<Field> fields{{.label = wx_tr("Undecided"),
                               .control = fields::words(wx_text(tr("{} in {}", spaces, where)))}};
    for (std::size_t i = 0; i < map::terrains.size(); ++i) {
        fields.push_back({.label = "&" + title(map::terrains[i]),
                          .control = fields::number(counts_[i], {0, spaces})});
    }
    const Field another = {
        .control = fields::button(wx_tr("&Another"), [this] { seed_ = random_seed(); })};
    fields.push_back({.label = wx_tr("S&eed"),
                      .control = fields::number(seed_, {0, max_seed}),
                      .beside = {another}});
    make(fields, wx_tr("&Decide"));
}

FormDialog::Judgement DecideDialog::judge() {
    const int sum = std::accumulate(counts_.begin(), counts_.end(), 0);
    return sum == spaces_
               ? Judgement()
               : Judgement{Tone::Error, wx_text(tr("{} of {} spaces.", sum, spaces_)), false};
}

MixDialog::MixDialog(wxWindow* parent, const document::Mix& mix)
    : FormDialog(parent, wx_tr("Weights of the Mix")), mix_(mix) {
    std::vector<Field> fields;
    for (const map::Space space : map::all_spaces) {
        if (space != map::Space::Void) {
            fields.push_back(
                {.label = "&" + title(space),
                 .control = fields::number(mix_.weights[static_cast<std::size_t>(space)],
                                           document::mix_weights)});
        }
    }
    make(fields, wx_tr("&Paint with it"));
}

FormDialog::Judgement MixDialog::judge() {
    return std::ranges::all_of(mix_.weights, [](int weight) { return weight == 0; })
               ? Judgement{Tone::Error, wx_tr("At least one kind needs a weight."), false}
               : Judgement{Tone::Note, wx_tr("Weight 3 appears three times as often as weight 1.")};
}

RenameDialog::RenameDialog(wxWindow* parent, std::string name, std::vector<std::string> taken)
    : FormDialog(parent, wx_tr("Rename Map")), before_(std::move(name)), taken_(std::move(taken)),
      name_(before_) {
    make({name_field(wx_tr("&Name"), name_, wx_tr("such as Two Rivers"))}, wx_tr("&Rename"));
}

FormDialog::Judgement RenameDialog::judge() {
    if (name().empty()) {
        return {Tone::Error, wx_tr("A map needs a name."), false};
    }
    if (name() != before_ && std::ranges::find(taken_, name()) != taken_.end()) {
        return {Tone::Error, wx_tr("Another map has this name."), false};
    }
    return {};
}

NoteDialog::NoteDialog(wxWindow* parent, const std::string& space, std::string text)
    : FormDialog(parent, wx_tr("Note"), true), text_(std::move(text)) {
    make({{.control =
               fields::words(wx_text(tr("Note on {}. Leave it empty to remove the note.", space)))},
          {.control = fields::text(text_, {}, wxTE_MULTILINE),
           .name = wx_tr("Note"),
           .least = {360, 120},
           .tall = true}},
         wx_tr("&OK"));
}

FormDialog::Judgement NoteDialog::judge() {
    return {Tone::Note, wx_tr("Enter starts a new line; Ctrl+Enter saves the note.")};
}

GoToDialog::GoToDialog(wxWindow* parent, const hex::Grid& grid)
    : FormDialog(parent, wx_tr("Go to Space")), grid_(grid) {
    make({name_field(wx_tr("&Space"), name_, "K7")}, wx_tr("&Go"));
}

std::optional<hex::Coordinate> GoToDialog::space() const {
    const auto named = hex::coordinate_named(trimmed(name_));
    return named && grid_.contains(*named) ? named : std::nullopt;
}

FormDialog::Judgement GoToDialog::judge() {
    const std::string name = trimmed(name_);
    if (space() || name.empty()) {
        return {.allowed = !name.empty()};
    }
    return {Tone::Error, wx_text(why_not(grid_, hex::coordinate_named(name))), false};
}

} // namespace pampas::desktop
