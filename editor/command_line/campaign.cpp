#include "editor/campaign/cluster.h"
#include "editor/campaign/results.h"
#include "editor/campaign/run.h"
#include "editor/campaign/run_command.h"
#include "editor/command_line/game_options.h"
#include "editor/command_line/options.h"
#include "editor/command_line/reporting.h"
#include "editor/command_line/watched.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <ostream>

namespace pampas::command_line {
namespace {

using campaign::Cluster;
using campaign::TaskState;
using campaign::TaskStatus;

/// How long a task on a cluster takes approximately, in minutes.
constexpr Bounded<double> task_minutes_bounds{0.01, 1440, 5};

/// The options of all commands on campaigns. Each command uses those that it adds.
struct CampaignOptions {
    std::string file;
    std::string folder;
    std::size_t threads = simulation::threads_bounds.usual;
    double minutes = task_minutes_bounds.usual; ///< of a task
    std::vector<std::string> sbatch;
    std::string library;
    std::size_t first = 0; ///< task of an array
    Reporting reporting;
};

/// The plan of the campaign's file. Throws `InputError`, also when nothing can be played.
campaign::CampaignPlan planned(const CampaignOptions& options) {
    const std::filesystem::path file = path_of(options.file);
    campaign::CampaignPlan plan = naming_file(file.string(), [&file] {
        return campaign::plan_of(campaign::read_campaign(file), file.parent_path());
    });
    if (plan.tables.empty()) {
        const std::string why = plan.refused.empty()
                                    ? tr("nothing")
                                    : plan.refused.front().file + ": " + plan.refused.front().why;
        throw InputError(tr("there is nothing to play: {}", why), {}, options.file);
    }
    return plan;
}

/// Writes warnings to standard error.
campaign::Warn warner(Streams streams) {
    return [streams](const std::string& line) { streams.err << "pampas: " << line << '\n'; };
}

/// Reports the results of a campaign. `No` if something is refused or missing.
Status report_results(const campaign::CampaignPlan& plan, const std::vector<std::string>& missing,
                      const std::string& folder, Streams streams) {
    for (const campaign::Refused& refused : plan.refused) {
        streams.err << fmt::format("pampas: {}: {}\n", escaped(refused.file), escaped(refused.why));
    }
    for (const std::string& table : missing) {
        streams.err << tr("pampas: {} is not complete\n", escaped(table));
    }
    streams.out << trn("{} table, {} refused; results in {}",
                       "{} tables, {} refused; results in {}", plan.tables.size() - missing.size(),
                       plan.refused.size(), escaped(folder))
                << '\n';
    return plan.refused.empty() && missing.empty() ? Status::Success : Status::No;
}

// Here -------------------------------------------------------------------------------------------

/// How long a game at each table takes compared with others. Measures nothing if there is no
/// progress bar.
std::vector<double> effort_per_game(const campaign::CampaignPlan& plan,
                                    const std::stop_token& stop) {
    if (!ProgressBar::is_shown()) {
        return std::vector<double>(plan.tables.size());
    }
    std::vector<double> efforts = campaign::relative_costs(plan, stop);
    for (std::size_t number = 0; number < efforts.size(); ++number) {
        efforts[number] = campaign::cost_of_game(plan, plan.tables[number], efforts[number]);
    }
    return efforts;
}

void begin(const campaign::CampaignPlan& plan, const std::vector<double>& efforts,
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

/// Plays every table that is not done; false if it was stopped.
bool play_all(const campaign::CampaignPlan& plan, const campaign::Store& store, std::size_t threads,
              campaign::Results& results, Streams streams) {
    const WatchedRun run;
    const simulation::RunControl& control = run.control();
    const std::vector<double> efforts = effort_per_game(plan, control.token());
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
    const campaign::CampaignPlan plan = planned(options);
    const campaign::Store store(path_of(options.folder), plan);
    campaign::Results results(store.folder(), plan);
    if (!play_all(plan, store, options.threads, results, streams)) {
        streams.err << tr("pampas: stopped; run the same command to continue\n");
        return Status::No;
    }
    results.finish();
    return report_results(plan, {}, options.folder, streams);
}

// On a cluster -----------------------------------------------------------------------------------

/// The campaign of a folder, with all maps.
campaign::CampaignPlan plan_in(const campaign::Store& store) {
    campaign::CampaignPlan plan = store.plan();
    for (std::size_t map = 0; map < plan.subjects.size(); ++map) {
        store.read_subject(map, plan);
    }
    return plan;
}

/// Throws `InputError` unless the campaign of the file, if one was given, is that of the folder.
void check_file(const CampaignOptions& options, const campaign::Store& store) {
    if (options.file.empty()) {
        return;
    }
    const auto asked = campaign::read_campaign(path_of(options.file));
    if (campaign::campaign_json(asked) != campaign::campaign_json(store.plan().campaign)) {
        throw InputError(tr("is not the campaign in {}", options.folder), {}, options.file);
    }
}

Status submit(const CampaignOptions& options, Streams streams) {
    const campaign::CampaignPlan plan = planned(options);
    const campaign::Store store(path_of(options.folder), plan);
    const Cluster cluster(store.folder());
    if (cluster.is_submitted()) {
        throw InputError(tr("has already been submitted; continue with \"pampas campaign resume\""),
                         {}, options.folder);
    }
    const double seconds = options.minutes * 60;
    const campaign::Costs costs = campaign::measured_costs(plan);
    const auto tasks = campaign::tasks_of(
        campaign::missing_pieces(plan, store, costs, seconds, warner(streams)), costs, seconds);
    cluster.write_tasks(tasks);
    std::vector<std::size_t> all(tasks.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    cluster.submit(all, {campaign::own_program().string(), options.threads, options.sbatch});
    streams.out << trn("{} task of about {:g} minutes submitted",
                       "{} tasks of about {:g} minutes each submitted", tasks.size(),
                       options.minutes)
                << '\n';
    return Status::Success;
}

/// How many tasks are in a state.
std::size_t count_of(const std::vector<TaskStatus>& tasks, TaskState state) {
    return static_cast<std::size_t>(std::ranges::count(tasks, state, &TaskStatus::state));
}

/// The campaign of a folder on its cluster. Throws `InputError` if it was not submitted.
Cluster submitted_in(const campaign::Store& store) {
    Cluster cluster(store.folder());
    if (!cluster.is_submitted()) {
        throw InputError(tr("has not been submitted; use \"pampas campaign submit\""), {},
                         store.folder().string());
    }
    return cluster;
}

nlohmann::ordered_json status_json(const std::vector<TaskStatus>& tasks) {
    auto failed = nlohmann::ordered_json::array();
    for (std::size_t task = 0; task < tasks.size(); ++task) {
        if (tasks[task].state == TaskState::Failed) {
            failed.push_back({{"task", task}, {"why", tasks[task].why}});
        }
    }
    return {{"tasks", tasks.size()},
            {"done", count_of(tasks, TaskState::Done)},
            {"running", count_of(tasks, TaskState::Running)},
            {"failed", std::move(failed)}};
}

std::string status_text(const std::vector<TaskStatus>& tasks) {
    std::string text = tr("{} tasks: {} done, {} running, {} waiting, {} failed", tasks.size(),
                          count_of(tasks, TaskState::Done), count_of(tasks, TaskState::Running),
                          count_of(tasks, TaskState::Waiting), count_of(tasks, TaskState::Failed)) +
                       "\n";
    for (std::size_t task = 0; task < tasks.size(); ++task) {
        if (tasks[task].state == TaskState::Failed) {
            text += tr("task {}: {}", task, escaped(tasks[task].why)) + "\n";
        }
    }
    return text;
}

Status status(const CampaignOptions& options, Streams streams) {
    const campaign::Store store(path_of(options.folder));
    check_file(options, store);
    const Cluster cluster = submitted_in(store);
    const std::vector<TaskStatus> tasks = cluster.status(cluster.tasks(store.plan()).size());
    ReportFile(options.reporting)
        .put(
            streams, [&] { return status_text(tasks); }, [&] { return status_json(tasks); });
    return Status::Success;
}

Status resume(const CampaignOptions& options, Streams streams) {
    const campaign::Store store(path_of(options.folder));
    check_file(options, store);
    const Cluster cluster = submitted_in(store);
    const campaign::CampaignPlan plan = plan_in(store);
    const auto tasks = cluster.tasks(plan);
    const auto states = cluster.status(tasks.size());
    std::vector<std::size_t> again;
    for (std::size_t task = 0; task < tasks.size(); ++task) {
        const TaskState state = states[task].state;
        if (state == TaskState::Running || state == TaskState::Waiting) {
            continue;
        }
        const bool complete = campaign::is_complete(tasks[task], plan, store, warner(streams));
        cluster.mark(task, complete);
        if (!complete) {
            again.push_back(task);
        }
    }
    if (!again.empty()) {
        Cluster::Options same = cluster.last_options();
        same.sbatch.insert(same.sbatch.end(), options.sbatch.begin(), options.sbatch.end());
        cluster.submit(again, same);
    }
    streams.out << trn("{} task submitted again", "{} tasks submitted again", again.size()) << '\n';
    return Status::Success;
}

Status gather_results(const CampaignOptions& options, Streams streams) {
    const language::Scope english(language::english()); // as the results are
    const campaign::Store store(path_of(options.folder));
    check_file(options, store);
    campaign::CampaignPlan plan = store.plan();
    const campaign::Gathered found = campaign::gather(plan, store, warner(streams));
    if (found.beyond > 0) {
        streams.err << tr("pampas: {} games played after a verdict are not counted\n",
                          found.beyond);
    }
    return report_results(plan, found.missing, options.folder, streams);
}

Status add_results(const CampaignOptions& options, Streams streams) {
    const language::Scope english(language::english()); // as the results are
    const campaign::Store store(path_of(options.folder));
    campaign::CampaignPlan plan = store.plan();
    library::Library library(path_of(options.library), library::Access::Write);
    const campaign::KeptResults kept = campaign::add_to(library, plan, store, warner(streams));
    for (const std::string& map : kept.missing) {
        streams.err << tr("pampas: {}: no revision of {} has this board\n", escaped(map),
                          escaped(options.library));
    }
    streams.out << tr("{} results saved, {} already there", kept.added, kept.known) << '\n';
    return kept.missing.empty() ? Status::Success : Status::No;
}

/// The number of this task, from Slurm.
std::size_t own_task(const CampaignOptions& options) {
    const char* number = std::getenv("SLURM_ARRAY_TASK_ID");
    std::size_t task = 0;
    if (number == nullptr ||
        std::from_chars(number, number + std::strlen(number), task).ec != std::errc()) {
        throw InputError(tr("campaign work: only for jobs run by Slurm"));
    }
    return options.first + task;
}

Status work(const CampaignOptions& options, Streams streams) {
    const campaign::Store store(path_of(options.folder));
    const Cluster cluster(store.folder());
    const std::size_t number = own_task(options);
    campaign::CampaignPlan plan = store.plan();
    const auto tasks = cluster.tasks(plan);
    if (number >= tasks.size()) {
        throw InputError(tr("there is no task {}", number), {}, options.folder);
    }
    campaign::play(tasks[number], plan, store, options.threads, warner(streams));
    cluster.mark(number, true);
    return Status::Success;
}

// Options ----------------------------------------------------------------------------------------

/// An example: a campaign's file, and commands that take it.
std::string atlas_example(std::initializer_list<std::string_view> commands) {
    std::string lines = R"(echo '{"format": "pampas-campaign", "version": 1, "maps": ["maps"], )"
                        R"("games": 20}' > atlas.json)";
    for (const std::string_view command : commands) {
        lines += fmt::format("\npampas campaign {} atlas.json -o atlas", command);
    }
    return lines;
}

/// Adds `-o FOLDER`, required.
void add_folder(const AddedCommand<CampaignOptions>& command) {
    command.app
        .add_option("-o,--output", command.options.folder,
                    tr("Folder for the results and their parts"))
        ->required()
        ->type_name("FOLDER");
}

/// Adds the campaign's file and the folder, both required.
void add_file(const AddedCommand<CampaignOptions>& command) {
    command.app
        .add_option("CAMPAIGN", command.options.file, tr("A .json file that says what to play"))
        ->required();
    add_folder(command);
}

/// Adds the campaign's file, optional because the folder knows it, and the folder.
void add_known_file(const AddedCommand<CampaignOptions>& command) {
    command.app.add_option("CAMPAIGN", command.options.file,
                           tr("The campaign's file; not needed, as the folder has a copy"));
    add_folder(command);
}

void add_sbatch(const AddedCommand<CampaignOptions>& command) {
    command.app
        .add_option("SBATCH-OPTIONS", command.options.sbatch,
                    tr("After \"--\": options for Slurm's sbatch, such as --partition=long"))
        ->expected(-1); // one at least: otherwise "--" does not lead here
}

void add_cluster_commands(CLI::App& parent, Command& chosen) {
    const auto submitting = add_command<CampaignOptions>(
        parent, chosen,
        {"submit",
         tr("Split a campaign into tasks and submit them to Slurm; a last job gathers the results"),
         atlas_example({"submit"})},
        submit);
    submitting.options.threads = 1;
    add_file(submitting);
    add_sbatch(submitting);
    add_threads(submitting.app, submitting.options.threads);
    limit_to(*submitting.app
                  .add_option("--task-minutes", submitting.options.minutes,
                              tr("About how long a task should take"))
                  ->capture_default_str(),
             task_minutes_bounds);

    const auto showing = add_command<CampaignOptions>(
        parent, chosen,
        {"status", tr("Show what is done, what runs, what failed, and why"),
         atlas_example({"submit", "status"})},
        status);
    add_known_file(showing);
    add_format(showing.app, showing.options.reporting);

    const auto resuming = add_command<CampaignOptions>(
        parent, chosen,
        {"resume", tr("Resubmit what failed, was lost or cannot be read"),
         atlas_example({"submit", "resume"})},
        resume);
    add_known_file(resuming);
    add_sbatch(resuming);

    add_known_file(add_command<CampaignOptions>(
        parent, chosen,
        {"gather", tr("Write the results from the parts of a campaign"),
         atlas_example({"run", "gather"})},
        gather_results));

    const auto adding = add_command<CampaignOptions>(
        parent, chosen,
        {"add-to", tr("Save results in a library with the revisions of their maps"),
         "pampas import maps -o maps.pampas\n" + atlas_example({"run"}) +
             "\npampas campaign add-to maps.pampas -o atlas"},
        add_results);
    adding.app.add_option("LIBRARY", adding.options.library, tr("A library that has the maps"))
        ->required();
    add_folder(adding);

    const auto working = add_command<CampaignOptions>(
        parent, chosen,
        {"work", tr("Play one task, as the jobs of \"submit\" do"),
         atlas_example({"submit"}) + "\nSLURM_ARRAY_TASK_ID=0 pampas campaign work -o atlas"},
        work);
    add_folder(working);
    working.app.add_option("--first", working.options.first,
                           tr("Number of the first task in the job array"));
    add_threads(working.app, working.options.threads);
}

} // namespace

void add_campaign(CLI::App& program, Command& chosen) {
    CLI::App* parent = program.add_subcommand(
        "campaign", tr("Play games on many maps, part by part, here or on a cluster"));
    parent->require_subcommand(1);
    arguments::end_help(*parent, {}, atlas_example({"run"}));
    const auto running = add_command<CampaignOptions>(
        *parent, chosen,
        {"run",
         tr("Play the missing parts of a campaign and write the results; you can stop at any time "
            "and continue with the same command"),
         atlas_example({"run"})},
        run_campaign);
    add_file(running);
    add_threads(running.app, running.options.threads);
    add_cluster_commands(*parent, chosen);
}

} // namespace pampas::command_line
