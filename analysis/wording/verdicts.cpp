#include "analysis/wording/verdicts.h"

#include "analysis/wording/words.h"
#include "engine/language/tr.h"
#include "engine/players/lineup.h"

#include <boost/algorithm/string/replace.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace pampas::wording {
namespace {

using balance::Fairness;
using balance::Verdict;

/// The text for a verdict.
std::string either(Verdict verdict, std::string fair, std::string biased, std::string undecided) {
    return verdict == Verdict::Fair     ? std::move(fair)
           : verdict == Verdict::Biased ? std::move(biased)
                                        : std::move(undecided);
}

/// As shown in windows, with a non-breaking space.
std::string percent_in_window(double share) {
    return fmt::format("{:.1f}\u00A0%", 100 * share);
}

/// `The gap of 3.1 points is truly 0.2 to 7.9.`
std::string gap_sentence(const Fairness& fairness) {
    const auto [low, high] = fairness.gap_interval;
    return low > 0 || fairness.verdict == Verdict::Biased
               ? tr("The gap of {:.1f} points is truly {:.1f} to {:.1f}.", 100 * fairness.gap,
                    100 * low, 100 * high)
               : tr("The gap of {:.1f} points is truly at most {:.1f}.", 100 * fairness.gap,
                    100 * high);
}

std::string what_is_known(const Fairness& fairness, const Advice& advice) {
    const std::string tolerance = fmt::format("{:.3g}", 100 * fairness.tolerance);
    return either(fairness.verdict, tr("It is known to be less than {} points.", tolerance),
                  tr("Seats are known not to win alike."),
                  boost::replace_first_copy(advice.more_games, "{}", tolerance));
}

/// The text on the gap between seats.
std::string gap_in_panel(const Fairness& fairness) {
    const std::string seats =
        tr("Seat\u00A0{} wins most, {}, seat\u00A0{} least, {}", fairness.best + 1,
           percent_in_window(fairness.win_rates[fairness.best]), fairness.worst + 1,
           percent_in_window(fairness.win_rates[fairness.worst]));
    const auto [low, high] = fairness.gap_interval;
    constexpr double telling = 0.5;
    constexpr double nothing = 0.0005; // rounds to 0.0 in the text
    if (high - low > telling) {
        return tr("{}; after so few games the true gap may be nearly anything.", seats);
    }
    const bool is_bounded_above_only = low < nothing && fairness.verdict != Verdict::Biased;
    return is_bounded_above_only
               ? tr("{}; the true gap is at most {:.1f} percentage points.", seats, 100 * high)
               : tr("{}; the true gap is {:.1f} to {:.1f} percentage points.", seats, 100 * low,
                    100 * high);
}

} // namespace

std::string verdict_name(Verdict verdict) {
    return tr(balance::name_of(verdict));
}

std::string gap_words(const Fairness& fairness) {
    return tr("gap {:.1f} points ({:.1f} to {:.1f}), {}", 100 * fairness.gap,
              100 * fairness.gap_interval.low, 100 * fairness.gap_interval.high,
              verdict_name(fairness.verdict));
}

std::string fairer_than(const atlas::Rank& gap) {
    return tr(", fairer than {} of {} published maps", gap.above, gap.all());
}

std::vector<std::string> rank_sentences(std::span<const atlas::Rank> ranks, double likely_gap) {
    using atlas::Figure;
    if (ranks.empty()) {
        return {};
    }
    const auto below = [ranks](Figure figure) {
        return ranks[static_cast<std::size_t>(figure)].below;
    };
    const atlas::Rank& gap = ranks.front();
    return {tr("Fairer than {} of {} published maps, and less fair than {}: the gap is likely "
               "{:.1f} points, without what chance adds to it.",
               gap.above, gap.all(), gap.below, 100 * likely_gap),
            tr("Of {} published maps, {} have shorter games, {} fewer points, {} fewer of their "
               "markets used, {} fewer changes of the lead.",
               gap.all(), below(Figure::Rounds), below(Figure::Points), below(Figure::MarketsUsed),
               below(Figure::LeadChanges))};
}

std::string verdicts_caption(double tolerance) {
    return tr("The gap between the shares of wins of the best and the worst seat, in percentage "
              "points; below {:.3g} a map is fair. The verdict holds for these players; hands go "
              "round, so that their luck is not the seats'.",
              100 * tolerance);
}

std::string verdict_lines(const Fairness& fairness, const std::string& players,
                          const Advice& advice) {
    const std::string verdict = tr("Verdict for {}: {}.", players, verdict_name(fairness.verdict));
    const std::string seats =
        tr("Seat {} wins most ({}), seat {} least ({}).", fairness.best + 1,
           percent_text(fairness.win_rates[fairness.best]), fairness.worst + 1,
           percent_text(fairness.win_rates[fairness.worst]));
    return fmt::format("{}\n{} {}\n{}", verdict, seats, gap_sentence(fairness),
                       what_is_known(fairness, advice));
}

std::string verdict_sentence(const Fairness& fairness) {
    const std::string seen =
        tr("{} wins {} of games, {} {}", seat(fairness.best),
           percent_text(fairness.win_rates[fairness.best]), seat(fairness.worst),
           percent_text(fairness.win_rates[fairness.worst]));
    const std::string interval = tr("{:.1f} to {:.1f} points", 100 * fairness.gap_interval.low,
                                    100 * fairness.gap_interval.high);
    return either(
        fairness.verdict,
        tr("Fair: {}; the true gap is known to be below {:.3g} points.", seen,
           100 * fairness.tolerance),
        tr("Biased: {}; that is more than chance makes, and the true gap is {}.", seen, interval),
        tr("Undecided: {}; the true gap may be {}.", seen, interval));
}

std::string verdict_headline(Verdict verdict, const std::vector<std::string>& bots) {
    const std::string whom =
        players::all_alike(bots) ? tr("{} bots", bots.front()) : tr("this mixed table");
    return either(verdict, tr("Fair for {}", whom), tr("Biased for {}", whom),
                  tr("Undecided for {}", whom));
}

std::string verdict_in_panel(const Fairness& fairness, const std::string& more) {
    const std::string gap = gap_in_panel(fairness) + (more.empty() ? "" : " " + more);
    return either(
        fairness.verdict,
        tr("Seats win alike to within {:.3g} percentage points. {}", 100 * fairness.tolerance, gap),
        tr("Seats do not win alike. {}", gap), gap);
}

std::string verdict_after(Verdict verdict, const std::string& players, std::int64_t games) {
    return trn("{1}: {2} after {0} game", "{1}: {2} after {0} games", games, players,
               verdict_name(verdict));
}

std::string seats_headline(std::span<const Verdict> tables) {
    const auto biased = std::ranges::count(tables, Verdict::Biased);
    if (biased > 0) {
        return trn("Seats are not equal at the table", "Seats are not equal at {1} of {0} tables",
                   tables.size(), biased);
    }
    return std::ranges::count(tables, Verdict::Undecided) == 0
               ? tr("Seats win alike")
               : tr("Not known yet whether seats win alike");
}

std::string agreement_sentence(Verdict first, const std::string& first_players, Verdict second,
                               const std::string& second_players) {
    const bool is_open = first == Verdict::Undecided || second == Verdict::Undecided;
    return tr("The verdict is {} among {} and {} among {}: {}.", verdict_name(first), first_players,
              verdict_name(second), second_players,
              is_open           ? tr("whether it changes is not known yet")
              : first == second ? tr("it does not change")
                                : tr("it changes"));
}

std::string biased_finding(const Fairness& fairness, const std::string& players) {
    return tr("Among {}, {} wins {} of games and {} {}: the seats are not equal.", players,
              seat(fairness.worst), percent_text(fairness.win_rates[fairness.worst]),
              seat(fairness.best), percent_text(fairness.win_rates[fairness.best]));
}

std::string other_verdict_finding(Verdict there, const std::string& others, Verdict here,
                                  const std::string& players) {
    return tr("Among {} the map is {}, among {} it is {}.", others, verdict_name(there), players,
              verdict_name(here));
}

std::string which_is_fairer(const Fairness& a, const Fairness& b, const std::string& players) {
    const double gap_of_a = 100 * a.gap;
    const double gap_of_b = 100 * b.gap;
    if (a.verdict == Verdict::Fair && b.verdict == Verdict::Fair) {
        return tr("Both maps are fair to {}: best and worst seat win {:.1f} points apart on A, "
                  "{:.1f} on B.",
                  players, gap_of_a, gap_of_b);
    }
    if (a.gap_interval.high < b.gap_interval.low) {
        return tr("A is fairer to {}: best and worst seat win {:.1f} points apart, on B {:.1f}.",
                  players, gap_of_a, gap_of_b);
    }
    if (b.gap_interval.high < a.gap_interval.low) {
        return tr("B is fairer to {}: best and worst seat win {:.1f} points apart, on A {:.1f}.",
                  players, gap_of_b, gap_of_a);
    }
    return tr("Which map is fairer to {} is not known: best and worst seat win {:.1f} points "
              "apart on A, {:.1f} on B.",
              players, gap_of_a, gap_of_b);
}

std::string seats_of_map(char map, const Fairness& fairness) {
    return tr("Seats of {}: {}. Best and worst win {:.1f} points apart, truly {:.1f} to {:.1f}.",
              map, verdict_name(fairness.verdict), 100 * fairness.gap,
              100 * fairness.gap_interval.low, 100 * fairness.gap_interval.high);
}

std::string enough_headline(Verdict with_pesos) {
    return either(with_pesos, tr("With these pesos seats win alike"),
                  tr("Even with these pesos seats are not equal"),
                  tr("Not known yet whether these pesos are enough"));
}

std::string needed_headline(Verdict without_pesos) {
    return either(without_pesos, tr("Without extra pesos seats win alike"),
                  tr("Without extra pesos seats are not equal"),
                  tr("Not known yet whether seats win alike without extra pesos"));
}

std::string confirmation_sentence(const std::string& which, std::int64_t games, std::uint64_t seed,
                                  const Fairness& fairness) {
    return tr("{} in {} of seed {}: {}. Best and worst seat are {:.1f} points apart, truly {:.1f} "
              "to {:.1f}.",
              which, trn("{} game", "{} games", games), seed, verdict_name(fairness.verdict),
              100 * fairness.gap, 100 * fairness.gap_interval.low,
              100 * fairness.gap_interval.high);
}

std::string confirmation_in_window(bool with_pesos, std::int64_t games, const Fairness& fairness) {
    const std::string verdict = verdict_name(fairness.verdict);
    return with_pesos
               ? trn("With them, in {0} other game: {1}, best and worst seat {2:.1f} points apart.",
                     "With them, in {0} other games: {1}, best and worst seat {2:.1f} points "
                     "apart.",
                     games, verdict, 100 * fairness.gap)
               : trn("Without, in {0} other game: {1}, best and worst seat {2:.1f} points apart.",
                     "Without, in {0} other games: {1}, best and worst seat {2:.1f} points apart.",
                     games, verdict, 100 * fairness.gap);
}

std::string repair_headline(std::size_t changes, const Fairness& before, const Fairness& after) {
    return trn("{0} change: gap {1:.0f} → {2:.0f} points",
               "{0} changes: gap {1:.0f} → {2:.0f} points", changes, 100 * before.gap,
               100 * after.gap);
}

std::string gap_by_games(const Fairness& fairness, std::int64_t games) {
    return trn("{1:.0f} to {2:.0f} points by {0} game, {3}",
               "{1:.0f} to {2:.0f} points by {0} games, {3}", games,
               100 * fairness.gap_interval.low, 100 * fairness.gap_interval.high,
               verdict_name(fairness.verdict));
}

} // namespace pampas::wording
