#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Which Pampas this is, and what it is made with.
namespace pampas::version {

/// The version, such as `1.0.0`.
std::string_view number();

/// The commit it was built from, in a few digits, with a `+` when files were changed since; empty
/// when it was built outside its repository.
std::string_view commit();

/// `1.0.0 (commit 1a2b3c4)`.
std::string full();

/// A library in use.
struct Library {
    std::string name;
    std::string version;
};

/// Those of the engine, by name.
std::vector<Library> engine_libraries();

/// What `--version` prints: the program and its version, and the libraries in a second line.
std::string told(std::string_view program, std::vector<Library> libraries);

} // namespace pampas::version
