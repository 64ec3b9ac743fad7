#pragma once

#include "editor/arguments/command_tree.h"

#include <cstddef>
#include <iosfwd>
#include <limits>
#include <string>
#include <vector>

/// The program `pampas`.
namespace pampas::command_line {

/// Where a command writes: data to `out`, progress and messages to `err`; and where it reads what
/// people type while it runs.
struct Streams {
    std::ostream& out;
    std::ostream& err;
    std::size_t width = std::numeric_limits<std::size_t>::max(); ///< of a report, in columns
    std::istream* in = nullptr;                                  ///< null: nobody types
};

/// Exit status of the program (editor/command_line#exit-status).
enum class Status {
    Success = 0,
    No = 1,     ///< the answer is no: an illegal map
    Misuse = 2, ///< a usage error or unreadable input, reported in one line
};

/// The commands and options of the program.
arguments::CommandTree command_tree();

/// Makes a lack of memory end the program with one line and status 2, also where no exception can
/// pass. Call at program start.
void end_clearly_without_memory();

/// Runs the command that the arguments, without the program's name, ask for. Throws nothing.
Status run(std::vector<std::string> arguments, Streams streams);

} // namespace pampas::command_line
