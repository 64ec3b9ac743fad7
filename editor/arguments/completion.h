#pragma once

#include "editor/arguments/command_tree.h"

#include <span>
#include <string>
#include <string_view>

/// Scripts for shells to complete command lines, made from the command tree of a program.
namespace pampas::arguments {

/// A shell that can complete command lines.
struct Shell {
    std::string_view name; ///< as people type it: `bash`
    /// The script for a program.
    std::string (*script)(const CommandTree& program);
    /// Where Debian's shells look for the script of a program, below `/usr/share`.
    std::string (*place)(std::string_view program);
};

/// All supported shells.
std::span<const Shell> shells();

} // namespace pampas::arguments
