#include "analysis/report/games/words.h"

#include "analysis/wording/words.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::report {
namespace {

using balance::Verdict;

std::string agreement(Verdict first, Verdict second) {
    return first == Verdict::Undecided || second == Verdict::Undecided
               ? tr("whether it changes is not known yet")
           : first == second ? tr("it does not change")
                             : tr("it changes");
}

} // namespace

std::string table_name(const GamesSummary& table) {
    return tr("{} {} players", table.bots.size(), table.bots.front());
}

std::string verdict_sentence(const GamesSummary& table) {
    const balance::Fairness& fairness = *table.fairness;
    const std::string seen =
        tr("{} wins {} of games, {} {}", wording::seat(fairness.best),
           wording::percent_text(fairness.win_rates[fairness.best]), wording::seat(fairness.worst),
           wording::percent_text(fairness.win_rates[fairness.worst]));
    const double tolerance = 100 * fairness.tolerance;
    const std::string interval = tr("{:.1f} to {:.1f} points", 100 * fairness.gap_interval.low,
                                    100 * fairness.gap_interval.high);
    switch (fairness.verdict) {
    case balance::Verdict::Fair:
        return tr("Fair: {}; the true gap is known to be below {:.3g} points.", seen, tolerance);
    case balance::Verdict::Biased:
        return tr("Biased: {}; that is more than chance makes, and the true gap is {}.", seen,
                  interval);
    case balance::Verdict::Undecided:
        break;
    }
    return tr("Undecided: {}; the true gap may be {}.", seen, interval);
}

std::vector<std::string> agreement_sentences(std::span<const GamesSummary> tables) {
    std::vector<std::string> sentences;
    for (auto table = tables.begin(); table != tables.end(); ++table) {
        const auto first = std::find_if(tables.begin(), table, [&](const GamesSummary& other) {
            return other.bots.size() == table->bots.size();
        });
        if (first != table) {
            const Verdict before = first->fairness->verdict;
            const Verdict here = table->fairness->verdict;
            sentences.push_back(tr("The verdict is {} among {} and {} among {}: {}.",
                                   tr(balance::name_of(before)), table_name(*first),
                                   tr(balance::name_of(here)), table_name(*table),
                                   agreement(before, here)));
        }
    }
    return sentences;
}

} // namespace pampas::report
