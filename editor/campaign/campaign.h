#pragma once

#include "analysis/balance/series.h"
#include "engine/formats/json_value.h"

#include <filesystem>
#include <string>
#include <vector>

/// Games on many maps, cut into parts that may be played anywhere, and put together again
/// (editor/campaign).
namespace pampas::campaign {

/// The kind of work that is games to be added up; other kinds are studies (study.h).
inline constexpr const char* simulate = "simulate";

/// What is to be done: each kind of work on every map with every ruleset, number of players and
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

} // namespace pampas::campaign
