#pragma once

#include "engine/simulation/match.h"
#include "engine/simulation/notes.h"
#include "engine/simulation/replay.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace pampas::simulation {

/// A game that has been played, to look at forward and back: the state after any of its actions. It
/// watches a match (`play_match`) or a replay (`Replay::check`).
///
/// It keeps every sixteenth state and carries out the actions from there, so that long games on
/// large boards need little memory and each state is found at once.
template <Game G>
class Playback {
  public:
    using State = typename G::State;
    using Setup = typename G::Setup;

    /// An action that was done, and by whom.
    struct Step {
        int seat = 0;
        typename State::Action action;
        typename State::Outcome outcome;
    };

    /// `game` must outlive the playback and the states it returns.
    explicit Playback(const G& game) : game_(&game) {}

    void begin(std::size_t number, const Setup& setup) {
        *this = Playback(*game_);
        number_ = number;
        setup_.emplace(setup);
        states_.push_back(game_->start(setup));
        turns_.push_back(0);
        rounds_.push_back(0);
        latest_ = standing_of(states_.front());
    }
    void see(const State& state, int seat, const typename State::Action& action,
             const typename State::Outcome& outcome) {
        steps_.push_back({seat, action, outcome});
        if (steps_.size() % spacing == 0) {
            states_.push_back(state);
        }
        note(standing_of(state), state.over());
    }
    void end(const State&) {}

    /// Forgets all but the first `actions`.
    void go_back(std::size_t actions) {
        const auto keep = [](auto& list, std::size_t count) {
            list.erase(list.begin() + static_cast<std::ptrdiff_t>(count), list.end());
        };
        keep(steps_, actions);
        keep(states_, actions / spacing + 1);
        for (auto* numbers : {&turns_, &rounds_, &scorings_}) {
            numbers->erase(std::ranges::upper_bound(*numbers, actions), numbers->end());
        }
        latest_ = standing_of(after(actions));
    }

    const G& game() const { return *game_; }
    /// The number of the game in its run. This and the members below need a game that has begun.
    std::size_t number() const { return number_; }
    const Setup& setup() const { return *setup_; }

    /// The number of actions.
    std::size_t actions() const { return steps_.size(); }
    /// The action with this number, from 1: it leads to the state after as many actions.
    const Step& step(std::size_t number) const { return steps_[number - 1]; }
    /// The first `count` actions.
    std::span<const Step> steps(std::size_t count) const { return std::span(steps_).first(count); }

    /// The state after so many actions; 0: after the set-up.
    State after(std::size_t actions) const {
        assert(actions <= steps_.size());
        State state = states_[actions / spacing];
        const auto first = static_cast<std::ptrdiff_t>(actions - actions % spacing);
        for (const Step& step : steps(actions) | std::views::drop(first)) {
            state.apply(step.action);
        }
        return state;
    }

    /// Calls `see(before, step, after)` for each action in turn.
    void walk(auto&& see) const {
        State before = states_.front();
        State after = before;
        for (const Step& step : steps_) {
            after.apply(step.action);
            see(std::as_const(before), step, std::as_const(after));
            before = after;
        }
    }

    // The numbers of actions after which something begins or has happened, ascending.

    /// After which a turn begins; the first is 0.
    const std::vector<std::size_t>& turns() const { return turns_; }
    /// After which a round begins; the first is 0.
    const std::vector<std::size_t>& rounds() const { return rounds_; }
    /// Which led to a scoring (or to two), if the game has scorings.
    const std::vector<std::size_t>& scorings() const { return scorings_; }

  private:
    static constexpr std::size_t spacing = 16;

    struct Standing {
        int seat = 0;
        int round = 0;
        std::size_t scorings = 0;
    };

    static Standing standing_of(const State& state) {
        Standing result{state.seat(), state.round()};
        if constexpr (requires { state.scorings().size(); }) {
            result.scorings = state.scorings().size();
        }
        return result;
    }

    void note(const Standing& now, bool is_over) {
        const std::size_t number = steps_.size();
        if (now.scorings != latest_.scorings) {
            scorings_.push_back(number);
        }
        if (!is_over && now.round != latest_.round) {
            rounds_.push_back(number);
        }
        if (!is_over && (now.seat != latest_.seat || now.round != latest_.round)) {
            turns_.push_back(number);
        }
        latest_ = now;
    }

    const G* game_;
    std::size_t number_ = 0;
    std::optional<Setup> setup_;
    std::vector<State> states_; ///< after 0, `spacing`, 2 * `spacing` ... actions
    std::vector<Step> steps_;
    std::vector<std::size_t> turns_;
    std::vector<std::size_t> rounds_;
    std::vector<std::size_t> scorings_;
    Standing latest_;
};

/// A recorded game, with what it was played on and who played it.
template <Game G>
struct OpenedGame {
    std::unique_ptr<const G> game; ///< `playback` refers to it
    Playback<G> playback;
    std::vector<std::string> bots; ///< by seat
    Notes notes = {};
};

/// Opens the game with this number in records and checks everything its line states. `read_game`
/// reads the game from the header. Throws `Contradiction` with the game and its line for a wrong
/// record, `InputError` if there is no such game or lines are not records.
template <RecordedGame G>
requires RotatedGame<G> OpenedGame<G>
open_game(RecordReader reader, int number,
          std::unique_ptr<const G> (*read_game)(const JsonValue&)) {
    auto game = read_game(reader.header());
    Playback<G> playback(*game);
    Notes notes;
    const auto bad = reader.check_game(number, [&](const JsonValue& line) {
        notes = read_notes(line);
        Replay<G>(*game, reader.dealing(), line).check(playback);
    });
    if (bad) {
        throw Contradiction(text(*bad));
    }
    auto bots = reader.bots(playback.number());
    return {std::move(game), std::move(playback), std::move(bots), std::move(notes)};
}

} // namespace pampas::simulation
