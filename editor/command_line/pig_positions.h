#pragma once

#include "editor/command_line/options.h"

#include <CLI/CLI.hpp>

/// Commands on recorded games and positions of the second game.
namespace pampas::command_line {

void add_pig_replay(CLI::App& parent, Command& chosen);
void add_pig_score(CLI::App& parent, Command& chosen);

} // namespace pampas::command_line
