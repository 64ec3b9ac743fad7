#include "editor/campaign/cut.h"
#include "editor/campaign/results.h"
#include "editor/campaign/run.h"
#include "editor/command_line/campaign_commands.h"
#include "editor/command_line/watched.h"
#include "engine/files/input_error.h"

#include <algorithm>
#include <ostream>

namespace pampas::command_line {
namespace {

/// What a game at each table takes compared with others; nobody is told where there is no bar.
std::vector<double> efforts_a_game(const campaign::Plan& plan, const std::stop_token& stop) {
    if (!ProgressBar::is_shown()) {
        return std::vector<double>(plan.tables.size());
    }
    std::vector<double> efforts = campaign::relative_costs(plan, stop);
    for (std::size_t number = 0; number < efforts.size(); ++number) {
        efforts[number] = campaign::cost_of_game(plan, plan.tables[number], efforts[number]);
    }
    return efforts;
}

void begin(const campaign::Plan& plan, const std::vector<double>& efforts,
           const simulation::RunControl& control) {
    using enum simulation::RunState::Unit;
    double effort = 0;
    for (std::size_t number = 0; number < efforts.size(); ++number) {
        const std::size_t games = campaign::most_games(plan, plan.tables[number]);
        effort += efforts[number] * static_cast<double>(std::max(games, std::size_t{1}));
    }
    const std::size_t games = campaign::most_games(plan);
    control.begin(games > 0 ? Games : Maps, games > 0 ? games : plan.tables.size(), effort);
}

/// Plays every table that is not done; false when it was stopped.
bool play_all(const campaign::Plan& plan, const campaign::Store& store, std::size_t threads,
              campaign::Results& results, Streams streams) {
    const WatchedRun run;
    const simulation::RunControl& control = run.control();
    const std::vector<double> efforts = efforts_a_game(plan, control.token());
    begin(plan, efforts, control);
    const bool has_games = campaign::most_games(plan) > 0;
    campaign::Runner runner(plan, store, threads, warner(streams), control);
    for (std::size_t number = 0; number < plan.tables.size(); ++number) {
        control.weigh(efforts[number]);
        const auto outcome = runner.run(number);
        if (!outcome) {
            return false;
        }
        results.add(number, *outcome);
        if (campaign::most_games(plan, plan.tables[number]) == 0) {
            control.advance(has_games ? 0 : 1, efforts[number]);
        }
    }
    return true;
}

Status run_campaign(const CampaignOptions& options, Streams streams) {
    const language::Scope english(language::english()); // as the results are
    const campaign::Plan plan = planned(options);
    const campaign::Store store(path_of(options.folder), plan);
    campaign::Results results(store.folder(), plan);
    if (!play_all(plan, store, options.threads, results, streams)) {
        streams.err << tr("pampas: stopped; the same command goes on\n");
        return Status::No;
    }
    results.finish();
    return tell_results(plan, {}, options.folder, streams);
}

} // namespace

campaign::Plan planned(const CampaignOptions& options) {
    const std::filesystem::path file = path_of(options.file);
    campaign::Plan plan = campaign::plan_of(campaign::read_campaign(file), file.parent_path());
    if (plan.tables.empty()) {
        const std::string why = plan.refused.empty()
                                    ? tr("nothing")
                                    : plan.refused.front().file + ": " + plan.refused.front().why;
        throw InputError(tr("there is nothing to play: {}", why), {}, options.file);
    }
    return plan;
}

campaign::Warn warner(Streams streams) {
    return [streams](const std::string& line) { streams.err << "pampas: " << line << '\n'; };
}

Status tell_results(const campaign::Plan& plan, const std::vector<std::string>& missing,
                    const std::string& folder, Streams streams) {
    for (const campaign::Refused& refused : plan.refused) {
        streams.err << fmt::format("pampas: {}: {}\n", escaped(refused.file), escaped(refused.why));
    }
    for (const std::string& table : missing) {
        streams.err << tr("pampas: {}: is not complete\n", escaped(table));
    }
    streams.out << trn("{} table, {} refused; results in {}",
                       "{} tables, {} refused; results in {}", plan.tables.size() - missing.size(),
                       plan.refused.size(), escaped(folder))
                << '\n';
    return plan.refused.empty() && missing.empty() ? Status::Success : Status::No;
}

void add_campaign_folder(CLI::App& command, CampaignOptions& options) {
    add_output(command, options.folder);
    command.get_option("-o")->required()->type_name("FOLDER")->description(
        tr("Folder for results, and for the parts that they are made of"));
}

void add_campaign(CLI::App& program, Command& chosen) {
    const std::string example =
        example_campaign + std::string("pampas campaign run atlas.json -o atlas");
    CLI::App* parent = program.add_subcommand(
        "campaign", tr("Games on many maps, part by part, here or on a cluster"));
    parent->require_subcommand(1);
    arguments::end_help(*parent, {}, example);
    auto [command, options] = add_command<CampaignOptions>(
        *parent, chosen,
        {"run",
         tr("Play what is missing of a campaign, and write what it came to; stopped at any time, "
            "the same command goes on"),
         example},
        run_campaign);
    command.add_option("CAMPAIGN", options.file, tr("A .json file that says what to play"))
        ->required();
    add_campaign_folder(command, options);
    add_threads(command, options.threads);
    add_cluster_commands(*parent, chosen);
}

} // namespace pampas::command_line
