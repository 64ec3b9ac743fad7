#pragma once

#include <stop_token>
#include <thread>

namespace pampas::command_line {

/// While it lives, Ctrl-C does not end the program but asks long work to come to an end. One at a
/// time.
class Interruption {
  public:
    Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;
    ~Interruption();

    /// Is requested with Ctrl-C.
    std::stop_token requested() const { return stop_.get_token(); }

  private:
    std::stop_source stop_;
    void (*before_)(int);
    std::jthread listener_;
};

} // namespace pampas::command_line
