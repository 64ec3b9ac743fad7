#include "editor/desktop/table/pairs_of_games.h"

#include "analysis/report/games/again.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <utility>

namespace pampas::desktop {

PairsOfGames::PairsOfGames(wxWindow* parent, std::shared_ptr<const report::GamesSummary> summary,
                           session::PlayedState before)
    : wxPanel(parent), summary_(std::move(summary)), before_(std::move(before)),
      row_(this, wx_text(trn("Play {} pair of games", "Play {} pairs of games", deals)),
           wx_tr("Games played"), [this] { toggle(); }),
      view_(new ChangeView(this)), run_([this] { on_progress(); }) {
    row_.button().SetToolTip(
        wx_tr("Play these deals on the map as it was and on the changed map, or stop"));
    name_for_readers(*view_, wx_tr("What your change did"));
    const int gap = FromDIP(spacing::gap);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(row_.button_and_gauge(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, gap));
    rows->Add(&row_.words(), wxSizerFlags().Expand().Border(wxALL, gap));
    rows->Add(view_, wxSizerFlags(1).Expand());
    SetSizer(rows);
    show();
}

void PairsOfGames::set_after(std::shared_ptr<const map::Map> map) {
    if (after_.map != nullptr && map::same_board(*after_.map, *map)) {
        return;
    }
    run_.abandon();
    after_ = {std::move(map), nullptr};
    problem_.clear();
    view_->show(nullptr);
    show();
}

void PairsOfGames::toggle() {
    if (is_running()) {
        run_.stop();
    } else if (after_.map != nullptr) {
        play();
    }
    show();
}

void PairsOfGames::abandon() {
    run_.abandon();
    show();
}

void PairsOfGames::play() {
    problem_.clear();
    const int players = static_cast<int>(summary_->bots.size());
    const std::size_t begun = after_.played == nullptr ? 0 : after_.played->end;
    try {
        SimulationRequest request{.map = after_.map,
                                  .game = {.ruleset = summary_->ruleset, .players = players},
                                  .plan = {.experiment = report::experiment_again(*summary_)},
                                  .begun = after_.played,
                                  .before = before_,
                                  .finds_change = true,
                                  .known_within = 0};
        request.plan.games =
            (begun + deals) *
            simulation::games_per_deal(request.plan.experiment.dealing.pairing, players);
        run_.start([request = std::move(request)](const auto& control, const auto& show) {
            return play_games(request, control, show);
        });
    } catch (const InputError& error) {
        problem_ = error.what();
    }
}

void PairsOfGames::on_progress() {
    if (const auto& played = run_.result()) {
        after_.played = played->games;
        before_ = *played->before;
        view_->show(played->change);
    }
    if (!is_running()) {
        problem_ = run_.state().error;
    }
    show();
}

void PairsOfGames::show() {
    const wxString verb =
        is_running() ? wx_tr("Stop")
        : after_.played == nullptr
            ? wx_text(trn("Play {} pair of games", "Play {} pairs of games", deals))
            : wx_text(trn("Play {} more pair", "Play {} more pairs", deals));
    row_.show({.running = is_running(),
               .verb = verb,
               .share = is_running() ? run_.state().share() : 0,
               .text = words()});
}

wxString PairsOfGames::words() const {
    if (is_running()) {
        return run_.is_ending() ? wx_tr("Finishing the games in progress …")
                                : wx_text(tr("{} of {} games on each map", run_.state().done,
                                             run_.state().most));
    }
    if (!problem_.empty()) {
        return wx_text(problem_);
    }
    return after_.played == nullptr
               ? wx_tr("One game is chance; many games show what the change does.")
               : wx_text(trn("{} game on each map", "{} games on each map",
                             after_.played->tally.deals().games()));
}

} // namespace pampas::desktop
