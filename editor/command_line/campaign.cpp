#include "editor/campaign/results.h"
#include "editor/campaign/run.h"
#include "editor/command_line/command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/interruption.h"
#include "editor/command_line/options.h"
#include "editor/command_line/progress_bar.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <ostream>
#include <thread>

namespace pampas::command_line {
namespace {

constexpr const char* campaign_example =
    "echo '{\"format\": \"pampas-campaign\", \"version\": 1, \"maps\": [\"maps\"], "
    "\"games\": 20}' > atlas.json\n"
    "pampas campaign run atlas.json -o atlas";

struct CampaignOptions {
    std::string file;
    std::string folder;
    std::size_t threads = std::max(1U, std::thread::hardware_concurrency());
};

/// Plays every table that is not done; false when it was stopped.
bool play_all(const campaign::Plan& plan, const campaign::Store& store, std::size_t threads,
              campaign::Results& results, Streams streams) {
    const Interruption interruption;
    ProgressBar bar(campaign::most_games(plan), tr("games"));
    const campaign::RunListener listener{
        .done = [&](std::size_t games) { bar.advance(games); },
        .spared = [&](std::size_t games) { bar.spare(games); },
        .warn = [&](const std::string& line) { streams.err << "pampas: " << line << '\n'; }};
    campaign::Runner runner(plan, store, threads, listener);
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        const auto series = runner.run(number, interruption.requested());
        if (!series) {
            return false;
        }
        results.add(number, *series);
    }
    return true;
}

Status run_campaign(const CampaignOptions& options, Streams streams) {
    write_for_programs();
    const std::filesystem::path file = path_of(options.file);
    const campaign::Plan plan =
        campaign::plan_of(campaign::read_campaign(file), file.parent_path());
    const campaign::Store store(path_of(options.folder), plan);
    campaign::Results results(store.folder(), plan);
    if (!play_all(plan, store, options.threads, results, streams)) {
        streams.err << tr("pampas: stopped; the same command goes on\n");
        return Status::No;
    }
    results.finish();
    for (const campaign::Refused& refused : plan.refused) {
        streams.err << fmt::format("pampas: {}: {}\n", escaped(refused.file), escaped(refused.why));
    }
    streams.out << tr("{} tables, {} refused; results in {}", plan.tables.size(),
                      plan.refused.size(), escaped(options.folder))
                << '\n';
    return plan.refused.empty() ? Status::Success : Status::No;
}

} // namespace

void add_campaign(CLI::App& program, Command& chosen) {
    CLI::App* parent = program.add_subcommand(
        "campaign", tr("Games on many maps, part by part: stopped at any time, it goes on"));
    parent->require_subcommand(1);
    parent->footer(arguments::example_text(campaign_example));
    auto [command, options] = add_command<CampaignOptions>(
        *parent, chosen,
        {"run", tr("Play what is missing of a campaign, and write what it came to"),
         campaign_example},
        run_campaign);
    command.add_option("CAMPAIGN", options.file, tr("A .json file that says what to play"))
        ->required();
    add_output(command, options.folder);
    command.get_option("-o")->required()->description(
        tr("Folder for results, and for the parts that they are made of"));
    add_threads(command, options.threads);
}

} // namespace pampas::command_line
