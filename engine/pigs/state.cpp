#include "engine/pigs/state.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <bit>
#include <cassert>
#include <iterator>
#include <numeric>
#include <span>
#include <utility>

namespace pampas::pigs {
namespace {

/// Everything that could be an action, whatever the state, kind by kind.
struct PossibleActions {
    constexpr PossibleActions() {
        using enum ActionKind;
        begin(Choose);
        for (std::size_t task = 0; task < tasks; ++task) {
            for (std::uint8_t neutral = 0; neutral <= tasks; ++neutral) {
                add({Choose, static_cast<std::uint8_t>(task), false, false, neutral});
            }
        }
        add_for_pigs(Feed, true);
        add_for_pigs(Mate, true);
        add_each(BuyPig, sizes);
        add_each(BuyItem, items);
        add_each(BuyMeadow, 1);
        add_for_pigs(Sell, false);
        add_each(Vaccinate, sizes);
        add_each(Done, 1);
        begins[action_kinds] = count;
    }

    constexpr void begin(ActionKind kind) { begins[index(kind)] = count; }
    constexpr void add(const Action& action) { actions[count++] = action; }
    constexpr void add_each(ActionKind kind, std::size_t things) {
        begin(kind);
        for (std::size_t what = 0; what < things; ++what) {
            add(Action::of(kind, what));
        }
    }
    constexpr void add_for_pigs(ActionKind kind, bool may_use_item) {
        begin(kind);
        for (std::size_t size = 0; size < sizes; ++size) {
            for (const bool vaccinated : {false, true}) {
                add(Action::of(kind, size, vaccinated));
                if (may_use_item) {
                    add(Action::of(kind, size, vaccinated, true));
                }
            }
        }
    }

    static constexpr std::size_t most = 80;
    std::array<Action, most> actions{};
    std::array<std::size_t, action_kinds + 1> begins{};
    std::size_t count = 0;
};

constexpr PossibleActions possible_actions;

std::span<const Action> possible(ActionKind kind) {
    const std::size_t first = possible_actions.begins[index(kind)];
    return std::span(possible_actions.actions)
        .subspan(first, possible_actions.begins[index(kind) + 1] - first);
}

std::uint8_t counted(int number) {
    return static_cast<std::uint8_t>(number);
}

constexpr std::string_view next_card = "next-card";
constexpr std::string_view open_choice = "open-choice";

} // namespace

std::string name_of(const Variants& variants) {
    if (variants.shows_next_card && variants.chooses_openly) {
        return fmt::format("{}+{}", next_card, open_choice);
    }
    return std::string(variants.shows_next_card  ? next_card
                       : variants.chooses_openly ? open_choice
                                                 : "standard");
}

Variants variants_named(const std::string& name) {
    constexpr std::array choices{Variants{false, false}, Variants{true, false},
                                 Variants{false, true}, Variants{true, true}};
    std::vector<std::string> names;
    for (const Variants& variants : choices) {
        names.push_back(name_of(variants));
        if (names.back() == name) {
            return variants;
        }
    }
    throw InputError(
        tr("unknown variants \"{}\"; expected one of {}", escaped(name), fmt::join(names, ", ")));
}

Game::Game(const Edition& edition, const Variants& variants, int players)
    : edition_(edition), variants_(variants), meadows_(edition.measures), players_(players) {
    if (players < edition.least_players || players > edition.most_players) {
        throw InputError(tr("the edition \"{}\" is for {} to {} players, not for {}", edition.name,
                            edition.least_players, edition.most_players, players));
    }
}

Setup Game::deal(chance::Stream& stream) const {
    Setup setup;
    for (std::size_t season = 0; season < seasons; ++season) {
        std::vector<std::uint8_t> cards = edition_.cards_of(static_cast<Season>(season));
        chance::shuffle(cards, stream);
        setup.cards.insert(setup.cards.end(), cards.begin(), cards.end() - edition_.cards_removed);
    }
    return setup;
}

State Game::start(const Setup& setup) const {
    return {*this, setup};
}

PigCounts Farm::all_pigs() const {
    PigCounts all = pigs[0];
    for (std::size_t size = 0; size < sizes; ++size) {
        all[size] = counted(all[size] + pigs[1][size]);
    }
    return all;
}

State::State(const Game& game, const Setup& setup)
    : game_(&game), turns_(counted(static_cast<int>(setup.cards.size()))) {
    assert(setup.cards.size() <= most_cards && !setup.cards.empty());
    std::ranges::copy(setup.cards, order_.begin());
    const Edition& data = edition();
    std::ranges::transform(data.pig_tiles, market_.pigs.begin(), counted);
    std::ranges::transform(data.item_tiles, market_.items.begin(), counted);
    market_.meadows = counted(data.meadow_tiles - players());
    for (int seat = 0; seat < players(); ++seat) {
        book(seat, Account::Start, data.start_dollars);
    }
    left_ = data.first_purchases;
    if (left_ == 0) {
        begin_turn();
    }
}

const Card* State::next_card() const {
    const bool is_open = game_->variants().shows_next_card && turn_ + 1 < turns_;
    return is_open ? &edition().cards[order_[index(turn_ + 1)]] : nullptr;
}

int State::turns_in_season() const {
    const auto season_of = [&](int turn) { return edition().cards[order_[index(turn)]].season; };
    int turns = 1;
    while (turn_ + turns < turns_ && season_of(turn_ + turns) == season_of(turn_)) {
        ++turns;
    }
    return turns;
}

std::optional<Task> State::choice(int seat) const {
    const std::uint8_t chosen = choices_[index(seat)];
    return chosen == 0 ? std::nullopt : std::optional(static_cast<Task>(chosen - 1));
}

std::optional<Task> State::neutral_choice() const {
    return neutral_ == 0 ? std::nullopt : std::optional(static_cast<Task>(neutral_ - 1));
}

std::optional<int> State::neutral_holder() const {
    return players() == 2 ? std::optional<int>(holder_) : std::nullopt;
}

int State::share(int seat) const {
    return shares_[index(seat)];
}

int State::pig_price(Size size) const {
    const int more = phase_ == Phase::Act ? card().effect.buying[index(size)] : 0;
    return std::max(0, edition().pig_prices[index(size)] + more);
}

int State::sale_price(Size size) const {
    const int more = phase_ == Phase::Act ? card().effect.selling[index(size)] : 0;
    return std::max(0, edition().pig_prices[index(size)] + more);
}

int State::item_price() const {
    const int more = phase_ == Phase::Act ? card().effect.buying_items : 0;
    return std::max(0, edition().item_price + more);
}

std::size_t State::count(ActionKind kind) const {
    return static_cast<std::size_t>(std::popcount(legal(kind)));
}

Action State::nth(ActionKind kind, std::size_t rank) const {
    std::uint32_t left = legal(kind);
    assert(rank < static_cast<std::size_t>(std::popcount(left)));
    for (; rank > 0; --rank) {
        left &= left - 1; // drops the first one
    }
    return possible(kind)[static_cast<std::size_t>(std::countr_zero(left))];
}

std::vector<Action> State::legal_actions() const {
    std::vector<Action> actions;
    for (std::size_t number = 0; number < kinds; ++number) {
        const auto kind = static_cast<ActionKind>(number);
        for (std::uint32_t left = legal(kind); left != 0; left &= left - 1) {
            actions.push_back(possible(kind)[static_cast<std::size_t>(std::countr_zero(left))]);
        }
    }
    return actions;
}

bool State::allows(const Action& action) const {
    const auto all = possible(action.kind);
    const auto found = std::ranges::find(all, action);
    return found != all.end() && (legal(action.kind) >> (found - all.begin()) & 1U) != 0;
}

std::uint32_t State::legal(ActionKind kind) const {
    using enum ActionKind;
    if (!is_time_for(kind)) {
        return 0;
    }
    const auto those = [kind](const auto& is_legal) {
        std::uint32_t found = 0;
        std::uint32_t bit = 1;
        for (const Action& action : possible(kind)) {
            found |= is_legal(action) ? bit : 0;
            bit <<= 1U;
        }
        return found;
    };
    const int money = farm(seat_).money;
    switch (kind) {
    case Choose: // in a game of two, who has the neutral tiles must place one
        return those([has_neutral = neutral_holder() == seat_](const Action& action) {
            return (action.neutral != 0) == has_neutral;
        });
    case Feed:
        return those([this](const Action& action) { return allows_feeding(action); });
    case Mate:
        return those([this](const Action& action) { return allows_mating(action); });
    case BuyPig:
        return those([&](const Action& action) {
            return market_.pigs[action.what] > 0 && money >= pig_price(action.size());
        });
    case BuyItem:
        return money < item_price()
                   ? 0
                   : those([this](const Action& action) { return market_.items[action.what] > 0; });
    case BuyMeadow:
        return market_.meadows > 0 && money >= meadow_price(seat_) ? 1 : 0;
    case Sell:
        return those([this](const Action& action) {
            return farm(seat_).pigs[action.is_vaccinated][action.what] > 0;
        });
    case Vaccinate:
        return those([this](const Action& action) { return farm(seat_).pigs[0][action.what] > 0; });
    case Done:
        return 1;
    }
    return 0;
}

std::uint32_t State::kinds_now() const {
    using enum ActionKind;
    const auto bits = [](auto... each) { return ((1U << index(each)) | ...); };
    if (is_over_) {
        return 0;
    }
    if (phase_ == Phase::Choose) {
        return bits(Choose);
    }
    std::uint32_t now = can_vaccinate(seat_) ? bits(Vaccinate, Done) : bits(Done);
    if (phase_ == Phase::Prepare || does(Task::Buy)) {
        return now | bits(BuyPig, BuyItem, BuyMeadow);
    }
    now |= does(Task::Feed) ? bits(Feed) : 0;
    now |= does(Task::Mate) ? bits(Mate) : 0;
    now |= does(Task::Sell) ? bits(Sell) : 0;
    return now;
}

/// Whether actions of this kind belong to what the seat is doing.
bool State::is_time_for(ActionKind kind) const {
    return (kinds_now() >> index(kind) & 1U) != 0;
}

/// Whether the seat is carrying out this task.
bool State::does(Task task) const {
    return phase_ == Phase::Act && choice(seat_) == task;
}

/// Whether the seat has such a pig that was not fed or mated in this turn.
bool State::is_unused(const Action& action) const {
    const auto vaccinated = static_cast<std::size_t>(action.is_vaccinated);
    return farm(seat_).pigs[vaccinated][action.what] > used_[vaccinated][action.what];
}

/// The size of a pig after feeding. A supplement is another size for babies and small pigs.
Size State::grown(const Action& action) {
    return static_cast<Size>(action.what + (action.uses_item ? 2 : 1));
}

bool State::allows_feeding(const Action& action) const {
    const bool has_item =
        action.size() <= Size::Small && farm(seat_).items[index(Item::Supplement)] > 0;
    return action.size() < Size::Big && is_unused(action) && (!action.uses_item || has_item) &&
           market_.pigs[index(grown(action))] > 0;
}

bool State::allows_mating(const Action& action) const {
    const bool has_item = farm(seat_).items[index(Item::Amulet)] > 0;
    const Size born = action.uses_item ? Size::Small : Size::Baby;
    return is_adult(action.size()) && is_unused(action) && (!action.uses_item || has_item) &&
           market_.pigs[index(born)] > 0;
}

Outcome State::apply(const Action& action) {
    using enum ActionKind;
    assert(allows(action));
    const int before = farm(seat_).money;
    const int actor = seat_;
    Outcome outcome;
    switch (action.kind) {
    case Choose:
        choose(action);
        return outcome;
    case Feed:
        outcome.has_room = feed(action);
        break;
    case Mate:
        outcome.has_room = mate(action);
        break;
    case BuyPig:
    case BuyItem:
    case BuyMeadow:
        outcome.has_room = buy(action);
        break;
    case Sell:
        remove_pig(seat_, action.size(), action.is_vaccinated);
        book(seat_, Account::Sales, sale_price(action.size()));
        break;
    case Vaccinate:
        vaccinate(action.size());
        break;
    case Done:
        if (phase_ == Phase::Act) {
            book(seat_, Account::Compensation, left_ * edition().compensation);
        }
        left_ = 0;
        break;
    }
    left_ -= action.kind == Vaccinate || action.kind == Done ? 0 : 1;
    outcome.dollars = farm(actor).money - before;
    finish();
    return outcome;
}

int property_of(const Farm& farm, const Edition& edition) {
    int dollars = std::accumulate(farm.items.begin(), farm.items.end(), 0) * edition.item_price;
    for (int meadow = 0; meadow < farm.meadows; ++meadow) {
        dollars += edition.meadow_price(meadow);
    }
    return dollars;
}

std::vector<int> State::winners() const {
    const auto riches = [&](int seat) { return std::pair(points(seat), property(seat)); };
    std::vector<int> seats(index(players()));
    std::iota(seats.begin(), seats.end(), 0);
    const auto most = std::ranges::max(seats, {}, riches);
    std::erase_if(seats, [&](int seat) { return riches(seat) != riches(most); });
    return seats;
}

State State::imagined(int seat, Task task, int actions) const {
    State state = *this;
    state.phase_ = Phase::Act;
    state.seat_ = counted(seat);
    state.choices_[index(seat)] = counted(1 + static_cast<int>(task));
    state.left_ = actions;
    state.used_ = {};
    return state;
}

State State::with_actions(int actions) const {
    State state = *this;
    state.left_ = actions;
    return state;
}

State State::seen_by(int seat, chance::Stream& stream) const {
    State seen = *this;
    if (phase_ == Phase::Choose && !game_->variants().chooses_openly) {
        for (int other = 0; other < players(); ++other) {
            if (other != seat) {
                seen.choices_[index(other)] = 0;
            }
        }
        if (neutral_holder() != seat) {
            seen.neutral_ = 0;
        }
    }
    // Cards are drawn from those of their season that nobody has seen.
    const int known = phase_ == Phase::Prepare ? 0 : turn_ + (next_card() != nullptr ? 2 : 1);
    const auto seen_cards = std::span(order_).first(index(known));
    for (int turn = known; turn < turns_;) {
        const Season season = edition().cards[order_[index(turn)]].season;
        std::vector<std::uint8_t> unseen = edition().cards_of(season);
        std::erase_if(unseen, [&](std::uint8_t card) {
            return std::ranges::find(seen_cards, card) != seen_cards.end();
        });
        chance::shuffle(unseen, stream);
        for (auto card = unseen.begin();
             turn < turns_ && edition().cards[order_[index(turn)]].season == season; ++turn) {
            seen.order_[index(turn)] = *card++;
        }
    }
    return seen;
}

} // namespace pampas::pigs
