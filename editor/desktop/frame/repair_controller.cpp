#include "editor/desktop/frame/repair_controller.h"

#include "analysis/report/repair/repair.h"
#include "analysis/wording/words.h"
#include "editor/desktop/panels/repair_panel.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/map/difference.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

/// `gap 12.3 points with 4 changes, 3 min left`.
wxString reached_text(const simulation::RunState& state) {
    if (state.done == 0) {
        return wx_tr("Shuffling …");
    }
    const auto left = state.seconds_left();
    const std::string time = left ? wording::time_left(*left) : std::string();
    if (!state.best) {
        return wx_text(time);
    }
    const std::string reached = wording::reached(*state.best);
    return wx_text(time.empty() ? reached : reached + ", " + time);
}

/// The report on a search for changes.
report::RepairReport repaired(const map::Map& map, const rules::Ruleset& rules,
                              const repair::RepairPlan& plan,
                              const simulation::RunControl& control) {
    control.begin(simulation::RunState::Unit::Games, repair::most_games(plan));
    return {map.details().name, plan, repair::repair(map, rules, plan, control)};
}

} // namespace

RepairController::RepairController(Context& context, RepairPanel& panel)
    : context_(context), panel_(panel), settled_(context.settled.connect([this](bool map_changed) {
          if (map_changed) {
              refresh();
          }
      })),
      run_([this] { on_progress(); }) {
    refresh();
}

void RepairController::refresh() {
    panel_.set_map(context_.map().details());
    show_offer();
    look(panel_.proposals().looked_at());
}

void RepairController::toggle() {
    if (running()) {
        run_.stop();
    } else {
        begin();
    }
    show_state();
    context_.refresh_actions();
}

void RepairController::begin() {
    problem_.clear();
    try {
        repair::RepairPlan plan = panel_.plan();
        plan.limits.client = context_.client();
        const map::Map& map = context_.map();
        run_.start(
            [map, rules = rules::ruleset_of(map.details()), plan = std::move(plan)](
                const auto& control, const auto&) { return repaired(map, rules, plan, control); },
            simulation::End::Search, simulation::End::Games);
    } catch (const InputError& error) {
        problem_ = error.what();
    }
}

void RepairController::on_progress() {
    if (!running()) {
        problem_ = run_.state().error;
        if (run_.result() != nullptr) {
            report_ = run_.result();
            panel_.set_report(report_);
        }
        look(panel_.proposals().looked_at());
        context_.refresh_actions();
    }
    show_state();
}

const repair::Proposal* RepairController::proposal(std::optional<std::size_t> number) const {
    const bool is_one = report_ != nullptr && number && *number < report_->found.proposals.size();
    return is_one ? &report_->found.proposals[*number] : nullptr;
}

RepairController::Fit RepairController::fit(const repair::Proposal& proposal) const {
    const map::Map& now = context_.map();
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
        for (const auto& change : map::differences(context_.map(), looked_at->variant.map)) {
            changed.push_back({change.at, change.other});
        }
    }
    context_.propose(changed);
    show_offer();
}

void RepairController::apply(std::size_t number) {
    const repair::Proposal* chosen = proposal(number);
    if (chosen == nullptr || fit(*chosen) != Fit::Fits) {
        return;
    }
    context_.maps().interrupt();
    context_.document().repaint(chosen->variant.map,
                                trn("Repair {} space", "Repair {} spaces", chosen->changes));
    context_.say(trn("{} space changed; Undo takes it back",
                     "{} spaces changed; Undo takes them back", chosen->changes));
    refresh();
}

void RepairController::show_state() {
    ProgressRow::Shown state{.verb = wx_tr("Search"), .text = wx_text(problem_)};
    if (running()) {
        const bool is_confirming = run_.ending() == simulation::End::Search;
        state = {.running = true,
                 .verb = is_confirming      ? wx_tr("Stop at once")
                         : run_.is_ending() ? wx_tr("Stopping …")
                                            : wx_tr("Stop"),
                 .can_press = is_confirming || !run_.is_ending(),
                 .share = run_.state().share(),
                 .text = is_confirming      ? wx_tr("Playing what was found with fresh cards …")
                         : run_.is_ending() ? wx_tr("Finishing the games that have begun …")
                                            : reached_text(run_.state())};
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
    return {{.id = "games.repair",
             .label = tr_later("Search repairs"),
             .keys = {"Shift+F5"},
             .help = wx_tr("Search the smallest changes that make seats win alike, or stop and see "
                           "what was found"),
             .run =
                 [this] {
                     context_.show_panel("repair");
                     toggle();
                 },
             .changing =
                 [this] { return running() ? wx_tr("Stop the search") : wx_tr("Search repairs"); }},
            {.id = "games.apply-repair",
             .label = tr_later("Apply the repair"),
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
