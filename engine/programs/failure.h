#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

/// How games end for bots that do not play by the protocol.
namespace pampas::programs {

/// What went wrong. All but the last cost the bot its game.
enum class FailureKind : std::uint8_t {
    Crash,      ///< it ended
    Silent,     ///< it does not answer
    Late,       ///< it takes too long
    Illegal,    ///< it chooses what is not legal
    Unreadable, ///< it writes something else than an answer
    Lingers,    ///< it runs on after the game
};

/// The names in JSON, indexed by `FailureKind`.
inline constexpr std::array<std::string_view, 6> failure_names{"crash",   "silent",     "late",
                                                               "illegal", "unreadable", "lingers"};

/// What exactly went wrong.
enum class FailureReason : std::uint8_t {
    // `number` is the exit status or the signal:
    Exited,
    Killed,
    // Without further details:
    ReadsNothing,
    ClosedOutput,
    RunsOn,
    // `number` is the limit in milliseconds, or in bytes:
    NoAnswer,
    AfterLimit,
    GameTime,
    LongLine,
    // `words` is what it wrote:
    NotLegal,
    NotExpected,
    HalfLine,
    Unasked,
};

/// The names in JSON, indexed by `FailureReason`.
inline constexpr std::array<std::string_view, 13> reason_names{
    "exited",       "killed",      "reads-nothing", "closed-output", "runs-on",
    "no-answer",    "after-limit", "game-time",     "long-line",     "not-legal",
    "not-expected", "half-line",   "unasked"};

/// A failure of a bot in a game.
struct Failure {
    FailureReason reason = FailureReason::Exited;
    std::int64_t number = 0;
    std::string words = {};
    bool at_start = false; ///< before it was ready

    FailureKind kind() const;
    /// What happened, for users, such as "it ended with exit status 1".
    std::string message() const;

    friend bool operator==(const Failure&, const Failure&) = default;
};

} // namespace pampas::programs
