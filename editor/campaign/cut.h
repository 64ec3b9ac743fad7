#pragma once

#include "editor/campaign/run.h"

namespace pampas::campaign {

/// What one machine plays, piece by piece.
using Task = std::vector<Piece>;

/// How long a deal of each table takes, or the whole of a study, in seconds; an estimate.
using Costs = std::vector<double>;

/// Plays a few deals of each line-up of bots, for each number of players, to tell what tables cost.
Costs measured_costs(const Plan& plan);

/// What is not in the store yet: whole tables, and of those that take longer than `seconds` pieces
/// that do not.
std::vector<Piece> missing_pieces(const Plan& plan, const Store& store, const Costs& costs,
                                  double seconds, const Warn& warn);

/// Tasks of about `seconds`, in the order of the pieces.
std::vector<Task> tasks_of(const std::vector<Piece>& pieces, const Costs& costs, double seconds);

} // namespace pampas::campaign
