#pragma once

#include <exception>
#include <stop_token>

namespace pampas::graph {

/// Thrown by a measure when a stop is requested on its token; never without a token.
class Stopped : public std::exception {
  public:
    const char* what() const noexcept override { return "stopped"; }
};

/// Throws `Stopped` when a stop is requested.
inline void go_on_unless(const std::stop_token& stop) {
    if (stop.stop_requested()) {
        throw Stopped();
    }
}

} // namespace pampas::graph
