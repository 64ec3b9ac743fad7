#include "editor/command_line/export_pdf.h"

#include <nlohmann/json.hpp>

namespace pampas::command_line {
namespace {

std::vector<std::string> paper_names() {
    std::vector<std::string> names;
    for (const paper::PaperSize& size : paper::paper_sizes) {
        names.emplace_back(size.name);
    }
    names.emplace_back(paper::poster_name);
    return names;
}

} // namespace

void add_pdf_options(CLI::App& command, PdfOptions& options) {
    using paper::Orientation;
    paper::TilingRequest& size = options.job.size;
    limit_to(*command
                  .add_option("--hex-mm", size.hex,
                              tr("PDF: millimetres between two opposite sides of a hex"))
                  ->capture_default_str(),
             paper::least_hex, paper::largest_hex);
    limit_to(*command
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

std::string report_of(const paper::PrintAndPlay& made, const PdfOptions& options) {
    const paper::Tiling& tiling = made.tiling;
    return json_text(
        nlohmann::ordered_json{{"sheets", tiling.sheets.size()},
                               {"pages", made.pages},
                               {"across", tiling.across},
                               {"down", tiling.down},
                               {"paper", options.paper},
                               {"orientation", tiling.is_landscape() ? "landscape" : "portrait"},
                               {"hex_mm", options.job.size.hex},
                               {"overlap_mm", options.job.size.overlap}});
}

} // namespace pampas::command_line
