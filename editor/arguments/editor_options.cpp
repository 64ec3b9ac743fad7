#include "editor/arguments/editor_options.h"

#include "editor/arguments/parser.h"
#include "engine/formats/format.h"
#include "engine/language/language.h"
#include "engine/version/version.h"

#include <fmt/ranges.h>

namespace pampas::arguments {

std::vector<std::string> editor_languages() {
    std::vector<std::string> codes;
    for (const language::Language& each : language::all()) {
        codes.emplace_back(each.code);
    }
    return codes;
}

std::vector<std::string> editor_themes() {
    return {"system", "light", "dark"};
}

void add_editor_options(CLI::App& program, EditorOptions& options) {
    program.name("pampas-editor");
    program.description(tr("Edits maps for the board game Hacienda."));
    translate_parser(program);
    program.set_version_flag("--version", version::full(),
                             tr("Display program version information and exit"));
    program.add_option("FILE", options.places,
                       tr("Maps ({}), libraries (.pampas) and maps in them "
                          "(LIBRARY.pampas#NAME) to open",
                          formats::endings()));
    program.add_flag("--new", options.new_map, tr("Begin with a new map"));
    offer(program,
          *program.add_option(
              "--language", options.language,
              tr("The language of the window: {}", fmt::join(editor_languages(), ", "))),
          editor_languages(), Files::Refused);
    offer(program,
          *program.add_option("--theme", options.theme,
                              tr("The look of the window: {}", fmt::join(editor_themes(), ", "))),
          editor_themes(), Files::Refused);
    end_help(program, {tr("Exit status: 0 success, 1 there is no display, 2 wrong usage.")},
             "pampas-editor maps/windmill.json\npampas-editor --new --theme dark");
    put_help_among_options(program);
}

} // namespace pampas::arguments
