#pragma once

#include "engine/pigs/meadow.h"
#include "engine/pigs/pigs.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::formats {
class JsonValue;
}

namespace pampas::pigs {

inline constexpr int max_players = 6;

/// The most tiles of a kind: they are counted in 8 bits.
inline constexpr int most_tiles = 200;

/// The most season cards of an edition.
inline constexpr std::size_t most_cards = 96;

/// A number for each seat.
using BySeat = std::array<int, max_players>;

/// What a player can choose to do in a turn.
enum class Task : std::uint8_t { Feed, Buy, Mate, Sell };
inline constexpr std::size_t tasks = 4;
inline constexpr std::array<std::string_view, tasks> task_names{"feed", "buy", "mate", "sell"};

enum class Item : std::uint8_t { Vaccine, Supplement, Amulet };
inline constexpr std::size_t items = 3;
inline constexpr std::array<std::string_view, items> item_names{"vaccine", "supplement", "amulet"};

enum class Season : std::uint8_t { Spring, Summer, Autumn, Winter };
inline constexpr std::size_t seasons = 4;
inline constexpr std::array<std::string_view, seasons> season_names{"spring", "summer", "autumn",
                                                                    "winter"};

/// What a season card does besides its limits. Changes of prices hold while players act; the rest
/// happens at the end of the turn.
struct Effect {
    BySize buying{};       ///< dollars that each pig costs more
    BySize selling{};      ///< dollars that each sold pig brings more
    int buying_items = 0;  ///< dollars that each item costs more
    BySize dollars_each{}; ///< for each pig that a player has
    BySize dollars_most{}; ///< for each player who has most pigs of this size, at least one
    int babies_a_pair = 0; ///< for each two adults that a player has

    friend bool operator==(const Effect&, const Effect&) = default;
};

/// A season card.
struct Card {
    std::string name;
    Season season = Season::Spring;
    std::array<int, tasks> limits{}; ///< how often each task can be done, by all players together
    Effect effect;

    friend bool operator==(const Card&, const Card&) = default;
};

/// Something that the printed rules do not say, and why the data say it.
struct Assumption {
    std::string what;
    std::string why;

    friend bool operator==(const Assumption&, const Assumption&) = default;
};

/// All numbers of the game, and its deck. The documentation of the data (resources/pigs) explains
/// the fields. Prices are in dollars.
struct Edition {
    std::string name;
    std::vector<Assumption> assumed;
    int least_players = 2;
    int most_players = max_players;

    int start_dollars = 0;
    int first_purchases = 0; ///< in the preparatory turn, for each player
    int compensation = 0;    ///< for each action that is not carried out

    BySize pig_prices{};
    BySize pig_tiles{};
    int item_price = 0;
    std::array<int, items> item_tiles{};
    std::vector<int> meadow_prices; ///< of the first meadow, the second ...
    int meadow_price_step = 0;      ///< of each further meadow above the one before
    int meadow_tiles = 0;
    MeadowMeasures measures;

    int cards_removed = 0; ///< of each season
    std::vector<Card> cards;

    friend bool operator==(const Edition&, const Edition&) = default;

    /// The price of a player's meadow number `number`, from 0.
    int meadow_price(int number) const;
    /// The cards of a season, as indices into `cards`.
    std::vector<std::uint8_t> cards_of(Season season) const;
    /// The number of turns of a game.
    int turns() const;
};

/// The bundled editions, the usual one first.
const std::vector<Edition>& editions();

inline const Edition& usual_edition() {
    return editions().front();
}

/// The edition with this name, or from the JSON file at this path. Throws `InputError` listing the
/// known names.
Edition edition_named(const std::string& name_or_path);

/// Reads a complete edition, which can be played with each number of players it allows. Throws
/// `InputError` with the key and, as the place, its JSON pointer.
Edition read_edition(const formats::JsonValue& object);

/// The same from the bytes of a file.
Edition read_edition(std::string_view bytes);

/// The edition as JSON.
nlohmann::ordered_json write_edition(const Edition& edition);

} // namespace pampas::pigs
