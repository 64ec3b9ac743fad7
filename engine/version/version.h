#pragma once

#include <string>
#include <string_view>
#include <vector>

/// The version of Pampas and of the libraries that it uses.
namespace pampas::version {

/// The version, such as `1.0.0`.
std::string_view number();

/// The first digits of the commit that was built, with a `+` if files were changed since; empty if
/// Pampas was built outside its repository.
std::string_view commit();

/// `1.0.0 (commit 1a2b3c4)`.
std::string full();

/// A library in use.
struct Library {
    std::string name;
    std::string version;
};

/// The libraries of the engine, by name.
std::vector<Library> engine_libraries();

/// The output of `--version`: the program and its version and, in a second line, the libraries.
std::string text(std::string_view program, std::vector<Library> libraries);

} // namespace pampas::version
