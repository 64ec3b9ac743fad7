#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

namespace pampas::simulation {

/// How a run is asked to end, mildest first; each end includes the milder ones.
enum class End {
    Search, ///< the search ends; games confirm what was found
    Games,  ///< no further game begins; games in progress finish
    AtOnce, ///< games end in mid-turn: their player throws `Abandoned`
};

/// The progress of a run, and how it ended.
struct RunState {
    enum class Unit { Games, Maps, Uncounted };
    enum class Ended { Not, Finished, Stopped, OutOfTime, Abandoned, Failed };
    /// The best map found so far.
    struct Best {
        double gap = 0;
        std::optional<std::size_t> changes = {}; ///< number of changed spaces, for a repaired map
    };

    int phase = 0;            ///< phases begun so far; the values below are of the latest
    Unit unit = Unit::Games;  ///< what a step is
    std::uintmax_t done = 0;  ///< steps
    std::uintmax_t found = 0; ///< of these, steps done before the run
    std::uintmax_t most = 0;  ///< maximum number of steps
    double effort = 0;        ///< effort spent by the run on its steps, in arbitrary units
    double effort_left = 0;   ///< effort of the remaining steps
    std::chrono::duration<double> elapsed{};
    std::optional<std::chrono::duration<double>> limit = {}; ///< time limit
    std::optional<Best> best = {};
    Ended ended = Ended::Not;
    std::string error = {}; ///< if it failed

    /// Counts further steps as done, with their effort.
    void advance(std::uintmax_t steps, double with_effort);
    /// Counts steps as done that were done before the run and do not affect its speed.
    void find(std::uintmax_t steps, double with_effort);
    /// Drops steps that turned out not to be needed.
    void spare(std::uintmax_t steps, double with_effort);

    /// Whether the run has ended, in whatever way.
    bool is_over() const { return ended != Ended::Not; }
    /// The share of steps done, from 0 to 1.
    double share() const;
    /// Steps per second.
    double rate() const;
    /// An estimate; empty before the first step and after the last.
    std::optional<double> seconds_left() const;
};

/// Requests the end of a run, from any thread. Copies share the request.
class Stop {
  public:
    enum class Reason { User, Time };

    /// Requests this end and all milder ones.
    void request(End end, Reason reason = Reason::User) const;
    bool is_requested(End end) const { return token(end).stop_requested(); }
    /// The token that stops at this end or a harsher one.
    std::stop_token token(End end) const;
    /// Whether an end was requested because time ran out.
    bool is_out_of_time() const { return shared_->is_out_of_time; }
    /// How a run that ends now without failure has ended.
    RunState::Ended ended() const;

  private:
    struct Shared {
        std::array<std::stop_source, 3> sources;
        std::atomic<bool> is_out_of_time = false;
    };

    std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
};

/// Passed to long work, which polls it for requests to end and reports progress to it. Copies share
/// the state. The work calls it on one thread; the listener is called there after each change.
class RunControl {
  public:
    using Listener = std::function<void(const RunState&)>;

    /// Never stopped, without listener.
    RunControl() : RunControl(std::stop_token()) {}
    /// Treats a stop of `games` as `End::Games`.
    RunControl(const std::stop_token& games, Listener listener = {});
    RunControl(const Stop& stop, Listener listener = {});

    /// The token that stops when no further step should begin.
    const std::stop_token& token() const { return token(until_); }
    bool is_stopped() const { return token().stop_requested(); }
    const std::stop_token& token(End end) const { return tokens_[static_cast<std::size_t>(end)]; }
    bool is_requested(End end) const { return token(end).stop_requested(); }

    /// The same run, for work that continues until this end is requested.
    RunControl until(End end) const;
    /// A part of the run that ends with it but counts its own steps.
    RunControl apart(Listener listener = {}) const;

    /// Begins a phase with at most `most` steps. `effort` is their total effort, by default their
    /// number.
    void begin(RunState::Unit unit, std::uintmax_t most, std::optional<double> effort = {}) const;
    /// Sets the effort per step from now on; initially 1.
    void weigh(double effort_a_step) const { shared_->effort_a_step = effort_a_step; }
    /// Announces that the run ends after this many minutes regardless of progress.
    void limit(double minutes) const;
    /// As in `RunState`, with the effort of `weigh`.
    void advance(std::uintmax_t steps) const { advance(steps, effort_of(steps)); }
    void advance(std::uintmax_t steps, double effort) const;
    void find(std::uintmax_t steps) const;
    void spare(std::uintmax_t steps) const;
    /// Reports the best map so far.
    void reach(const RunState::Best& best) const;

    /// The current state.
    RunState state() const;

  private:
    using Clock = std::chrono::steady_clock;
    struct Shared {
        RunState state;
        Listener listener;
        double effort_a_step = 1;
        Clock::time_point begun = Clock::now();
    };

    double effort_of(std::uintmax_t steps) const;
    void report() const;

    std::array<std::stop_token, 3> tokens_; ///< by end
    End until_ = End::Games;
    std::shared_ptr<Shared> shared_;
};

/// Limits how often a state is shown, so that changing figures stay readable.
class Throttle {
  public:
    /// Whether enough time has passed since it last returned true.
    bool is_due();

  private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point shown_;
};

/// Chooses the number of deals between two reports so that they take a given time.
class Pace {
  public:
    explicit Pace(double seconds) : seconds_(seconds) {}

    /// The number of deals to play next: at least `least`, and a multiple of `cut`.
    std::size_t deals(std::size_t least, std::size_t cut = 1) const;
    /// Records the time that `deals` deals took.
    void took(std::size_t deals, std::chrono::duration<double> time);

  private:
    double seconds_;
    std::size_t deals_ = 0;
};

/// Thrown when games end at once (`End::AtOnce`).
class Abandoned : public std::exception {
  public:
    const char* what() const noexcept override { return "abandoned"; }
};

/// Forwards games to another watcher, which must outlive it. Once games have to end at once, `see`
/// throws `Abandoned` in mid-turn.
template <class Watcher>
class Abandonable {
  public:
    Abandonable(Watcher& watcher, const RunControl& control)
        : watcher_(watcher), abandon_(control.token(End::AtOnce)) {}

    void begin(std::size_t number, const auto& setup) { watcher_.begin(number, setup); }
    void see(const auto& state, int seat, const auto& action, const auto& outcome) {
        if (abandon_.stop_requested()) {
            throw Abandoned();
        }
        watcher_.see(state, seat, action, outcome);
    }
    void end(const auto& state) { watcher_.end(state); }
    bool has_seen_enough(const auto& state) const {
        if constexpr (requires { watcher_.has_seen_enough(state); }) {
            return watcher_.has_seen_enough(state);
        } else {
            return false;
        }
    }

  private:
    Watcher& watcher_;
    std::stop_token abandon_;
};

} // namespace pampas::simulation
