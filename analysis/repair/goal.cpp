#include "analysis/repair/goal.h"

#include "analysis/legality/legality.h"
#include "analysis/measures/map_findings.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace pampas::repair {
namespace {

bool is_number_of_spaces(const measures::Figure& figure) {
    constexpr std::array<std::string_view, 4> keys{"spaces", "land", "waters", "markets"};
    return std::ranges::find(keys, figure.key) != keys.end();
}

} // namespace

Goal Goal::named(const std::string& text) {
    if (text == "gap") {
        return {};
    }
    if (text == "findings") {
        return {Kind::Findings};
    }
    if (text.find('=') == std::string::npos) {
        throw InputError(
            tr("--goal: expected gap, findings or FIGURE=LOW..HIGH, not \"{}\"", escaped(text)));
    }
    return {Kind::Figure, measures::read_target(text, "--goal")};
}

void require_reachable(const map::Map& map, const Goal& goal, const Limits& limits) {
    if (goal.kind != Goal::Kind::Figure || !is_number_of_spaces(*goal.target.figure)) {
        return;
    }
    graph::Analysis counted;
    counted.map = map;
    counted.counts = map.counts();
    const double now = *measures::measure(*goal.target.figure, counted);
    const double missed = *goal.target.missed_by(now);
    if (missed > 0 && goal.target.figure == &measures::figure("spaces")) {
        throw InputError(tr("{}: the map has {:g}, and a repair cannot add or remove spaces",
                            words_of(goal.target), now));
    }
    if (missed > 0 && !limits.free_counts) {
        throw InputError(tr("{}: the map has {:g}, and the number of spaces of each kind is kept",
                            words_of(goal.target), now));
    }
    if (missed > static_cast<double>(limits.changes)) {
        throw InputError(trn("{1}: the map has {2:g}, and at most {0} space may change",
                             "{1}: the map has {2:g}, and at most {0} spaces may change",
                             limits.changes, words_of(goal.target), now));
    }
}

GoalMeasure::GoalMeasure(const map::Map& map, Goal goal, legality::Client client,
                         const std::stop_token& stop)
    : goal_(goal), client_(std::move(client)), analysis_(graph::quick_analysis(map, stop)) {
    measure_traffic(analysis_, stop);
}

double GoalMeasure::distance(const map::Map& changed, const std::stop_token& stop) const {
    graph::Analysis analysis = graph::quick_analysis(changed, analysis_, stop);
    measure_traffic(analysis, stop);
    return distance_of(analysis);
}

/// Only if the goal needs it. One thread, because callers measure maps in parallel.
void GoalMeasure::measure_traffic(graph::Analysis& analysis, const std::stop_token& stop) const {
    if (goal_.kind == Goal::Kind::Findings || goal_.target.figure == &measures::traffic()) {
        analysis.betweenness = graph::betweenness(analysis.map, {.run = stop, .threads = 1});
    }
}

std::optional<double> GoalMeasure::figure(const map::Map& map) const {
    graph::Analysis analysis = graph::quick_analysis(map, analysis_, {});
    measure_traffic(analysis, {});
    return figure_of(analysis);
}

std::optional<double> GoalMeasure::figure_of(const graph::Analysis& analysis) const {
    return goal_.kind == Goal::Kind::Findings ? static_cast<double>(wrong_about(analysis).size())
                                              : measures::measure(*goal_.target.figure, analysis);
}

double GoalMeasure::distance_of(const graph::Analysis& analysis) const {
    const std::optional<double> value = figure_of(analysis);
    return goal_.kind == Goal::Kind::Findings
               ? *value
               : goal_.target.missed_by(value).value_or(std::numeric_limits<double>::infinity());
}

std::vector<findings::Finding> GoalMeasure::wrong_about(const graph::Analysis& analysis) const {
    auto found = measures::map_findings(analysis, legality::findings(analysis.map, client_));
    std::erase_if(found, [](const findings::Finding& finding) {
        return finding.severity == findings::Severity::Note;
    });
    return found;
}

std::vector<double> GoalMeasure::blame() const {
    constexpr double more = 5;
    const map::Map& map = analysis_.map;
    std::vector<double> result(map.spaces().size(), 1);
    if (goal_.kind != Goal::Kind::Findings) {
        return result;
    }
    for (const findings::Finding& finding : wrong_about(analysis_)) {
        for (const hex::Coordinate at : finding.spaces) {
            result[map.grid().offset(at)] += more;
            for (const hex::Coordinate beside : map.grid().neighbours(at)) {
                result[map.grid().offset(beside)] += more / 2;
            }
        }
    }
    return result;
}

namespace {

/// Weights relative to 1, that of a space where nobody plays. A tenth of a player adds as much.
constexpr double of_seats = 10;
constexpr double of_winners = 10;

/// The sum of absolute deviations from the mean.
double spread(const std::vector<double>& numbers) {
    double mean = 0;
    for (const double number : numbers) {
        mean += number / static_cast<double>(numbers.size());
    }
    double sum = 0;
    for (const double number : numbers) {
        sum += std::abs(number - mean);
    }
    return sum;
}

double weight_of_cell(const balance::PlayerSums& tiles, std::size_t cell) {
    std::vector<double> rates;
    for (std::size_t seat = 0; seat < tiles.players(); ++seat) {
        rates.push_back(tiles.seat_mean(seat, cell));
    }
    return of_seats * spread(rates) +
           of_winners * std::abs(tiles.winner_mean(cell) - tiles.other_mean(cell));
}

double weight_of_market(const balance::MarketFigures& market, double games) {
    std::vector<double> rates;
    rates.reserve(market.seats.size());
    for (const balance::SeatAtMarket& seat : market.seats) {
        rates.push_back(static_cast<double>(seat.reached) / games);
    }
    return of_seats * spread(rates);
}

} // namespace

std::vector<double> spaces_that_tell(const map::Map& map, const rules::Ruleset& rules,
                                     const design::TrialPlan& plan, std::size_t games,
                                     const simulation::RunControl& control) {
    std::vector<double> weights(map.spaces().size(), 1);
    for (const int players : plan.players) {
        const rules::Game game(map, rules, players);
        const auto tally =
            balance::play_series(game, {.experiment = plan.experiment, .games = games}, control)
                .tally;
        for (std::size_t cell = 0; cell < game.board().cells(); ++cell) {
            const hex::Coordinate at = game.board().at(static_cast<rules::Cell>(cell));
            weights[map.grid().offset(at)] += weight_of_cell(tally.tiles(), cell);
        }
        for (std::size_t market = 0; market < tally.markets().size(); ++market) {
            const hex::Coordinate at = game.board().markets()[market];
            weights[map.grid().offset(at)] += weight_of_market(
                tally.markets()[market], static_cast<double>(tally.deals().games()));
        }
    }
    return weights;
}

} // namespace pampas::repair
