#pragma once

#include <string>
#include <string_view>
#include <vector>

/// The versions of Pampas and of the libraries it uses.
namespace pampas::version {

/// The version, such as `1.0.0`.
std::string_view number();

/// The abbreviated commit hash, with a `+` if files were changed since; empty if built outside the
/// repository.
std::string_view commit();

/// Version and commit: `1.0.0 (commit 1a2b3c4)`.
std::string full();

/// A linked library.
struct Library {
    std::string name;
    std::string version;
};

/// The libraries of the engine, sorted by name.
std::vector<Library> engine_libraries();

/// The output of `--version`: program and version and, on a second line, the libraries.
std::string text(std::string_view program, std::vector<Library> libraries);

} // namespace pampas::version
