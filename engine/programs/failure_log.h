#pragma once

#include "engine/programs/failure.h"

#include <cstddef>
#include <filesystem>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace pampas::programs {

/// A bot in a game.
struct Appearance {
    std::string bot; ///< as the user names it
    std::size_t game = 0;
    int seat = 0;
};

/// The failures of a bot that are of the same kind.
struct Failures {
    std::string bot;
    std::size_t games = 0;
    // Of the first game:
    std::size_t game = 0;
    int seat = 0;
    Failure failure;
    std::vector<std::string> errors = {}; ///< the last lines of its standard error
    /// The file with the standard error of all games; empty if there is none.
    std::string file = {};

    friend bool operator==(const Failures&, const Failures&) = default;
};

/// Collects what bots do wrong and what they write to their standard error. Thread-safe.
class FailureLog {
  public:
    /// How many lines of standard error a report shows.
    static constexpr std::size_t shown_lines = 40;
    /// The most that is written of a bot's standard error, in bytes.
    static constexpr std::size_t most_written = std::size_t{16} << 20;

    /// `folder` is where files with the standard error of bots go; empty: nowhere.
    explicit FailureLog(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Takes note of a failure. `errors` is what the bot wrote in this game.
    void note(const Appearance& where, const Failure& failure, const std::string& errors);
    /// Appends to the file of the bot what it wrote in a game to standard error. The first time,
    /// the file replaces that of an earlier run. If it cannot be written, what remains is not kept.
    void keep(const Appearance& where, const std::string& errors);

    /// The failures since the last call, by bot and kind. The first game is that with the lowest
    /// number, whatever thread played it.
    std::vector<Failures> take();

  private:
    struct Kept {
        std::filesystem::path file;
        std::size_t size = 0;
    };

    std::mutex mutex_;
    std::filesystem::path folder_;
    std::map<std::pair<std::string, FailureKind>, Failures> failures_;
    std::map<std::string, Kept> kept_; ///< by bot
};

} // namespace pampas::programs
