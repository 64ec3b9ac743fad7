#pragma once

#include "analysis/report/games/summary.h"

namespace pampas::report {

/// What games came to, for people: who wins, whether chance explains it, where points come from,
/// which markets and spaces are used. Control characters in names are escaped.
std::string summary_text(const GamesSummary& summary);

} // namespace pampas::report
