#pragma once

#include "editor/command_line/interruption.h"

#include <chrono>
#include <functional>
#include <stop_token>

namespace pampas::command_line {

/// Ends long work with Ctrl-C, and when its time is over.
class TimeLimit {
  public:
    /// With 0 minutes time is never over. What is to be ready earlier has a share of them.
    explicit TimeLimit(double minutes, double early_share = 1);

    /// Stop is requested at the end of the time, or with Ctrl-C.
    std::stop_token reached() const { return stop_.get_token(); }
    /// The same at the end of the share.
    std::stop_token early() const { return early_stop_.get_token(); }
    /// Whether time, or the share, was over.
    bool is_over() const { return is_over_; }
    /// To be called now and then.
    void look_at_the_clock();

  private:
    using Clock = std::chrono::steady_clock;

    std::stop_source stop_;
    std::stop_source early_stop_;
    bool is_over_ = false;
    Clock::time_point end_ = Clock::time_point::max();
    Clock::time_point early_end_ = Clock::time_point::max();
    Interruption interruption_;
    std::stop_callback<std::function<void()>> on_interruption_{interruption_.requested(), [this] {
                                                                   early_stop_.request_stop();
                                                                   stop_.request_stop();
                                                               }};
};

} // namespace pampas::command_line
