#include "analysis/report/repair/repair.h"

#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/map/difference.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::report {
namespace {

std::string indented(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += fmt::format("    {}\n", line);
    }
    return text;
}

} // namespace

std::string gap_words(const repair::Proposal& proposal) {
    return wording::gap_words(design::widest(proposal.fairnesses));
}

std::vector<std::string> changes_words(const map::Map& before, const repair::Variant& after) {
    std::vector<std::string> lines;
    for (const map::SpaceDifference& change : map::differences(before, after.map)) {
        lines.push_back(tr("{}: {} becomes {}", hex::name(change.at), tr(map::name(change.one)),
                           tr(map::name(change.other))));
    }
    if (!after.extra_pesos.empty()) {
        lines.push_back(
            tr("extra pesos by seat: {}", fmt::format("{}", fmt::join(after.extra_pesos, ", "))));
    }
    return lines;
}

std::string nothing_words(const RepairReport& report) {
    if (!report.found.is_reached) {
        return tr("Nothing was found that is better than the map as it is.");
    }
    return report.plan.goal.kind == repair::Goal::Kind::Gap
               ? tr("The map reaches the goal as it is: its gap is below {:g} points.",
                    100 * report.plan.tolerance)
               : tr("The map reaches the goal as it is.");
}

std::string end_words(const RepairReport& report) {
    if (report.is_cut) {
        return tr("The time was over: this is the best so far.");
    }
    return report.found.interrupted ? tr("Stopped: this is the best so far.") : "";
}

std::string repair_text(const RepairReport& report) {
    std::string text =
        fmt::format("{}\n", tr("{}, for {} players: {}", wording::shown_name(report.map),
                               fmt::format("{}", fmt::join(report.plan.trial.players, ", ")),
                               gap_words(report.found.before)));
    if (report.found.proposals.empty()) {
        text += nothing_words(report) + "\n";
    }
    for (std::size_t number = 0; number < report.found.proposals.size(); ++number) {
        const repair::Proposal& proposal = report.found.proposals[number];
        text += fmt::format(
            "\n{}{}: {}\n{}", trn("{} space changed", "{} spaces changed", proposal.changes),
            number == report.found.best ? tr(", the best") : "", gap_words(proposal),
            indented(changes_words(report.found.before.variant.map, proposal.variant)));
    }
    const std::string end = end_words(report);
    return end.empty() ? text : text + end + "\n";
}

} // namespace pampas::report
