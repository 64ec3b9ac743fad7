#pragma once

#include "analysis/atlas/atlas.h"
#include "analysis/report/games/summary.h"
#include "analysis/report/ground/text.h"
#include "analysis/wording/verdicts.h"

#include <span>
#include <string>
#include <vector>

/// Sentences about games, and their report as text. The same bot plays on every seat, so that games
/// show what seats are worth.
namespace pampas::report {

/// Who played: `4 greedy players`.
std::string table_name(const GamesSummary& table);

/// When each seat comes to its first market, in a sentence; empty on maps without markets.
std::string first_markets_sentence(const GamesSummary& summary);

/// Where each figure of games lies among those on published maps, in the order of `atlas::Figure`;
/// empty where no published map was played like this, or where bots or rules differ.
std::vector<atlas::Rank> ranks(const GamesSummary& summary);

/// How many published maps are less fair; none under the conditions of `ranks`.
std::optional<atlas::FairerThan> fairer_than(const GamesSummary& summary);

/// The verdict of the games (`wording::verdict_sentence`); there must be one.
std::string verdict_sentence(const GamesSummary& summary, const std::string& players);

/// Compares the other figures with published maps; empty where there is nothing to
/// compare, as after a few games.
std::string other_ranks_sentence(const GamesSummary& summary);

/// What the next stronger players do to the verdict, or that this is not known; empty where
/// strengths were not compared, the summary's own players are none of them, or none is stronger.
std::string strength_sentence(const GamesSummary& summary);

/// Whether the verdict changes from the first kind of players to others: a sentence for each table
/// that has as many players as an earlier one; none if there is only one kind.
std::vector<std::string> agreement_sentences(std::span<const GamesSummary> tables);

/// The results of games, for people: the verdict, what each seat wins and by which points, and
/// what stands out; in detail also how pesos and points come about, every market and the spaces.
/// Control characters in names are escaped. `advice` says what to do next.
Text summary_text(const GamesSummary& summary, Detail detail = Detail::All,
                  const wording::Advice& advice = {});

} // namespace pampas::report
