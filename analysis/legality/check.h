#pragma once

#include "analysis/graph/neighbours.h"
#include "analysis/graph/regions.h"
#include "analysis/legality/legality.h"

namespace pampas::legality {

using graph::is_pampas;
using graph::is_playable;
using graph::touches;

/// A map about to be checked, with what several checks ask for.
struct Survey {
    Survey(const map::Map& surveyed, const Client& asked);

    int count(map::Space space) const { return counts[static_cast<std::size_t>(space)]; }

    const map::Map& map;
    const Client& client;
    map::Counts counts;
    std::vector<hex::Coordinate> markets; ///< in reading order
    std::vector<hex::Coordinate> waters;  ///< in reading order
    graph::Regions pampas;
    graph::Regions playable;     ///< of pampas and land together
    std::vector<bool> grazeable; ///< for each region of pampas, whether it touches land
};

/// One finding of a check, which the registry gives its code and severity.
struct Found {
    std::string message;
    std::vector<hex::Coordinate> spaces{};
    std::string terrain{};
};

/// Looks for one thing.
struct Check {
    std::string_view code;
    Severity severity;
    std::string_view description; ///< what it finds, in a few words
    std::vector<Found> (*run)(const Survey&);
};

/// Every check, in the order of their table (analysis#findings).
std::span<const Check> all_checks();

std::vector<Found> too_many_spaces(const Survey& survey);
std::vector<Found> too_many_waters(const Survey& survey);

std::vector<Found> no_market(const Survey& survey);
std::vector<Found> market_closed(const Survey& survey);
std::vector<Found> market_cut_off(const Survey& survey);
std::vector<Found> markets_adjacent(const Survey& survey);
std::vector<Found> markets_beyond_table(const Survey& survey);

std::vector<Found> no_pampas(const Survey& survey);
std::vector<Found> pampas_unreachable(const Survey& survey);
std::vector<Found> board_split(const Survey& survey);

std::vector<Found> no_land(const Survey& survey);
std::vector<Found> terrain_missing(const Survey& survey);
std::vector<Found> terrain_uneven(const Survey& survey);
std::vector<Found> terrain_undecided(const Survey& survey);

std::vector<Found> water_idle(const Survey& survey);

} // namespace pampas::legality
