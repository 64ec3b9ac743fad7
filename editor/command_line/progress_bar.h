#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace pampas::command_line {

/// How far long work of some steps has come. What is left takes as long as its effort says, which
/// is the number of steps unless some of them take longer than others.
class Progress {
  public:
    /// Of so many steps, and so much effort in any unit.
    explicit Progress(std::uintmax_t steps) : Progress(steps, static_cast<double>(steps)) {}
    Progress(std::uintmax_t steps, double effort) : most_(steps), effort_left_(effort) {}

    /// So many more steps are done, of all at most.
    void advance(std::uintmax_t steps, double effort);
    /// So many turned out to be done already, which tells nothing of how fast they are.
    void find(std::uintmax_t steps, double effort);
    /// So many turned out not to be needed.
    void spare(std::uintmax_t steps, double effort);
    /// It ends after so many minutes, however far it is.
    void limit(double minutes) { limit_ = std::chrono::duration<double, std::ratio<60>>(minutes); }

    std::uintmax_t done() const { return done_; }
    std::uintmax_t most() const { return most_; }

    /// For people: `[=====     ]  52 %, 260 of 500 games, 41 a second, 6 s left`. `unit` says what
    /// is counted; where it is empty only the share and the time left are told. There is a step.
    std::string line(const std::string& unit, std::chrono::duration<double> passed) const;

  private:
    std::uintmax_t done_ = 0;
    std::uintmax_t found_ = 0; ///< of these
    std::uintmax_t most_;
    double effort_ = 0; ///< of what was done now
    double effort_left_;
    std::optional<std::chrono::duration<double>> limit_ = {};
};

/// Shows it on a terminal; nothing where standard error is none. When it goes, what is written next
/// begins a new line.
class ProgressBar {
  public:
    /// Without a step there is no bar.
    explicit ProgressBar(const Progress& progress, std::string unit = "");
    /// Of so many steps; 0 when that is not known.
    explicit ProgressBar(std::uintmax_t steps, std::string unit = "")
        : ProgressBar(Progress(steps), std::move(unit)) {}
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar();

    /// Whether there is a terminal that it is shown on.
    static bool is_shown();

    /// See `Progress`.
    void advance(std::uintmax_t steps) { advance(steps, static_cast<double>(steps)); }
    void advance(std::uintmax_t steps, double effort);
    void find(std::uintmax_t steps, double effort) { progress_.find(steps, effort); }
    void spare(std::uintmax_t steps) { spare(steps, static_cast<double>(steps)); }
    void spare(std::uintmax_t steps, double effort) { progress_.spare(steps, effort); }
    void limit(double minutes) { progress_.limit(minutes); }
    /// What has been reached so far, told behind the rest.
    void note(std::string text) { note_ = std::move(text); }
    /// So many steps are done, of all at most.
    void reach(std::uintmax_t steps) { advance(steps - std::min(steps, progress_.done())); }

  private:
    using Clock = std::chrono::steady_clock;

    void show();

    Progress progress_;
    bool is_shown_;
    std::string unit_;
    std::string note_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point shown_;
};

} // namespace pampas::command_line
