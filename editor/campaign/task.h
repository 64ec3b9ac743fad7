#pragma once

#include "editor/campaign/run.h"

namespace pampas::campaign {

/// What one machine plays, piece by piece.
using Task = std::vector<Piece>;

/// Whether a piece is of a table of the plan: deals that are cut where its parts are, or a study.
bool is_piece(const Piece& piece, const Plan& plan);

/// Whether all pieces of a task are in the store and can be read, or are not needed any more.
/// `plan` has the maps; `warn` is told of what cannot be read.
bool is_complete(const Task& task, const Plan& plan, const Store& store, const Warn& warn);

/// Plays what the store does not have of a task; the maps that it needs are read into the plan.
/// Throws `InputError`.
void play(const Task& task, Plan& plan, const Store& store, std::size_t threads, const Warn& warn);

} // namespace pampas::campaign
