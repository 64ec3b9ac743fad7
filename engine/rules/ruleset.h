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

/// No limit: `"unlimited"` in the data.
inline constexpr int unlimited = std::numeric_limits<int>::max();

/// How a market pays (R5.6, R9.1).
enum class MarketIncome {
    Sum,     ///< herd size + land tiles of the chains that touch the herd
    Product, ///< herd size x land tiles that touch the herd
};

/// Whose harvest chip may be taken if the supply is empty (R6.4).
enum class ChipSource { Opponent, Any };

/// The scorings of a game: two, or a running total with only the final one (R9.2).
enum class ScoringMode { InterimAndFinal, Running };

/// When a due scoring takes place (R8.1).
enum class ScoringAt { RoundEnd, TurnEnd };

/// A number indexed by the number of players; 0 where it is undefined.
using ByPlayers = std::array<int, max_players + 1>;

/// A number for each seat.
using BySeat = std::array<int, max_players>;

/// All numbers of the game. The documentation of the data (resources/rulesets#keys) explains the
/// fields and cites their rules. Prices and incomes are in pesos.
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

/// The bundled rulesets, the usual one first.
const std::vector<Ruleset>& rulesets();

/// The ruleset for maps that name none; published maps are played with it.
inline const Ruleset& usual_ruleset() {
    return rulesets().front();
}

/// The name and title of a bundled ruleset.
struct RulesetTitle {
    const char* name;
    const char* title; ///< to be translated
};

/// The titles of the bundled rulesets in display order, the usual one first.
std::span<const RulesetTitle> ruleset_titles();

/// The ruleset with this name, or from the JSON file at this path. Throws `InputError` listing the
/// known names.
Ruleset ruleset_named(const std::string& name_or_path);

/// The ruleset that a map names, or the usual one if it names none. Throws as `ruleset_named` does.
Ruleset ruleset_of(const map::Details& map);

/// The same for a form, which always needs a ruleset: if the map's cannot be read, the usual one
/// under the map's name for it. Games refuse that name when they begin.
Ruleset ruleset_to_offer(const map::Details& map);

/// The numbers of players for a map meant for `meant` players: those that both map and ruleset
/// allow or, if there are none, those of the ruleset.
map::PlayerRange numbers_of_players(const Ruleset& ruleset,
                                    const std::optional<map::PlayerRange>& meant);

/// The default number of players: the usual one, or the nearest that map and ruleset allow.
int usual_players(const Ruleset& ruleset, const std::optional<map::PlayerRange>& meant);

/// Reads a complete ruleset with exactly the keys of resources/rulesets#keys. The result can be
/// played on any map with each number of players it allows. Throws `InputError` with the key and,
/// as the place, its JSON pointer.
Ruleset read_ruleset(const formats::JsonValue& object);

/// The same from the bytes of a file.
Ruleset read_ruleset(std::string_view bytes);

/// The ruleset as JSON.
nlohmann::ordered_json write_ruleset(const Ruleset& rules);

} // namespace pampas::rules
