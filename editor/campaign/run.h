#pragma once

#include "editor/campaign/store.h"

#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>

namespace pampas::campaign {

/// What goes on while a campaign is played.
struct RunListener {
    /// So many games of the campaign are done, played now or found.
    std::function<void(std::size_t games)> done = {};
    /// So many will not be needed: the goals are reached without them.
    std::function<void(std::size_t games)> spared = {};
    /// A line about something that was found and cannot be used.
    std::function<void(const std::string& line)> warn = {};
};

/// How many deals make a part: as many as take some seconds, so that who is stopped loses little
/// and files are few.
class Pace {
  public:
    /// What follows is of so many deals at least, and of whole looks.
    std::size_t deals(std::size_t least, std::size_t look) const;
    /// So long did so many take.
    void took(std::size_t deals, std::chrono::duration<double> time);

  private:
    std::size_t deals_ = 0;
};

/// The most games that a campaign can need.
std::size_t most_games(const Plan& plan);

/// Plays what is missing of a campaign, a part after the other, each kept in the store as soon as
/// it is there; what is there is not played again.
class Runner {
  public:
    /// All outlive it.
    Runner(const Plan& plan, const Store& store, std::size_t threads, const RunListener& listener)
        : plan_(plan), store_(store), threads_(threads), listener_(listener) {}

    /// Brings a table to its end. Nothing when it was stopped before that. Throws `InputError`.
    std::optional<balance::Series> run(std::size_t table, std::stop_token stop);

  private:
    const Plan& plan_;
    const Store& store_;
    std::size_t threads_;
    const RunListener& listener_;
    std::map<std::vector<std::string>, Pace> paces_; ///< by the bots of a table
};

} // namespace pampas::campaign
