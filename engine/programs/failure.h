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
    Exited,       ///< `number`: its exit status
    Killed,       ///< `number`: the signal
    ReadsNothing, ///
    ClosedOutput, ///
    NoAnswer,     ///< `number`: milliseconds
    AfterLimit,   ///< the same
    GameTime,     ///< the same
    NotLegal,     ///< `words`: what it wrote, as below
    NotExpected,  ///
    HalfLine,     ///
    LongLine,     ///< `number`: bytes
    Unasked,      ///
    RunsOn,       ///
};

/// The names in JSON, indexed by `FailureReason`.
inline constexpr std::array<std::string_view, 13> reason_names{
    "exited",      "killed",    "reads-nothing", "closed-output", "no-answer",
    "after-limit", "game-time", "not-legal",     "not-expected",  "half-line",
    "long-line",   "unasked",   "runs-on"};

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
