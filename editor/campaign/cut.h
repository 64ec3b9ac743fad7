#pragma once

#include "editor/campaign/task.h"

namespace pampas::campaign {

/// How long a deal of each table takes, or the whole of a study, in seconds; an estimate.
using Costs = std::vector<double>;

/// Plays some games of each line-up of bots, for each number of players, to tell what tables cost.
Costs measured_costs(const Plan& plan, const std::stop_token& stop = {});
/// What a deal of each table costs compared with others, in any unit; where the same bots play
/// everywhere nothing is measured.
Costs relative_costs(const Plan& plan, const std::stop_token& stop = {});

/// What a game of a table costs, when deals cost so much; of a study without games, all of it.
double cost_of_game(const Plan& plan, const Table& table, double cost);

/// What is not in the store yet: whole tables, and of those that take longer than `seconds` pieces
/// that do not.
std::vector<Piece> missing_pieces(const Plan& plan, const Store& store, const Costs& costs,
                                  double seconds, const Warn& warn);

/// Tasks of about `seconds`, in the order of the pieces.
std::vector<Task> tasks_of(const std::vector<Piece>& pieces, const Costs& costs, double seconds);

} // namespace pampas::campaign
