#pragma once

#include "editor/arguments/outline.h"

#include <span>
#include <string>
#include <string_view>

/// Scripts with which shells complete command lines, made from the outline of a program.
namespace pampas::arguments {

/// A shell that can complete.
struct Shell {
    std::string_view name; ///< as people type it: `bash`
    /// The script for a program.
    std::string (*script)(const Outline& program);
    /// Where Debian's shells look for it, below `/usr/share`.
    std::string (*place)(std::string_view program);
};

/// All of them.
std::span<const Shell> shells();

} // namespace pampas::arguments
