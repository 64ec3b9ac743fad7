#include "engine/programs/failure.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"
#include "engine/processes/child.h"

namespace pampas::programs {
namespace {

/// What it wrote, in one line of bounded length.
std::string quoted(const std::string& words) {
    constexpr std::size_t most = 80;
    return escaped(words.size() <= most ? words : words.substr(0, most) + "...");
}

std::string message_of(const Failure& failure) {
    switch (failure.reason) {
    case FailureReason::Exited:
        return tr("it ended with exit status {}", failure.number);
    case FailureReason::Killed:
        return tr("it was killed by signal {} ({})", failure.number,
                  processes::signal_name(static_cast<int>(failure.number)));
    case FailureReason::ReadsNothing:
        return tr("it did not read its standard input");
    case FailureReason::ClosedOutput:
        return tr("it closed its standard output");
    case FailureReason::NoAnswer:
        return tr("it gave no answer within {} ms", failure.number);
    case FailureReason::AfterLimit:
        return tr("its answer took more than {} ms", failure.number);
    case FailureReason::GameTime:
        return tr("its answers in one game took more than {} ms", failure.number);
    case FailureReason::NotLegal:
        return tr("it chose an illegal action: {}", quoted(failure.words));
    case FailureReason::NotExpected:
        return tr("it wrote something other than what was asked for: {}", quoted(failure.words));
    case FailureReason::HalfLine:
        return tr("it wrote an incomplete line: {}", quoted(failure.words));
    case FailureReason::LongLine:
        return tr("it wrote a line of more than {} bytes", failure.number);
    case FailureReason::Unasked:
        return tr("it wrote before it was asked: {}", quoted(failure.words));
    case FailureReason::RunsOn:
        return tr("it did not exit after the game (the game counts)");
    }
    return "";
}

} // namespace

FailureKind Failure::kind() const {
    switch (reason) {
    case FailureReason::Exited:
    case FailureReason::Killed:
        return FailureKind::Crash;
    case FailureReason::ReadsNothing:
    case FailureReason::ClosedOutput:
    case FailureReason::NoAnswer:
        return FailureKind::Silent;
    case FailureReason::AfterLimit:
    case FailureReason::GameTime:
        return FailureKind::Late;
    case FailureReason::NotLegal:
        return FailureKind::Illegal;
    case FailureReason::NotExpected:
    case FailureReason::HalfLine:
    case FailureReason::LongLine:
    case FailureReason::Unasked:
        return FailureKind::Unreadable;
    case FailureReason::RunsOn:
        break;
    }
    return FailureKind::Lingers;
}

std::string Failure::message() const {
    return at_start ? tr("at the start: {}", message_of(*this)) : message_of(*this);
}

} // namespace pampas::programs
