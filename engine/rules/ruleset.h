#pragma once

#include "engine/map/map.h"
#include "engine/rules/cards.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::formats {
class JsonValue;
}

namespace pampas::rules {

/// No limit, where a rule has one: `"unlimited"` in the data.
inline constexpr int unlimited = std::numeric_limits<int>::max();

/// How a market pays (R5.6, R9.1).
enum class MarketIncome {
    Sum,     ///< herd size + land tiles of the chains that touch the herd
    Product, ///< herd size x land tiles that touch the herd
};

/// Whose harvest chip is taken when the supply has none (R6.4).
enum class ChipSource { Opponent, Any };

/// Which scorings a game has: two, or a running total, which comes to the last one alone (R9.2).
enum class ScoringMode { InterimAndFinal, Running };

/// When a scoring that is due takes place (R8.1).
enum class ScoringAt { RoundEnd, TurnEnd };

/// A number for each number of players, indexed by it; 0 for numbers the ruleset is not for.
using ByPlayers = std::array<int, max_players + 1>;

/// A number for each seat.
using BySeat = std::array<int, max_players>;

/// Every number of the game. The fields are documented, with the rules they come from, beside the
/// data (resources/rulesets#keys); prices and incomes are in pesos.
struct Ruleset {
    std::string name;
    int least_players = 2;
    int most_players = 5;

    LandCounts land_cards{};
    AnimalCounts animal_cards{};
    int land_tiles = 0;
    int animal_tiles = 0;
    int animal_tiles_per_species = 0;
    ShapeCounts water_tiles{};
    int harvest_chips = 0;
    ByPlayers haciendas{};

    ByPlayers animal_cards_removed{};
    int hand_land_cards = 0;
    int hand_pampas_cards = 0;
    int hand_animal_cards = 0;
    int face_up_land_cards = 0;
    int face_up_animal_cards = 0;
    int start_pesos = 0;
    BySeat extra_pesos{};

    int actions_per_turn = 1;
    int price_supply_card = 0;
    int price_face_up_card = 0;
    int price_hacienda = 0;
    int price_water = 0;
    int haciendas_per_turn = 0;
    int waters_per_turn = 0;
    int harvests_per_turn = 0;

    MarketIncome market_income = MarketIncome::Sum;
    int haciendas_per_group = unlimited;
    int harvest_min_chain = 1;
    int harvest_pesos_per_tile = 1;
    ChipSource harvest_chip_from = ChipSource::Opponent;

    int market_points_first = 0;
    int land_chain_min = 1;
    int land_chain_points = 0;
    int herd_min = 1;
    int herd_points = 0;
    int hacienda_points = 0;
    ShapeCounts water_points{};
    int money_pesos_per_point = 1;
    ScoringMode scoring = ScoringMode::InterimAndFinal;
    ScoringAt scoring_at = ScoringAt::RoundEnd;

    friend bool operator==(const Ruleset&, const Ruleset&) = default;
};

/// The rulesets that come with Pampas, the usual one first.
const std::vector<Ruleset>& rulesets();

/// The ruleset of maps that name none; published maps were played by it.
inline const Ruleset& usual_ruleset() {
    return rulesets().front();
}

/// A ruleset that comes with Pampas, as users see it.
struct RulesetTitle {
    const char* name;
    const char* title; ///< to be translated
};

/// The rulesets that come with Pampas, in the order in which users choose among them.
std::span<const RulesetTitle> ruleset_titles();

/// The ruleset of this name, or the one that the JSON file at this path describes. Throws
/// `InputError` listing the known names.
Ruleset ruleset_named(const std::string& name_or_path);

/// The ruleset that a map names, or the usual one if it names none. Throws as `ruleset_named`.
Ruleset ruleset_of(const map::Details& map);

/// For how many players a map that says to be meant for `meant` is played by a ruleset: what both
/// allow, or what the ruleset does where that is nothing.
map::PlayerRange numbers_of_players(const Ruleset& ruleset,
                                    const std::optional<map::PlayerRange>& meant);

/// How many play when nobody says: the usual number, or as near to it as the map is meant for and
/// the ruleset allows.
int usual_players(const Ruleset& ruleset, const std::optional<map::PlayerRange>& meant);

/// Reads a whole ruleset: each key there is, once, and no other. What comes back can be played, by
/// any number of players it names, on any map. Throws `InputError` naming the key, with its JSON
/// pointer as the place.
Ruleset read_ruleset(const formats::JsonValue& object);

/// The same from the bytes of a file.
Ruleset read_ruleset(std::string_view bytes);

/// The object that is read back as the same ruleset.
nlohmann::ordered_json write_ruleset(const Ruleset& rules);

} // namespace pampas::rules
