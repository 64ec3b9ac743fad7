#pragma once

#include "analysis/report/games/simulation.h"
#include "analysis/report/map/news.h"

#include <span>
#include <vector>

namespace pampas::report {

/// What is bad about games that were played: seats that do not win alike, markets that nobody comes
/// to or that decide, a lead that cannot be caught, a board hardly used. At each table sit players
/// of one kind.
std::vector<News> games_news(std::span<const Simulation> tables);

} // namespace pampas::report
