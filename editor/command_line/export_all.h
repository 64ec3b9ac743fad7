#pragma once

#include "editor/command_line/export_map.h"

namespace pampas::command_line {

/// Writes every map of a library into a folder and prints a line a map. `No` when one was refused;
/// the others are written. Throws `InputError`.
Status export_all(const ExportOptions& options, Streams streams);

} // namespace pampas::command_line
