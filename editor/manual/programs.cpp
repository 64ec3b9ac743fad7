#include "editor/manual/programs.h"

#include "editor/arguments/editor_options.h"
#include "editor/command_line/program.h"

#include <CLI/CLI.hpp>

namespace pampas::manual {

std::vector<arguments::Outline> programs() {
    arguments::EditorOptions ignored;
    CLI::App editor;
    add_editor_options(editor, ignored);
    return {command_line::outline(), arguments::outline_of(editor)};
}

} // namespace pampas::manual
