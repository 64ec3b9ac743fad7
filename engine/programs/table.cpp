#include "engine/programs/table.h"

#include "engine/files/path.h"

#include <nlohmann/json.hpp>

namespace pampas::programs {

void Table::end(const rules::State& state) {
    const Json result = end_message(state);
    for (const auto& seat : seats_) {
        if (seat) {
            seat->player.tell_end(result);
        }
    }
    for (auto& seat : seats_) {
        if (seat) {
            const auto failure = seat->player.see_off();
            leave(seat, failure);
        }
    }
}

rules::Action Table::next(const rules::State& state, const std::string& bot,
                          const Options& options) {
    if (state.must_pass()) {
        return rules::Action::end_turn();
    }
    auto& seat = seats_[rules::index(state.seat())];
    if (!seat) {
        if (const auto failure = sit_down(state, bot, options)) {
            leave(seat, failure);
            return rules::Action::give_up();
        }
    }
    const auto chosen = answer(state);
    if (const Failure* failure = std::get_if<Failure>(&chosen)) {
        leave(seat, *failure);
        return rules::Action::give_up();
    }
    return std::get<rules::Action>(chosen);
}

std::optional<Failure> Table::sit_down(const rules::State& state, const std::string& bot,
                                       const Options& options) {
    const int seat = state.seat();
    auto& sitting = seats_[rules::index(seat)];
    sitting.reset(
        new Sitting{{bot, number_, seat}, options.log, Player(path_of(bot), options.limits)});
    return sitting->player.start(
        course_.game_for(state.game(), seat, seed_for(run_seed_, number_, seat), options.limits));
}

std::variant<rules::Action, Failure> Table::answer(const rules::State& state) {
    const auto actions = numbered_actions(state);
    const auto line =
        seats_[rules::index(state.seat())]->player.ask(course_.turn_for(state, actions));
    if (const Failure* failure = std::get_if<Failure>(&line)) {
        return *failure;
    }
    return read_choice(std::get<std::string>(line), state, actions);
}

void Table::leave(std::unique_ptr<Sitting>& seat, const std::optional<Failure>& failure) {
    seat->player.end();
    if (seat->log) {
        const std::string& errors = seat->player.errors();
        seat->log->keep(seat->where, errors);
        if (failure) {
            seat->log->note(seat->where, *failure, errors);
        }
    }
    seat.reset();
}

} // namespace pampas::programs
