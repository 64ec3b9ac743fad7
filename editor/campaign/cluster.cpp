#include "editor/campaign/cluster.h"

#include "editor/campaign/run_command.h"
#include "engine/files/file.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"

#include <boost/algorithm/string/replace.hpp>
#include <boost/algorithm/string/trim.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <sstream>

namespace pampas::campaign {
namespace {

namespace fs = std::filesystem;
using formats::JsonFields;
using formats::JsonValue;

constexpr int most_number = std::numeric_limits<int>::max();

/// Slurm's usual limit for the number of a task in its array, and so for the tasks of an array.
constexpr std::size_t tasks_per_array = 1000;

std::string in_shell(const std::string& word) {
    return "'" + boost::replace_all_copy(word, "'", "'\\''") + "'";
}

/// A file's name for `sbatch`, which gives `%` a meaning.
std::string in_sbatch(const fs::path& path) {
    return boost::replace_all_copy(path.string(), "%", "%%");
}

/// Runs `sbatch` and returns the job's id.
std::string submitted(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"sbatch", "--parsable"});
    const CommandOutcome outcome = run_command(arguments);
    if (outcome.status != 0) {
        throw InputError(tr("sbatch: {}", boost::trim_copy(outcome.err)));
    }
    return boost::trim_copy(outcome.out.substr(0, outcome.out.find(';')));
}

/// What Slurm knows about a task.
struct Job {
    std::string state;
    std::string reason;
};

/// Jobs by array and number in it. Slurm forgets jobs some minutes after their end.
std::map<std::pair<std::string, std::string>, Job> known_jobs(const std::vector<std::string>& ids) {
    const CommandOutcome outcome =
        run_command({"squeue", "--noheader", "--array", "--states=all",
                     fmt::format("--jobs={}", fmt::join(ids, ",")), "--format=%F %K %T %r"});
    std::map<std::pair<std::string, std::string>, Job> jobs;
    if (outcome.status != 0) {
        if (outcome.err.find("Invalid job id") != std::string::npos) { // Slurm forgot all of them
            return jobs;
        }
        throw InputError(tr("squeue: {}", boost::trim_copy(outcome.err)));
    }
    std::istringstream lines(outcome.out);
    std::string array;
    std::string number;
    for (Job job; lines >> array >> number >> job.state && std::getline(lines, job.reason);) {
        jobs[{array, number}] = {job.state, boost::trim_copy(job.reason)};
    }
    return jobs;
}

/// What squeue calls a task that is running or waiting. In any other state the task has ended.
constexpr std::array running_states{"RUNNING", "COMPLETING", "SUSPENDED", "STOPPED"};
constexpr std::array waiting_states{"PENDING",  "CONFIGURING", "REQUEUED",
                                    "RESIZING", "SIGNALING",   "STAGE_OUT"};

bool is_among(const auto& states, const std::string& state) {
    return std::ranges::find(states, state) != states.end();
}

/// What Slurm says about the end of a job: `FAILED (NonZeroExitCode)`.
std::string end_of(const Job& job) {
    return job.reason.empty() || job.reason == "None"
               ? job.state
               : fmt::format("{} ({})", job.state, job.reason);
}

std::string last_line(const fs::path& file) {
    try {
        const std::string text = boost::trim_copy(read_file(file));
        return text.substr(text.rfind('\n') + 1); // `npos` + 1 is 0
    } catch (const InputError&) {
        return "";
    }
}

/// The value in a JSON file. Throws `InputError` naming the file; `check(json, value)` may throw it
/// too.
template <class Value>
Value from_json(const fs::path& file, const auto& check) {
    return naming_file(file.string(), [&] {
        const auto json = formats::parse_json(read_file(file));
        auto value = formats::read_fields<Value>(JsonValue(json));
        check(JsonValue(json), value);
        return value;
    });
}

/// One array of tasks that was submitted.
struct Array {
    std::string job;
    std::size_t first = 0;            ///< task
    std::vector<std::size_t> numbers; ///< of tasks, minus `first`
};

void json_fields(JsonFields& json, Array& array) {
    json("job", array.job);
    json("first", array.first, 0, most_number);
    json("tasks", array.numbers, 0, most_number);
}

/// What was submitted so far, and the options of the last submission.
struct Jobs {
    Cluster::Options options;
    std::vector<Array> arrays;
    std::string gather; ///< the last job
};
void json_fields(JsonFields& json, Jobs& jobs) {
    json("pampas", jobs.options.pampas);
    json("threads", jobs.options.threads, 0, most_number);
    json("sbatch", jobs.options.sbatch);
    json("arrays", jobs.arrays);
    json.later("gather", jobs.gather);
}

Jobs submitted_jobs(const fs::path& file) {
    return from_json<Jobs>(file, [](const auto&...) {});
}

} // namespace

static void json_fields(JsonFields& json, Piece& piece) {
    const auto number = [](std::size_t& value) {
        return [&value](JsonFields& place) { place.visit(value, 0, most_number); };
    };
    json.items(tr_later("the table, the first deal and the end"), number(piece.table),
               number(piece.deals.first), number(piece.deals.end));
}

bool Cluster::is_submitted() const {
    std::error_code ignored;
    return fs::exists(jobs_file(), ignored);
}

void Cluster::write_tasks(const std::vector<Task>& tasks) const {
    make_folder(folder_ / "slurm" / "done");
    write_file(folder_ / "slurm" / "tasks.json", formats::fields_json(tasks).dump() + "\n");
}

std::vector<Task> Cluster::tasks(const CampaignPlan& plan) const {
    return from_json<std::vector<Task>>(
        folder_ / "slurm" / "tasks.json", [&plan](const JsonValue& json, const auto& tasks) {
            for (std::size_t task = 0; task < tasks.size(); ++task) {
                for (std::size_t piece = 0; piece < tasks[task].size(); ++piece) {
                    if (!is_piece(tasks[task][piece], plan)) {
                        json.item(task).item(piece).refuse(tr("are not deals of this campaign"));
                    }
                }
            }
        });
}

fs::path Cluster::jobs_file() const {
    return folder_ / "slurm" / "jobs.json";
}

fs::path Cluster::mark_file(std::size_t task) const {
    return folder_ / "slurm" / "done" / std::to_string(task);
}

fs::path Cluster::log_of(std::size_t task) const {
    return folder_ / "slurm" /
           fmt::format("{}-{}.log", task / tasks_per_array * tasks_per_array,
                       task % tasks_per_array);
}

bool Cluster::is_marked(std::size_t task) const {
    std::error_code ignored;
    return fs::exists(mark_file(task), ignored);
}

void Cluster::mark(std::size_t task, bool done) const {
    std::error_code ignored;
    if (done) {
        write_file(mark_file(task), "");
    } else {
        fs::remove(mark_file(task), ignored);
    }
}

void Cluster::submit(const std::vector<std::size_t>& tasks, const Options& options) const {
    const fs::path slurm = fs::absolute(folder_) / "slurm";
    const std::string campaign = fmt::format("exec {} campaign", in_shell(options.pampas));
    const std::string folder = in_shell(fs::absolute(folder_).string());
    std::map<std::size_t, std::vector<std::size_t>> numbers_by_first;
    for (const std::size_t task : tasks) {
        numbers_by_first[task / tasks_per_array * tasks_per_array].push_back(task %
                                                                             tasks_per_array);
    }
    Jobs jobs{options, {}, {}};
    if (is_submitted()) { // tasks of earlier submissions may still be running
        jobs.arrays = submitted_jobs(jobs_file()).arrays;
    }
    for (const auto& [first, numbers] : numbers_by_first) {
        std::vector<std::string> arguments{
            "--job-name=pampas", fmt::format("--array={}", fmt::join(numbers, ",")),
            fmt::format("--cpus-per-task={}", options.threads),
            fmt::format("--output={}/{}-%a.log", in_sbatch(slurm), first)};
        arguments.insert(arguments.end(), options.sbatch.begin(), options.sbatch.end());
        arguments.push_back(fmt::format("--wrap={} work -o {} --first {} --threads {}", campaign,
                                        folder, first, options.threads));
        jobs.arrays.push_back({submitted(std::move(arguments)), first, numbers});
    }
    std::vector<std::string> ids;
    std::ranges::transform(jobs.arrays, std::back_inserter(ids), &Array::job);
    std::vector<std::string> gather{"--job-name=pampas-gather",
                                    fmt::format("--dependency=afterany:{}", fmt::join(ids, ":")),
                                    fmt::format("--output={}/gather.log", in_sbatch(slurm))};
    gather.insert(gather.end(), options.sbatch.begin(), options.sbatch.end());
    gather.push_back(fmt::format("--wrap={} gather -o {}", campaign, folder));
    jobs.gather = submitted(std::move(gather));
    write_file(jobs_file(), formats::json_text(formats::fields_json(jobs)));
}

Cluster::Options Cluster::last_options() const {
    return submitted_jobs(jobs_file()).options;
}

std::vector<TaskStatus> Cluster::status(std::size_t tasks) const {
    std::map<std::size_t, std::pair<std::string, std::string>> submitted_as;
    std::vector<std::string> ids;
    for (const Array& array : submitted_jobs(jobs_file()).arrays) {
        ids.push_back(array.job);
        for (const std::size_t number : array.numbers) {
            submitted_as[array.first + number] = {array.job, std::to_string(number)};
        }
    }
    const auto jobs = known_jobs(ids);
    std::vector<TaskStatus> result(tasks);
    for (std::size_t task = 0; task < tasks; ++task) {
        const auto as = submitted_as.find(task);
        const auto job = as == submitted_as.end() ? jobs.end() : jobs.find(as->second);
        if (is_marked(task)) {
            result[task].state = TaskState::Done;
        } else if (job != jobs.end() && is_among(running_states, job->second.state)) {
            result[task].state = TaskState::Running;
        } else if (job == jobs.end() || !is_among(waiting_states, job->second.state)) {
            const std::string said = last_line(log_of(task));
            const std::string end =
                job == jobs.end() ? tr("is no longer in the queue") : end_of(job->second);
            result[task] = {TaskState::Failed,
                            said.empty() ? end : fmt::format("{}: {}", end, said)};
        }
    }
    return result;
}

} // namespace pampas::campaign
