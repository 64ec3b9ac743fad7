#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace pampas::arguments {

/// What `pampas-editor` is called with, as it is written.
struct EditorOptions {
    std::vector<std::string> places;
    bool new_map = false;
    std::string language;
    std::string theme;
};

/// The languages its window can be in, by their codes.
std::vector<std::string> editor_languages();

/// The looks its window can have, by their names.
std::vector<std::string> editor_themes();

/// Makes `program` the definition of `pampas-editor`, which puts what is given into `options`. Its
/// version is told without libraries.
void add_editor_options(CLI::App& program, EditorOptions& options);

} // namespace pampas::arguments
