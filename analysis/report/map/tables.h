#pragma once

#include "analysis/graph/analysis.h"
#include "analysis/report/ground/table.h"

/// The tables of what a map offers.
namespace pampas::report {

/// The markets, those hardest to reach first.
Table markets_table(const graph::Analysis& analysis);

/// How many actions each seat needs to come to a market.
Table openings_table(const graph::SeatOpenings& seats);

/// How many connected regions there are of each kind, and their sizes.
Table regions_table(const graph::Analysis& analysis);

Table symmetries_table(const std::vector<graph::Symmetry>& symmetries);

/// The spaces of each kind.
Table counts_table(const map::Counts& counts);

/// The place of each figure among published maps.
Table published_table(const graph::Analysis& analysis);

} // namespace pampas::report
