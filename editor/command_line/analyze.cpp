#include "analysis/legality/legality.h"
#include "analysis/report/map/analysis.h"
#include "editor/command_line/analyzed.h"
#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "editor/experiments/map_picture.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"

#include <nlohmann/json.hpp>

namespace pampas::command_line {
namespace {

struct AnalyzeOptions {
    std::string map;
    PageFormat format = PageFormat::Text;
    Output output;
};

std::string report_of(const map::Map& map, PageFormat format) {
    const graph::Analysis analysis = analyzed(map);
    const auto findings = legality::findings(map, legality::clients().front());
    switch (format) {
    case PageFormat::Text:
        return report::analysis_text(analysis, findings);
    case PageFormat::Json:
        return json_text(report::analysis_json(analysis, findings));
    case PageFormat::Html:
        break;
    }
    return report::analysis_html(map, analysis, findings, experiments::picture_of(map)).markup();
}

Status analyze(const AnalyzeOptions& options, Streams streams) {
    put(options.output, report_of(library::open_map(options.map), options.format), streams);
    return Status::Success;
}

} // namespace

void add_analyze(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<AnalyzeOptions>(
        program, chosen,
        {"analyze", tr("Tell what a map offers before a card is dealt: openings, markets, gaps"),
         "pampas analyze maps/windmill.json\n"
         "pampas analyze maps/windmill.json --format html -o windmill.html"},
        analyze);
    add_map(command, options.map);
    add_page_format(command, options.format,
                    tr("How the report is written: html is a page with the map and charts [text]"));
    add_output(command, options.output);
}

} // namespace pampas::command_line
