#include "editor/campaign/cluster.h"
#include "editor/campaign/gather.h"
#include "editor/campaign/run_command.h"
#include "editor/command_line/campaign_commands.h"
#include "engine/files/input_error.h"

#include <nlohmann/json.hpp>

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

struct ClusterOptions {
    CampaignOptions campaign;
    double minutes = 5;
    std::vector<std::string> sbatch;
    std::string library;
    std::size_t first = 0; ///< task of an array
    ReportFormat format = ReportFormat::Text;
};

/// The campaign of a folder, with all maps.
campaign::Plan plan_in(const campaign::Store& store) {
    campaign::Plan plan = store.plan();
    for (std::size_t map = 0; map < plan.maps.size(); ++map) {
        store.read_map(map, plan);
    }
    return plan;
}

/// Throws `InputError` unless the campaign of the file, if one was given, is that of the folder.
void check_file(const ClusterOptions& options, const campaign::Store& store) {
    if (options.campaign.file.empty()) {
        return;
    }
    const auto asked = campaign::read_campaign(path_of(options.campaign.file));
    if (campaign::campaign_json(asked) != campaign::campaign_json(store.plan().campaign)) {
        throw InputError(tr("is not the campaign of {}", options.campaign.folder), {},
                         options.campaign.file);
    }
}

Status submit(const ClusterOptions& options, Streams streams) {
    const campaign::Plan plan = planned(options.campaign);
    const campaign::Store store(path_of(options.campaign.folder), plan);
    const Cluster cluster(store.folder());
    if (cluster.is_submitted()) {
        throw InputError(tr("was submitted already: \"pampas campaign resume\" goes on"), {},
                         options.campaign.folder);
    }
    const double seconds = options.minutes * 60;
    const campaign::Costs costs = campaign::measured_costs(plan);
    const auto tasks = campaign::tasks_of(
        campaign::missing_pieces(plan, store, costs, seconds, warner(streams)), costs, seconds);
    cluster.write_tasks(tasks);
    std::vector<std::size_t> all(tasks.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    cluster.submit(all,
                   {campaign::own_program().string(), options.campaign.threads, options.sbatch});
    streams.out << trn("{} task submitted, of about {:g} minutes",
                       "{} tasks submitted, of about {:g} minutes each", tasks.size(),
                       options.minutes)
                << '\n';
    return Status::Success;
}

/// How many tasks are in a state.
std::size_t count_of(const std::vector<TaskStatus>& tasks, TaskState state) {
    return static_cast<std::size_t>(std::ranges::count(tasks, state, &TaskStatus::state));
}

/// The campaign of a folder on its cluster. Throws `InputError` when it was not handed over.
Cluster submitted_in(const campaign::Store& store) {
    Cluster cluster(store.folder());
    if (!cluster.is_submitted()) {
        throw InputError(tr("was not submitted: \"pampas campaign submit\" does so"), {},
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

Status status(const ClusterOptions& options, Streams streams) {
    const campaign::Store store(path_of(options.campaign.folder));
    check_file(options, store);
    const Cluster cluster = submitted_in(store);
    const std::vector<TaskStatus> tasks = cluster.status(cluster.tasks(store.plan()).size());
    streams.out << (options.format == ReportFormat::Json ? json_text(status_json(tasks))
                                                         : status_text(tasks));
    return Status::Success;
}

Status resume(const ClusterOptions& options, Streams streams) {
    const campaign::Store store(path_of(options.campaign.folder));
    check_file(options, store);
    const Cluster cluster = submitted_in(store);
    const campaign::Plan plan = plan_in(store);
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

Status gather_results(const ClusterOptions& options, Streams streams) {
    const language::Scope english(language::english()); // as the results are
    const campaign::Store store(path_of(options.campaign.folder));
    check_file(options, store);
    campaign::Plan plan = store.plan();
    const campaign::Gathered found = campaign::gather(plan, store, warner(streams));
    if (found.beyond > 0) {
        streams.err << tr("pampas: {} games beyond a verdict do not count\n", found.beyond);
    }
    return tell_results(plan, found.missing, options.campaign.folder, streams);
}

Status add_results(const ClusterOptions& options, Streams streams) {
    const language::Scope english(language::english()); // as the results are
    const campaign::Store store(path_of(options.campaign.folder));
    campaign::Plan plan = store.plan();
    library::Library library(path_of(options.library), library::Access::Write);
    const campaign::KeptResults kept = campaign::add_to(library, plan, store, warner(streams));
    for (const std::string& map : kept.missing) {
        streams.err << tr("pampas: {}: no revision of {} has this board\n", escaped(map),
                          escaped(options.library));
    }
    streams.out << tr("{} results kept, {} there already", kept.added, kept.known) << '\n';
    return kept.missing.empty() ? Status::Success : Status::No;
}

/// The task that Slurm says this is.
std::size_t own_task(const ClusterOptions& options) {
    const char* number = std::getenv("SLURM_ARRAY_TASK_ID");
    std::size_t task = 0;
    if (number == nullptr ||
        std::from_chars(number, number + std::strlen(number), task).ec != std::errc()) {
        throw InputError(tr("campaign work: is for jobs that Slurm runs"));
    }
    return options.first + task;
}

Status work(const ClusterOptions& options, Streams streams) {
    const campaign::Store store(path_of(options.campaign.folder));
    const Cluster cluster(store.folder());
    const std::size_t number = own_task(options);
    campaign::Plan plan = store.plan();
    const auto tasks = cluster.tasks(plan);
    if (number >= tasks.size()) {
        throw InputError(tr("there is no task {}", number), {}, options.campaign.folder);
    }
    campaign::play(tasks[number], plan, store, options.campaign.threads, warner(streams));
    cluster.mark(number, true);
    return Status::Success;
}

/// The campaign may be named, as in `run`; its folder knows it.
void add_folder(CLI::App& command, ClusterOptions& options) {
    command.add_option("CAMPAIGN", options.campaign.file,
                       tr("The campaign's file; the folder knows it without"));
    add_campaign_folder(command, options.campaign);
}

void add_sbatch(CLI::App& command, ClusterOptions& options) {
    command
        .add_option("SBATCH-OPTIONS", options.sbatch,
                    tr("After \"--\": options for Slurm's sbatch, such as --partition=long"))
        ->expected(0, 100);
}

} // namespace

void add_cluster_commands(CLI::App& parent, Command& chosen) {
    const std::string submitting_example =
        example_campaign + std::string("pampas campaign submit atlas.json -o atlas");
    auto submitting = add_command<ClusterOptions>(
        parent, chosen,
        {"submit", tr("Cut a campaign into tasks and hand them to Slurm; a last job gathers"),
         submitting_example},
        submit);
    submitting.options.campaign.threads = 1;
    submitting.app
        .add_option("CAMPAIGN", submitting.options.campaign.file,
                    tr("A .json file that says what to play"))
        ->required();
    add_sbatch(submitting.app, submitting.options);
    add_campaign_folder(submitting.app, submitting.options.campaign);
    add_threads(submitting.app, submitting.options.campaign.threads);
    limit_to(*submitting.app
                  .add_option("--task-minutes", submitting.options.minutes,
                              tr("How long a task is to take, about"))
                  ->capture_default_str(),
             0.01, 1440.0);

    auto telling = add_command<ClusterOptions>(
        parent, chosen,
        {"status", tr("Tell what is done, running, failed, and why"),
         submitting_example + std::string("\npampas campaign status atlas.json -o atlas")},
        status);
    add_folder(telling.app, telling.options);
    add_report_format(telling.app, telling.options.format);

    auto resuming = add_command<ClusterOptions>(
        parent, chosen,
        {"resume", tr("Submit again what failed, was lost, or cannot be read"),
         submitting_example + std::string("\npampas campaign resume atlas.json -o atlas")},
        resume);
    add_folder(resuming.app, resuming.options);
    add_sbatch(resuming.app, resuming.options);

    auto gathering = add_command<ClusterOptions>(
        parent, chosen,
        {"gather", tr("Write what the parts of a campaign come to"),
         example_campaign + std::string("pampas campaign run atlas.json -o atlas\npampas campaign "
                                        "gather atlas.json -o atlas")},
        gather_results);
    add_folder(gathering.app, gathering.options);

    auto adding = add_command<ClusterOptions>(
        parent, chosen,
        {"add-to", tr("Keep results in a library, with the revisions of their maps"),
         std::string("pampas import maps -o maps.pampas\n") + example_campaign +
             "pampas campaign run atlas.json -o atlas\n"
             "pampas campaign add-to maps.pampas -o atlas"},
        add_results);
    adding.app.add_option("LIBRARY", adding.options.library, tr("A library that has the maps"))
        ->required();
    add_campaign_folder(adding.app, adding.options.campaign);

    auto working = add_command<ClusterOptions>(
        parent, chosen,
        {"work", tr("Play one task: what the jobs of \"submit\" run"),
         submitting_example + std::string("\nSLURM_ARRAY_TASK_ID=0 pampas campaign work -o atlas")},
        work);
    add_campaign_folder(working.app, working.options.campaign);
    working.app.add_option("--first", working.options.first,
                           tr("Number of the array's first task"));
    add_threads(working.app, working.options.campaign.threads);
}

} // namespace pampas::command_line
