#pragma once

#include "engine/players/greedy.h"
#include "engine/rules/state.h"

#include <array>
#include <cstddef>
#include <map>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

/// Watches good players to say how they play a map.
namespace pampas::study {

/// How often something was done, and what became of those who did.
struct Done {
    int times = 0;
    double wins = 0;    ///< a shared win counts in part
    double chances = 0; ///< sum of the learned chances to win after the turn

    void add(double won, double chance) {
        ++times;
        wins += won;
        chances += chance;
    }
};

/// A position in which weights and the learned value choose differently.
struct Disagreement {
    double difference = 0; ///< in the learned chance to win after either plan
    int round = 0;
    int seat = 0;
    std::string learned; ///< what it does, in words
    std::string greedy;
};

/// Rounds after which players are compared.
inline constexpr std::array early_rounds{2, 4, 6};
inline constexpr std::size_t most_markets = 5; ///< that many or more are counted together

/// Something that one player may have more of than all others.
struct Asset {
    std::string_view name;
    int (*of)(const rules::State& state, int seat);
};
inline constexpr std::array assets{
    Asset{"points", [](const rules::State& state,
                       int seat) { return state.points(seat) + state.score(seat).total(); }},
    Asset{"markets",
          [](const rules::State& state, int seat) -> int {
              return state.position().counts(seat).markets;
          }},
    Asset{"land tiles",
          [](const rules::State& state, int seat) { return state.position().land_tiles(seat); }},
    Asset{"animal tiles",
          [](const rules::State& state, int seat) -> int {
              return state.position().counts(seat).animals;
          }},
    Asset{"cards",
          [](const rules::State& state, int seat) {
              const auto& animals = state.animals().hand(seat);
              const auto& land = state.land().hand(seat);
              return std::accumulate(land.begin(), land.end(), 0) +
                     std::accumulate(animals.begin(), animals.end(), 0);
          }},
    Asset{"pesos", [](const rules::State& state, int seat) { return state.pesos(seat); }},
};

/// What was seen on one map.
struct Observations {
    int games = 0;
    std::vector<double> winners_points;
    std::vector<double> others_points;
    std::vector<double> leaders_after_17; ///< points of the best, if scored after round 17
    double rounds = 0;                    ///< sum over games
    std::vector<Done> seats;
    /// First turns, by seat: what kinds of actions they have, and where they lay first tiles.
    std::vector<std::map<std::string, Done>> openings;
    std::vector<std::map<std::string, Done>> first_land;
    std::vector<std::map<std::string, Done>> first_animals;
    /// By round of `early_rounds`, then markets reached.
    std::array<std::array<Done, most_markets + 1>, early_rounds.size()> markets{};
    /// By round, then `assets`: players who alone have the most.
    std::array<std::array<Done, assets.size()>, early_rounds.size()> leaders{};
    /// In the same turns: how often each kind of action is in the plan of either.
    std::array<int, rules::action_kinds> learned_kinds{};
    std::array<int, rules::action_kinds> greedy_kinds{};
    int turns = 0;                           ///< turns in which both planned
    int differ = 0;                          ///< of these, turns that begin with another action
    std::vector<Disagreement> disagreements; ///< the largest first
};

/// Games of four players with this bot on a map.
Observations observed(const map::Map& map, const std::string& bot, std::size_t games);

} // namespace pampas::study
