#pragma once

#include "analysis/atlas/atlas.h"
#include "analysis/balance/verdict.h"

#include <cstdint>
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

/// `gap 38.2 points (35.1 to 41.0), biased`.
std::string gap_words(const balance::Fairness& fairness);

/// `, fairer than 40 of 42 published maps`.
std::string fairer_than(const atlas::Rank& gap);

/// Sentences comparing the games with those on published maps: fairness first, then the other
/// figures in one sentence. `ranks` are in the order of `atlas::Figure`; empty if there are none.
std::vector<std::string> rank_sentences(std::span<const atlas::Rank> ranks, double likely_gap);

/// How to read a table of verdicts with this tolerance.
std::string verdicts_caption(double tolerance);

// Games at one table -----------------------------------------------------------------------------

/// Advice on how to learn more, worded for the program that made the report.
struct Advice {
    /// If a verdict is undecided; `{}` stands for the tolerance in points.
    std::string more_games{};
    std::string paired{};  ///< if there is no verdict because different bots keep their seats
    std::string play_on{}; ///< on a page, if some verdict is undecided
    std::string command{}; ///< the command that plays on
};

/// The lines of a text report: the players, the verdict, and the gap between seats.
std::string verdict_lines(const balance::Fairness& fairness, const std::string& players,
                          const Advice& advice);

/// The sentence of a page: what was observed, and whether it decides the verdict.
std::string verdict_sentence(const balance::Fairness& fairness);

/// `Fair for greedy bots`; `bots` sit on the seats.
std::string verdict_headline(balance::Verdict verdict, const std::vector<std::string>& bots);

/// The text below the headline in a panel: the verdict, the gap, and `more`.
std::string verdict_in_panel(const balance::Fairness& fairness, const std::string& more);

/// `4 greedy players: fair after 1240 games`.
std::string verdict_after(balance::Verdict verdict, const std::string& players, std::int64_t games);

/// A headline on the number of tables whose seats win equally often.
std::string seats_headline(std::span<const balance::Verdict> tables);

/// Whether two groups of players, given by name, lead to the same verdict.
std::string agreement_sentence(balance::Verdict first, const std::string& first_players,
                               balance::Verdict second, const std::string& second_players);

/// The finding that seats are not equal.
std::string biased_finding(const balance::Fairness& fairness, const std::string& players);

/// The finding that other players lead to another verdict.
std::string other_verdict_finding(balance::Verdict there, const std::string& others,
                                  balance::Verdict here, const std::string& players);

// Two maps ---------------------------------------------------------------------------------------

/// Which of the maps A and B is fairer to the players, if decided.
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

/// `4 changes: gap 43 → 9 points`.
std::string repair_headline(std::size_t changes, const balance::Fairness& before,
                            const balance::Fairness& after);

/// `6 to 12 points by 2000 games, fair`.
std::string gap_by_games(const balance::Fairness& fairness, std::int64_t games);

} // namespace pampas::wording
