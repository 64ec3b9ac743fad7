#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace pampas::command_line {

/// How far long work has come, for people: `[=====     ]  52 %, 260 of 500 games, 41 a second, 6 s
/// left`.
///
/// `unit` says what is counted; where it is empty only the share and the time left are told. `done`
/// <= `most`, which is not 0.
std::string progress_line(std::uintmax_t done, std::uintmax_t most, const std::string& unit,
                          std::chrono::duration<double> passed);

/// Shows it on a terminal; nothing where standard error is none. When it goes, what is written next
/// begins a new line.
class ProgressBar {
  public:
    /// Of so many steps; 0 when that is not known, for no bar.
    explicit ProgressBar(std::uintmax_t steps, std::string unit = "");
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    ~ProgressBar();

    /// So many more steps are done.
    void advance(std::uintmax_t steps) { reach(done_ + steps); }
    /// So many steps are done, of all at most.
    void reach(std::uintmax_t steps);
    /// So many steps turned out not to be needed.
    void spare(std::uintmax_t steps);

  private:
    using Clock = std::chrono::steady_clock;

    void show();

    std::uintmax_t done_ = 0;
    std::uintmax_t most_; ///< 0 where nothing is shown
    std::string unit_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point shown_;
};

} // namespace pampas::command_line
