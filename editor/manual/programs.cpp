#include "editor/manual/programs.h"

#include "editor/command_line/program.h"
#include "editor/recovery/journal.h"
#include "editor/session/user_files.h"
#include "engine/files/file.h"

#include <cstdlib>
#include <filesystem>

namespace pampas::manual {
namespace {

constexpr const char* some_home = "/home/somebody";

/// Writes the home folder of a path as `~`.
std::string in_home(const std::filesystem::path& path) {
    return "~" + path.string().substr(std::string(some_home).size());
}

} // namespace

std::vector<arguments::CommandTree> programs() {
    return {command_line::command_tree(), arguments::editor_command_tree()};
}

// Asks the code of the programs. Only preferences are where wxWidgets puts them.
std::vector<KeptFile> kept_files() {
    for (const char* variable : {"XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"}) {
        ::unsetenv(variable);
    }
    ::setenv("HOME", some_home, 1);
    return {{in_home(session::user_library()),
             "The library of the user, which the editor makes: see \"pampas library --help\"",
             {"pampas", "pampas library", "pampas-editor"}},
            {in_home(session::stamp_file(1).parent_path()) + "/",
             "Pieces of maps that wait as stamps",
             {"pampas-editor"}},
            {in_home(recovery::folder()) + "/",
             "Unsaved work of the editor, a file for each open map: see \"pampas recover --help\"",
             {"pampas", "pampas recover", "pampas-editor"}},
            {in_home(user_cache_folder()) + "/",
             "Pages that the editor has shown in a browser",
             {"pampas-editor"}},
            {"~/.config/pampas/editor.conf", "Preferences of the editor", {"pampas-editor"}}};
}

} // namespace pampas::manual
