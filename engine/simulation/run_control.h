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

/// How a run is asked to end, the mildest way first; each includes those before it.
enum class End {
    Search, ///< the search ends; games confirm what was found
    Games,  ///< no further game begins; games in progress are finished
    AtOnce, ///< games end in the middle of a turn: their player throws `Abandoned`
};

/// The progress of a run, and how it ended.
struct RunState {
    enum class Unit { Games, Maps, Uncounted };
    enum class Ended { Not, Finished, Stopped, OutOfTime, Abandoned, Failed };
    /// The best map so far.
    struct Best {
        double gap = 0;
        std::optional<std::size_t> changes = {}; ///< for a changed map
    };

    int phase = 0;            ///< phases begun so far; the values below are for the last one
    Unit unit = Unit::Games;  ///< of its steps
    std::uintmax_t done = 0;  ///< steps
    std::uintmax_t found = 0; ///< of these, steps that were done before the run
    std::uintmax_t most = 0;  ///< the largest number of steps it can take
    double effort = 0;        ///< of the steps that the run did, in any unit
    double effort_left = 0;
    std::chrono::duration<double> elapsed{};
    std::optional<std::chrono::duration<double>> limit = {}; ///< the longest time it takes
    std::optional<Best> best = {};
    Ended ended = Ended::Not;
    std::string error = {}; ///< why it failed

    /// Counts further steps as done, with their effort.
    void advance(std::uintmax_t steps, double with_effort);
    /// Counts steps as done that were done before the run, and so say nothing about its speed.
    void find(std::uintmax_t steps, double with_effort);
    /// Drops steps that turned out not to be needed.
    void spare(std::uintmax_t steps, double with_effort);

    bool is_over() const { return ended != Ended::Not; }
    /// The share of the steps that are done, from 0 to 1.
    double share() const;
    /// Steps a second.
    double rate() const;
    /// Nothing before the first step and after the last.
    std::optional<double> seconds_left() const;
};

/// Ends a run, from any thread. Copies share what was requested.
class Stop {
  public:
    enum class Reason { User, Time };

    void request(End end, Reason reason = Reason::User) const;
    bool is_requested(End end) const { return token(end).stop_requested(); }
    /// The token that is requested with this end or with one that is less mild.
    std::stop_token token(End end) const;
    /// Whether an end was requested because the time was over.
    bool is_out_of_time() const { return shared_->is_out_of_time; }
    /// How a run that did not fail ends now.
    RunState::Ended ended() const;

  private:
    struct Shared {
        std::array<std::stop_source, 3> sources;
        std::atomic<bool> is_out_of_time = false;
    };

    std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
};

/// Passed to long work, which asks it when to end and reports its progress to it. Copies share the
/// state. The work calls it on one thread; the listener is called there after each change.
class RunControl {
  public:
    using Listener = std::function<void(const RunState&)>;

    /// A run that nobody stops or listens to.
    RunControl() : RunControl(std::stop_token()) {}
    /// Stops as with `End::Games`.
    RunControl(std::stop_token games, Listener listener = {});
    RunControl(const Stop& stop, Listener listener = {});

    /// The token that is requested when no further step should begin.
    const std::stop_token& token() const { return token(until_); }
    bool is_stopped() const { return token().stop_requested(); }
    const std::stop_token& token(End end) const { return tokens_[static_cast<std::size_t>(end)]; }
    bool is_requested(End end) const { return token(end).stop_requested(); }

    /// The same run, for work that continues until this end is requested.
    RunControl until(End end) const;
    /// A part of the run that ends with it but counts its own steps.
    RunControl apart(Listener listener = {}) const;

    /// Begins a phase with at most `most` steps. Without `effort`, its effort is their number.
    void begin(RunState::Unit unit, std::uintmax_t most, std::optional<double> effort = {}) const;
    /// Sets the effort of a step from now on; it is 1 at first.
    void weigh(double effort_a_step) const { shared_->effort_a_step = effort_a_step; }
    /// Says that the run ends after so many minutes, whatever it has done.
    void limit(double minutes) const;
    /// As in `RunState`.
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

/// Limits how often a state is shown: figures that change faster cannot be read.
class Throttle {
  public:
    /// Whether enough time has passed since this was last true.
    bool is_due();

  private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point shown_;
};

/// The number of deals to play between two looks at the results: as many as take so many seconds.
class Pace {
  public:
    explicit Pace(double seconds) : seconds_(seconds) {}

    /// At least `least`, and a multiple of `cut`.
    std::size_t deals(std::size_t least, std::size_t cut = 1) const;
    /// Reports how long so many deals took.
    void took(std::size_t deals, std::chrono::duration<double> time);

  private:
    double seconds_;
    std::size_t deals_ = 0;
};

/// Thrown where games end at once.
class Abandoned : public std::exception {
  public:
    const char* what() const noexcept override { return "abandoned"; }
};

/// Passes games on to another watcher, which must outlive it, until they have to end at once: then
/// `see` throws `Abandoned`, in the middle of a turn.
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

  private:
    Watcher& watcher_;
    std::stop_token abandon_;
};

} // namespace pampas::simulation
