#include "analysis/report/games/summary.h"

#include "analysis/overlays/games.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::report {
namespace {

using balance::BoardTally;
using balance::CourseTally;
using balance::IncomeTally;
using balance::PlayerSums;

// Means for kinds of players: `mean` gives the mean of a figure of such players.

Categories categories_of(const PlayerSums& sums, const auto& mean, std::size_t first = 0) {
    Categories categories;
    for (std::size_t category = 0; category < categories.size(); ++category) {
        categories[category] = mean(sums, first + category);
    }
    return categories;
}

Earnings earnings_of(const BoardTally& tally, const auto& mean) {
    return {.markets = mean(tally.income(), IncomeTally::Markets),
            .harvests = mean(tally.income(), IncomeTally::Harvests),
            .chips_taken = mean(tally.income(), IncomeTally::ChipsTaken),
            .interim = categories_of(tally.scorings().interim(), mean),
            .final = categories_of(tally.scorings().final(), mean)};
}

double winners_mean(const PlayerSums& sums, std::size_t figure) {
    return sums.winner_mean(figure);
}

double others_mean(const PlayerSums& sums, std::size_t figure) {
    return sums.other_mean(figure);
}

std::optional<WinShare> share_of(const balance::WinRate& wins) {
    return wins.players() == 0
               ? std::nullopt
               : std::optional(WinShare{wins.players(), wins.rate(), wins.interval()});
}

SeatSummary seat_of(const BoardTally& tally, std::size_t seat) {
    const balance::SeatTally& seats = tally.seats();
    const balance::Moments& points = seats.seats()[seat].points;
    SeatSummary summary{.wins = seats.wins(seat),
                        .win_rate = seats.wins(seat) / static_cast<double>(seats.games()),
                        .win_interval = seats.win_interval(seat, tally.deals().design_effect(seat)),
                        .adjusted = tally.luck().adjusted(seat, tally.deals()),
                        .points = points.mean(),
                        .points_deviation = points.deviation(),
                        .points_interval = tally.deals().points_interval(seat),
                        .first_market = tally.first_markets()[seat]};
    for (std::size_t category = 0; category < summary.categories.size(); ++category) {
        summary.categories[category] = seats.category_mean(seat, category);
    }
    summary.earnings = earnings_of(tally, [seat](const PlayerSums& sums, std::size_t figure) {
        return sums.seat_mean(seat, figure);
    });
    return summary;
}

std::vector<SeatSummary> seats_of(const BoardTally& tally) {
    std::vector<SeatSummary> seats;
    for (std::size_t seat = 0; seat < tally.deals().players(); ++seat) {
        seats.push_back(seat_of(tally, seat));
    }
    return seats;
}

std::vector<MarketSummary> markets_of(const rules::Board& board, const BoardTally& tally) {
    std::vector<MarketSummary> markets;
    for (const balance::MarketFigures& market : tally.markets()) {
        markets.push_back({.at = board.markets()[markets.size()],
                           .reached = market.reached,
                           .rounds = market.rounds,
                           .pesos = market.pesos,
                           .who_come = share_of(market.with),
                           .who_do_not = share_of(market.without),
                           .seats = market.seats});
    }
    return markets;
}

std::vector<double> seat_rates(const PlayerSums& tiles, std::size_t cell) {
    std::vector<double> rates(tiles.players());
    for (std::size_t seat = 0; seat < rates.size(); ++seat) {
        rates[seat] = tiles.seat_mean(seat, cell);
    }
    return rates;
}

std::vector<SpaceSummary> spaces_of(const rules::Board& board, const BoardTally& tally) {
    std::vector<SpaceSummary> spaces(board.cells());
    for (std::size_t cell = 0; cell < spaces.size(); ++cell) {
        spaces[cell] = {.at = board.at(static_cast<rules::Cell>(cell)),
                        .used = tally.used()[cell],
                        .winners_rate = tally.tiles().winner_mean(cell),
                        .others_rate = tally.tiles().other_mean(cell),
                        .seat_rates = seat_rates(tally.tiles(), cell)};
    }
    return spaces;
}

std::vector<CourseStep> course_of(const PlayerSums& points) {
    std::vector<CourseStep> course;
    for (std::size_t step = 0; step < CourseTally::steps; ++step) {
        const std::size_t first = CourseTally::figure(step, 0);
        course.push_back({.share = static_cast<double>(step + 1) / CourseTally::steps,
                          .winners = categories_of(points, winners_mean, first),
                          .others = categories_of(points, others_mean, first)});
    }
    return course;
}

InterimSummary interim_of(const balance::ScoringTally& tally) {
    InterimSummary summary{.games = tally.interim_rounds().count(),
                           .round = tally.interim_rounds().mean(),
                           .sole_leader = share_of(tally.sole_leaders())};
    for (std::size_t i = 0; i < balance::ScoringTally::leads.size(); ++i) {
        summary.leads.push_back({balance::ScoringTally::leads[i], share_of(tally.leaders()[i])});
    }
    return summary;
}

/// Whether the games show what seats are worth: if bots keep their seats, all must be the same.
bool tells_of_seats(const balance::Experiment& experiment) {
    return experiment.dealing.pairing == simulation::Pairing::Rotated ||
           players::all_alike(experiment.bots);
}

/// The figures of the tallies, without how the games were played.
GamesSummary figures_of(const rules::Game& game, const BoardTally& tally) {
    GamesSummary summary{
        .map = game.board().map().details().name,
        .ruleset = game.rules().name,
        .games = tally.seats().games(),
        .seats = seats_of(tally),
        .rounds = tally.seats().rounds().mean(),
        .rounds_deviation = tally.seats().rounds().deviation(),
        .lead_changes = tally.course().lead_changes().mean(),
        .actions = tally.actions(),
        .equality = tally.seats().fairness(tally.deals().mean_design_effect()),
        .markets = markets_of(game.board(), tally),
        .spaces = spaces_of(game.board(), tally),
        .winners = {tally.income().winner_rows(), earnings_of(tally, winners_mean)},
        .others = {tally.income().other_rows(), earnings_of(tally, others_mean)},
        .course = course_of(tally.course().points()),
        .interim = interim_of(tally.scorings())};
    for (const overlays::GamesKind& kind : overlays::kinds_of_games()) {
        summary.overlays.push_back(kind.make(game, tally));
    }
    return summary;
}

} // namespace

std::string thinking_of(const balance::Experiment& experiment) {
    if (std::ranges::none_of(experiment.bots, players::searches)) {
        return "";
    }
    const players::SearchBudget& thinking = experiment.thinking;
    return thinking.turn ? tr("{} ms a turn", thinking.turn->count())
                         : trn("{} playout a plan", "{} playouts a plan", thinking.playouts);
}

double mean_points(const GamesSummary& summary) {
    double sum = 0;
    for (const SeatSummary& seat : summary.seats) {
        sum += seat.points;
    }
    return sum / static_cast<double>(summary.seats.size());
}

double markets_used(const GamesSummary& summary) {
    std::int64_t reached = 0;
    for (const MarketSummary& market : summary.markets) {
        reached += market.reached;
    }
    const auto could = static_cast<double>(summary.games) *
                       static_cast<double>(std::max(summary.markets.size(), std::size_t{1}));
    return static_cast<double>(reached) / could;
}

GamesSummary summary_of(const rules::Game& game, const balance::SeriesPlan& plan,
                        const balance::Series& series) {
    GamesSummary summary = figures_of(game, series.tally);
    const balance::DealTally& deals = series.tally.deals();
    summary.seed = plan.experiment.dealing.seed;
    summary.bots = plan.experiment.bots;
    summary.thinking = thinking_of(plan.experiment);
    if (tells_of_seats(plan.experiment)) {
        summary.fairness = balance::fairness(deals, plan.tolerance);
    }
    if (plan.experiment.dealing.pairing == simulation::Pairing::Rotated) {
        summary.paired = PairedDeals{deals.deals(), deals.mean_design_effect()};
    }
    summary.by_strength = series.by_strength;
    summary.checksums = series.digests.checksums();
    summary.digests = series.digests.valued(series.tally.luck());
    summary.interrupted = series.interrupted;
    summary.timing = Timing{series.seconds, plan.experiment.threads};
    return summary;
}

} // namespace pampas::report
