#pragma once

#include "analysis/balance/intervals.h"
#include "engine/files/bounded.h"
#include "engine/players/greedy.h"
#include "engine/players/lineup.h"
#include "engine/rules/state.h"
#include "engine/simulation/run_control.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace pampas::review {

/// How to play positions out to the end. The same options give the same results on any number of
/// threads.
struct PlayoutOptions {
    static constexpr Bounded<std::size_t> playouts_bounds{10, 1'000'000, 400};

    std::size_t playouts = playouts_bounds.usual;
    std::uint64_t seed = 1;
    std::size_t threads = 1;
};

/// The stream of a playout, or of something else that chance decides at a moment of a game, if the
/// number is not below `PlayoutOptions::playouts_bounds.most`.
chance::Stream stream_of(const PlayoutOptions& options, std::size_t moment, std::size_t number);

/// Who plays on in playouts: a level of `learned` that takes half the time of the best one.
inline constexpr const char* playout_bot = "learned:7";

/// A player for all seats in playouts. Keeps a cache; use one for each thread.
class PlayoutPlayer {
  public:
    explicit PlayoutPlayer(const rules::State& state);

    /// What the seat to move does next, using only what it may know.
    players::Plan plan(const rules::State& state);
    /// Plays the game to its end, or to the end of the turn of the seat to move.
    void finish_game(rules::State& state);
    void finish_turn(rules::State& state);

  private:
    players::Lineup lineup_;
    players::Lineup::Memory memory_;
};

/// A mean over playouts, with its interval.
struct Estimate {
    double mean = 0;
    balance::Interval interval{};

    friend bool operator==(const Estimate&, const Estimate&) = default;
};

/// The chances of all seats in a position, from playouts.
struct PlayedChances {
    std::size_t playouts = 0;
    std::vector<Estimate> seats; ///< with 95 % intervals
};

/// Plays a position out, each time with other unseen cards: all hands stay, but nobody knows what
/// will come from the supplies. `moment` tells positions of a game apart, so that each has its own
/// chance. If stopped early, these are fewer playouts, at least one.
PlayedChances play_out(const rules::State& state, std::size_t moment, const PlayoutOptions& options,
                       const simulation::RunControl& control = {});

/// A way to go on from a position: changes the state, as far as wished by chance.
using Branch = std::function<void(rules::State&, chance::Stream&)>;

/// By how much one way to go on is better than another.
struct Difference {
    std::size_t pairs = 0;    ///< of playouts
    std::vector<double> mean; ///< of the chances, by seat
    Estimate of_seat;         ///< of the seat in question
};

/// How sure a comparison is to be.
struct Rigour {
    double wrong = balance::significance; ///< how often the interval may be wrong
    /// Whether it ends after a quarter of the pairs if they show nothing. Then its interval
    /// contains 0; it can only become less likely that an interval wrongly does not.
    bool ends_early = false;
};

/// What to compare, and for whom.
struct Comparison {
    Branch one;
    Branch other;
    int seat = 0;
    rules::Viewer viewer; ///< who does not see the cards that are dealt anew
    std::size_t moment = 0;
    Rigour rigour = {};
};

/// The games of a pair of playouts, which a control counts.
inline constexpr std::size_t games_of_pair = 2;

/// How much higher chances are after `one` than after `other`. In each pair of playouts, both get
/// the same unseen cards. If stopped early, there are fewer pairs, at least one.
Difference compare(const rules::State& state, const Comparison& comparison,
                   const PlayoutOptions& options, const simulation::RunControl& control = {});

/// The mean of values and Student's interval, which is wrong with this probability. For one value,
/// which says nothing, the interval is from -1 to 1.
Estimate mean_of(std::span<const double> values, double wrong);

} // namespace pampas::review
