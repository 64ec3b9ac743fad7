#pragma once

#include "engine/simulation/match.h"
#include "engine/simulation/playback.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace pampas::simulation {

/// Who sits at a game that people play, and which game of which seed it is.
struct Seating {
    std::vector<bool> people; ///< by seat, whether a person plays; otherwise a bot
    std::uint64_t seed = 1;
    std::size_t number = 0;
};

/// Why the last action cannot be undone.
enum class NoUndo {
    TurnBegins, ///< no person has done anything in this turn
    CardSeen    ///< its last action has shown it a card
};

/// A game that is being played by people and bots: what has been done, the state, and the ways
/// back. A person may undo actions of the own turn up to one that showed a card. The game can also
/// be taken back to the begin of any turn; from then on it is practice, and keeps what was done
/// before.
///
/// The bots play the same after the same actions, whether or not something was taken back or the
/// game was resumed, unless their thinking is limited by time.
template <RotatedGame G, PlayerOf<typename G::State> P>
class Sitting {
  public:
    using State = typename G::State;
    using Action = typename State::Action;
    using Outcome = typename State::Outcome;
    using Step = typename Playback<G>::Step;

    /// A course of the game that was taken back: all its actions, of which the first `kept` remain.
    struct Branch {
        std::size_t kept = 0;
        std::vector<Step> steps;
    };

    /// The game after the set-up. `player` plans for the seats of bots. `game` must outlive it.
    Sitting(const G& game, P player, Seating seating, const typename G::Setup& setup)
        : player_(std::move(player)), seating_(std::move(seating)), playback_(game),
          state_(game.start(setup)) {
        playback_.begin(seating_.number, setup);
        remind();
    }

    const Seating& seating() const { return seating_; }
    const Playback<G>& playback() const { return playback_; }
    const State& state() const { return state_; }
    bool is_person(int seat) const { return seating_.people[static_cast<std::size_t>(seat)]; }
    /// Whether a person is to move.
    bool awaits_person() const { return !state_.over() && is_person(state_.seat()); }

    /// Carries out a legal action of the seat to move.
    Outcome apply(const Action& action) {
        const int seat = state_.seat();
        const Outcome outcome = state_.apply(action);
        playback_.see(state_, seat, action, outcome);
        if constexpr (AttentivePlayer<P, G>) {
            memory_.see(state_, seat, action, outcome);
            if (state_.over()) {
                memory_.end(state_);
            }
        }
        return outcome;
    }

    /// The next actions, at least one, of the bot that is to move; it is asked again after them.
    auto bot_plan() {
        constexpr unsigned number_bits = 32;
        const std::uint64_t moment = playback_.actions() + 1;
        chance::Stream stream(seating_.seed, seating_.number + (moment << number_bits));
        return player_.plan(state_, memory_, stream);
    }

    /// Empty if the last action can be undone.
    std::optional<NoUndo> why_no_undo() const {
        const std::size_t done = playback_.actions();
        if (!awaits_person() || playback_.turns().back() == done) {
            return NoUndo::TurnBegins;
        }
        if constexpr (requires(const Action& action) { shows_card(action); }) {
            if (shows_card(playback_.step(done).action)) {
                return NoUndo::CardSeen;
            }
        }
        return std::nullopt;
    }
    /// Undoes the last action, which must be possible.
    void undo() {
        assert(!why_no_undo());
        go_back(playback_.actions() - 1);
    }

    /// The turn, an index into `playback().turns()`, that the game is in after so many actions.
    std::size_t turn_at(std::size_t actions) const {
        const auto& turns = playback_.turns();
        return static_cast<std::size_t>(std::ranges::upper_bound(turns, actions) - turns.begin()) -
               1;
    }
    /// Goes back to the begin of a turn, one of `playback().turns()`, which becomes the one to
    /// play. Keeps a branch unless nothing was done since.
    void take_back(std::size_t turn) {
        const std::size_t kept = playback_.turns()[turn];
        const auto steps = playback_.steps(playback_.actions());
        if (kept < steps.size()) {
            branches_.push_back({kept, {steps.begin(), steps.end()}});
            go_back(kept);
        }
    }
    /// Whether something was taken back.
    bool is_practice() const { return !branches_.empty(); }
    /// What was taken back, the latest last.
    const std::vector<Branch>& branches() const { return branches_; }
    /// Adds what was taken back in an earlier run of the program.
    void remember(Branch branch) { branches_.push_back(std::move(branch)); }

    /// How often the game went back, so that a watcher notices that it does not only go on.
    std::size_t times_back() const { return times_back_; }

  private:
    void go_back(std::size_t actions) {
        playback_.go_back(actions);
        state_ = playback_.after(actions);
        ++times_back_;
        remind();
    }

    /// Gives the player a memory of the game so far.
    void remind() {
        memory_ = typename P::Memory();
        if constexpr (AttentivePlayer<P, G>) {
            memory_.begin(player_, seating_.seed, seating_.number, playback_.setup());
            playback_.walk([&](const State&, const Step& step, const State& after) {
                memory_.see(after, step.seat, step.action, step.outcome);
            });
        }
    }

    P player_;
    Seating seating_;
    Playback<G> playback_;
    State state_;
    typename P::Memory memory_;
    std::vector<Branch> branches_;
    std::size_t times_back_ = 0;
};

} // namespace pampas::simulation
