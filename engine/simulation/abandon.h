#pragma once

#include <exception>
#include <stop_token>
#include <utility>

namespace pampas::simulation {

/// Thrown where games end because they were abandoned.
class Abandoned : public std::exception {
  public:
    const char* what() const noexcept override { return "abandoned"; }
};

/// Shows games to another watcher until they are to be abandoned: then `see` throws `Abandoned`, in
/// the middle of a turn. The other one outlives it.
template <class Watcher>
class Abandonable {
  public:
    Abandonable(Watcher& watcher, std::stop_token abandon)
        : watcher_(watcher), abandon_(std::move(abandon)) {}

    void begin(std::size_t number, const auto& setup) { watcher_.begin(number, setup); }
    void see(const auto& state, int seat, const auto& action, const auto& outcome) {
        if (abandon_.stop_requested()) {
            throw Abandoned();
        }
        watcher_.see(state, seat, action, outcome);
    }
    void end(const auto& state) { watcher_.end(state); }

  private:
    Watcher& watcher_;
    std::stop_token abandon_;
};

} // namespace pampas::simulation
