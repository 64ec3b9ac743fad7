#include "engine/programs/player.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace pampas::programs {
namespace {

using processes::Child;
using processes::Clock;

} // namespace

Player::Player(const std::filesystem::path& program, const Limits& limits)
    : limits_(limits), child_(program) {}

std::optional<Failure> Player::start(const Json& game) {
    const auto begin = Clock::now();
    const auto step = [&](const Json& message, auto check) {
        const auto left = limits_.start - std::chrono::floor<Time>(Clock::now() - begin);
        const auto answer = exchange(message, {std::max(left, Time(1)), limits_.start});
        return answer.index() == 0 ? check(std::get<std::string>(answer))
                                   : std::optional(std::get<Failure>(answer));
    };
    auto failure = step(hello_message(), check_hello); // which it may say without being asked
    failure = failure ? failure : unasked();
    failure = failure ? failure : step(game, check_ready);
    if (failure) {
        failure->at_start = true;
    }
    return failure;
}

std::variant<std::string, Failure> Player::ask(const Json& question) {
    if (const auto failure = unasked()) {
        return *failure;
    }
    const auto left = limits_.game() - std::chrono::floor<Time>(used_);
    const auto begin = Clock::now();
    auto answer = left < limits_.answer ? exchange(question, {left, limits_.game(), true})
                                        : exchange(question, {limits_.answer, limits_.answer});
    used_ += Clock::now() - begin;
    return answer;
}

std::optional<Failure> Player::unasked() {
    const std::string& output = child_.output();
    return output.empty()
               ? std::nullopt
               : std::optional(Failure{.reason = FailureReason::Unasked, .words = output});
}

std::variant<std::string, Failure> Player::exchange(const Json& message, const Allowance& time) {
    const auto until = Clock::now() + time.left;
    if (!child_.write(line_of(message), until)) {
        return Clock::now() < until ? gone() : Failure{.reason = FailureReason::ReadsNothing};
    }
    std::string line;
    switch (child_.read_line(line, until)) {
    case Child::Reading::Line:
        return line;
    case Child::Reading::TooLong:
        return Failure{.reason = FailureReason::LongLine, .number = Child::longest_line};
    case Child::Reading::Closed:
        return gone();
    case Child::Reading::TimeOut:
        break;
    }
    return overdue(time);
}

/// It can be read or written no more.
Failure Player::gone() {
    const auto ending = child_.wait(Clock::now() + limits_.lateness);
    if (!ending) {
        return {.reason = FailureReason::ClosedOutput};
    }
    return {.reason = ending->by_signal ? FailureReason::Killed : FailureReason::Exited,
            .number = ending->number};
}

/// Its time is up: waits a little longer to tell a late answer from none.
Failure Player::overdue(const Allowance& time) {
    if (time.is_of_game) {
        return {.reason = FailureReason::GameTime, .number = time.limit.count()};
    }
    std::string line;
    const auto reading = child_.read_line(line, Clock::now() + limits_.lateness);
    if (reading == Child::Reading::Closed) {
        return gone();
    }
    if (reading != Child::Reading::TimeOut) {
        return {.reason = FailureReason::AfterLimit, .number = time.limit.count()};
    }
    if (!child_.output().empty()) {
        return {.reason = FailureReason::HalfLine, .words = child_.output()};
    }
    return {.reason = FailureReason::NoAnswer, .number = time.limit.count()};
}

void Player::tell_end(const Json& result) {
    child_.write(line_of(result), Clock::now() + limits_.farewell);
    child_.close_input();
}

std::optional<Failure> Player::see_off() {
    return child_.wait(Clock::now() + limits_.farewell)
               ? std::nullopt
               : std::optional(Failure{.reason = FailureReason::RunsOn});
}

} // namespace pampas::programs
