#include "analysis/balance/restriction.h"

#include "analysis/balance/series.h"
#include "analysis/balance/win_rate.h"
#include "engine/files/input_error.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace pampas::balance {
namespace {

constexpr std::size_t trying_games = 200;
constexpr std::size_t usual_markets = 3;

struct Category {
    std::string_view name;
    rules::ActionKind kind;
};

constexpr std::array<Category, 3> banned_categories{{{"harvest", rules::ActionKind::Harvest},
                                                     {"haciendas", rules::ActionKind::BuyHacienda},
                                                     {"water", rules::ActionKind::BuyWater}}};

std::string market_name(hex::Coordinate at) {
    return fmt::format("market [{},{}]", at.column, at.row);
}

/// Wins of the restricted player in a deal.
struct RestrictedDeal {
    std::int64_t wins = 0; ///< in parts of a win
    std::size_t played = 0;

    std::size_t games() const { return played; }
};

/// The seat of the restricted player in a game of a deal. He begins on the first seat and keeps his
/// hand, which moves to the last seat, then to the one before.
std::size_t seat_in(std::size_t step, std::size_t players) {
    return (players - step) % players;
}

class RestrictedWatcher : public GameWatcher {
  public:
    explicit RestrictedWatcher(std::size_t players) : players_(players) {}

    void end(const rules::State& state) override {
        deal_.wins += win_parts(state)[seat_in(deal_.played, players_)];
        ++deal_.played;
    }

    const RestrictedDeal& deal() const { return deal_; }

  private:
    std::size_t players_;
    RestrictedDeal deal_;
};

/// How far the true mean of rates may be from the observed one, on either side, with this
/// probability of error. Equal rates do not make it certain: an outcome of probability p stays
/// unseen in n deals with a probability of at most exp(-pn).
double reach_of(std::span<const double> rates, double error) {
    const auto count = static_cast<double>(rates.size());
    const double scatter = variance(rates);
    return scatter > 0 ? std::sqrt(scatter / count) * student_upper_quantile(count - 1, error)
                       : -std::log(error) / count;
}

RestrictedPlay play_of(const Restriction& restriction, std::span<const RestrictedDeal> deals,
                       std::size_t players, std::size_t tried) {
    RestrictedPlay result{.restriction = restriction};
    std::vector<double> rates;
    rates.reserve(deals.size());
    for (const RestrictedDeal& deal : deals) {
        rates.push_back(static_cast<double>(deal.wins) /
                        static_cast<double>(whole_win * static_cast<std::int64_t>(deal.played)));
        result.games += deal.played;
    }
    result.win_rate = mean(rates);
    result.cost = 1 / static_cast<double>(players) - result.win_rate;
    const double reach = reach_of(rates, 0.025 / static_cast<double>(tried));
    const double fair = 1 / static_cast<double>(players);
    result.interval = {std::max(result.cost - reach, fair - 1),
                       std::min(result.cost + reach, fair)};
    return result;
}

} // namespace

Restriction restriction_named(const std::string& without, const rules::Board& board) {
    if (const auto category = std::ranges::find(banned_categories, without, &Category::name);
        category != banned_categories.end()) {
        return {without, {.kind = category->kind}};
    }
    if (const auto species = std::ranges::find(rules::species_names, without);
        species != rules::species_names.end()) {
        return {without,
                {.species = static_cast<rules::Species>(species - rules::species_names.begin())}};
    }
    constexpr std::string_view market = "market ";
    const auto at = without.starts_with(market)
                        ? hex::coordinate_written(std::string_view(without).substr(market.size()))
                        : std::nullopt;
    if (!at) {
        throw InputError(
            tr(R"("{}": expected harvest, haciendas, water, {} or a market, such as "market T9")",
               without, fmt::format("{}", fmt::join(rules::species_names, ", "))));
    }
    const auto number = std::ranges::find(board.markets(), *at);
    if (number == board.markets().end()) {
        throw InputError(tr("\"{}\": there is no market there", without));
    }
    return {market_name(*at),
            {.market = static_cast<std::size_t>(number - board.markets().begin())}};
}

std::size_t games_for_usual_restrictions(const rules::Game& game) {
    const auto pairing = simulation::Pairing::Rotated;
    return simulation::deals_for(trying_games, pairing, game.players()) *
           simulation::games_per_deal(pairing, game.players());
}

std::size_t count_of_usual_restrictions(const rules::Game& game) {
    return banned_categories.size() + rules::species_names.size() +
           std::min(game.board().markets().size(), usual_markets);
}

std::vector<Restriction> usual_restrictions(const rules::Game& game, const Experiment& experiment,
                                            const simulation::RunControl& control) {
    std::vector<Restriction> result;
    result.reserve(banned_categories.size());
    for (const Category& category : banned_categories) {
        result.push_back({std::string(category.name), {.kind = category.kind}});
    }
    for (std::size_t number = 0; number < rules::species_names.size(); ++number) {
        result.push_back({std::string(rules::species_names[number]),
                          {.species = static_cast<rules::Species>(number)}});
    }
    const auto markets =
        play_series(game, {.experiment = experiment, .games = trying_games}, control)
            .tally.markets();
    std::vector<std::size_t> order(markets.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::size_t market) { return markets[market].pesos; });
    order.resize(std::min(order.size(), usual_markets));
    for (const std::size_t market : order) {
        result.push_back({market_name(game.board().markets()[market]), {.market = market}});
    }
    return result;
}

std::vector<RestrictedPlay> play_restricted(const rules::Game& game, const Experiment& experiment,
                                            const std::vector<Restriction>& restrictions,
                                            std::size_t deals,
                                            const simulation::RunControl& control) {
    const auto players = static_cast<std::size_t>(game.players());
    std::vector<std::vector<players::Lineup>> lineups;
    lineups.reserve(restrictions.size());
    for (const Restriction& restriction : restrictions) {
        lineups.push_back(experiment.lineups(game.players()));
        for (std::size_t step = 0; step < lineups.back().size(); ++step) {
            lineups.back()[step].forbid(seat_in(step, players), restriction.ban);
        }
    }
    // Each deal is played with all restrictions before the next: when stopped, all have played the
    // same deals.
    const auto play = [&](std::size_t number) {
        RestrictedWatcher watcher(players);
        watch_deal(game, lineups[number % restrictions.size()], experiment.dealing,
                   number / restrictions.size(), watcher, control);
        return watcher.deal();
    };
    const auto played = simulation::deal_results({0, deals * restrictions.size()},
                                                 experiment.threads, control, play);
    std::vector<RestrictedPlay> result;
    const std::size_t whole = played.size() / std::max(restrictions.size(), std::size_t{1});
    for (std::size_t number = 0; number < restrictions.size() && whole > 1; ++number) {
        std::vector<RestrictedDeal> own;
        for (std::size_t deal = 0; deal < whole; ++deal) {
            own.push_back(played[deal * restrictions.size() + number]);
        }
        result.push_back(play_of(restrictions[number], own, players, restrictions.size()));
    }
    std::ranges::stable_sort(result, std::ranges::greater(), &RestrictedPlay::cost);
    return result;
}

} // namespace pampas::balance
