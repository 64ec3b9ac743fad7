#include "analysis/report/map/validation.h"
#include "editor/command_line/command.h"
#include "editor/command_line/options.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>

namespace pampas::command_line {
namespace {

struct ValidateOptions {
    std::vector<std::string> maps;
    std::string client = legality::clients().front().name;
    ReportFormat format = ReportFormat::Text;
};

Status validate(const ValidateOptions& options, Streams streams) {
    const legality::Client client = legality::client_named(options.client);
    std::vector<report::Validation> validations;
    validations.reserve(options.maps.size());
    for (const std::string& map : options.maps) {
        validations.push_back(report::validate(library::open_map(map), client));
    }
    streams.out << (options.format == ReportFormat::Json
                        ? json_text(report::validation_json(validations))
                        : report::validation_text(validations));
    return std::ranges::all_of(validations, &report::Validation::legal) ? Status::Success
                                                                        : Status::No;
}

} // namespace

void add_validate(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ValidateOptions>(
        program, chosen,
        {"validate", tr("Tell whether maps are legal for a game client; status 1 if one is not"),
         "pampas validate --client yucata maps/*.json"},
        validate);
    command
        .add_option("MAP", options.maps,
                    tr("Maps: {} files, share codes, or LIBRARY.pampas#NAME", formats::endings()))
        ->required();
    offer_clients(
        command,
        *command
             .add_option("--client", options.client,
                         tr("yucata, tabletop, or a .json file like those in resources/clients"))
             ->capture_default_str());
    add_report_format(command, options.format);
}

} // namespace pampas::command_line
