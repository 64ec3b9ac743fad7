#pragma once

#include "analysis/atlas/atlas.h"
#include "analysis/report/games/summary.h"

#include <string>
#include <vector>

namespace pampas::report {

/// Where each figure of games lies among those on published maps, in the order of `atlas::Figure`;
/// empty where no published map was played so, or where bots or rules differ.
std::vector<atlas::Place> places(const GamesSummary& summary);

/// The same in sentences: how fair first, then the others in one.
std::vector<std::string> place_sentences(const GamesSummary& summary);

} // namespace pampas::report
