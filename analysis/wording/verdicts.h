#pragma once

#include "analysis/atlas/atlas.h"
#include "analysis/balance/verdict.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Texts on verdicts: whether seats win equally often, how large the gap is, how certain that is,
/// how it compares with published maps, and what to do next. Shared by text reports, pages and
/// windows.
namespace pampas::wording {

/// `fair`, `biased` or `undecided`.
std::string verdict_name(balance::Verdict verdict);

// The gap ----------------------------------------------------------------------------------------

/// `gap 38.2 percentage points (35.1 to 41.0), biased`, or that it is not known.
std::string gap_words(const balance::Fairness& fairness);

/// `fairer than 20 to 35 of 42 published maps`.
std::string fairer_than(const atlas::FairerThan& maps);

/// Compares the length of games and the like with published maps. `ranks` are in the order of
/// `atlas::Figure` and complete.
std::string other_ranks_sentence(std::span<const atlas::Rank> ranks);

/// How to read a table of verdicts with this tolerance.
std::string verdicts_caption(double tolerance);

// Games at one table -----------------------------------------------------------------------------

/// Advice on what to do next, worded for the program that made the report.
struct Advice {
    std::string more_games{}; ///< if a verdict is undecided
    std::string repair{};     ///< if seats are biased
    std::string paired{};     ///< if there is no verdict because different bots keep their seats
    std::string details{};    ///< how to see more than a short report says
    std::string play_on{};    ///< on a page, if some verdict is undecided
    std::string command{};    ///< the command that plays on
};

/// The verdict in one sentence: for whom, what was observed, how large the true gap is, and how
/// many published maps are less fair. `players` may be empty, where they are named before it. Text,
/// page, panel and findings all say this sentence, so that none contradicts another.
std::string verdict_sentence(const balance::Fairness& fairness, const std::string& players,
                             const std::optional<atlas::FairerThan>& maps = {});

/// Its parts: `Biased among 4 greedy players`, without players `Biased`; and the rest, without a
/// full stop.
std::string verdict_headline(const balance::Fairness& fairness, const std::string& players);
std::string what_is_known(const balance::Fairness& fairness,
                          const std::optional<atlas::FairerThan>& maps = {});

/// What to do after this verdict; empty if there is nothing to do.
std::string next_step(balance::Verdict verdict, const Advice& advice);

/// `4 greedy players: fair after 1240 games`.
std::string verdict_after(balance::Verdict verdict, const std::string& players, std::int64_t games);

/// A headline on the number of tables whose seats win equally often.
std::string seats_headline(std::span<const balance::Verdict> tables);

/// Whether two groups of players, given by name, lead to the same verdict.
std::string agreement_sentence(balance::Verdict first, const std::string& first_players,
                               balance::Verdict second, const std::string& second_players);

/// What stronger players, given by name, do to the verdict: whether another seat is best, whether
/// the gap shrinks or grows, or that this is not known.
std::string strength_sentence(const balance::Fairness& weaker, const balance::Fairness& stronger,
                              const std::string& stronger_players);

/// The finding that other players lead to another verdict.
std::string other_verdict_finding(balance::Verdict there, const std::string& others,
                                  balance::Verdict here, const std::string& players);

// Two maps ---------------------------------------------------------------------------------------

/// Which of the maps A and B is fairer to the players, if decided: by their verdicts where one is
/// fair and the other biased, else by their gaps.
std::string which_is_fairer(const balance::Fairness& a, const balance::Fairness& b,
                            const std::string& players);

/// Whether the seats of map `A` or `B` are fair.
std::string seats_of_map(char map, const balance::Fairness& fairness);

// Pesos that make seats even ---------------------------------------------------------------------

/// Headlines on whether seats win equally often with the pesos, and without them.
std::string enough_headline(balance::Verdict with_pesos);
std::string needed_headline(balance::Verdict without_pesos);

/// The verdict of `games` games with this seed; `which` names them: `Before`.
std::string confirmation_sentence(const std::string& which, std::int64_t games, std::uint64_t seed,
                                  const balance::Fairness& fairness);

/// The same for a window.
std::string confirmation_in_window(bool with_pesos, std::int64_t games,
                                   const balance::Fairness& fairness);

// Maps that were repaired ------------------------------------------------------------------------

/// `4 changes: gap 43 → 9 %`.
std::string repair_headline(std::size_t changes, const balance::Fairness& before,
                            const balance::Fairness& after);

/// `6 to 12 points by 2000 games, fair`.
std::string gap_by_games(const balance::Fairness& fairness, std::int64_t games);

} // namespace pampas::wording
