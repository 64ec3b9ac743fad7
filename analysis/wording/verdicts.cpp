#include "analysis/wording/verdicts.h"

#include "analysis/wording/words.h"
#include "engine/language/tr.h"

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

/// With so wide an interval there is nothing to say about the gap.
constexpr double says_nothing = 0.5;

/// Whether the true gap is shown to be small, even if not below the tolerance.
bool is_nearly_fair(const Fairness& fairness) {
    return fairness.gap_interval.high <= 2 * fairness.tolerance;
}

bool says_something(const Fairness& fairness) {
    return fairness.gap_interval.high - fairness.gap_interval.low <= says_nothing;
}

/// `seat 1 won 30.1 % of the games, seat 4 19.2 %`.
std::string seats_seen(const Fairness& fairness) {
    return tr("seat {} won {} of the games, seat {} {}", fairness.won_most() + 1,
              percent_text(fairness.win_rates[fairness.won_most()]), fairness.won_least() + 1,
              percent_text(fairness.win_rates[fairness.won_least()]));
}

/// `the true gap is 6.1 to 17.2 percentage points`.
std::string true_gap(const Fairness& fairness) {
    const auto [low, high] = fairness.gap_interval;
    constexpr double nothing = 0.0005; // rounds to 0.0 in the text
    return low >= nothing
               ? tr("the true gap is {:.1f} to {:.1f} percentage points", 100 * low, 100 * high)
           : low > 0
               ? tr("the true gap is above 0 and at most {:.1f} percentage points", 100 * high)
               : tr("the true gap is at most {:.1f} percentage points", 100 * high);
}

} // namespace

std::string verdict_name(Verdict verdict) {
    return tr(balance::name_of(verdict));
}

std::string gap_words(const Fairness& fairness) {
    if (!says_something(fairness)) {
        return tr("gap unknown");
    }
    return tr("gap {:.1f} percentage points ({:.1f} to {:.1f}), {}", 100 * fairness.gap,
              100 * fairness.gap_interval.low, 100 * fairness.gap_interval.high,
              verdict_name(fairness.verdict));
}

std::string fairer_than(const atlas::FairerThan& maps) {
    return maps.least == maps.most
               ? tr("fairer than {} of {} published maps", maps.least, maps.of)
               : tr("fairer than {} to {} of {} published maps", maps.least, maps.most, maps.of);
}

std::string other_ranks_sentence(std::span<const atlas::Rank> ranks) {
    using atlas::Figure;
    const auto below = [ranks](Figure figure) {
        return ranks[static_cast<std::size_t>(figure)].below;
    };
    return tr("Of {} published maps, {} have shorter games, {} have fewer points, {} use fewer of "
              "their markets, and {} have fewer lead changes.",
              ranks.front().all(), below(Figure::Rounds), below(Figure::Points),
              below(Figure::MarketsUsed), below(Figure::LeadChanges));
}

std::string verdicts_caption(double tolerance) {
    return tr("The gap between the shares of wins of the best and the worst seat, in percentage "
              "points. Below {:.3g} a map is fair. The verdict holds for these players. Hands go "
              "round, so that lucky hands do not favour a seat.",
              100 * tolerance);
}

std::string verdict_headline(const Fairness& fairness, const std::string& players) {
    const bool is_close = fairness.verdict == Verdict::Biased && is_nearly_fair(fairness);
    if (players.empty()) {
        return is_close ? tr("Biased, but nearly fair")
                        : either(fairness.verdict, tr("Fair"), tr("Biased"), tr("Undecided"));
    }
    return is_close ? tr("Biased, but nearly fair among {}", players)
                    : either(fairness.verdict, tr("Fair among {}", players),
                             tr("Biased among {}", players), tr("Undecided among {}", players));
}

std::string what_is_known(const Fairness& fairness, const std::optional<atlas::FairerThan>& maps) {
    if (!says_something(fairness)) {
        return tr("too few games to say anything about the gap");
    }
    const std::string known = tr("{}; {}", seats_seen(fairness), true_gap(fairness));
    return maps ? tr("{}, {}", known, fairer_than(*maps)) : known;
}

std::string verdict_sentence(const Fairness& fairness, const std::string& players,
                             const std::optional<atlas::FairerThan>& maps) {
    return tr("{}: {}.", verdict_headline(fairness, players), what_is_known(fairness, maps));
}

std::string next_step(Verdict verdict, const Advice& advice) {
    return either(verdict, "", advice.repair, advice.more_games);
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
               ? tr("All seats win equally often")
               : tr("Not yet clear whether all seats win equally often");
}

std::string agreement_sentence(Verdict first, const std::string& first_players, Verdict second,
                               const std::string& second_players) {
    const bool is_open = first == Verdict::Undecided || second == Verdict::Undecided;
    return tr("The verdict is {} among {} and {} among {}: {}.", verdict_name(first), first_players,
              verdict_name(second), second_players,
              is_open           ? tr("whether it changes is not yet clear")
              : first == second ? tr("it does not change")
                                : tr("it changes"));
}

std::string strength_sentence(const Fairness& weaker, const Fairness& stronger,
                              const std::string& stronger_players) {
    const auto [low, high] = stronger.gap_interval;
    const auto [weaker_low, weaker_high] = weaker.gap_interval;
    if (weaker.best && stronger.best && weaker.best != stronger.best) {
        return tr("Among stronger players ({}) another seat wins most: seat {}, not seat {}.",
                  stronger_players, *stronger.best + 1, *weaker.best + 1);
    }
    if (high < weaker_low) {
        return tr("Among stronger players ({}) the gap is smaller: {:.1f} to {:.1f} percentage "
                  "points, not {:.1f} to {:.1f}.",
                  stronger_players, 100 * low, 100 * high, 100 * weaker_low, 100 * weaker_high);
    }
    if (low > weaker_high) {
        return tr("Among stronger players ({}) the gap is larger: {:.1f} to {:.1f} percentage "
                  "points, not {:.1f} to {:.1f}.",
                  stronger_players, 100 * low, 100 * high, 100 * weaker_low, 100 * weaker_high);
    }
    if (weaker.verdict == stronger.verdict && weaker.verdict != Verdict::Undecided) {
        return tr("Among stronger players ({}) the verdict is the same.", stronger_players);
    }
    return tr("Too few games to say whether the gap changes among stronger players ({}).",
              stronger_players);
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
        return tr(
            "Both maps are fair to {}: the gap is {:.1f} percentage points on A and {:.1f} on B.",
            players, gap_of_a, gap_of_b);
    }
    if (a.verdict == Verdict::Fair && b.verdict == Verdict::Biased) {
        return tr(
            "A is fair to {}, B is not: the gap is {:.1f} percentage points on A and {:.1f} on B.",
            players, gap_of_a, gap_of_b);
    }
    if (a.verdict == Verdict::Biased && b.verdict == Verdict::Fair) {
        return tr(
            "B is fair to {}, A is not: the gap is {:.1f} percentage points on A and {:.1f} on B.",
            players, gap_of_a, gap_of_b);
    }
    if (a.gap_interval.high < b.gap_interval.low) {
        return tr("A is fairer to {}: its gap is {:.1f} percentage points, that of B is {:.1f}.",
                  players, gap_of_a, gap_of_b);
    }
    if (b.gap_interval.high < a.gap_interval.low) {
        return tr("B is fairer to {}: its gap is {:.1f} percentage points, that of A is {:.1f}.",
                  players, gap_of_b, gap_of_a);
    }
    return tr("Which map is fairer to {} is not clear: the gap is {:.1f} percentage points on A "
              "and {:.1f} on B.",
              players, gap_of_a, gap_of_b);
}

std::string seats_of_map(char map, const Fairness& fairness) {
    return tr("Seats of {}: {}", map, verdict_sentence(fairness, {}));
}

std::string enough_headline(Verdict with_pesos) {
    return either(with_pesos, tr("With these pesos all seats win equally often"),
                  tr("Even with these pesos seats are not equal"),
                  tr("Not yet clear whether these pesos are enough"));
}

std::string needed_headline(Verdict without_pesos) {
    return either(without_pesos, tr("Without extra pesos all seats win equally often"),
                  tr("Without extra pesos seats are not equal"),
                  tr("Not yet clear whether all seats win equally often without extra pesos"));
}

std::string confirmation_sentence(const std::string& which, std::int64_t games, std::uint64_t seed,
                                  const Fairness& fairness) {
    return tr("{}, in {} with seed {}: {}", which, trn("{} game", "{} games", games), seed,
              verdict_sentence(fairness, {}));
}

std::string confirmation_in_window(bool with_pesos, std::int64_t games, const Fairness& fairness) {
    const std::string verdict = verdict_name(fairness.verdict);
    return with_pesos ? trn("With them, in {0} other game: {1}, gap {2:.1f} percentage points.",
                            "With them, in {0} other games: {1}, gap {2:.1f} percentage points.",
                            games, verdict, 100 * fairness.gap)
                      : trn("Without, in {0} other game: {1}, gap {2:.1f} percentage points.",
                            "Without, in {0} other games: {1}, gap {2:.1f} percentage points.",
                            games, verdict, 100 * fairness.gap);
}

std::string repair_headline(std::size_t changes, const Fairness& before, const Fairness& after) {
    return trn("{0} change: gap {1:.0f} → {2:.0f} %", "{0} changes: gap {1:.0f} → {2:.0f} %",
               changes, 100 * before.gap, 100 * after.gap);
}

std::string gap_by_games(const Fairness& fairness, std::int64_t games) {
    return trn("{1:.0f} to {2:.0f} percentage points in {0} game, {3}",
               "{1:.0f} to {2:.0f} percentage points in {0} games, {3}", games,
               100 * fairness.gap_interval.low, 100 * fairness.gap_interval.high,
               verdict_name(fairness.verdict));
}

} // namespace pampas::wording
