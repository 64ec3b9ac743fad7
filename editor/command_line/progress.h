#pragma once

#include <boost/timer/progress_display.hpp>

#include <cstdint>
#include <optional>

namespace pampas::command_line {

/// A progress bar on a terminal; nothing where standard error is none. When it goes, what is
/// written next begins a new line.
class Progress {
  public:
    /// Of so many steps; 0 when that is not known, for no bar.
    explicit Progress(std::uintmax_t steps);
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress();

    /// So many steps are done, of all at most.
    void show(std::uintmax_t done);

  private:
    std::optional<boost::timer::progress_display> bar_;
};

} // namespace pampas::command_line
