#include "analysis/report/experiments/repair.h"

#include "analysis/report/ground/json.h"
#include "analysis/report/ground/strengths.h"
#include "analysis/wording/verdicts.h"
#include "analysis/wording/words.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/map/difference.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace pampas::report {
namespace {

/// The lines, each moved to the right.
std::string indented(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) {
        text += "    " + line + "\n";
    }
    return text;
}

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

/// Adds what stronger players say, if they were asked.
void add_strengths(Json& json, const repair::Proposal& proposal) {
    if (!proposal.by_strength.empty()) {
        json["by_strength"] = list_json(proposal.by_strength, at_strength_json);
    }
}

/// Adds whether the goal is reached and, if it is not the gap, the figure.
void add_goal(Json& json, const RepairReport& report, const repair::Proposal& proposal) {
    json["reached"] = proposal.is_reached;
    if (report.plan.goal.kind != repair::Goal::Kind::Gap) {
        json["figure"] = proposal.figure;
    }
}

Json proposal_json(const RepairReport& report, const repair::Proposal& proposal) {
    Json json{{"changes", changes_json(report.found.before.variant.map, proposal.variant.map)},
              {"extra_pesos", proposal.variant.extra_pesos}};
    json.update(gap_json(proposal));
    json["games"] = proposal.games;
    add_goal(json, report, proposal);
    add_strengths(json, proposal);
    return json;
}

Json before_json(const RepairReport& report) {
    Json json = gap_json(report.found.before);
    add_goal(json, report, report.found.before);
    add_strengths(json, report.found.before);
    return json;
}

/// A number, or a list of several.
Json players_json(const std::vector<int>& players) {
    return players.size() == 1 ? Json(players.front()) : Json(players);
}

/// Whether a search was stopped before it tried anything.
bool was_stopped_at_once(const repair::Repair& found) {
    return !found.is_begun && !found.is_reached();
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
    return report.found.before.is_reached ? tr("The map already reaches the goal.")
           : was_stopped_at_once(report.found)
               ? tr("Stopped before any change was tried.")
               : tr("No change was found that comes closer to the goal.");
}

std::string goal_sentence(const repair::RepairPlan& plan) {
    switch (plan.goal.kind) {
    case repair::Goal::Kind::Gap:
        return tr(
            "Goal: games show that the seats are fair, with a gap below {:.3g} percentage points.",
            100 * plan.tolerance);
    case repair::Goal::Kind::Findings:
        return tr("Goal: no errors and no warnings.");
    case repair::Goal::Kind::Figure:
        break;
    }
    return tr("Goal: {}.", words_of(plan.goal.target));
}

std::string standing_words(const RepairReport& report, const repair::Proposal& proposal) {
    const std::string reached = proposal.is_reached ? tr("reached") : tr("not reached");
    switch (report.plan.goal.kind) {
    case repair::Goal::Kind::Gap:
        return tr("{}: {}", reached, gap_words(proposal));
    case repair::Goal::Kind::Findings:
        return tr("{}: {}, {}", reached,
                  trn("{:.0f} error or warning", "{:.0f} errors and warnings", *proposal.figure),
                  gap_words(proposal));
    case repair::Goal::Kind::Figure:
        break;
    }
    const measures::Figure& figure = *report.plan.goal.target.figure;
    return tr("{}: {} {}, {}", reached, figure.key, value_text(figure, proposal.figure),
              gap_words(proposal));
}

std::vector<std::string> strength_words(const repair::Proposal& proposal) {
    std::vector<std::string> lines;
    for (const balance::AtStrength& strength : proposal.by_strength) {
        lines.push_back(
            tr("{}: {}", wording::who_plays(strength.bots), wording::gap_words(strength.fairness)));
    }
    return lines;
}

std::string best_sentence(const RepairReport& report) {
    return report.found.is_reached()
               ? tr("The best proposal reaches the goal with the fewest changes.")
               : tr("No proposal reaches the goal; the best one comes closest.");
}

std::string end_words(const RepairReport& report) {
    if (was_stopped_at_once(report.found)) {
        return ""; // there is no best
    }
    if (report.is_cut) {
        return tr("Time ran out: this is the best so far.");
    }
    return report.found.interrupted ? tr("Stopped: this is the best so far.") : "";
}

Text repair_text(const RepairReport& report) {
    const repair::Repair& found = report.found;
    Text text = fmt::format("{}\n{}\n{}\n",
                            tr("{}, for {} players", wording::shown_name(report.map),
                               fmt::format("{}", fmt::join(report.plan.trial.players, ", "))),
                            goal_sentence(report.plan),
                            tr("As it is: {}", standing_words(report, found.before)));
    text += indented(strength_words(found.before));
    if (found.proposals.empty()) {
        text += "\n" + nothing_words(report) + "\n";
    }
    for (std::size_t number = 0; number < found.proposals.size(); ++number) {
        const repair::Proposal& proposal = found.proposals[number];
        text += fmt::format(
            "\n{}{}, {}\n", trn("{} space changed", "{} spaces changed", proposal.changes),
            number == found.best ? tr(" (the best)") : "", standing_words(report, proposal));
        text += indented(changes_words(found.before.variant.map, proposal.variant));
        text += indented(strength_words(proposal));
    }
    if (found.best) {
        text += "\n" + best_sentence(report) + "\n";
    }
    const std::string end = end_words(report);
    return end.empty() ? text : text + end + "\n";
}

Json repair_json(const RepairReport& report) {
    const auto proposal_of = [&](const auto& each) { return proposal_json(report, each); };
    Json json{{"map", report.map},
              {"players", players_json(report.plan.trial.players)},
              {"before", before_json(report)},
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
