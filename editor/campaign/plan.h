#pragma once

#include "analysis/balance/series.h"
#include "engine/files/input_error.h"
#include "engine/formats/json_value.h"
#include "engine/pigs/edition.h"
#include "engine/rules/state.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// Games on many maps, or by many editions of Happy Pigs, cut into parts that can be played
/// anywhere, and merged again (editor/campaign).
namespace pampas::campaign {

/// The kind of work that plays tables of games; all other kinds are studies (study.h). Games by
/// editions are studies, too.
inline constexpr const char* simulate = "simulate";

/// What a campaign does: each kind of work on every map or edition with every ruleset, number of
/// players and line-up of bots that the campaign lists and the kind allows.
struct Campaign {
    std::vector<std::string> maps;          ///< files, folders and libraries, as written
    std::vector<std::string> editions = {}; ///< names or files, as written; instead of maps
    std::vector<std::string> work{simulate};
    std::string with = {}; ///< the map or edition to compare with, as written; empty: none
    std::vector<int> players{2, 3, 4, 5};
    std::vector<std::vector<std::string>> bots{
        {players::usual_bot()}}; ///< one for all seats or one for each
    /// Empty: the one that each map names. Of editions: variants (`pigs::variants_named`).
    std::vector<std::string> rulesets = {};
    balance::SeriesPlan plan; ///< without bots

    /// Whether Happy Pigs is played, by editions, and not Hacienda, on maps.
    bool is_of_pigs() const { return !editions.empty(); }
    /// The plan of a table with these bots, one for each seat, on `threads` threads.
    balance::SeriesPlan plan_for(const std::vector<std::string>& lineup, std::size_t threads) const;
};

/// The most players of a game of the campaign.
int most_players(const Campaign& campaign);

/// Reads a campaign's file (editor/campaign#the-file). Throws `InputError` naming file and place.
Campaign read_campaign(const std::filesystem::path& file);

/// The same from JSON.
Campaign campaign_of(const formats::JsonValue& json);

/// The JSON that `campaign_of` reads as this campaign.
formats::JsonValue::Json campaign_json(const Campaign& campaign);

/// Who plays, by which rules.
struct Players {
    std::string ruleset; ///< a name, or a path; of editions: variants
    int count = 0;
    std::vector<std::string> bots = {}; ///< by seat; in a study of all line-ups, each bot once

    friend bool operator==(const Players&, const Players&) = default;
};

/// Games of the same players on a map, which are added up.
struct GamesAtTable {
    std::size_t subject = 0; ///< the number of the map in the plan
    Players players;

    friend bool operator==(const GamesAtTable&, const GamesAtTable&) = default;
};

struct StudyKind;

/// An investigation of a map or edition that is done in one go (study.h).
struct Study {
    std::size_t subject = 0;
    const StudyKind* kind = nullptr;     ///< never null
    std::optional<Players> players = {}; ///< nothing for a kind without games

    friend bool operator==(const Study&, const Study&) = default;
};

/// One piece of work of a campaign.
using Work = std::variant<GamesAtTable, Study>;

/// The index of its map or edition in the plan.
std::size_t subject_of(const Work& work);
/// Who plays; null if nobody does.
const Players* players_of(const Work& work);
/// Its kind, as in a campaign's `work`.
std::string_view kind_of(const Work& work);

/// A map or an edition of a campaign. A plan from a folder reads it when needed.
struct Subject {
    std::string file; ///< where it is: a path, `LIBRARY.pampas#NAME`, or the name of an edition
    std::optional<map::Map> map = {};
    std::optional<pigs::Edition> edition = {};
};

/// A file that was given as a map or edition and cannot be played.
struct Refused {
    std::string file;
    std::string why;

    friend bool operator==(const Refused&, const Refused&) = default;
};

/// All work of a campaign, in the order of its results: by map or edition in the order given, then
/// by ruleset, number of players, bots.
struct CampaignPlan {
    Campaign campaign;
    std::vector<Subject> subjects;
    std::vector<Work> tables;
    std::vector<Refused> refused;
    std::optional<Subject> other = {}; ///< the map or edition to compare with
};

/// Finds the maps or editions of a campaign, whose paths are relative to `folder`, and what to play
/// with them. Reads each once. Refuses what cannot be read or played, and goes on. Throws
/// `InputError` if what to compare with cannot be read.
CampaignPlan plan_of(const Campaign& campaign, const std::filesystem::path& folder);

/// The game that is played on a map, which has been read. Throws `InputError`.
rules::Game game_of(const Subject& map, const Players& players);

/// The name of a map or an edition, which has been read.
std::string name_of(const Subject& subject);

/// The name of a piece of work within its plan, for people and for files: `windmill standard 4
/// greedy`. The map or edition has been read.
std::string name_of(const Work& work, const Subject& subject);

} // namespace pampas::campaign
