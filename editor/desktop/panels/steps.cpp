#include "editor/desktop/panels/steps.h"

#include "analysis/legality/legality.h"
#include "analysis/measures/map_findings.h"
#include "analysis/overlays/catalogue.h"
#include "analysis/overlays/games.h"
#include "analysis/report/games/findings.h"
#include "editor/desktop/panels/game_words.h"

#include <fmt/format.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

using findings::Finding;
using findings::Severity;

/// Whether the term of a finding is the term of what has this label, or refers to it.
bool refers_to(const Finding& finding, std::string_view label) {
    const glossary::Term* term = glossary::term_of(finding.code);
    const glossary::Term* other = glossary::term_of(label);
    return term != nullptr && other != nullptr &&
           (term == other || std::ranges::find(term->related, other->id) != term->related.end());
}

/// Offers to lay over the map the first of `kinds` that shows a finding; `lay` does it.
template <class Kinds, class Lay>
NextStep shown_by(Finding finding, const Kinds& kinds, const Lay& lay) {
    NextStep step{.finding = std::move(finding)};
    step.advice = advice_on(step.finding);
    const auto kind = std::ranges::find_if(
        kinds, [&step](const auto& each) { return refers_to(step.finding, each.name); });
    if (kind != std::ranges::end(kinds)) {
        step.task = tr("Show over the map: {}", glossary::title(kind->name));
        step.verb = tr("Show");
        step.run = [lay, kind = &*kind] { lay(*kind); };
    }
    return step;
}

NextStep to_play(Context& context, const std::string& why) {
    return {.finding = {"play", Severity::Note, why},
            .task = tr("Play games on this map"),
            .verb = tr("Play"),
            .run = [&context] { context.run("games.play"); }};
}

/// The verdict on the seats, with what it calls for.
NextStep verdict(Context& context, const report::GamesSummary& summary) {
    const VerdictWords words = verdict_words(summary, false);
    NextStep step{.finding = {"verdict",
                              words.tone == Tone::Warning ? Severity::Warning : Severity::Note,
                              words.headline.utf8_string()},
                  .tone = words.tone,
                  .advice = words.text.utf8_string()};
    if (words.tone == Tone::Warning) {
        step.task = tr("Find the few spaces to change");
        step.verb = tr("Repair");
        step.run = [&context] { context.run("games.repair"); };
    } else if (words.tone == Tone::Note && summary.fairness) {
        step.task = tr("Play more games");
        step.verb = tr("Play");
        step.run = [&context] { context.run("games.play"); };
    }
    return step;
}

} // namespace

std::vector<NextStep> steps_of_measures(Context& context, const graph::Analysis& analysis) {
    std::vector<NextStep> steps;
    const auto lay = [&context](const overlays::Kind& kind) {
        context.measures().choose(&kind);
        context.refresh_actions();
    };
    for (Finding& finding : measures::map_findings(analysis, {})) {
        steps.push_back(shown_by(std::move(finding), overlays::kinds(), lay));
    }
    return steps;
}

std::vector<NextStep> steps_of_games(Context& context,
                                     const std::shared_ptr<const report::GamesSummary>& summary,
                                     bool fresh) {
    if (!legality::legal(context.findings())) {
        return {};
    }
    if (summary == nullptr) {
        return {to_play(context, tr("No games have been played on this map yet, so nobody knows "
                                    "whether all seats win equally often."))};
    }
    if (!fresh) {
        return {to_play(context, tr("The map has changed since games were played on it."))};
    }
    std::vector<NextStep> steps{verdict(context, *summary)};
    const auto lay = [&context](const overlays::GamesKind& kind) {
        context.run(fmt::format("games-overlay.{}", kind.name));
    };
    if (!summary->fairness) {
        return steps;
    }
    for (Finding& finding : report::games_findings({summary.get(), 1})) {
        if (finding.code != report::biased_seats) { // the verdict says so
            steps.push_back(shown_by(std::move(finding), overlays::kinds_of_games(), lay));
        }
    }
    return steps;
}

} // namespace pampas::desktop
