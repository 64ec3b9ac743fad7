#pragma once

#include "analysis/atlas/atlas.h"
#include "analysis/balance/verdict.h"

#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// The words of verdicts on seats: whether they win equally often, how large their gap is, how much
/// of that is known, where it lies among published maps and what to do next. Texts, pages and
/// windows take them from here.
namespace pampas::wording {

/// `fair`, `biased` or `undecided`.
std::string verdict_name(balance::Verdict verdict);

// The gap ----------------------------------------------------------------------------------------

/// `gap 38.2 points (35.1 to 41.0), biased`.
std::string gap_words(const balance::Fairness& fairness);

/// `, fairer than 40 of 42 published maps`.
std::string fairer_than(const atlas::Place& gap);

/// How fair the games are among those on published maps, then the other figures in one sentence.
/// The places are in the order of `atlas::Figure`; without one there is nothing to say.
std::vector<std::string> place_sentences(std::span<const atlas::Place> places, double likely_gap);

/// How to read a table of verdicts with this tolerance.
std::string verdicts_caption(double tolerance);

// Games at one table -----------------------------------------------------------------------------

/// What a reader can do to know more, in the words of the program that made the report.
struct Advice {
    std::string
        more_games{};      ///< when a verdict is not known; `{}` in it is the tolerance in points
    std::string paired{};  ///< when there is no verdict, as different bots keep their seats
    std::string play_on{}; ///< on a page, when some verdict is not known yet
    std::string command{}; ///< plays on
};

/// The lines of a text report: who was asked, what is known, and by how much seats differ.
std::string verdict_lines(const balance::Fairness& fairness, const std::string& players,
                          const Advice& advice);

/// The sentence of a page: what was seen, and whether the verdict is known.
std::string verdict_sentence(const balance::Fairness& fairness);

/// `Fair for greedy bots`; `bots` sit on the seats.
std::string verdict_headline(balance::Verdict verdict, const std::vector<std::string>& bots);

/// What a panel says below it: what is known, how far apart the seats are, and `more`.
std::string verdict_in_panel(const balance::Fairness& fairness, const std::string& more);

/// `4 greedy players: fair after 1240 games`.
std::string verdict_after(balance::Verdict verdict, const std::string& players, std::int64_t games);

/// At how many tables seats win alike, in a headline.
std::string seats_headline(std::span<const balance::Verdict> tables);

/// Whether the verdict changes from players to others, each by their name.
std::string agreement_sentence(balance::Verdict first, const std::string& first_players,
                               balance::Verdict second, const std::string& second_players);

/// The finding that seats are not equal.
std::string biased_finding(const balance::Fairness& fairness, const std::string& players);

/// The finding that other players come to another verdict.
std::string other_verdict_finding(balance::Verdict there, const std::string& others,
                                  balance::Verdict here, const std::string& players);

// Two maps ---------------------------------------------------------------------------------------

/// Which of the maps A and B is fairer to the players, if that is known.
std::string which_is_fairer(const balance::Fairness& a, const balance::Fairness& b,
                            const std::string& players);

/// Whether the seats of a map are fair, `A` or `B`.
std::string seats_of_map(char map, const balance::Fairness& fairness);

// Pesos that make seats even ---------------------------------------------------------------------

/// Whether seats win alike with the pesos, and without them, in a headline.
std::string enough_headline(balance::Verdict with_pesos);
std::string needed_headline(balance::Verdict without_pesos);

/// The verdict of so many games of a seed; `which` are they: `Before`.
std::string confirmation_sentence(const std::string& which, std::int64_t games, std::uint64_t seed,
                                  const balance::Fairness& fairness);

/// The same in a window.
std::string confirmation_in_window(bool with_pesos, std::int64_t games,
                                   const balance::Fairness& fairness);

// Maps that were repaired ------------------------------------------------------------------------

/// `4 changes: gap 43 → 9 points`.
std::string repair_headline(std::size_t changes, const balance::Fairness& before,
                            const balance::Fairness& after);

/// `6 to 12 points by 2000 games, fair`.
std::string gap_by_games(const balance::Fairness& fairness, std::int64_t games);

} // namespace pampas::wording
