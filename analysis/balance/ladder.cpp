#include "analysis/balance/ladder.h"

#include "analysis/balance/choice_model.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numeric>

namespace pampas::balance {
namespace {

/// Adds an option: indicator traits of a player.
void add_option(std::vector<double>& traits, std::size_t player, std::size_t players) {
    traits.resize(traits.size() + players);
    traits[traits.size() - players + player] = 1;
}

/// Adds the choices of one order without shared places: who comes first, second, and so on.
void add_order(Cluster& cluster, std::span<const std::size_t> order, std::size_t players,
               double weight) {
    for (std::size_t place = 0; place + 1 < order.size(); ++place) {
        Choice choice{{}, 0, weight};
        for (const std::size_t player : order.subspan(place)) {
            add_option(choice.traits, player, players);
        }
        cluster.push_back(std::move(choice));
    }
}

double factorial(std::size_t number) {
    return std::tgamma(static_cast<double>(number) + 1);
}

/// Advances to the next order the finish allows; false after the last one. `order` must start with
/// each place's indices ascending.
bool next_order(const Finish& finish, std::vector<std::size_t>& order) {
    auto begin = order.begin();
    for (const auto& place : finish) {
        const auto end = begin + std::ssize(place);
        if (std::next_permutation(begin, end)) {
            return true;
        }
        begin = end;
    }
    return false;
}

void add_finish(Cluster& cluster, const Finish& finish, std::size_t players) {
    std::vector<std::size_t> table;
    double orders = 1;
    for (const auto& place : finish) {
        table.insert(table.end(), place.begin(), place.end());
        orders *= factorial(place.size());
    }
    std::vector<std::size_t> order(table.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    do {
        std::vector<std::size_t> ordered;
        std::ranges::transform(order, std::back_inserter(ordered),
                               [&](std::size_t seat) { return table[seat]; });
        add_order(cluster, ordered, players, 1 / orders);
    } while (next_order(finish, order));
}

} // namespace

double win_chance(double strength) {
    return 1 / (1 + std::exp(-strength));
}

std::vector<Strength> strengths(std::span<const std::vector<Finish>> deals, std::size_t players,
                                std::size_t reference) {
    std::vector<Cluster> clusters;
    for (const auto& deal : deals) {
        Cluster& cluster = clusters.emplace_back();
        for (const Finish& finish : deal) {
            add_finish(cluster, finish, players);
        }
    }
    add_made_up_choices(clusters, std::vector<double>(players, 1)); // games against strength 0
    const ChoiceModel model(clusters, players);
    std::vector<Strength> result;
    for (std::size_t player = 0; player < players; ++player) {
        std::vector<double> difference(players);
        difference[player] += 1;
        difference[reference] -= 1;
        result.push_back({model.worth(difference), model.interval(difference)});
    }
    return result;
}

namespace {

/// Deals of mixed tables have separate numbers, so that they never draw the same as deals of tables
/// for two.
constexpr std::size_t first_mixed_deal = std::size_t{1} << 32U;

/// Stream numbers for drawing the seating, beyond those of any game.
constexpr std::uint64_t first_draw = std::uint64_t{1} << 48U;

std::vector<Seating> all_pairs(std::size_t bots) {
    std::vector<Seating> pairs;
    for (std::size_t one = 0; one < bots; ++one) {
        for (std::size_t other = one + 1; other < bots; ++other) {
            pairs.push_back({one, other});
        }
    }
    return pairs;
}

/// Seats the bots in shuffled order, repeated until the last bot completes a table.
std::vector<Seating> mixed_tables(const LadderPlan& plan, std::size_t round) {
    std::vector<std::size_t> order(plan.experiment.bots.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    chance::Stream stream(plan.experiment.dealing.seed, first_draw + round);
    chance::shuffle(order, stream);
    const auto seats = static_cast<std::size_t>(plan.players);
    std::vector<Seating> tables(std::lcm(order.size(), seats) / seats, Seating(seats));
    for (std::size_t i = 0; i < tables.size() * seats; ++i) {
        tables[i / seats][i % seats] = order[i % order.size()];
    }
    return tables;
}

/// Keeps the finishes of a table's games on a map.
class MapTableWatcher : public GameWatcher {
  public:
    explicit MapTableWatcher(const Seating& bots) : watcher_(bots) {}

    void end(const rules::State& state) override { watcher_.end(state); }
    const TableGames& table() const { return watcher_.table(); }

  private:
    TableWatcher watcher_;
};

/// Plays the tables of a plan on a map.
class LadderRunner {
  public:
    LadderRunner(const map::Map& map, const rules::Ruleset& rules, const LadderPlan& plan)
        : plan_(plan) {
        for (const std::string& bot : plan.experiment.bots) {
            players::Lineup({&bot, 1}, 2); // throws for an unknown bot
        }
        if (plan.has_pairs) {
            of_two_ = std::make_unique<const rules::Game>(map, rules, 2);
        }
        if (plan.players > 2) {
            mixed_ = std::make_unique<const rules::Game>(map, rules, plan.players);
        }
    }

    TableGames play(const Seating& bots, std::size_t deal) const {
        const rules::Game& game = bots.size() == 2 ? *of_two_ : *mixed_;
        const std::vector<players::Lineup> lineups = at_table(bots).lineups(game.players());
        MapTableWatcher watcher(bots);
        watch_deal(game, lineups, plan_.experiment.dealing, deal, watcher);
        return watcher.table();
    }

  private:
    Experiment at_table(const Seating& bots) const {
        Experiment experiment = plan_.experiment;
        experiment.bots.clear();
        for (const std::size_t bot : bots) {
            experiment.bots.push_back(plan_.experiment.bots[bot]);
        }
        return experiment;
    }

    const LadderPlan& plan_;
    std::unique_ptr<const rules::Game> of_two_;
    std::unique_ptr<const rules::Game> mixed_;
};

} // namespace

void require_different(const std::vector<std::string>& bots) {
    if (bots.size() < 2) {
        throw InputError(tr("a ladder needs at least two bots"));
    }
    for (const std::string& bot : bots) {
        if (std::ranges::count(bots, bot) > 1) {
            throw InputError(tr("bot \"{}\" is given twice", bot));
        }
    }
}

std::size_t reference_among(const std::vector<std::string>& bots,
                            const std::optional<std::string>& asked_for, const std::string& usual) {
    const auto found = std::ranges::find(bots, asked_for.value_or(usual));
    if (found == bots.end() && asked_for) {
        throw InputError(tr("the reference \"{}\" is not one of the bots that play", *asked_for));
    }
    return found == bots.end() ? 0 : static_cast<std::size_t>(found - bots.begin());
}

std::vector<Seating> ladder_tables(const LadderPlan& plan, std::size_t round) {
    std::vector<Seating> tables;
    if (plan.has_pairs) {
        tables = all_pairs(plan.experiment.bots.size());
    }
    if (plan.players > 2) {
        std::ranges::copy(mixed_tables(plan, round), std::back_inserter(tables));
    }
    return tables;
}

std::size_t ladder_games(const LadderPlan& plan) {
    std::size_t games = 0;
    for (const Seating& table : ladder_tables(plan, 0)) {
        games += simulation::games_per_deal(plan.experiment.dealing.pairing,
                                            static_cast<int>(table.size()));
    }
    return games * plan.rounds;
}

std::vector<LadderRound> play_ladder(const LadderPlan& plan, const TablePlayer& play,
                                     const simulation::RunControl& control) {
    const std::size_t tables = ladder_tables(plan, 0).size();
    std::vector<TableGames> played = simulation::deal_results(
        {0, tables * plan.rounds}, plan.experiment.threads, control, [&](std::size_t number) {
            const std::size_t round = number / tables;
            const Seating bots = ladder_tables(plan, round)[number % tables];
            return play(bots, bots.size() == 2 ? round : first_mixed_deal + round);
        });
    std::vector<LadderRound> rounds((played.size() + tables - 1) / tables);
    for (std::size_t number = 0; number < played.size(); ++number) {
        rounds[number / tables].push_back(std::move(played[number]));
    }
    return rounds;
}

std::vector<LadderRound> play_ladder(const map::Map& map, const rules::Ruleset& rules,
                                     const LadderPlan& plan,
                                     const simulation::RunControl& control) {
    const LadderRunner runner(map, rules, plan);
    return play_ladder(
        plan, [&runner](const Seating& bots, std::size_t deal) { return runner.play(bots, deal); },
        control);
}

} // namespace pampas::balance
