#pragma once

#include "engine/processes/child.h"
#include "engine/programs/failure.h"
#include "engine/programs/limits.h"
#include "engine/programs/protocol.h"

#include <filesystem>
#include <string>
#include <variant>

namespace pampas::programs {

/// A bot on one seat in one game: a program that runs as long as this object, and is asked within
/// its limits.
class Player {
  public:
    /// Starts the program. Throws `InputError` if it cannot be run.
    Player(const std::filesystem::path& program, const Limits& limits);

    /// Greets the bot and tells it of the game.
    std::optional<Failure> start(const Json& game);
    /// The line with which it answers a question.
    std::variant<std::string, Failure> ask(const Json& question);
    /// Tells it the result and closes its standard input, as the game is over.
    void tell_end(const Json& result);
    /// Waits until it ends.
    std::optional<Failure> see_off();

    /// Ends it and everything that it has started.
    void end() { child_.end(); }
    /// What it wrote to its standard error.
    const std::string& errors() const { return child_.errors(); }

  private:
    using Time = Limits::Time;

    /// The time for an answer, which is what is left of a limit.
    struct Allowance {
        Time left;
        Time limit;
        bool is_of_game = false; ///< whether the limit is that of the whole game
    };

    std::variant<std::string, Failure> exchange(const Json& message, const Allowance& time);
    std::optional<Failure> unasked();
    Failure gone();
    Failure overdue(const Allowance& time);

    Limits limits_;
    processes::Child child_;
    processes::Clock::duration used_{}; ///< by its answers
};

} // namespace pampas::programs
