#pragma once

#include "editor/campaign/campaign.h"
#include "engine/rules/state.h"

#include <optional>
#include <string_view>
#include <variant>

namespace pampas::campaign {

/// Who plays, by which rules.
struct Players {
    std::string ruleset; ///< a name, or a path
    int count = 0;
    std::vector<std::string> bots = {}; ///< by seat; of a study of all line-ups, each bot once

    friend bool operator==(const Players&, const Players&) = default;
};

/// Games on a map that are added up.
struct Table {
    std::size_t map = 0; ///< its number in the plan
    Players players;

    friend bool operator==(const Table&, const Table&) = default;
};

struct StudyKind;

/// What is found out about a map in one go (study.h).
struct Study {
    std::size_t map = 0;
    const StudyKind* kind = nullptr;     ///< has
    std::optional<Players> players = {}; ///< of a kind with games

    friend bool operator==(const Study&, const Study&) = default;
};

/// One piece of work of a campaign.
using Work = std::variant<Table, Study>;

/// The number of its map in the plan.
std::size_t map_of(const Work& work);
/// Who plays; null where nobody does.
const Players* players_of(const Work& work);
/// As a campaign's `work` names it.
std::string_view kind_of(const Work& work);

/// A map of a campaign.
struct PlannedMap {
    std::string file;                 ///< where it was found: a path, or `LIBRARY.pampas#NAME`
    std::optional<map::Map> map = {}; ///< of a plan that was read from a folder: when it is needed
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
    std::vector<Work> tables;
    std::vector<Refused> refused;
    std::optional<PlannedMap> other = {}; ///< that maps are compared with
};

/// Finds the maps of a campaign, whose paths are taken from `folder`, and what is to be played on
/// them. Each map is read once. What cannot be read or played is refused, the rest goes on. Throws
/// `InputError` when what they are compared with cannot be read.
Plan plan_of(const Campaign& campaign, const std::filesystem::path& folder);

/// The game that is played on a map, which is there. Throws `InputError`.
rules::Game game_of(const PlannedMap& map, const Players& players);

/// What tells a piece of work among those of its plan, for people and for files: `windmill standard
/// 4 greedy`. The map is there.
std::string name_of(const Work& work, const PlannedMap& map);

} // namespace pampas::campaign
