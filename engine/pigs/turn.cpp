#include "engine/pigs/sharing.h"
#include "engine/pigs/state.h"

#include <algorithm>

/// What follows from actions: farms and market change, and the game goes on.
namespace pampas::pigs {

void State::book(int seat, Account account, int dollars) {
    farm_of(seat).dollars[index(account)] += dollars;
    farm_of(seat).money += dollars;
}

/// Takes a pig from the market, if the seat's meadows have room for it. A pig without room goes
/// back to the market at once.
bool State::add_pig(int seat, Size size, bool is_vaccinated) {
    Farm& own = farm_of(seat);
    PigCounts pigs = own.all_pigs();
    ++pigs[index(size)];
    const bool has_room = game_->meadows().have_room(pigs, own.meadows);
    if (has_room) {
        ++own.pigs[static_cast<std::size_t>(is_vaccinated)][index(size)];
        --market_.pigs[index(size)];
    }
    return has_room;
}

void State::remove_pig(int seat, Size size, bool is_vaccinated) {
    --farm_of(seat).pigs[static_cast<std::size_t>(is_vaccinated)][index(size)];
    ++market_.pigs[index(size)];
}

void State::return_item(int seat, Item item) {
    --farm_of(seat).items[index(item)];
    ++market_.items[index(item)];
}

bool State::feed(const Action& action) {
    if (action.uses_item) {
        return_item(seat_, Item::Supplement);
    }
    const Size size = grown(action);
    remove_pig(seat_, action.size(), action.is_vaccinated);
    const bool has_room = add_pig(seat_, size, action.is_vaccinated);
    if (has_room) {
        ++used_[static_cast<std::size_t>(action.is_vaccinated)][index(size)];
    }
    return has_room;
}

bool State::mate(const Action& action) {
    if (action.uses_item) {
        return_item(seat_, Item::Amulet);
    }
    ++used_[static_cast<std::size_t>(action.is_vaccinated)][action.what];
    return add_pig(seat_, action.uses_item ? Size::Small : Size::Baby, false);
}

bool State::buy(const Action& action) {
    Farm& own = farm_of(seat_);
    switch (action.kind) {
    case ActionKind::BuyPig:
        book(seat_, Account::Pigs, -pig_price(action.size()));
        return add_pig(seat_, action.size(), false);
    case ActionKind::BuyItem:
        book(seat_, Account::Items, -item_price());
        ++own.items[action.what];
        --market_.items[action.what];
        return true;
    default:
        book(seat_, Account::Meadows, -meadow_price(seat_));
        ++own.meadows;
        --market_.meadows;
        return true;
    }
}

void State::vaccinate(Size size) {
    Farm& own = farm_of(seat_);
    return_item(seat_, Item::Vaccine);
    const bool all_used = used_[0][index(size)] == own.pigs[0][index(size)];
    if (all_used) {
        --used_[0][index(size)];
        ++used_[1][index(size)];
    }
    --own.pigs[0][index(size)];
    ++own.pigs[1][index(size)];
}

bool State::can_vaccinate(int seat) const {
    const Farm& own = farm(seat);
    return own.items[index(Item::Vaccine)] > 0 &&
           std::ranges::any_of(own.pigs[0], [](std::uint8_t pigs) { return pigs > 0; });
}

/// Goes on to the next seat or phase if the seat has finished.
void State::finish() {
    if (phase_ == Phase::Vaccinate && !can_vaccinate(seat_)) {
        left_ = 0;
    }
    if (left_ > 0) {
        return;
    }
    ++asked_;
    switch (phase_) {
    case Phase::Prepare:
        return next_to_prepare();
    case Phase::Act:
        return next_to_act();
    default:
        return next_to_vaccinate();
    }
}

void State::next_to_prepare() {
    if (asked_ == players()) {
        return begin_turn();
    }
    seat_ = static_cast<std::uint8_t>(clockwise(asked_));
    left_ = edition().first_purchases;
}

void State::begin_turn() {
    phase_ = Phase::Choose;
    choices_ = {};
    neutral_ = 0;
    shares_ = {};
    asked_ = 0;
    left_ = 0;
    seat_ = first_;
}

void State::choose(const Action& action) {
    choices_[seat_] = static_cast<std::uint8_t>(1 + action.what);
    if (action.neutral != 0) {
        neutral_ = action.neutral;
    }
    if (++asked_ < players()) {
        seat_ = static_cast<std::uint8_t>(clockwise(asked_));
        return;
    }
    share_out();
    phase_ = Phase::Act;
    asked_ = 0;
    next_to_act();
}

/// The neutral tiles change hands if the other player was hindered by one.
void State::share_out() {
    shares_ = shares({players(), first_, choices_, neutral_, holder_}, card().limits);
    const int other = 1 - holder_;
    if (neutral_ != 0 && choices_[index(other)] == neutral_) {
        holder_ = static_cast<std::uint8_t>(other);
    }
}

/// Lets the next seat act that has a share, or ends the turn.
void State::next_to_act() {
    used_ = {};
    for (; asked_ < players(); ++asked_) {
        seat_ = static_cast<std::uint8_t>(clockwise(asked_));
        left_ = shares_[seat_];
        if (left_ > 0) {
            return;
        }
    }
    end_turn();
}

void State::end_turn() {
    const bool season_ends = turns_in_season() == 1;
    apply_effect();
    first_ = static_cast<std::uint8_t>(clockwise(1));
    if (!season_ends) {
        ++turn_;
        return begin_turn();
    }
    phase_ = Phase::Vaccinate;
    asked_ = 0;
    next_to_vaccinate();
}

void State::apply_effect() {
    const Effect& effect = card().effect;
    for (int step = 0; step < players(); ++step) {
        give_dollars(effect, clockwise(step));
        give_babies(effect, clockwise(step));
    }
}

void State::give_dollars(const Effect& effect, int seat) {
    for (std::size_t number = 0; number < sizes; ++number) {
        if (effect.dollars_each[number] == 0 && effect.dollars_most[number] == 0) {
            continue;
        }
        const auto size = static_cast<Size>(number);
        const int count = farm(seat).count(size);
        int most = 1;
        for (int other = 0; other < players(); ++other) {
            most = std::max(most, farm(other).count(size));
        }
        book(seat, Account::Seasons,
             count * effect.dollars_each[number] +
                 (count == most ? effect.dollars_most[number] : 0));
    }
}

void State::give_babies(const Effect& effect, int seat) {
    for (int babies = farm(seat).adults() / 2 * effect.babies_a_pair; babies > 0; --babies) {
        if (market_.pigs[index(Size::Baby)] == 0 || !add_pig(seat, Size::Baby, false)) {
            return;
        }
    }
}

/// Asks the next seat that can vaccinate, or changes the season.
void State::next_to_vaccinate() {
    for (; asked_ < players(); ++asked_) {
        seat_ = static_cast<std::uint8_t>(clockwise(asked_));
        if (can_vaccinate(seat_)) {
            left_ = 1;
            return;
        }
    }
    change_season();
}

/// Pigs that are not vaccinated are lost.
void State::change_season() {
    for (int seat = 0; seat < players(); ++seat) {
        PigCounts& lost = farm_of(seat).pigs[0];
        for (std::size_t size = 0; size < sizes; ++size) {
            market_.pigs[size] = static_cast<std::uint8_t>(market_.pigs[size] + lost[size]);
        }
        lost = {};
    }
    if (turn_ + 1 == turns_) {
        return end_game();
    }
    ++turn_;
    begin_turn();
}

/// The pigs that are left are sold.
void State::end_game() {
    for (int seat = 0; seat < players(); ++seat) {
        PigCounts& pigs = farm_of(seat).pigs[1];
        for (std::size_t size = 0; size < sizes; ++size) {
            book(seat, Account::FinalSales, pigs[size] * edition().pig_prices[size]);
            market_.pigs[size] = static_cast<std::uint8_t>(market_.pigs[size] + pigs[size]);
        }
        pigs = {};
    }
    is_over_ = true;
}

} // namespace pampas::pigs
