#include "analysis/report/experiments/repair.h"

#include "analysis/report/ground/json.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/map/difference.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pampas::report {
namespace {

Json changes_json(const map::Map& before, const map::Map& after) {
    return list_json(map::differences(before, after),
                     [](const map::SpaceDifference& change) -> Json {
                         return {{"at", change.at},
                                 {"from", map::name(change.one)},
                                 {"to", map::name(change.other)}};
                     });
}

/// What games say about a proposal, for the number of players with the widest gap.
Json gap_json(const repair::Proposal& proposal) {
    const balance::Fairness& fairness = design::widest(proposal.fairnesses);
    return {{"gap", fairness.gap}, {"ci95", fairness.gap_interval}};
}

Json proposal_json(const RepairReport& report, const repair::Proposal& proposal) {
    Json json{{"changes", changes_json(report.found.before.variant.map, proposal.variant.map)},
              {"extra_pesos", proposal.variant.extra_pesos}};
    json.update(gap_json(proposal));
    json["games"] = proposal.games;
    return json;
}

/// A number, or a list of several.
Json players_json(const std::vector<int>& players) {
    return players.size() == 1 ? Json(players.front()) : Json(players);
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
            "\n{}{}: {}\n    {}\n", trn("{} space changed", "{} spaces changed", proposal.changes),
            number == report.found.best ? tr(", the best") : "", gap_words(proposal),
            fmt::join(changes_words(report.found.before.variant.map, proposal.variant), "\n    "));
    }
    const std::string end = end_words(report);
    return end.empty() ? text : text + end + "\n";
}

Json repair_json(const RepairReport& report) {
    const auto proposal_of = [&](const auto& each) { return proposal_json(report, each); };
    Json json{{"map", report.map},
              {"players", players_json(report.plan.trial.players)},
              {"before", gap_json(report.found.before)},
              {"proposals", list_json(report.found.proposals, proposal_of)},
              {"best", report.found.best},
              {"seed", report.plan.trial.experiment.dealing.seed},
              {"games", report.found.games}};
    if (report.is_cut) {
        json["cut"] = true;
    } else {
        add_interruption(json, report.found.interrupted);
    }
    return json;
}

} // namespace pampas::report
