#include "analysis/report/ground/json.h"

#include "analysis/report/repair/repair.h"
#include "engine/map/difference.h"

namespace pampas::report {
namespace {

Json changes_json(const map::Map& before, const map::Map& after) {
    Json list = Json::array();
    for (const map::SpaceDifference& change : map::differences(before, after)) {
        list.push_back(
            {{"at", change.at}, {"from", map::name(change.one)}, {"to", map::name(change.other)}});
    }
    return list;
}

/// What games say of a proposal: of the number of players with the widest gap.
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

Json repair_json(const RepairReport& report) {
    Json proposals = Json::array();
    for (const repair::Proposal& proposal : report.found.proposals) {
        proposals.push_back(proposal_json(report, proposal));
    }
    Json json{{"map", report.map},
              {"players", players_json(report.plan.trial.players)},
              {"before", gap_json(report.found.before)},
              {"proposals", std::move(proposals)},
              {"best", report.found.best},
              {"seed", report.plan.trial.experiment.dealing.seed},
              {"games", report.found.games}};
    if (report.is_cut) {
        json["cut"] = true;
    } else if (report.found.interrupted) {
        json["interrupted"] = true;
    }
    return json;
}

} // namespace pampas::report
