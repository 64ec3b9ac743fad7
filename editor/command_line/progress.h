#pragma once

#include <boost/timer/progress_display.hpp>

#include <cstddef>
#include <optional>

namespace pampas::command_line {

/// A progress bar on a terminal; nothing where standard error is none.
class Progress {
  public:
    /// Of so many steps.
    explicit Progress(std::size_t steps);

    /// So many steps are done.
    void show(std::size_t done);

  private:
    std::optional<boost::timer::progress_display> bar_;
};

} // namespace pampas::command_line
