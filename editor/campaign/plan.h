#pragma once

#include "analysis/balance/series.h"
#include "engine/files/input_error.h"
#include "engine/formats/json_value.h"
#include "engine/rules/state.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Games on many maps, cut into parts that may be played anywhere, and put together again
/// (editor/campaign).
namespace pampas::campaign {

/// What `work` returns; an `InputError` of it names the file.
auto naming_file(const std::filesystem::path& file, const auto& work) {
    try {
        return work();
    } catch (const InputError& error) {
        throw error.in_file(file.string());
    }
}

/// The kind of work that is games to be added up; other kinds are studies (study.h).
inline constexpr const char* simulate = "simulate";

/// What a campaign does: each kind of work on every map with every ruleset, number of players and
/// line-up of bots that it allows.
struct Campaign {
    std::vector<std::string> maps; ///< files, folders and libraries, as written
    std::vector<std::string> work{simulate};
    std::string with = {}; ///< the map that maps are compared with, as written; empty: none
    std::vector<int> players{2, 3, 4, 5};
    std::vector<std::vector<std::string>> bots{
        {players::usual_bot()}};            ///< one for all seats or one for each
    std::vector<std::string> rulesets = {}; ///< empty: what each map is meant for
    balance::SeriesPlan plan;               ///< whose bots are none

    /// The plan of a table with these bots, one for each seat, on so many threads.
    balance::SeriesPlan plan_for(const std::vector<std::string>& bots, std::size_t threads) const;
};

/// Reads a campaign's file (editor/campaign#the-file). Throws `InputError` naming file and place.
Campaign read_campaign(const std::filesystem::path& file);

/// The same of JSON that is read already.
Campaign campaign_of(const formats::JsonValue& json);

/// What `campaign_of` reads as the same campaign.
formats::JsonValue::Json campaign_json(const Campaign& campaign);

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

/// All work of a campaign, in the order of its results: by map as they were named,
/// then by ruleset, number of players, bots.
struct Plan {
    Campaign campaign;
    std::vector<PlannedMap> maps;
    std::vector<Work> tables;
    std::vector<Refused> refused;
    std::optional<PlannedMap> other = {}; ///< that maps are compared with
};

/// Finds the maps of a campaign, whose paths are relative to `folder`, and what to play on
/// them. Each map is read once. What cannot be read or played is refused, the rest goes on. Throws
/// `InputError` when what they are compared with cannot be read.
Plan plan_of(const Campaign& campaign, const std::filesystem::path& folder);

/// The game that is played on a map, which is there. Throws `InputError`.
rules::Game game_of(const PlannedMap& map, const Players& players);

/// The name of a piece of work within its plan, for people and for files: `windmill standard
/// 4 greedy`. The map is there.
std::string name_of(const Work& work, const PlannedMap& map);

} // namespace pampas::campaign
