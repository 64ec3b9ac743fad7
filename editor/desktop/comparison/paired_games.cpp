#include "editor/desktop/comparison/paired_games.h"

#include "analysis/legality/playable.h"
#include "analysis/report/experiments/comparison.h"
#include "analysis/wording/words.h"
#include "editor/desktop/comparison/comparison_table.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/players/lineup.h"

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

using Request = experiments::ComparisonRequest;

/// The numbers of players that both maps allow; `least` above `most`: none.
map::PlayerRange common_players(const std::array<std::shared_ptr<const map::Map>, 2>& maps) {
    map::PlayerRange range{0, rules::max_players};
    for (const auto& map : maps) {
        const rules::Ruleset rules = rules::ruleset_of(map->details());
        range.least = std::max(range.least, rules.least_players);
        range.most = std::min(range.most, rules.most_players);
    }
    return range;
}

wxString all_remarks(const report::MapComparison& comparison) {
    std::string text;
    for (const std::string& remark :
         {report::games_remark(comparison), report::common_remark(comparison),
          report::seats_remark(comparison, 0), report::seats_remark(comparison, 1)}) {
        text += (text.empty() ? "" : "\n") + wording::in_one_line(remark);
    }
    return wx_text(text);
}

/// The columns that a window shows: the last one says whether the difference is real; only the page
/// has the p-value.
report::Table shown_in_window(const report::Table& table) {
    return table.only({"mean-figure", "map-a", "map-b", "difference", "interval", "real"});
}

wxString played_text(const report::MapComparison& comparison) {
    const std::string played =
        trn("{} game on each map", "{} games on each map", comparison.games.one.tally.games());
    return wx_text(comparison.interrupted ? tr("Stopped: {}", played) : played);
}

} // namespace

PairedGames::PairedGames(wxWindow* parent, std::function<void()> changed)
    : wxPanel(parent), changed_(std::move(changed)), bot_(players::usual_bot()),
      games_(Request::games_bounds.usual), form_(*this, {}, Density::Dense),
      row_(this, wx_tr("Play games on both"), wx_tr("Games played"), [this] { toggle(); }),
      table_(new ComparisonTable(this, wx_tr("Results of games on both maps"),
                                 shown_in_window({report::difference_columns()}))),
      remarks_(new wxTextCtrl(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                              wxTE_MULTILINE | wxTE_READONLY | wxTE_NO_VSCROLL | wxBORDER_NONE)),
      run_([this] { on_progress(); }) {
    row_.button().SetToolTip(wx_tr("Play the same deals on both maps, or stop (F5)"));
    name_for_readers(*remarks_, wx_tr("What the games show"));
    lay_out();
}

std::vector<Field> PairedGames::fields() {
    const auto possible = [this] {
        std::vector<Option<int>> offered;
        for (int number = possible_.least; number <= possible_.most; ++number) {
            offered.push_back({number, wxString::Format("%d", number)});
        }
        return offered;
    };
    const auto enabled = [this] { return !running(); };
    const Field bot = {.label = wx_tr("Bots"),
                       .control = fields::choice<std::string>(bot_, bot_options()),
                       .tip = wx_tr("The bot that plays on all seats"),
                       .least = {100, wxDefaultCoord},
                       .enabled = enabled};
    const Field games = {.label = wx_tr("Games"),
                         .control = fields::count(games_, Request::games_bounds),
                         .tip = wx_tr("How many games on each map"),
                         .grow = false,
                         .enabled = enabled};
    return {{.label = wx_tr("Players"),
             .control = fields::choice<int>(players_, possible),
             .tip = wx_tr("Number of players"),
             .grow = false,
             .enabled = enabled,
             .beside = {bot, games}}};
}

void PairedGames::lay_out() {
    form_.add(fields());
    const int gap = FromDIP(spacing::gap);
    auto* progress = new wxBoxSizer(wxHORIZONTAL);
    progress->Add(&row_.button(), wxSizerFlags().CenterVertical());
    progress->Add(&row_.gauge(), wxSizerFlags(1).CenterVertical().Border(wxLEFT, 2 * gap));
    progress->Add(&row_.words(), wxSizerFlags(2).CenterVertical().Border(wxLEFT, 2 * gap));
    remarks_->SetMinSize({-1, 5 * GetCharHeight()});
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(form_.sizer(), wxSizerFlags().Expand());
    rows->Add(progress, wxSizerFlags().Expand().Border(wxTOP | wxBOTTOM, gap));
    rows->Add(table_, wxSizerFlags(1).Expand());
    rows->Add(remarks_, wxSizerFlags().Expand().Border(wxTOP, gap));
    auto* border = new wxBoxSizer(wxVERTICAL);
    border->Add(rows, wxSizerFlags(1).Expand().Border(wxALL, gap));
    SetSizer(border);
    SetSize(GetBestSize()); // so that fields are not squeezed until the panel has its place
}

void PairedGames::set_maps(std::array<std::shared_ptr<const map::Map>, 2> maps) {
    run_.abandon();
    maps_ = std::move(maps);
    offer_players();
    show_running();
    changed_();
}

void PairedGames::offer_players() {
    possible_ = {1, 0};
    try {
        legality::require_playable(*maps_[0]);
        legality::require_playable(*maps_[1]);
        possible_ = common_players(maps_);
        if (playable()) {
            const map::Details& map = maps_[0]->details();
            const int usual = rules::usual_players(rules::ruleset_of(map), map.players);
            players_ = std::clamp(usual, possible_.least, possible_.most);
        }
        show_nothing(
            playable()
                ? wx_tr(
                      "The same cards are dealt on both maps, so only the maps make a difference.")
                : wx_tr("The rules of the two maps have no number of players in common."));
    } catch (const InputError& error) {
        show_nothing(wx_text(error.what()));
    }
}

void PairedGames::toggle() {
    if (running()) {
        run_.stop();
    } else if (playable()) {
        play();
    }
}

void PairedGames::play() {
    show_nothing({});
    run_.start(
        [request = request()](const auto& control, const auto&) {
            control.begin(simulation::RunState::Unit::Games, games_on_each(request));
            return experiments::compare(request, control);
        },
        simulation::End::Games, simulation::End::Games);
    show_running();
    changed_();
}

experiments::ComparisonRequest PairedGames::request() const {
    const balance::GameRequest game{.players = players_};
    return {.one = game.on(*maps_[0]),
            .other = game.on(*maps_[1]),
            .experiment = balance::usual_experiment({bot_}),
            .games = games_};
}

void PairedGames::on_progress() {
    if (running()) {
        show_running();
        return;
    }
    if (run_.result() != nullptr) {
        comparison_ = run_.result();
        show_result(*comparison_);
    } else {
        show_nothing(wx_text(run_.state().error));
    }
    show_running();
    changed_();
}

void PairedGames::show_result(const report::MapComparison& comparison) {
    table_->show(shown_in_window(report::games_table(comparison)));
    remarks_->SetValue(all_remarks(comparison));
}

void PairedGames::show_running() {
    form_.refresh();
    if (running()) {
        row_.show({.running = true,
                   .verb = wx_tr("Stop"),
                   .share = run_.state().share(),
                   .text = wx_text(
                       tr("{} of {} games on each map", run_.state().done, run_.state().most))});
    } else {
        row_.show({.verb = wx_tr("Play games on both"),
                   .can_press = playable(),
                   .text = comparison_ ? played_text(*comparison_) : wxString()});
    }
}

void PairedGames::show_nothing(const wxString& why) {
    comparison_.reset();
    table_->show(shown_in_window({report::difference_columns()}));
    remarks_->SetValue(why);
}

} // namespace pampas::desktop
