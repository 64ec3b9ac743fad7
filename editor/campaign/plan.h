#pragma once

#include "editor/campaign/campaign.h"
#include "engine/rules/game.h"

namespace pampas::campaign {

/// One piece of work of a campaign: games on a map with a ruleset, by so many players, by these
/// bots; or a study, of which some have neither games nor what belongs to them.
struct Table {
    std::size_t map = 0;      ///< its number in the plan
    std::string ruleset = {}; ///< a name, or a path
    int players = 0;
    std::vector<std::string> bots = {}; ///< by seat
    std::string work = simulate;

    friend bool operator==(const Table&, const Table&) = default;
};

/// A map of a campaign.
struct PlannedMap {
    std::string file; ///< where it was found: a path, or `LIBRARY.pampas#NAME`
    map::Map map;
};

/// What was named as a map and cannot be played.
struct Refused {
    std::string file;
    std::string why;

    friend bool operator==(const Refused&, const Refused&) = default;
};

/// All that a campaign comes to, in the order in which results are told: by map as they were named,
/// then by ruleset, number of players, bots.
struct Plan {
    Campaign campaign;
    std::vector<PlannedMap> maps;
    std::vector<Table> tables;
    std::vector<Refused> refused;
    std::optional<PlannedMap> other = {}; ///< that maps are compared with
};

/// Finds the maps of a campaign, whose paths are taken from `folder`, and what is to be played on
/// them. Each map is read once. What cannot be read or played is refused, the rest goes on. Throws
/// `InputError` when what they are compared with cannot be read.
Plan plan_of(const Campaign& campaign, const std::filesystem::path& folder);

/// The game of a table. Throws `InputError`.
rules::Game game_of(const Plan& plan, const Table& table);

/// What tells a table among those of its plan, for people and for files: `windmill standard 4
/// greedy`.
std::string name_of(const Table& table, const PlannedMap& map);

} // namespace pampas::campaign
