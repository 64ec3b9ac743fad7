#include "analysis/report/repair/repair.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/map/difference.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::report {
namespace {

std::string gap_words(const repair::Proposal& proposal) {
    return wording::gap_words(design::widest(proposal.fairnesses));
}

std::string changes_text(const map::Map& before, const repair::Variant& after) {
    std::string text;
    for (const map::SpaceDifference& change : map::differences(before, after.map)) {
        text += fmt::format("    {}\n", tr("{}: {} becomes {}", hex::name(change.at),
                                           tr(map::name(change.one)), tr(map::name(change.other))));
    }
    if (!after.extra_pesos.empty()) {
        text += fmt::format("    {}\n", tr("extra pesos by seat: {}",
                                           fmt::format("{}", fmt::join(after.extra_pesos, ", "))));
    }
    return text;
}

std::string end_words(const RepairReport& report) {
    if (report.is_cut) {
        return tr("The time was over: this is the best so far.\n");
    }
    return report.found.interrupted ? tr("Stopped: this is the best so far.\n") : "";
}

} // namespace

std::string repair_text(const RepairReport& report) {
    std::string text =
        fmt::format("{}\n", tr("{}, for {} players: {}", wording::shown_name(report.map),
                               fmt::format("{}", fmt::join(report.plan.trial.players, ", ")),
                               gap_words(report.found.before)));
    if (report.found.proposals.empty()) {
        text += tr("Nothing was found that is better than the map as it is.\n");
    }
    for (std::size_t number = 0; number < report.found.proposals.size(); ++number) {
        const repair::Proposal& proposal = report.found.proposals[number];
        text += fmt::format(
            "\n{}{}: {}\n{}", trn("{} space changed", "{} spaces changed", proposal.changes),
            number == report.found.best ? tr(", the best") : "", gap_words(proposal),
            changes_text(report.found.before.variant.map, proposal.variant));
    }
    return text + end_words(report);
}

} // namespace pampas::report
