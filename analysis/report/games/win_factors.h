#pragma once

#include "analysis/report/games/simulation.h"

#include <nlohmann/json_fwd.hpp>

/// What games tell beyond who wins: where pesos and points come from and when, what winners do that
/// others do not. Of use to reports of simulations only.
namespace pampas::report {

/// Adds to the JSON (analysis/report#simulate): to `seats` their income, scorings and first market,
/// to `markets` who comes and wins, to `spaces` whose tiles lie there; and `winners`, `others`,
/// `course`, `interim_scoring`.
void add_why(nlohmann::ordered_json& report, const balance::BoardTally& tally);

/// When each seat comes to its first market, in a sentence; empty on maps without markets.
std::string first_markets_sentence(const balance::BoardTally& tally);

/// The same for people, apart from spaces.
std::string why_text(const Simulation& simulation);

} // namespace pampas::report
