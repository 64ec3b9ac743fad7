#include "editor/desktop/panels/games_form.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/seed_field.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"
#include "engine/players/lineup.h"

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

/// The number of the bot that maps are measured with: strong, and fast.
int usual_bot(const std::vector<std::string>& names) {
    return static_cast<int>(std::ranges::find(names, players::usual_bot()) - names.begin());
}

wxStaticText* label(wxWindow* parent, const wxString& text) {
    return new wxStaticText(parent, wxID_ANY, text);
}

} // namespace

GamesForm::GamesForm(wxWindow* parent, GamesFormOptions options)
    : wxPanel(parent), options_(options),
      wanted_players_(options.every_number ? 0 : rules::players_bounds.usual),
      players_(new wxChoice(this, wxID_ANY)), rules_(new wxChoice(this, wxID_ANY)),
      bots_(bots_choice()),
      games_(new wxSpinCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                            wxSP_ARROW_KEYS, static_cast<int>(options.games.least),
                            static_cast<int>(options.games.most),
                            static_cast<int>(options.games.usual))),
      seed_(new SeedField(this)),
      until_verdict_(options.until_verdict
                         ? new wxCheckBox(this, wxID_ANY, wx_tr("Stop at the verdict"))
                         : nullptr) {
    for (const rules::Ruleset& each : rules::rulesets()) {
        offered_rules_.push_back({each.name, each});
        rules_->Append(wx_text(each.name));
    }
    if (options_.choose_rules) {
        rules_->Append(wx_tr("from a file…"));
    }
    rules_->SetSelection(0);
    if (options.mixed_tables) {
        bots_->Append(wx_tr("a mixed table…"));
    }
    name_fields();
    explain_fields();
    players_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        wanted_players_ = players();
        show_bots();
        tell_change();
    });
    rules_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        on_rules();
        tell_change();
    });
    bots_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        show_bots();
        tell_change();
    });
    lay_out();
    offer_players();
}

void GamesForm::explain_fields() {
    rules_->SetToolTip(wx_tr("The rules to play by"));
    players_->SetToolTip(options_.every_number
                             ? wx_tr("How many play; of several numbers each plays by itself")
                             : wx_tr("How many play"));
    bots_->SetToolTip(
        options_.mixed_tables
            ? wx_tr("Who plays; a mixed table goes round, so that everybody sits on every seat")
            : wx_tr("Who plays"));
    if (until_verdict_ != nullptr) {
        until_verdict_->SetValue(true);
        until_verdict_->SetToolTip(
            wx_tr("Play no more once it is known whether all seats win alike"));
        explain_control(*until_verdict_, "verdict");
    }
    games_->SetToolTip(options_.every_number
                           ? wx_tr("How many games with each number of players, at most")
                           : wx_tr("How many games at most"));
    seed_->SetToolTip(wx_tr("The same seed deals the same games"));
    for (const auto& [field, term] :
         std::initializer_list<std::pair<wxWindow*, const char*>>{{rules_, "ruleset"},
                                                                  {players_, "table"},
                                                                  {bots_, "bot"},
                                                                  {games_, "interval"},
                                                                  {seed_, "seed"}}) {
        explain_control(*field, term);
    }
}

void GamesForm::name_fields() {
    name_for_readers(*players_, wx_tr("Players"));
    name_for_readers(*rules_, wx_tr("Rules"));
    name_for_readers(*bots_, wx_tr("Bots"));
    name_for_readers(*games_, wx_tr("Games"));
    name_for_readers(*seed_, wx_tr("Seed"));
}

wxChoice* GamesForm::bots_choice() {
    auto* choice = new wxChoice(this, wxID_ANY);
    const auto names = players::bot_names();
    for (const std::string& name : names) {
        choice->Append(wx_text(name));
    }
    choice->SetSelection(usual_bot(names));
    return choice;
}

wxSizer* GamesForm::bot_fields() {
    auto* fields = new wxFlexGridSizer(2, FromDIP(wxSize(spacing::gap, spacing::gap / 2)));
    fields->AddGrowableCol(0, 1);
    fields->AddGrowableCol(1, 1);
    for (int player = 0; player < rules::max_players; ++player) {
        mixed_.push_back(bots_choice());
        mixed_.back()->SetToolTip(wx_text(tr("Seat {}", player + 1)));
        name_for_readers(*mixed_.back(), wx_text(tr("Seat {}", player + 1)));
        mixed_.back()->SetMinSize({FromDIP(60), -1});
        fields->Add(mixed_.back(), wxSizerFlags().Expand());
    }
    return fields;
}

void GamesForm::lay_out() {
    const auto in_row = [this](wxWindow* first, const wxString& text, wxWindow* second,
                               int proportion) {
        auto* row = new wxBoxSizer(wxHORIZONTAL);
        row->Add(first, wxSizerFlags(1).CenterVertical());
        if (second == nullptr) {
            return row;
        }
        row->Add(label(this, text),
                 wxSizerFlags().CenterVertical().Border(wxLEFT | wxRIGHT, FromDIP(spacing::gap)));
        row->Add(second, wxSizerFlags(proportion).CenterVertical());
        return row;
    };
    for (wxWindow* field : std::initializer_list<wxWindow*>{players_, rules_, seed_}) {
        field->SetMinSize({FromDIP(60), -1});
    }
    auto* grid = new wxFlexGridSizer(2, FromDIP(wxSize(spacing::gap, spacing::gap)));
    grid->AddGrowableCol(1);
    const auto add = [&](const wxString& text, auto* field) {
        grid->Add(label(this, text), wxSizerFlags().CenterVertical());
        grid->Add(field, wxSizerFlags().Expand());
    };
    add(wx_tr("Players"), in_row(players_, wx_tr("Rules"), rules_, 1));
    auto* bots = new wxBoxSizer(wxVERTICAL);
    bots->Add(bots_, wxSizerFlags().Expand());
    bots->Add(bot_fields(), wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::gap / 2)));
    const int lower = (bots_->GetBestSize().y - GetCharHeight()) / 2; // beside the first of them
    grid->Add(label(this, wx_tr("Bots")), wxSizerFlags().Top().Border(wxTOP, lower));
    grid->Add(bots, wxSizerFlags().Expand());
    add(wx_tr("Games"), games_);
    add(wx_tr("Seed"), in_row(seed_, "", until_verdict_, 0));
    SetSizer(grid);
}

const GamesForm::OfferedRules& GamesForm::ruleset() const {
    return offered_rules_[static_cast<std::size_t>(rules_->GetSelection())];
}

void GamesForm::on_rules() {
    if (rules_->GetSelection() == static_cast<int>(offered_rules_.size())) {
        rules_->SetSelection(chosen_rules_); // should there be no other
        if (const auto file = options_.choose_rules()) {
            offer_file(*file);
        }
    }
    chosen_rules_ = rules_->GetSelection();
    offer_players();
}

void GamesForm::offer_file(const std::string& path) {
    OfferedRules chosen{path, rules::ruleset_named(path)};
    const auto known = std::ranges::find(offered_rules_, path, &OfferedRules::name);
    const auto place = static_cast<unsigned>(known - offered_rules_.begin());
    if (known == offered_rules_.end()) {
        rules_->Insert(wx_text(chosen.rules.name), place);
        offered_rules_.push_back(std::move(chosen));
    } else {
        rules_->SetString(place, wx_text(chosen.rules.name));
        *known = std::move(chosen);
    }
    rules_->SetSelection(static_cast<int>(place));
}

int GamesForm::players() const {
    return offered_[static_cast<std::size_t>(players_->GetSelection())];
}

bool GamesForm::is_mixed() const {
    return options_.mixed_tables &&
           bots_->GetSelection() + 1 == static_cast<int>(bots_->GetCount());
}

void GamesForm::set_map(const map::Details& map) {
    if (map.ruleset != ruleset_of_map_) {
        ruleset_of_map_ = map.ruleset;
        const auto& all = rules::rulesets();
        const auto found = std::ranges::find(all, map.ruleset.value_or(""), &rules::Ruleset::name);
        rules_->SetSelection(found == all.end() ? 0 : static_cast<int>(found - all.begin()));
        chosen_rules_ = rules_->GetSelection();
        meant_for_.reset();
    }
    if (map.players != meant_for_) {
        meant_for_ = map.players;
        offer_players();
    }
}

void GamesForm::offer_players() {
    const auto [least, most] = numbers_of_players(ruleset().rules, meant_for_);
    offered_.clear();
    players_->Clear();
    if (options_.every_number && least < most) {
        offered_.push_back(0);
        players_->Append(wx_text(tr("{} to {}", least, most)));
    }
    for (int number = least; number <= most; ++number) {
        offered_.push_back(number);
        players_->Append(wxString::Format("%d", number));
    }
    const auto wanted = std::ranges::find(offered_, wanted_players_);
    const int nearest = std::clamp(wanted_players_, least, most);
    players_->SetSelection(static_cast<int>(
        (wanted == offered_.end() ? std::ranges::find(offered_, nearest) : wanted) -
        offered_.begin()));
    show_bots();
}

void GamesForm::show_bots() {
    for (std::size_t player = 0; player < mixed_.size(); ++player) {
        mixed_[player]->Show(is_mixed() && player < static_cast<std::size_t>(players()));
    }
    GetParent()->Layout();
}

void GamesForm::tell_change() const {
    if (options_.changed) {
        options_.changed();
    }
}

GamesChoice GamesForm::choice() const {
    GamesChoice choice{.game = {.ruleset = ruleset().name}};
    if (players() != 0) {
        choice.game.players = players();
    }
    choice.plan.games = static_cast<std::size_t>(games_->GetValue());
    choice.plan.until_verdict = until_verdict_ != nullptr && until_verdict_->GetValue();
    choice.plan.experiment.dealing.seed = seed_->seed();
    std::vector<std::string>& bots = choice.plan.experiment.bots;
    bots.clear();
    const auto names = players::bot_names();
    const auto add = [&](const wxChoice* field) {
        bots.push_back(names[static_cast<std::size_t>(field->GetSelection())]);
    };
    if (!is_mixed()) {
        add(bots_);
        return choice;
    }
    for (int player = 0; player < players(); ++player) {
        add(mixed_[static_cast<std::size_t>(player)]);
    }
    return choice;
}

} // namespace pampas::desktop
