#include "analysis/graph/analysis.h"
#include "analysis/report/analysis.h"
#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "engine/library/open_map.h"

#include <ostream>

namespace pampas::command_line {
namespace {

struct Options {
    std::string map;
    ReportFormat format = ReportFormat::Text;
};

Status analyze(const Options& options, Streams streams) {
    const graph::Analysis analysis = graph::analyze(library::open_map(options.map));
    streams.out << (options.format == ReportFormat::Json ? report::analysis_json(analysis)
                                                         : report::analysis_text(analysis));
    return Status::Success;
}

} // namespace

void add_analyze(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<Options>(
        program, chosen,
        {"analyze", "Tell what a map offers before a card is dealt: openings, markets, gaps",
         "pampas analyze maps/windmill.json"},
        analyze);
    add_map(command, options.map);
    add_report_format(command, options.format);
}

} // namespace pampas::command_line
