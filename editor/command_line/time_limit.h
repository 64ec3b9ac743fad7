#pragma once

#include "editor/command_line/interruption.h"

#include <CLI/CLI.hpp>

#include <atomic>
#include <functional>
#include <stop_token>
#include <thread>

namespace pampas::command_line {

/// Adds `--minutes`; 0 without it.
void add_minutes(CLI::App& command, double& minutes);

/// Ends long work with Ctrl-C, and when its time is over.
class TimeLimit {
  public:
    /// So many minutes from now; 0: at no time. What is to be ready earlier has a share of them.
    explicit TimeLimit(double minutes, double early_share = 1);

    /// Stop is requested at the end of the time, or with Ctrl-C.
    std::stop_token reached() const { return stop_.get_token(); }
    /// The same at the end of the share.
    std::stop_token early() const { return early_stop_.get_token(); }
    /// Whether time, or the share, was over.
    bool is_over() const { return is_over_; }

  private:
    std::stop_source stop_;
    std::stop_source early_stop_;
    std::atomic<bool> is_over_ = false;
    Interruption interruption_;
    std::stop_callback<std::function<void()>> on_interruption_{interruption_.requested(), [this] {
                                                                   early_stop_.request_stop();
                                                                   stop_.request_stop();
                                                               }};
    std::jthread timer_;
};

} // namespace pampas::command_line
