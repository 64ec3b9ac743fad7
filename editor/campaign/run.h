#pragma once

#include "editor/campaign/stored_table.h"
#include "editor/campaign/study.h"

#include <chrono>
#include <map>
#include <stop_token>

namespace pampas::campaign {

/// How many deals make a part: as many as take some seconds, so that who is stopped loses little
/// and files are few.
class Pace {
  public:
    explicit Pace(double seconds) : seconds_(seconds) {}

    /// What follows is of so many deals at least, and of a multiple of `cut`.
    std::size_t deals(std::size_t least, std::size_t cut) const;
    /// So long did so many take.
    void took(std::size_t deals, std::chrono::duration<double> time);

  private:
    double seconds_;
    std::size_t deals_ = 0;
};

/// What goes on while a campaign is played.
struct RunListener {
    /// So many games of the campaign are played, or found to be done already.
    std::function<void(std::size_t games)> played = [](std::size_t) {};
    std::function<void(std::size_t games)> found = [](std::size_t) {};
    /// So many will not be needed: the goals are reached without them.
    std::function<void(std::size_t games)> spared = [](std::size_t) {};
    Warn warn = [](const std::string&) {};
};

/// Deals of a table, to be played in one go.
struct Piece {
    std::size_t table = 0;
    simulation::DealRange deals;
};

/// The most games that a table can need.
std::size_t most_games(const Plan& plan, const Table& table);
/// The same of all.
std::size_t most_games(const Plan& plan);

/// Plays what is missing of a campaign, a part after the other, each kept in the store as soon as
/// it is there; what is there is not played again.
class Runner {
  public:
    /// All outlive it. A part takes about so many seconds.
    Runner(const Plan& plan, const Store& store, std::size_t threads, const RunListener& listener,
           double seconds_a_part = 15)
        : plan_(plan), store_(store), threads_(threads), listener_(listener),
          seconds_a_part_(seconds_a_part) {}

    /// Brings a table to its end. Nothing when it was stopped before that. Throws `InputError`.
    std::optional<Outcome> run(std::size_t table, const std::stop_token& stop);
    /// Plays a piece as far as it is needed: not beyond a goal that is known to be reached. Whether
    /// it came to its end. Throws `InputError`.
    bool play(const Piece& piece, const std::stop_token& stop);

  private:
    std::optional<Outcome> run_study(const Study& study, std::size_t table,
                                     const std::stop_token& stop);
    bool go_on(StoredTable& table, std::size_t end, Pace& pace, const std::stop_token& stop);
    bool play_apart(StoredTable& table, simulation::DealRange deals, Pace& pace,
                    const std::stop_token& stop);
    StoredTable stored(std::size_t table) const;
    Pace& pace_of(std::size_t table);

    const Plan& plan_;
    const Store& store_;
    std::size_t threads_;
    const RunListener& listener_;
    double seconds_a_part_;
    std::map<std::vector<std::string>, Pace> paces_; ///< by the bots of a table
};

} // namespace pampas::campaign
