#pragma once

#include "editor/campaign/run.h"

namespace pampas::campaign {

/// What one machine plays, piece by piece.
using Task = std::vector<Piece>;

/// How long a deal of each table takes, or the whole of a study, in seconds; an estimate.
using Costs = std::vector<double>;

/// Plays some games of each line-up of bots, for each number of players, to tell what tables cost.
Costs measured_costs(const Plan& plan, const std::stop_token& stop = {});
/// What a deal of each table costs compared with others, in any unit; where the same bots play
/// everywhere nothing is measured.
Costs relative_costs(const Plan& plan, const std::stop_token& stop = {});

/// What a game of a piece of work costs, when deals cost so much; of a study without games, all of
/// it.
double cost_of_game(const Plan& plan, const Work& work, double cost);

/// What is not in the store yet: whole tables, and of those that take longer than `seconds` pieces
/// that do not.
std::vector<Piece> missing_pieces(const Plan& plan, const Store& store, const Costs& costs,
                                  double seconds, const Warn& warn);

/// Tasks of about `seconds`, in the order of the pieces.
std::vector<Task> tasks_of(const std::vector<Piece>& pieces, const Costs& costs, double seconds);

/// Whether a piece is of a table of the plan: deals that are cut where its parts are, or a study.
bool is_piece(const Piece& piece, const Plan& plan);

/// Whether all pieces of a task are in the store and can be read, or are not needed any more.
/// `plan` has the maps; `warn` is told of what cannot be read.
bool is_complete(const Task& task, const Plan& plan, const Store& store, const Warn& warn);

/// Plays what the store does not have of a task; the maps that it needs are read into the plan.
/// Throws `InputError`.
void play(const Task& task, Plan& plan, const Store& store, std::size_t threads, const Warn& warn);

} // namespace pampas::campaign
