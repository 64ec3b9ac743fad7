#include "analysis/report/games/failures.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <array>

namespace pampas::report {
namespace {

/// Indexed by `FailureKind`.
constexpr std::array kind_words{tr_later("crash"),           tr_later("no answer"),
                                tr_later("late answer"),     tr_later("illegal choice"),
                                tr_later("unreadable line"), tr_later("did not exit")};

std::string line_of(const programs::Failures& failures) {
    const auto kind = static_cast<std::size_t>(failures.failure.kind());
    return trn("{1}: {2} in {0} game; game {3}, seat {4}: {5}",
               "{1}: {2} in {0} games; first in game {3}, seat {4}: {5}", failures.games,
               escaped(failures.bot), tr(kind_words[kind]), failures.game, failures.seat + 1,
               failures.failure.message()) +
           "\n";
}

std::string errors_of(const programs::Failures& failures) {
    if (failures.errors.empty()) {
        return "";
    }
    std::string text =
        failures.file.empty()
            ? tr("The end of its standard error output in that game:")
            : tr("The end of its standard error output in that game (all of it is in {}):",
                 escaped(failures.file));
    for (const std::string& line : failures.errors) {
        text += "\n  | " + line;
    }
    return text + "\n";
}

} // namespace

Text failures_text(const std::vector<programs::Failures>& failures) {
    Text text;
    for (const programs::Failures& each : failures) {
        text += line_of(each) + errors_of(each);
    }
    return text;
}

} // namespace pampas::report
