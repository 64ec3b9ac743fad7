#include "tests/repairs/methods.h"

#include "analysis/design/trial.h"

#include <algorithm>
#include <ctime>
#include <vector>

namespace pampas::repairs {
namespace {

using repair::RepairPlan;

/// Moves that draw all spaces alike.
repair::Moves plain_moves(const map::Map& map, const RepairPlan& plan) {
    return {map, plan.limits, std::vector<double>(map.grid().size(), 1)};
}

/// The unevenness that games show: the sum of squared distances of seats from an equal share.
double unevenness(const design::Trial& trial) {
    double sum = 0;
    for (const balance::DealTally& tally : trial.tallies()) {
        for (std::size_t seat = 0; seat < tally.players(); ++seat) {
            const double distance = tally.win_rate(seat) - 1 / static_cast<double>(tally.players());
            sum += distance * distance;
        }
    }
    return sum;
}

/// Plays some games on a map, always the same deals.
double played(const map::Map& map, const RepairPlan& plan, std::size_t games) {
    std::vector<design::Trial> trials;
    trials.emplace_back(map, rules::usual_ruleset(), plan.trial);
    design::play_deals(design::pointers_to(trials), design::deals_for(plan.trial, games),
                       plan.trial);
    return unevenness(trials.front());
}

/// The map with up to as many changes as are allowed, drawn one after the other.
map::Map with_random_changes(const map::Map& map, const repair::Moves& moves,
                             const RepairPlan& plan, chance::Stream& stream) {
    map::Map changed = map;
    for (std::size_t left = 1 + stream.below(std::max<std::size_t>(plan.limits.changes / 2, 1));
         left > 0; --left) {
        changed = moves.changed(changed, stream).value_or(changed);
    }
    return changed;
}

Found by_repair(const map::Map& map, const RepairPlan& plan, std::size_t) {
    const repair::Repair repair = repair::repair(map, rules::usual_ruleset(), plan);
    return {repair.nearest(), repair.games};
}

/// Plays `games_per_map` games on one map after the other, always the same deals, and keeps the
/// most even one. `propose` makes the next map from the most even one so far; it ends when there is
/// none.
Found most_even(const map::Map& map, const RepairPlan& plan, std::size_t games,
                std::size_t games_per_map, const auto& propose) {
    Found best{map, games_per_map};
    double least = played(map, plan, games_per_map);
    for (; best.games + games_per_map <= games; best.games += games_per_map) {
        std::optional<map::Map> changed = propose(best.map);
        if (!changed) {
            break;
        }
        const double uneven = played(*changed, plan, games_per_map);
        if (uneven < least) {
            least = uneven;
            best.map = *std::move(changed);
        }
    }
    return best;
}

/// The map with one swap more or, where no more are allowed, with one in place of another.
std::optional<map::Map> with_next_change(const map::Map& map, const repair::Moves& moves,
                                         chance::Stream& stream) {
    std::optional<map::Map> changed = moves.changed(map, stream);
    if (const auto fewer = moves.restored(map); !changed && !fewer.empty()) {
        changed = moves.changed(fewer[stream.below(fewer.size())], stream);
    }
    return changed;
}

/// Maps with random changes of the original.
Found by_random_changes(const map::Map& map, const RepairPlan& plan, std::size_t games) {
    const repair::Moves moves = plain_moves(map, plan);
    chance::Stream stream(plan.trial.experiment.dealing.seed, 1);
    return most_even(map, plan, games, 200, [&](const map::Map&) {
        return std::optional(with_random_changes(map, moves, plan, stream));
    });
}

/// One change after the other, each kept if the map with it is more even.
Found by_hill_climbing(const map::Map& map, const RepairPlan& plan, std::size_t games) {
    const repair::Moves moves = plain_moves(map, plan);
    chance::Stream stream(plan.trial.experiment.dealing.seed, 2);
    return most_even(map, plan, games, 400,
                     [&](const map::Map& now) { return with_next_change(now, moves, stream); });
}

/// The same with the seconds of one core it takes, which do not depend on what else runs.
template <Method method>
Found timed(const map::Map& map, const RepairPlan& plan, std::size_t games) {
    const std::clock_t start = std::clock();
    Found found = method(map, plan, games);
    found.seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    return found;
}

} // namespace

const std::array<NamedMethod, 3> methods{NamedMethod{"repair", timed<by_repair>},
                                         {"random changes", timed<by_random_changes>},
                                         {"hill climbing", timed<by_hill_climbing>}};

} // namespace pampas::repairs
