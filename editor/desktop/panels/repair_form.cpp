#include "editor/desktop/panels/repair_form.h"

#include "analysis/design/trial.h"
#include "analysis/glossary/glossary.h"
#include "analysis/measures/published.h"

#include <fmt/format.h>

namespace pampas::desktop {
namespace {

using GoalKind = repair::Goal::Kind;

const wxSize narrowest(40, wxDefaultCoord); // in DIP: the fields of a range and the seed

/// A tolerance in points.
constexpr int points(double tolerance) {
    return static_cast<int>(100 * tolerance);
}

std::string number_text(const measures::Figure& figure, double value) {
    return fmt::format("{:.{}f}", value, figure.decimals);
}

std::vector<Option<int>> figure_options() {
    std::vector<Option<int>> options;
    for (const measures::Figure& figure : measures::figures()) {
        options.push_back({static_cast<int>(options.size()), wx_text(tr(figure.words)),
                           glossary::term_of(figure.key)});
    }
    return options;
}

} // namespace

RepairForm::RepairForm(wxWindow* parent, std::function<void()> changed)
    : wxPanel(parent), tolerance_(points(balance::tolerance_bounds.usual)),
      form_(*this, std::move(changed), Density::Dense) {
    plan_.trial.players = {rules::players_bounds.usual};
    propose_range();
    form_.add(fields());
    SetSizer(form_.sizer());
    form_.refresh();
}

std::vector<Field> RepairForm::fields() {
    return {players_field(),
            goal_field(),
            {.label = wx_tr("Games"),
             .control = fields::count(plan_.games, design::race_games),
             .tip = wx_tr("How many games compare maps in each round of the search; more games "
                          "find smaller differences and take longer"),
             .term = "interval"},
            changes_field(),
            seed_field()};
}

Field RepairForm::players_field() {
    return {.label = wx_tr("Players"),
            .control = fields::players(
                plan_.trial.players, [this] { return offered_players_; },
                wx_tr("Improve the map for this many players; if you choose several numbers, the "
                      "worst counts"))};
}

Field RepairForm::goal_field() {
    return {.label = wx_tr("Goal"),
            .control = fields::choice<GoalKind>(
                goal_, {{GoalKind::Gap, wx_tr("All seats win equally often")},
                        {GoalKind::Findings, wx_tr("No errors or warnings")},
                        {GoalKind::Figure, wx_tr("A figure within a range")}}),
            .tip = wx_tr("What the repaired map should achieve"),
            .least = fields::narrow,
            .below = goal_fields()};
}

std::vector<Field> RepairForm::goal_fields() {
    const auto is_figure = [this] { return goal_ == GoalKind::Figure; };
    const auto choose_figure = [this](int figure) {
        figure_ = figure;
        propose_range();
    };
    const Field high = {.label = wx_tr("up to"),
                        .control = fields::text(high_),
                        .name = wx_tr("To"),
                        .tip = wx_tr("The highest value allowed"),
                        .least = narrowest};
    return {{.control = fields::number(tolerance_, {1, points(balance::tolerance_bounds.most)}),
             .name = wx_tr("Gap below, %"),
             .tip = wx_tr("Seats win equally often if the best seat wins at most this many games "
                          "in 100 more than the worst"),
             .term = "gap",
             .unit = wx_tr("% gap"),
             .grow = false, // GTK warns about squeezed fields; the words after it may be cut
             .shown = [this] { return goal_ == GoalKind::Gap; }},
            {.control =
                 fields::choice<int>({[this] { return figure_; }, choose_figure}, figure_options()),
             .name = wx_tr("Figure"),
             .tip = wx_tr("The figure to bring into the range"),
             .least = fields::narrow,
             .shown = is_figure},
            {.control = fields::text(low_),
             .name = wx_tr("From"),
             .tip = wx_tr("The lowest value allowed"),
             .least = narrowest,
             .shown = is_figure,
             .beside = {high}}};
}

Field RepairForm::changes_field() {
    return {
        .label = wx_tr("Changes"),
        .control = fields::count(plan_.limits.changes, repair::Limits::changes_bounds),
        .tip = wx_tr("How many spaces may change at most; a swap of two spaces counts as two"),
        .below = {
            {.control = fields::check(plan_.limits.free_counts, wx_tr("Counts may change")),
             .tip = wx_tr("Allow more or fewer markets, water spaces and land spaces of each "
                          "terrain than now")},
            {.control = fields::check(plan_.limits.keep_symmetry, wx_tr("Keep symmetry")),
             .tip = wx_tr("Repeat each change wherever the map's symmetry requires it")},
            {.control = fields::check(plan_.by_strength, wx_tr("Stronger players too")),
             .tip = wx_tr(
                 "Also test the map and each proposal with stronger players; this takes minutes"),
             .term = "by-strength"}}};
}

Field RepairForm::seed_field() {
    return {.label = wx_tr("Seed"),
            .control = fields::seed(plan_.trial.experiment.dealing.seed),
            .tip = wx_tr("Use another seed to search elsewhere"),
            .term = "seed"};
}

void RepairForm::propose_range() {
    const auto& figure = measures::figures()[static_cast<std::size_t>(figure_)];
    if (const auto spread = measures::spread(figure, measures::published_maps())) {
        low_ = number_text(figure, (*spread)[1]);
        high_ = number_text(figure, (*spread)[3]);
    }
}

void RepairForm::set_map(const map::Details& map) {
    if (details_ && details_->players == map.players && details_->ruleset == map.ruleset) {
        return;
    }
    details_ = map;
    offered_players_ = numbers_of_players(rules::ruleset_to_offer(map), map.players);
    plan_.trial.players = fields::kept_players(plan_.trial.players, offered_players_);
    form_.refresh();
}

repair::Goal RepairForm::goal() const {
    if (goal_ != GoalKind::Figure) {
        return {goal_};
    }
    const auto& figure = measures::figures()[static_cast<std::size_t>(figure_)];
    return {goal_,
            measures::read_target(fmt::format("{}={}..{}", figure.key, low_, high_), tr("Goal"))};
}

std::string RepairForm::goal_words() const {
    switch (goal_) {
    case GoalKind::Gap:
        return tr("gap below {}\u00A0%", tolerance_);
    case GoalKind::Findings:
        return tr("no errors or warnings");
    case GoalKind::Figure:
        break;
    }
    return tr(measures::figures()[static_cast<std::size_t>(figure_)].words);
}

wxString RepairForm::summary() const {
    return wx_text(tr("{} players, {}, {}", fmt::join(plan_.trial.players, ", "), goal_words(),
                      trn("up to {} change", "up to {} changes", plan_.limits.changes)));
}

repair::RepairPlan RepairForm::plan() const {
    repair::RepairPlan plan = plan_;
    plan.goal = goal();
    if (plan.trial.players.empty()) {
        throw InputError(tr("Choose the number of players."));
    }
    if (goal_ == GoalKind::Gap) { // otherwise the field is hidden
        plan.tolerance = tolerance_ / 100.0;
    }
    plan.confirming_games = design::confirming_games(plan.games);
    return plan;
}

} // namespace pampas::desktop
