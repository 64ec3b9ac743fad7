#pragma once

#include "editor/arguments/outline.h"

#include <span>
#include <string>
#include <string_view>

/// Scripts by which shells complete what is typed, made from what a program can be called with.
namespace pampas::completion {

/// A shell that can complete.
struct Shell {
    std::string_view name; ///< as people type it: `bash`
    /// The script for a program.
    std::string (*script)(const arguments::Outline& program);
    /// Where Debian's shells look for it, below `/usr/share`.
    std::string (*place)(std::string_view program);
};

/// All of them.
std::span<const Shell> shells();

std::string bash_script(const arguments::Outline& program);
std::string zsh_script(const arguments::Outline& program);
std::string fish_script(const arguments::Outline& program);

/// A name as that of a function: `_pampas_editor`.
std::string function_name(std::string_view call);

} // namespace pampas::completion
