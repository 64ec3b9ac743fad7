#include "analysis/overlays/catalogue.h"
#include "editor/command_line/command.h"
#include "editor/command_line/export_map.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"

#include <fmt/ranges.h>

namespace pampas::command_line {
namespace {

Status export_asked(const ExportOptions& options, Streams streams) {
    if (options.map.empty() == options.library.empty()) {
        throw InputError(tr("export: MAP is required, or --all LIBRARY"));
    }
    if (options.overwrite && options.library.empty()) {
        throw InputError(tr("export: --overwrite goes with --all"));
    }
    return options.library.empty() ? export_map(options, streams) : export_all(options, streams);
}

std::vector<std::string> overlay_names() {
    std::vector<std::string> result;
    for (const overlays::Kind& kind : overlays::kinds()) {
        result.emplace_back(kind.name);
    }
    return result;
}

std::vector<std::string> paper_names() {
    std::vector<std::string> names;
    for (const paper::PaperSize& size : paper::paper_sizes) {
        names.emplace_back(size.name);
    }
    names.emplace_back(paper::poster_name);
    return names;
}

/// Adds the options that only a PDF file has.
void add_pdf_options(CLI::App& command, PdfOptions& options) {
    using paper::Orientation;
    paper::TilingRequest& size = options.job.size;
    limit_to(*command
                  .add_option("--hex-mm", size.hex,
                              tr("PDF: millimetres between two opposite sides of a hex"))
                  ->capture_default_str(),
             paper::least_hex, paper::largest_hex);
    limit_to(command,
             *command
                  .add_option("--paper", options.paper,
                              tr("PDF: sheets that are joined, or one page as large as needed"))
                  ->capture_default_str(),
             paper_names());
    add_choice<Orientation>(command, "--orientation", size.orientation,
                            {{"auto", Orientation::Automatic},
                             {"portrait", Orientation::Portrait},
                             {"landscape", Orientation::Landscape}},
                            tr("PDF: how sheets lie [auto: whichever needs fewer]"));
    limit_to(*command
                  .add_option("--overlap-mm", size.overlap,
                              tr("PDF: what neighbouring sheets both show, to be glued"))
                  ->capture_default_str(),
             0.0, 1000.0);
    command.add_flag("--aids", options.job.aids,
                     tr("PDF: after the board a map of its sheets, a player aid with set-up and "
                        "scoring, and land and water tiles to cut out"));
    add_choice<bool>(command, "--report", options.report, {{"json", true}},
                     tr("PDF: tell on standard output how many sheets and pages there are"));
}

} // namespace

void add_export(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ExportOptions>(
        program, chosen,
        {"export", tr("Write a map for a game client, as a picture or as data"),
         "pampas export maps/windmill.json --client yucata -o windmill.haz\n"
         "pampas export maps/windmill.json --overlay herd-distance -o windmill.png\n"
         "pampas export maps/windmill.json --format vassal -o windmill-vassal\n"
         "pampas export maps/windmill.json -o windmill.tmx\n"
         "pampas export maps/windmill.json --paper a4 --aids -o windmill.pdf\n"
         "pampas import maps -o maps.pampas\n"
         "pampas export --all maps.pampas --client yucata -o for-yucata"},
        export_asked);
    CLI::Option* map = command.add_option(
        "MAP", options.map,
        tr("A {} file, a share code, or LIBRARY.pampas#NAME", formats::endings()));
    limit_to(command,
             *command.add_option(
                 "--format", options.format,
                 tr("What to write [what the file's ending tells, or what the client takes]")),
             format_names());
    offer_clients(
        command,
        *command.add_option(
            "--client", options.client,
            tr("Write what this client takes, or a picture of what players see there; refuse, "
               "with status 1, a map that is not legal for it")));
    add_choice<picture::Look>(command, "--style", options.picture.style.look,
                              {{"colour", picture::Look::Colour},
                               {"ink", picture::Look::Ink},
                               {"letters", picture::Look::Letters}},
                              tr("How spaces are drawn: in colour, in thin lines that save ink, or "
                                 "as letters [colour]"));
    command.add_flag("--coordinates", options.picture.style.coordinates,
                     tr("Write each space's name into a picture"));
    command.add_flag("--title", options.title, tr("Write the map's name above a picture"));
    limit_to(command,
             *command.add_option(
                 "--overlay", options.overlay,
                 tr("Lay a measure over a picture: {}", fmt::join(overlay_names(), ", "))),
             overlay_names())
        ->type_name("MEASURE");
    command
        .add_option("--market", options.market,
                    tr("Lay the way to this market over a picture, and what closes it"))
        ->excludes("--overlay")
        ->type_name("SPACE");
    check_range(command,
                *command.add_option("--side", options.picture.side, tr("Side of a hex in pixels")),
                1.0, 1000.0)
        ->capture_default_str();
    check_range(command,
                *command.add_option("--width", options.picture.width,
                                    tr("Width of the whole picture in pixels")),
                1, 32767)
        ->excludes("--side")
        ->type_name("PIXELS");
    add_pdf_options(command, options.pdf);
    command.add_option("--all", options.library, tr("Write every map of this library"))
        ->excludes(map)
        ->type_name("LIBRARY");
    command.add_flag("--overwrite", options.overwrite,
                     tr("With --all: replace files that are there"));
    add_output(command, options.output);
}

} // namespace pampas::command_line
