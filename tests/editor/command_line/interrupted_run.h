#pragma once

#include "tests/editor/command_line/run_pampas.h"

#include <chrono>
#include <csignal>
#include <string>
#include <thread>
#include <vector>

namespace pampas::testing {

inline void (*handler_of_ctrl_c())(int) {
    struct sigaction now {};
    ::sigaction(SIGINT, nullptr, &now);
    return now.sa_handler;
}

/// Starts a run that would take long, and presses Ctrl-C `after` this time, counted from when the
/// program can handle it.
inline Outcome interrupted_run(const std::vector<std::string>& arguments,
                               std::chrono::milliseconds after) {
    std::jthread user([after, before = handler_of_ctrl_c()](const std::stop_token& ended) {
        while (handler_of_ctrl_c() == before && !ended.stop_requested()) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        std::this_thread::sleep_for(after);
        if (!ended.stop_requested()) {
            ::kill(::getpid(), SIGINT);
        }
    });
    return run_pampas(arguments);
}

} // namespace pampas::testing
