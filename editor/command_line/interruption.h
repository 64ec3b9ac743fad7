#pragma once

#include <atomic>

namespace pampas::command_line {

/// While it lives, Ctrl-C does not end the program but asks long work to come to an end. One at a
/// time.
class Interruption {
  public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption();

    /// Becomes true with Ctrl-C.
    const std::atomic<bool>& requested() const;

  private:
    void (*before_)(int);
};

} // namespace pampas::command_line
