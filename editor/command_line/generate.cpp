#include "analysis/balance/experiment.h"
#include "analysis/generation/request.h"
#include "analysis/generation/search.h"
#include "analysis/report/experiments/generation.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/reporting.h"
#include "editor/command_line/watched.h"
#include "editor/experiments/experiments.h"
#include "editor/picture/export.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"
#include "engine/rules/cards.h"
#include "engine/rules/ruleset.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iterator>

namespace pampas::command_line {
namespace {

namespace fs = std::filesystem;

struct GenerateOptions {
    experiments::GenerationPlan plan;
    std::vector<std::string> targets;
    std::vector<int> players; ///< empty: any
    std::string like;
    std::string client = legality::clients().front().name;
    bool is_fair = false; ///< games must show that seats are fair
    generation::FairPlan fair;
    std::optional<double> minutes;
    Output output;
    Reporting reporting;
};

generation::Request request_for(const GenerateOptions& options) {
    generation::Request request = options.plan.request;
    request.client = legality::client_named(options.client);
    std::ranges::transform(options.targets, std::back_inserter(request.targets),
                           [](const std::string& words) { return measures::read_target(words); });
    if (!options.players.empty()) {
        request.players = {options.players.front(), options.players.back()};
    }
    return options.like.empty() ? request : generation::like(open_map(options.like), request);
}

/// Whether the output is a folder, into which several maps go as files.
bool is_folder(const GenerateOptions& options) {
    std::error_code ignored;
    return options.output.ends_with('/') || fs::is_directory(path_of(options.output), ignored);
}

bool is_library(const Output& output) {
    return output.ends_with(".pampas");
}

/// Where a map of this name goes.
Output output_for(const GenerateOptions& options, const std::string& name) {
    return is_folder(options)
               ? (path_of(options.output) / path_of(portable_name(name) + ".json")).string()
           : is_library(options.output) ? options.output + "#" + name
                                        : options.output;
}

/// Checks the output before the long work. In a folder, no map replaces another file.
void require_output(const GenerateOptions& options) {
    if (options.plan.request.count > 1 && !is_folder(options) && !is_library(options.output)) {
        throw InputError(tr("generate: several maps need a folder, \"-o FOLDER/\", or a library, "
                            "\"-o LIBRARY.pampas\""));
    }
    if (!is_folder(options)) {
        require_place_of_map(options.output);
    }
    for (std::size_t number = 0; is_folder(options) && number < options.plan.request.count;
         ++number) {
        const Output output =
            output_for(options, generation::name_of_map(options.plan.request, number));
        std::error_code ignored;
        if (fs::exists(path_of(output), ignored)) {
            throw InputError(tr("already exists"), {}, output);
        }
    }
}

/// Writes the maps and returns where they are.
std::vector<std::string> put_maps(const GenerateOptions& options, const generation::Found& found,
                                  Streams streams) {
    std::vector<std::string> files;
    files.reserve(found.maps.size());
    for (const generation::Candidate& candidate : found.maps) {
        files.push_back(output_for(options, candidate.map.details().name));
    }
    if (is_folder(options)) {
        make_folder(path_of(options.output));
    }
    for (std::size_t number = 0; number < files.size(); ++number) {
        put_map(files[number], found.maps[number].map, streams);
    }
    return files;
}

generation::Found searched(const experiments::GenerationPlan& plan,
                           const GenerateOptions& options) {
    constexpr double searching = 0.75; // share of the time; the rest is for confirming
    const WatchedRun run(options.minutes, options.is_fair ? searching : 1);
    return experiments::generate(plan, run.control());
}

report::GenerationReport generated(const GenerateOptions& options) {
    experiments::GenerationPlan plan = options.plan;
    plan.request = request_for(options);
    report::GenerationReport report{plan.request, {}, {}};
    if (options.is_fair) {
        plan.fair = options.fair;
        std::vector<int>& players = plan.fair->trial.players;
        players = options.players.empty() ? players : options.players;
        report.players = players;
        report.bot = plan.fair->trial.experiment.bots.front();
    }
    report.found = searched(plan, options);
    return report;
}

std::string page_bytes(const report::GenerationReport& report) {
    std::vector<std::string> pictures;
    pictures.reserve(report.found.maps.size());
    for (const generation::Candidate& candidate : report.found.maps) {
        pictures.push_back(picture::thumbnail_png(candidate.map, report::made_map_size,
                                                  report::made_map_size,
                                                  {.background = picture::transparent}));
    }
    return generation_html(report, pictures).markup();
}

/// Whether there are fewer maps, or less fair ones, than asked for, or the time was too short.
bool falls_short(const GenerateOptions& options, const report::GenerationReport& report) {
    return report.found.maps.size() < options.plan.request.count || report.found.closest ||
           report.found.is_cut || !report.are_fair();
}

Status generate(const GenerateOptions& options, Streams streams) {
    require_output(options);
    ReportFile file(options.reporting);
    report::GenerationReport report = generated(options);
    const bool is_written = !options.output.empty() || !options.reporting.format;
    if (is_written) {
        report.files = put_maps(options, report.found, streams);
    }
    file.put_page(streams, [&] { return page_bytes(report); });
    const bool is_map_on_output =
        is_written && (options.output.empty() || is_on_standard_output(options.output));
    if (!is_map_on_output || options.reporting.format || falls_short(options, report)) {
        file.put(
            is_map_on_output ? Streams{streams.err, streams.err, streams.width} : streams,
            [&] { return generation_text(report); }, [&] { return generation_json(report); });
    }
    const bool is_excused = report.found.is_cut && !options.is_fair && !report.found.maps.empty();
    return falls_short(options, report) && !is_excused ? Status::No : Status::Success;
}

void add_board(CLI::App& command, generation::BoardRequest& board) {
    add_number(command, "--columns", board.columns, generation::BoardRequest::columns_bounds,
               tr("Spaces from left to right [{}, or as shape and symmetry need]",
                  generation::BoardRequest::columns_bounds.usual));
    add_number(command, "--rows", board.rows, generation::BoardRequest::rows_bounds,
               tr("Spaces from top to bottom [{}, or as shape and symmetry need]",
                  generation::BoardRequest::rows_bounds.usual));
    add_stagger(command, board.axis, board.index);
    add_choice<generation::Shape>(
        command, "--shape", board.shape,
        {{"rectangle", generation::Shape::Rectangle}, {"hexagon", generation::Shape::Hexagon}},
        tr("The shape of the board: all spaces of the grid, or the largest hexagon in its middle "
           "[rectangle]"));
    std::vector<std::pair<std::string, std::optional<graph::SymmetryMotion>>> motions{
        {"none", std::nullopt}};
    using enum graph::SymmetryMotion;
    for (const auto motion : {Rotate180, MirrorX, MirrorY, Rotate120, Rotate60}) {
        motions.emplace_back(graph::name(motion), motion);
    }
    add_choice<std::optional<graph::SymmetryMotion>>(
        command, "--symmetry", board.symmetry, motions,
        tr("What maps the board onto itself, if all land counts as the same [none]"));
}

void add_numbers(CLI::App& command, GenerateOptions& options) {
    const auto add_spaces = [&](const char* name, std::optional<int>& number,
                                const std::string& said) {
        add_number(command, name, number, generation::Request::spaces_bounds, said);
    };
    add_spaces("--markets", options.plan.request.markets,
               tr("How many markets [as on published maps of this size]"));
    add_spaces("--waters", options.plan.request.waters,
               tr("How many water spaces [as on published maps of this size]"));
    add_spaces("--land", options.plan.request.land,
               tr("How many land spaces [as on published maps of this size]"));
    add_players(command, options.players,
                tr("For how many players: 4, 2-5 or 2,4 [any; with --fair {}]",
                   rules::players_bounds.usual));
    command
        .add_option("--target", options.targets,
                    tr("Allowed values of a figure of \"analyze\", such as nearest_market=2..3; "
                       "may be given several times"))
        ->type_name("FIGURE=LOW..HIGH");
    command
        .add_option(
            "--like", options.like,
            tr("A map to imitate: about the same figures, size and symmetry, but other spaces"))
        ->type_name("MAP");
}

} // namespace

void add_generate(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<GenerateOptions>(
        program, chosen,
        {"generate", tr("Generate random maps that meet requirements"),
         "pampas generate --symmetry rotate-180 --seed 7 -o made.json\n"
         "pampas generate --markets 16 --target nearest_market=3..4 -o spread.json\n"
         "pampas generate --like maps/windmill.json --count 2 -o made.pampas"},
        generate);
    add_board(command, options.plan.request.board);
    add_numbers(command, options);
    offer_clients(
        command,
        *command.add_option("--client", options.client, tr("The client the map must be legal for"))
             ->capture_default_str());
    limit_to(*command.add_option(
                 "--count", options.plan.request.count,
                 tr("How many maps; each differs in a quarter of its land and markets [{}]",
                    generation::Request::count_bounds.usual)),
             generation::Request::count_bounds);
    CLI::Option* fair = command.add_flag("--fair", options.is_fair,
                                         tr("Seats must win equally often in games of learned "
                                            "players; status 1 if games do not show this"));
    add_tolerance(command, options.fair.tolerance)->needs(fair);
    add_minutes(command, options.minutes);
    add_seed(command, options.plan.request.seed, tr("The same seed gives the same maps"));
    add_threads(command, options.plan.threads);
    add_format(command, options.reporting);
    add_page(command, options.reporting);
    add_output(
        command, "-o,--output", options.output,
        tr("A {} file, or FOLDER/ or LIBRARY.pampas for several maps [JSON to standard output]",
           formats::endings()));
}

} // namespace pampas::command_line
