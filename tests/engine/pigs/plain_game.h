#pragma once

#include "engine/pigs/edition.h"

#include <array>
#include <compare>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace pampas::testing {

/// What a player owns.
struct PlainFarm {
    std::map<std::string, std::array<int, 2>> pigs; ///< by size: not vaccinated, vaccinated
    std::map<std::string, int> items;
    int meadows = 1;
    int dollars = 0;
};

struct PlainAction {
    std::string kind{}; ///< one of `pigs::action_names`
    std::string what{}; ///< the task, the size or the item, if any
    bool vaccinated = false;
    bool uses_item = false;
    std::string neutral{}; ///< the task of the neutral tile, if one is placed

    friend bool operator==(const PlainAction&, const PlainAction&) = default;
    friend auto operator<=>(const PlainAction& a, const PlainAction& b) {
        return std::tie(a.kind, a.what, a.vaccinated, a.uses_item, a.neutral) <=>
               std::tie(b.kind, b.what, b.vaccinated, b.uses_item, b.neutral);
    }
};

/// A game of Happy Pigs in progress, played by the printed rules with individual pigs. Shares the
/// data with the engine, and no code that plays.
class PlainPigs {
  public:
    /// Whether these pigs fit on so many meadows.
    using Room = std::function<bool(const std::array<int, 4>& pigs_by_size, int meadows)>;

    /// `cards` is the order of the season cards, as indices into `edition.cards`.
    PlainPigs(const pigs::Edition& edition, bool shows_next_card, bool chooses_openly, int players,
              const std::vector<int>& cards, Room room);

    /// "prepare", "choose", "act", "vaccinate" or "over".
    std::string phase() const { return phase_; }
    /// Who is to act. The first player when the game is over.
    int seat() const { return seat_; }
    /// From 1, also 1 while preparing. After the end the last turn.
    int turn() const { return turn_; }
    int first_player() const { return first_; }
    /// Purchases or actions that the seat may still do. 0 in "choose", 1 in "vaccinate".
    int actions_left() const { return actions_left_; }
    const std::vector<PlainFarm>& farms() const { return farms_; }
    /// The tiles left, by size and item, and of "meadow".
    const std::map<std::string, int>& market() const { return market_; }
    /// The tasks chosen in this turn, by seat, "" if not chosen yet.
    std::vector<std::string> choices() const { return choices_; }
    /// The actions that each seat got in this turn. 0 until all have chosen.
    std::vector<int> shares() const { return shares_; }
    /// Who has the neutral tiles of a game of two.
    std::optional<int> neutral_holder() const { return neutral_holder_; }

    /// Every legal action, sorted.
    std::vector<PlainAction> legal() const;
    /// Carries out a legal action. The dollars that it brings the player or, below 0, costs, and
    /// whether a pig found room.
    std::pair<int, bool> apply(const PlainAction& action);

    /// Empty before the game is over.
    std::vector<int> winners() const;
    /// What the items and meadows of a player are worth.
    int property(int seat) const;

  private:
    using Actions = std::vector<PlainAction>;

    struct Pig {
        std::string size;
        bool vaccinated = false;
        bool used = false; ///< was fed or mated in this turn
    };

    int players() const { return static_cast<int>(farms_.size()); }
    PlainFarm& farm(int seat) { return farms_.at(pigs::index(seat)); }
    const PlainFarm& farm(int seat) const { return farms_.at(pigs::index(seat)); }
    std::vector<Pig>& herd(int seat) { return herds_.at(pigs::index(seat)); }
    const std::vector<Pig>& herd(int seat) const { return herds_.at(pigs::index(seat)); }
    const pigs::Card& card(int turn) const;
    int seat_after(int seat) const { return (seat + 1) % players(); }
    std::vector<int> clockwise() const;

    void lay_out_market(int players);
    void add_farm();
    void count_pigs();

    int count(int seat, const std::string& size) const;
    std::array<int, 4> counts(int seat) const;
    bool has_pig(const std::string& size, bool vaccinated) const;
    bool has_unused(const std::string& size, bool vaccinated) const;
    bool has_most(int seat, const std::string& size) const;
    bool can_vaccinate(int seat) const;
    bool can_feed(const std::string& size, bool vaccinated, bool with_supplement) const;
    bool can_mate(const std::string& size, bool vaccinated, bool with_amulet) const;
    bool can_buy(const std::string& what) const;

    pigs::Effect changes_of_prices() const;
    int buying_price(const std::string& what) const;
    int selling_price(const std::string& size) const;

    void add_choices(Actions& list) const;
    void add_task(Actions& list) const;
    void add_purchases(Actions& list) const;
    void add_feeding(Actions& list) const;
    void add_mating(Actions& list) const;
    void add_sales(Actions& list) const;
    void add_vaccinations(Actions& list) const;

    bool carry_out(const PlainAction& action);
    void choose(const PlainAction& action);
    bool feed(const PlainAction& action);
    bool mate(const PlainAction& action);
    bool buy_pig(const PlainAction& action);
    void buy_item(const PlainAction& action);
    void buy_meadow();
    void sell(const PlainAction& action);
    void vaccinate(const PlainAction& action);
    void stop();

    Pig& find(int seat, const std::string& size, bool vaccinated);
    Pig take(int seat, const std::string& size, bool vaccinated);
    bool place(int seat, const Pig& pig);
    void use_item(const std::string& item);

    void go_on(const PlainAction& action);
    void start_phase(const std::string& phase);
    void next_seat();
    int actions_of(int seat) const;
    void end_phase();
    void begin_turn();
    void share_out();
    std::vector<int> choosers(const std::string& task) const;
    bool is_hindered() const;
    void end_turn();
    int dollars_of_effect(int seat) const;
    void add_babies(int seat);
    bool is_last_of_season() const;
    void change_season();
    void end_game();

    const pigs::Edition* edition_;
    std::vector<int> cards_;
    Room room_;
    std::map<std::string, int> market_;
    std::vector<PlainFarm> farms_;
    std::vector<std::vector<Pig>> herds_; ///< the pigs of each farm
    std::optional<int> neutral_holder_;

    std::string phase_;
    int turn_ = 1;
    int first_ = 0;
    int seat_ = 0;
    int actions_left_ = 0;
    std::vector<int> waiting_; ///< the seats whose time in this phase is still to come
    // This turn:
    std::vector<std::string> choices_;
    std::vector<int> shares_;
    std::string neutral_; ///< the task of the neutral tile
};

} // namespace pampas::testing
