#pragma once

#include "analysis/report/games/summary.h"

#include <span>
#include <string>
#include <vector>

/// How games that were played are spoken of. On every seat plays the same bot, so that they tell
/// what seats are worth.
namespace pampas::report {

/// Who played: `4 greedy players`.
std::string table_name(const GamesSummary& table);

/// A whole sentence: what the games say of whether all seats win alike, and whether it is known.
std::string verdict_sentence(const GamesSummary& table);

/// Whether the verdict changes from the first kind of players to others: a sentence for each table
/// that has as many players as an earlier one; none when there is one kind only.
std::vector<std::string> agreement_sentences(std::span<const GamesSummary> tables);

} // namespace pampas::report
