#include "editor/desktop/panels/repair_panel.h"

#include "analysis/balance/experiment.h"
#include "analysis/legality/playable.h"
#include "analysis/report/experiments/repair.h"
#include "analysis/wording/words.h"
#include "editor/desktop/panels/map_heading.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/map/difference.h"

#include <wx/button.h>
#include <wx/sizer.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

constexpr std::size_t most_summary_lines = 4;

/// `gap 12.3 % with 4 changes, 3 min left`.
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

/// Runs a repair, reports what it finds on the way to `show`, and returns its last report.
report::RepairReport repaired(const balance::PlayedMap& on, const repair::RepairPlan& plan,
                              const simulation::RunControl& control,
                              const Run<report::RepairReport>::Show& show) {
    control.begin(simulation::RunState::Unit::Games, repair::most_games(plan));
    const auto report = [&](const repair::Repair& found) {
        return report::RepairReport{on.map.details().name, plan, found};
    };
    return report(repair::repair(on.map, on.rules, plan, control,
                                 [&](const repair::Repair& found) { show(report(found)); }));
}

} // namespace

RepairPanel::RepairPanel(wxWindow* parent, Context& context)
    : ScrolledPanel(parent), context_(context),
      form_(new RepairForm(this, [this] { fold_->say(form_->summary()); })),
      fold_(new Fold(this, *form_)),
      progress_(this, wx_tr("Search"), wx_tr("Progress"), [this] { toggle(); }),
      summary_(new WrappedText(this, most_summary_lines)),
      list_(new ProposalList(this, {.look = [this](auto row) { look(row); },
                                    .apply = [this](std::size_t row) { apply(row); }})),
      offer_(new NoticeBar(this, {.label = wx_tr("Apply"),
                                  .tip = wx_tr("Change the map this way; Undo reverts it"),
                                  .run = [this] { apply(*list_->selected()); },
                                  .compact = true})),
      repairs_(context.maps(), [this] {
          return std::make_unique<MapRepair>(context_.maps().id(),
                                             [this](MapRepair& repair) { on_progress(repair); });
      }) {
    name_for_readers(*list_, wx_tr("Proposals"), ReaderRole::List);
    progress_.button().SetToolTip(wx_tr("Look for the smallest changes that reach the goal, or "
                                        "stop and see what was found (Shift+F5)"));
    Bind(wxEVT_SHOW, [this](wxShowEvent& event) {
        if (!IsBeingDeleted()) {
            look(event.IsShown() ? list_->looked_at() : std::nullopt);
        }
        event.Skip();
    });
    lay_out();
    SetSize(GetBestSize()); // prevents squeezed fields until the panel is laid out
    show_report();
    refresh();
    connections_ = {context.settled.connect([this](bool map_changed) {
                        if (map_changed) {
                            refresh();
                        }
                    }),
                    context.maps().switched.connect([this] { switch_map(); })};
}

void RepairPanel::lay_out() {
    const int space = FromDIP(spacing::gap);
    progress_.button().MoveBeforeInTabOrder(fold_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const auto below = wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, space);
    rows->Add(new MapHeading(this, context_),
              wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, space));
    rows->Add(progress_.button_and_gauge(), wxSizerFlags().Expand().Border(wxALL, space));
    rows->Add(&progress_.words(), below);
    rows->Add(fold_, wxSizerFlags().Expand());
    rows->Add(form_, below);
    rows->Add(summary_, below);
    rows->Add(list_, wxSizerFlags(1).Expand());
    rows->Add(offer_, wxSizerFlags().Expand());
    SetSizer(rows);
}

void RepairPanel::refresh() {
    form_->set_map(context_.map().details());
    fold_->say(form_->summary());
    tell_steps();
    look(IsShown() ? list_->looked_at() : std::nullopt);
}

void RepairPanel::switch_map() {
    show_report();
    show_state();
    refresh();
}

void RepairPanel::toggle() {
    if (running()) {
        now().run.stop();
    } else {
        begin();
        show_report();
    }
    tell(now());
    show_state();
    context_.refresh_actions();
}

void RepairPanel::tell(const MapRepair& repair) {
    context_.work().set(repair.id, "repair",
                        repair.run.is_running() ? std::optional(repair.run.state().share())
                                                : std::nullopt);
}

void RepairPanel::begin() {
    now().problem.clear();
    try {
        repair::RepairPlan plan = form_->plan();
        legality::require_playable(context_.map());
        plan.limits.client = context_.client();
        now().run.start([on = balance::GameRequest().on(context_.map()), plan = std::move(plan)](
                            const auto& control,
                            const auto& show) { return repaired(on, plan, control, show); },
                        simulation::End::Search, simulation::End::Games);
    } catch (const InputError& error) {
        now().problem = error.what();
    }
}

void RepairPanel::on_progress(MapRepair& repair) {
    const bool has_ended = !repair.run.is_running();
    tell(repair);
    const bool has_found = repair.run.result() != nullptr && repair.run.result() != repair.report;
    if (has_ended) {
        repair.problem = repair.run.state().error;
    }
    if (has_found) {
        repair.report = repair.run.result();
    }
    if (!repairs_.is_current(repair)) {
        return;
    }
    if (has_found || has_ended) {
        show_report();
        refresh();
        context_.refresh_actions();
    }
    show_state();
}

const repair::Proposal* RepairPanel::proposal(std::optional<std::size_t> number) const {
    const bool is_one = report() != nullptr && number && *number < report()->found.proposals.size();
    return is_one ? &report()->found.proposals[*number] : nullptr;
}

RepairPanel::Fit RepairPanel::fit(const repair::Proposal& proposal) const {
    const map::Map& now = context_.map();
    const map::Map& before = report()->found.before.variant.map;
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

void RepairPanel::look(std::optional<std::size_t> number) {
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

void RepairPanel::tell_steps() {
    const std::optional<std::size_t> best =
        report() == nullptr ? std::nullopt : report()->found.best;
    const repair::Proposal* offered = proposal(best);
    std::vector<NextStep> steps;
    if (offered != nullptr && fit(*offered) == Fit::Fits) {
        steps.push_back(
            {.finding = {"repair", findings::Severity::Note,
                         tr("Repair: {}", proposal_words(*report(), *best).headline.utf8_string())},
             .task = offer_text(*offered, Fit::Fits).utf8_string(),
             .verb = tr("Apply"),
             .run = [this, best] { apply(*best); }});
    }
    context_.steps().set(NextSteps::Source::Repair, std::move(steps));
}

void RepairPanel::apply(std::size_t number) {
    const repair::Proposal* chosen = proposal(number);
    if (chosen == nullptr || fit(*chosen) != Fit::Fits) {
        return;
    }
    context_.maps().interrupt();
    context_.document().repaint(chosen->variant.map,
                                trn("Repair {} space", "Repair {} spaces", chosen->changes));
    context_.say(trn("{} space changed; Undo reverts it", "{} spaces changed; Undo reverts them",
                     chosen->changes));
    refresh();
}

ProgressRow::Shown RepairPanel::state() const {
    if (!running()) {
        return {.verb = wx_tr("Search"), .text = wx_text(now().problem)};
    }
    const Run<report::RepairReport>& run = now().run;
    const bool is_confirming = run.ending() == simulation::End::Search;
    return {.running = true,
            .verb = is_confirming     ? wx_tr("Stop now")
                    : run.is_ending() ? wx_tr("Stopping …")
                                      : wx_tr("Stop"),
            .can_press = is_confirming || !run.is_ending(),
            .share = run.state().share(),
            .text = is_confirming     ? wx_tr("Testing the results in new deals …")
                    : run.is_ending() ? wx_tr("Finishing the games in progress …")
                                      : reached_text(run.state())};
}

void RepairPanel::show_state() {
    const ProgressRow::Shown shown = state();
    form_->Enable(!shown.running);
    progress_.show(shown);
    fold_->make_room(shown.running || report() != nullptr);
}

void RepairPanel::show_report() {
    summary_->say(report() == nullptr ? wxString() : repair_summary(*report()));
    list_->set_empty_text(running() ? wx_tr("Trying changes …")
                          : report() == nullptr
                              ? wx_tr("Search plays many games to find the few spaces to change so "
                                      "that all seats win equally often.\n\nPoint at a proposal to "
                                      "see it on the map. What is locked stays as it is.")
                              : wx_text(report::nothing_words(*report())));
    list_->set_report(report());
    Layout();
}

void RepairPanel::show_offer() {
    const repair::Proposal* selected = proposal(list_->selected());
    const Fit how = selected != nullptr ? fit(*selected) : Fit::Fits;
    list_->set_fresh(how != Fit::IsOfAnotherState);
    if (selected != nullptr) {
        offer_->allow(how == Fit::Fits);
        offer_->keep_saying(offer_text(*selected, how));
    } else {
        offer_->leave();
    }
}

wxString RepairPanel::offer_text(const repair::Proposal& proposal, Fit fit) {
    switch (fit) {
    case Fit::IsApplied:
        return wx_tr("The map already has these changes.");
    case Fit::HasLocks:
        return wx_tr("It changes a space that is now locked.");
    case Fit::IsOfAnotherState:
        return wx_tr("The map has changed since the search. Undo that, or search again.");
    case Fit::Fits:
        break;
    }
    return wx_text(trn("Changes {} space", "Changes {} spaces", proposal.changes));
}

std::vector<ActionGroup> RepairPanel::actions() {
    return {ActionGroup{
        {.id = "games.repair",
         .label = tr_later("Search for repairs"),
         .keys = {"Shift+F5"},
         .help = wx_tr("Look for the smallest changes that make all seats win equally often, or "
                       "stop and see what was found"),
         .run =
             [this] {
                 context_.show_panel("repair");
                 toggle();
             },
         .changing =
             [this] { return running() ? wx_tr("Stop the search") : wx_tr("Search for repairs"); }},
        {.id = "games.apply-repair",
         .label = tr_later("Apply the repair"),
         .keys = {"Ctrl+Shift+F5"},
         .help = wx_tr("Change the map as the selected proposal says"),
         .run = [this] { apply(*list_->selected()); },
         .enabled =
             [this] {
                 const auto* selected = proposal(list_->selected());
                 return selected != nullptr && fit(*selected) == Fit::Fits;
             }}}};
}

} // namespace pampas::desktop
