#include "editor/desktop/frame/repair_controller.h"

#include "analysis/report/repair/words.h"
#include "analysis/wording/words.h"
#include "editor/desktop/panels/repair_panel.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/map/difference.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

using Stage = RepairState::Stage;

/// `gap 12.3 points with 4 changes, 3 min left`.
wxString reached_text(const RepairProgress& progress) {
    if (progress.played == 0) {
        return wx_tr("Shuffling …");
    }
    const double left = static_cast<double>(progress.most) - static_cast<double>(progress.played);
    const std::string time =
        left > 0 ? wording::time_left(left / progress.games_a_second()) : std::string();
    if (!progress.reached) {
        return wx_text(time);
    }
    const std::string reached =
        report::reached_words(progress.reached->changes, progress.reached->gap);
    return wx_text(time.empty() ? reached : reached + ", " + time);
}

} // namespace

RepairController::RepairController(Canvas& canvas, document::Document& document, RepairPanel& panel,
                                   Hooks hooks)
    : canvas_(canvas), document_(document), panel_(panel), hooks_(std::move(hooks)),
      runner_([this](const RepairProgress& progress) { on_progress(progress); }) {
    refresh();
}

void RepairController::refresh() {
    panel_.set_map(document_.map().details());
    show_offer();
    look(panel_.proposals().looked_at());
}

void RepairController::toggle() {
    if (run_) {
        end();
    } else {
        begin();
    }
    show_state();
    hooks_.changed();
}

void RepairController::begin() {
    problem_.clear();
    try {
        RepairRequest wanted = request(panel_.plan());
        Run run;
        wanted.enough = run.enough.get_token();
        run.progress.request = runner_.play(std::move(wanted));
        run_ = std::move(run);
    } catch (const InputError& error) {
        problem_ = error.what();
    }
}

RepairRequest RepairController::request(repair::RepairPlan plan) const {
    const map::Map& map = document_.map();
    plan.limits.client = hooks_.client();
    return {map, rules::ruleset_of(map.details()), std::move(plan)};
}

void RepairController::end() {
    if (!run_->enough.stop_requested()) {
        run_->enough.request_stop();
    } else {
        run_->stopping = true;
        runner_.stop();
    }
}

void RepairController::on_progress(const RepairProgress& progress) {
    if (!run_ || progress.request != run_->progress.request) {
        return;
    }
    run_->progress = progress;
    if (progress.over) {
        problem_ = progress.error;
        if (progress.report != nullptr) {
            report_ = progress.report;
            panel_.set_report(report_);
        }
        run_.reset();
        look(panel_.proposals().looked_at());
        hooks_.changed();
    }
    show_state();
}

const repair::Proposal* RepairController::proposal(std::optional<std::size_t> number) const {
    const bool is_one = report_ != nullptr && number && *number < report_->found.proposals.size();
    return is_one ? &report_->found.proposals[*number] : nullptr;
}

RepairController::Fit RepairController::fit(const repair::Proposal& proposal) const {
    const map::Map& now = document_.map();
    const map::Map& before = report_->found.before.variant.map;
    if (map::same_board(now, proposal.variant.map)) {
        return Fit::IsApplied;
    }
    if (!map::same_board(now, before)) {
        return Fit::IsOfAnotherState;
    }
    const bool is_locked =
        std::ranges::any_of(map::differences(before, proposal.variant.map),
                            [&now](const auto& change) { return now.is_locked(change.at); });
    return is_locked ? Fit::HasLocks : Fit::Fits;
}

void RepairController::look(std::optional<std::size_t> number) {
    std::vector<document::PlacedSpace> changed;
    const repair::Proposal* looked_at = proposal(number);
    if (looked_at != nullptr && fit(*looked_at) == Fit::Fits) {
        for (const auto& change : map::differences(document_.map(), looked_at->variant.map)) {
            changed.push_back({change.at, change.other});
        }
    }
    canvas_.show_proposal(std::move(changed));
    show_offer();
}

void RepairController::apply(std::size_t number) {
    const repair::Proposal* chosen = proposal(number);
    if (chosen == nullptr || fit(*chosen) != Fit::Fits) {
        return;
    }
    document_.repaint(chosen->variant.map,
                      trn("Repair {} space", "Repair {} spaces", chosen->changes));
    hooks_.say(trn("{} space changed; Undo takes it back",
                   "{} spaces changed; Undo takes them back", chosen->changes));
    refresh();
}

void RepairController::show_state() {
    RepairState state{.text = wx_text(problem_)};
    if (run_) {
        const bool is_enough = run_->enough.stop_requested();
        state.stage = run_->stopping ? Stage::Stopping
                      : is_enough    ? Stage::Confirming
                                     : Stage::Searching;
        state.share = std::min(run_->progress.share(), 1.0);
        state.text = run_->stopping ? wx_tr("Finishing the games that have begun …")
                     : is_enough    ? wx_tr("Playing what was found with fresh cards …")
                                    : reached_text(run_->progress);
    }
    panel_.set_state(state);
}

void RepairController::show_offer() {
    const repair::Proposal* selected = proposal(panel_.proposals().selected());
    if (selected == nullptr) {
        panel_.set_offer({}, false, true);
        return;
    }
    const Fit how = fit(*selected);
    panel_.set_offer(offer_text(*selected, how), how == Fit::Fits, how != Fit::IsOfAnotherState);
}

wxString RepairController::offer_text(const repair::Proposal& proposal, Fit fit) {
    switch (fit) {
    case Fit::IsApplied:
        return wx_tr("The map is like this now.");
    case Fit::HasLocks:
        return wx_tr("It changes a space that is locked now.");
    case Fit::IsOfAnotherState:
        return wx_tr("The map has changed since: undo that, or search again.");
    case Fit::Fits:
        break;
    }
    return wx_text(trn("{} space changes", "{} spaces change", proposal.changes));
}

ActionGroup RepairController::actions() {
    return {
        {.label = tr_later("Search repairs"),
         .keys = {"Shift+F5"},
         .help = wx_tr("Search the smallest changes that make seats win alike, or stop and see "
                       "what was found"),
         .run =
             [this] {
                 hooks_.show_panel();
                 toggle();
             },
         .changing = [this] { return run_ ? wx_tr("Stop the search") : wx_tr("Search repairs"); }},
        {.label = tr_later("Apply the repair"),
         .keys = {"Ctrl+Shift+F5"},
         .help = wx_tr("Change the map as the proposal says that is selected"),
         .run = [this] { apply(*panel_.proposals().selected()); },
         .enabled =
             [this] {
                 const auto* selected = proposal(panel_.proposals().selected());
                 return selected != nullptr && fit(*selected) == Fit::Fits;
             }}};
}

} // namespace pampas::desktop
