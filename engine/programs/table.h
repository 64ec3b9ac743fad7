#pragma once

#include "engine/programs/course.h"
#include "engine/programs/failure_log.h"
#include "engine/programs/player.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace pampas::programs {

/// How bots are run.
struct Options {
    Limits limits = {};
    std::shared_ptr<FailureLog> log = {}; ///< may be null
};

/// The bots at the table of one match. Each runs from its first turn to the end of the match, so
/// that it can take nothing from one match to the next: matches are the same whatever thread plays
/// them, in whatever order.
class Table {
  public:
    /// The table of a match that begins.
    Table(std::uint64_t run_seed, std::size_t number, const rules::Setup& setup)
        : run_seed_(run_seed), number_(number), course_(setup) {}

    /// To be called after each action, and after the last.
    void see(int seat, const rules::Action& action, const rules::Outcome& outcome) {
        course_.see(seat, action, outcome);
    }
    void end(const rules::State& state);

    /// What the bot on the seat to move does; it is not asked when it can only end the turn after
    /// its last action. If it fails, it ends and gives the game up. Throws `InputError` if it
    /// cannot be run.
    rules::Action next(const rules::State& state, const std::string& bot, const Options& options);

  private:
    /// A bot that plays.
    struct Sitting {
        Appearance where;
        std::shared_ptr<FailureLog> log;
        Player player;
    };

    std::optional<Failure> sit_down(const rules::State& state, const std::string& bot,
                                    const Options& options);
    std::variant<rules::Action, Failure> answer(const rules::State& state);
    void leave(std::unique_ptr<Sitting>& seat, const std::optional<Failure>& failure);

    std::uint64_t run_seed_;
    std::size_t number_;
    Course course_;
    std::array<std::unique_ptr<Sitting>, rules::max_players> seats_;
};

} // namespace pampas::programs
