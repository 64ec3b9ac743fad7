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

/// How a run is asked to end, the mildest first; each asks for those before it, too.
enum class End {
    Search, ///< nothing else is searched; games confirm what was found
    Games,  ///< no other game begins; those that have begun are played to their end
    AtOnce, ///< games end in the middle of a turn: who plays them throws `Abandoned`
};

/// How far a run has come, and how it ended.
struct RunState {
    enum class Unit { Games, Maps, Uncounted };
    enum class Ended { Not, Finished, Stopped, OutOfTime, Abandoned, Failed };
    /// The best map so far.
    struct Best {
        double gap = 0;
        std::optional<std::size_t> changes = {}; ///< where it is a changed map
    };

    int phase = 0;            ///< phases begun so far; the figures below are of the last one
    Unit unit = Unit::Games;  ///< of its steps
    std::uintmax_t done = 0;  ///< steps
    std::uintmax_t found = 0; ///< of these, steps that were done before the run
    std::uintmax_t most = 0;  ///< steps there are if it takes so many
    double effort = 0;        ///< of the steps done by the run, in any unit
    double effort_left = 0;
    std::chrono::duration<double> elapsed{};
    std::optional<std::chrono::duration<double>> limit = {}; ///< it takes no longer than this
    std::optional<Best> best = {};
    Ended ended = Ended::Not;
    std::string error = {}; ///< why it failed

    /// So many more steps are done, with so much effort.
    void advance(std::uintmax_t steps, double with_effort);
    /// So many turned out to be done already, which says nothing about the speed.
    void find(std::uintmax_t steps, double with_effort);
    /// So many turned out not to be needed.
    void spare(std::uintmax_t steps, double with_effort);

    bool is_over() const { return ended != Ended::Not; }
    /// Of the steps, from 0 to 1.
    double share() const;
    /// Steps a second.
    double rate() const;
    /// None before the first step and after the last.
    std::optional<double> seconds_left() const;
};

/// Ends a run, from any thread. Copies share what was requested.
class Stop {
  public:
    enum class Reason { User, Time };

    void request(End end, Reason reason = Reason::User) const;
    bool is_requested(End end) const { return token(end).stop_requested(); }
    /// Requested when this end is, or one that is less mild.
    std::stop_token token(End end) const;
    /// Whether time was over, at whichever end.
    bool is_out_of_time() const { return shared_->is_out_of_time; }
    /// How a run ends now that did not fail.
    RunState::Ended ended() const;

  private:
    struct Shared {
        std::array<std::stop_source, 3> sources;
        std::atomic<bool> is_out_of_time = false;
    };

    std::shared_ptr<Shared> shared_ = std::make_shared<Shared>();
};

/// What long work is passed: it asks this when to end, and says how far it has come. Copies share
/// the state. The work calls it on one thread; the listener is called there with each change.
class RunControl {
  public:
    using Listener = std::function<void(const RunState&)>;

    /// Nobody stops it, or listens.
    RunControl() : RunControl(std::stop_token()) {}
    /// Stops as `End::Games` asks.
    RunControl(std::stop_token games, Listener listener = {});
    RunControl(const Stop& stop, Listener listener = {});

    /// Requested when no other step is to begin.
    const std::stop_token& token() const { return token(until_); }
    bool is_stopped() const { return token().stop_requested(); }
    const std::stop_token& token(End end) const { return tokens_[static_cast<std::size_t>(end)]; }
    bool is_requested(End end) const { return token(end).stop_requested(); }

    /// The same run, for work that goes on until this end is requested.
    RunControl until(End end) const;
    /// The same end, for a part whose steps are counted by themselves.
    RunControl apart(Listener listener = {}) const;

    /// Begins a phase of at most so many steps; its effort is their number unless it is given.
    void begin(RunState::Unit unit, std::uintmax_t most, std::optional<double> effort = {}) const;
    /// Each step has so much effort from now on, in place of 1.
    void weigh(double effort_a_step) const { shared_->effort_a_step = effort_a_step; }
    /// The run ends after so many minutes, whatever it has done.
    void limit(double minutes) const;
    /// As in `RunState`.
    void advance(std::uintmax_t steps) const { advance(steps, effort_of(steps)); }
    void advance(std::uintmax_t steps, double effort) const;
    void find(std::uintmax_t steps) const;
    void spare(std::uintmax_t steps) const;
    /// This is the best map so far.
    void reach(const RunState::Best& best) const;

    /// As of now.
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
    void tell() const;

    std::array<std::stop_token, 3> tokens_; ///< by end
    End until_ = End::Games;
    std::shared_ptr<Shared> shared_;
};

/// How often a state is shown: figures that change faster cannot be read.
class Throttle {
  public:
    /// Whether enough time has passed since this was last true.
    bool is_due();

  private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point shown_;
};

/// How many deals to play before somebody looks at them: as many as take so many seconds.
class Pace {
  public:
    explicit Pace(double seconds) : seconds_(seconds) {}

    /// At least so many, and a multiple of `cut`.
    std::size_t deals(std::size_t least, std::size_t cut = 1) const;
    /// So long did so many take.
    void took(std::size_t deals, std::chrono::duration<double> time);

  private:
    double seconds_;
    std::size_t deals_ = 0;
};

/// Thrown where games end because they were abandoned.
class Abandoned : public std::exception {
  public:
    const char* what() const noexcept override { return "abandoned"; }
};

/// Shows games to another watcher, which outlives it, until they are to end at once: then `see`
/// throws `Abandoned`, in the middle of a turn.
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
