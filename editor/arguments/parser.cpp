#include "editor/arguments/parser.h"

#include "engine/language/tr.h"

#include <array>

namespace pampas::arguments {
namespace {

/// Words of the parser in its help, and those of ours for the values of options.
constexpr std::array labels{tr_later("Usage"),       tr_later("OPTIONS"),  tr_later("SUBCOMMAND"),
                            tr_later("Positionals"), tr_later("REQUIRED"), tr_later("Needs"),
                            tr_later("Excludes"),    tr_later("TEXT"),     tr_later("INT"),
                            tr_later("FLOAT"),       tr_later("FILE"),     tr_later("NAME"),
                            tr_later("NUMBER"),      tr_later("MEASURE"),  tr_later("SPACE"),
                            tr_later("SIZE"),        tr_later("PIXELS")};

} // namespace

void translate_parser(CLI::App& program) {
    for (const char* label : labels) {
        program.get_formatter()->label(label, tr(label));
    }
    program.group(tr("Subcommands"));
    program.option_defaults()->group(tr("Options"));
    program.set_help_flag("-h,--help", tr("Print this help message and exit"));
}

// A command's help option is made before the command inherits anything.
void put_help_among_options(CLI::App& program) {
    program.get_help_ptr()->group(tr("Options"));
    for (CLI::App* each : program.get_subcommands({})) {
        put_help_among_options(*each);
    }
}

} // namespace pampas::arguments
