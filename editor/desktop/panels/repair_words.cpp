#include "editor/desktop/panels/repair_words.h"

#include "analysis/report/repair/repair.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "editor/desktop/widgets/text.h"
#include "engine/hex/name.h"
#include "engine/map/difference.h"

namespace pampas::desktop {
namespace {

/// How far a goal is that is not of games.
std::string distance_words(const repair::Goal& goal, double distance) {
    if (goal.kind == repair::Goal::Kind::Findings) {
        const auto findings = static_cast<std::size_t>(distance);
        return trn("{} error or warning left", "{} errors or warnings left", findings);
    }
    return distance <= 0 ? tr("{}: within the range", tr(goal.target.figure->words))
                         : tr("{}: beside the range", tr(goal.target.figure->words));
}

} // namespace

ProposalWords proposal_words(const report::RepairReport& report, std::size_t number) {
    const repair::Repair& found = report.found;
    const repair::Proposal& proposal = found.proposals[number];
    const map::Map& before = found.before.variant.map;
    const balance::Fairness& fairness = design::widest(proposal.fairnesses);
    ProposalWords words{.headline = wx_text(wording::repair_headline(
                            proposal.changes, design::widest(found.before.fairnesses), fairness))};
    const std::string confidence =
        wording::gap_by_games(fairness, static_cast<std::int64_t>(proposal.games));
    words.rest =
        wx_text(report.plan.goal.kind == repair::Goal::Kind::Gap
                    ? confidence
                    : distance_words(report.plan.goal, proposal.distance) + "; " + confidence);
    for (const map::SpaceDifference& change : map::differences(before, proposal.variant.map)) {
        words.changes.push_back(
            wx_text(tr("{}: {} → {}", hex::name(change.at), tr(map::name(change.one)),
                       tr(map::name(change.other)))));
    }
    words.spoken = words.headline + ", " + words.rest;
    for (const std::string& change : report::changes_words(before, proposal.variant)) {
        words.spoken += "; " + wx_text(change);
    }
    return words;
}

wxString repair_summary(const report::RepairReport& report) {
    const std::string was = tr("{} as it was: {}.", wording::shown_name(report.map),
                               report::gap_words(report.found.before));
    const std::string end = report::end_words(report);
    return wx_text(end.empty() ? was : was + " " + end);
}

} // namespace pampas::desktop
