// Recorded games whose header has one changed value are refused, unless the games could still have
// been played under it.
#include "engine/files/input_error.h"
#include "engine/rules/setup_json.h"
#include "tests/engine/simulation/recorded_games.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <map>
#include <set>

namespace pampas::testing {
namespace {

using rules::Game;
using Json = nlohmann::ordered_json;

/// What replaying a line reports if this is the game's object in the header.
std::optional<std::string> refusal_under(const Json& header, const Json& line) {
    try {
        const auto game = rules::read_game(formats::JsonValue(header));
        const auto refused = refusal(*game, std::nullopt, line);
        EXPECT_EQ(!refused, could_be_played(*game, line)) << refused.value_or("");
        return refused;
    } catch (const InputError& error) {
        return error.what();
    }
}

/// Another value of a ruleset's key.
Json another(const Json& value) {
    const std::map<std::string, std::string> words{{"sum", "product"},
                                                   {"opponent", "any"},
                                                   {"interim-and-final", "running"},
                                                   {"running", "interim-and-final"},
                                                   {"round_end", "turn_end"}};
    if (value.is_number()) {
        return value.get<int>() + 1;
    }
    return words.contains(value) ? Json(words.at(value)) : Json(1); // unlimited
}

TEST(ChangedHeader, IsFoundUnlessTheGamesCouldBePlayedAllTheSame) {
    const Game game(small_map(), small_rules("standard"), 3);
    const Json line = eventful_game(game);
    const Json header = rules::game_json(game);
    ASSERT_EQ(refusal_under(header, line), std::nullopt);
    std::set<std::string> found;
    const Json values = header["ruleset"].flatten();
    for (const auto& [place, value] : values.items()) {
        SCOPED_TRACE(place);
        Json changed = header;
        changed["ruleset"][Json::json_pointer(place)] = another(value);
        if (place != "/name" && refusal_under(changed, line)) {
            found.insert(place);
        }
    }
    EXPECT_THAT(found, ::testing::IsSupersetOf(
                           {"/start_pesos", "/price_supply_card", "/price_face_up_card",
                            "/price_hacienda", "/price_water", "/harvest_pesos_per_tile",
                            "/hand_land_cards", "/hand_animal_cards", "/land_cards/pampas",
                            "/animal_cards/pig", "/animal_cards_removed/3", "/harvest_chips",
                            "/market_income", "/land_chain_points", "/hacienda_points",
                            "/money_pesos_per_point", "/scoring", "/market_points_first"}));
    for (const int players : {1, 2, 4, 9}) {
        Json changed = header;
        changed["players"] = players;
        EXPECT_TRUE(refusal_under(changed, line)) << players;
    }
}

TEST(ChangedHeader, ASpaceIsFoundUnlessTheGamesCouldBePlayedAllTheSame) {
    const Game game(small_map(), small_rules("standard"), 3);
    const Json line = eventful_game(game);
    const Json header = rules::game_json(game);
    for (std::size_t row = 0; row < header["map"]["spaces"].size(); ++row) {
        for (std::size_t column = 0; column < 8; ++column) {
            for (const char letter : std::string(".$lw-f")) {
                Json changed = header;
                std::string spaces = header["map"]["spaces"][row];
                spaces[column] = letter;
                changed["map"]["spaces"][row] = spaces;
                const bool is_other = changed != header;
                const bool is_used = line["actions"].dump().find(
                                         fmt::format("[{},{}]", column, row)) != std::string::npos;
                const bool refused = refusal_under(changed, line).has_value();
                EXPECT_TRUE(is_other || !refused);
                EXPECT_TRUE(refused || !is_used || !is_other || letter == 'f' || letter == 'l')
                    << row << ' ' << column << letter;
            }
        }
    }
}

} // namespace
} // namespace pampas::testing
