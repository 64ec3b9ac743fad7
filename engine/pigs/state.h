#pragma once

#include "engine/chance/stream.h"
#include "engine/pigs/action.h"
#include "engine/pigs/edition.h"
#include "engine/pigs/meadow.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pampas::pigs {

class State;

/// What chance decides.
struct Setup {
    std::vector<std::uint8_t>
        cards; ///< the order of the season cards, as indices into the edition's

    friend bool operator==(const Setup&, const Setup&) = default;
};

/// The tactical variants.
struct Variants {
    bool shows_next_card = false; ///< the card of the next turn lies open
    bool chooses_openly = false;  ///< players choose in turn and show what they choose

    friend bool operator==(const Variants&, const Variants&) = default;
};

/// The name of a choice of variants: `standard`, `next-card`, `open-choice`,
/// `next-card+open-choice`.
std::string name_of(const Variants& variants);

/// The variants with this name. Throws `InputError` listing the names.
Variants variants_named(const std::string& name);

/// A game to play: an edition, variants and a number of players. Not copyable; must outlive the
/// states that refer to it.
class Game {
  public:
    using State = pigs::State;
    using Setup = pigs::Setup;

    /// Throws `InputError` if the edition does not allow this number of players.
    Game(const Edition& edition, const Variants& variants, int players);
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;
    ~Game() = default;

    const Edition& edition() const { return edition_; }
    const Variants& variants() const { return variants_; }
    const Meadows& meadows() const { return meadows_; }
    int players() const { return players_; }

    /// Removes cards of each season and shuffles the others.
    Setup deal(chance::Stream& stream) const;
    /// A new game with this set-up.
    State start(const Setup& setup) const;

  private:
    Edition edition_;
    Variants variants_;
    Meadows meadows_;
    int players_;
};

/// Nobody is dealt anything, so that nothing changes hands.
inline Setup rotated(const Setup& setup, std::size_t) {
    return setup;
}

/// Where the dollars of a player come from and go to. The sum is what the player has.
enum class Account : std::uint8_t {
    Start,
    Sales,      ///< pigs sold in the game
    FinalSales, ///< pigs sold at its end
    Compensation,
    Seasons, ///< effects of season cards
    Pigs,    ///< pigs bought, and so on: not positive
    Items,
    Meadows
};
inline constexpr std::size_t accounts = 8;
inline constexpr std::array<std::string_view, accounts> account_names{
    "start", "sales", "final-sales", "compensation", "seasons", "pigs", "items", "meadows"};

/// What a player has.
struct Farm {
    std::array<PigCounts, 2> pigs{}; ///< not vaccinated, and vaccinated
    std::array<std::uint8_t, pigs::items> items{};
    std::uint8_t meadows = 1;
    std::array<int, accounts> dollars{}; ///< by `Account`
    int money = 0;                       ///< the sum of all accounts

    /// Pigs of a size, and of all sizes, vaccinated or not.
    int count(Size size) const { return pigs[0][index(size)] + pigs[1][index(size)]; }
    PigCounts all_pigs() const;
    int adults() const { return count(Size::Medium) + count(Size::Big); }

    friend bool operator==(const Farm&, const Farm&) = default;
};

/// The dollars that a farm's items and meadows are worth on the market: they break ties.
int property_of(const Farm& farm, const Edition& edition);

/// The tiles that the market has.
struct Market {
    PigCounts pigs{};
    std::array<std::uint8_t, pigs::items> items{};
    std::uint8_t meadows = 0;

    friend bool operator==(const Market&, const Market&) = default;
};

/// What players are doing.
enum class Phase : std::uint8_t {
    Prepare,   ///< the purchases before the first turn
    Choose,    ///< phases 1 to 3 of a turn
    Act,       ///< phase 4
    Vaccinate, ///< before pigs are lost at the change of a season
};

/// A game in progress, including what is hidden from seats: the season cards to come and, while
/// players choose, what the others have chosen. A flat value that is cheap to copy.
class State {
  public:
    using Action = pigs::Action;
    using Outcome = pigs::Outcome;
    using Kind = ActionKind;
    static constexpr std::size_t kinds = action_kinds;

    /// The game after set-up. `setup` must be one that `deal` could return for this game.
    State(const Game& game, const Setup& setup);

    const Game& game() const { return *game_; }
    const Edition& edition() const { return game_->edition(); }
    int players() const { return game_->players(); }
    /// The seat that acts.
    int seat() const { return seat_; }
    /// The current turn, from 1; 1 also before the first.
    int round() const { return turn_ + 1; }
    bool over() const { return is_over_; }
    Phase phase() const { return phase_; }
    /// The seat with the first player's token.
    int first_player() const { return first_; }
    /// Purchases of the preparatory turn or actions that the seat may still carry out.
    int actions_left() const { return left_; }
    /// Nobody passes: `Done` is an action as any other.
    bool must_pass() const { return false; }

    /// The season card of the turn, and its number in the edition. Hidden while players prepare.
    const Card& card() const { return edition().cards[card_number()]; }
    std::size_t card_number() const { return order_[index(turn_)]; }
    /// The card of the next turn if it lies open.
    const Card* next_card() const;
    /// The number of turns until the season changes, this one included.
    int turns_in_season() const;
    /// Whether this is the last season.
    bool is_last_season() const { return turn_ + turns_in_season() == turns_; }

    const Farm& farm(int seat) const { return farms_[index(seat)]; }
    const Market& market() const { return market_; }
    /// What a seat chose in this turn; empty if it has not chosen yet.
    std::optional<Task> choice(int seat) const;
    /// The task of the neutral tile placed in this turn, if any.
    std::optional<Task> neutral_choice() const;
    /// The seat that has the neutral tiles in a game of two, otherwise none.
    std::optional<int> neutral_holder() const;
    /// How often a seat may do in this turn what it chose, once all have chosen.
    int share(int seat) const;

    /// Today's prices.
    int pig_price(Size size) const;
    int sale_price(Size size) const;
    int item_price() const;
    int meadow_price(int seat) const { return edition().meadow_price(farm(seat).meadows); }

    /// The kinds that belong to what the seat is doing, a bit each; others have no legal action.
    std::uint32_t kinds_now() const;
    /// The number of legal actions of a kind, and the one with `rank` such actions before it, in an
    /// order that depends only on the state. There are none if the game is over.
    std::size_t count(ActionKind kind) const;
    Action nth(ActionKind kind, std::size_t rank) const;
    bool allows(const Action& action) const;
    /// All legal actions.
    std::vector<Action> legal_actions() const;
    /// Carries out a legal action. Vaccinates pigs last that were fed or mated in this turn.
    Outcome apply(const Action& action);

    /// The dollars of a seat.
    int points(int seat) const { return farm(seat).money; }
    /// The same by account.
    const std::array<int, accounts>& category_points(int seat) const { return farm(seat).dollars; }
    int property(int seat) const { return property_of(farm(seat), edition()); }
    /// The winners of a finished game; several seats may share the win.
    std::vector<int> winners() const;

    /// For players who think ahead: the state in which a seat may do this task so many times,
    /// whatever the others do, and the one in which the seat to move has so many actions left.
    State imagined(int seat, Task task, int actions) const;
    State with_actions(int actions) const;

    /// The state as the seat may know it: choices of others that are still hidden are not made, and
    /// the cards to come are drawn from the stream.
    State seen_by(int seat, chance::Stream& stream) const;

    friend bool operator==(const State&, const State&) = default;

  private:
    Farm& farm_of(int seat) { return farms_[index(seat)]; }
    bool is_time_for(ActionKind kind) const;
    /// The legal ones among all possible actions of a kind, a bit each.
    std::uint32_t legal(ActionKind kind) const;
    bool allows_feeding(const Action& action) const;
    bool allows_mating(const Action& action) const;
    bool does(Task task) const;
    bool is_unused(const Action& action) const;
    static Size grown(const Action& action);

    void book(int seat, Account account, int dollars);
    bool add_pig(int seat, Size size, bool is_vaccinated);
    void remove_pig(int seat, Size size, bool is_vaccinated);
    void return_item(int seat, Item item);
    bool feed(const Action& action);
    bool mate(const Action& action);
    bool buy(const Action& action);
    void vaccinate(Size size);
    bool can_vaccinate(int seat) const;

    void choose(const Action& action);
    void share_out();
    void finish();
    void next_to_prepare();
    void begin_turn();
    void next_to_act();
    void end_turn();
    void apply_effect();
    void give_dollars(const Effect& effect, int seat);
    void give_babies(const Effect& effect, int seat);
    void next_to_vaccinate();
    void change_season();
    void end_game();

    int clockwise(int steps) const { return (first_ + steps) % players(); }

    const Game* game_;
    std::array<Farm, max_players> farms_{};
    Market market_;
    std::array<std::uint8_t, most_cards> order_{};
    std::uint8_t turns_;
    std::uint8_t turn_ = 0;
    std::uint8_t first_ = 0;
    std::uint8_t seat_ = 0;
    std::uint8_t asked_ = 0; ///< seats that have been asked in this phase, clockwise
    Phase phase_ = Phase::Prepare;
    bool is_over_ = false;
    int left_ = 0;
    std::array<std::uint8_t, max_players> choices_{}; ///< 1 + the task; 0 for none
    std::uint8_t neutral_ = 0;                        ///< the same of the neutral tile
    std::uint8_t holder_ = 1;
    std::array<int, max_players> shares_{};
    std::array<PigCounts, 2> used_{}; ///< fed or mated in this turn, as in `Farm::pigs`
};

} // namespace pampas::pigs
