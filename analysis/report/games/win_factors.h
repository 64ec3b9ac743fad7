#pragma once

#include "analysis/report/games/summary.h"

/// What games tell beyond who wins: where pesos and points come from and when, what winners do that
/// others do not. Of use to reports of games only.
namespace pampas::report {

/// When each seat comes to its first market, in a sentence; empty on maps without markets.
std::string first_markets_sentence(const GamesSummary& summary);

/// All of it for people, apart from spaces.
std::string win_factors_text(const GamesSummary& summary);

} // namespace pampas::report
