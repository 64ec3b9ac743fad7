#pragma once

#include "editor/campaign/run.h"

#include <filesystem>

namespace pampas::campaign {

/// The state of a task.
enum class TaskState { Done, Running, Waiting, Failed };

struct TaskStatus {
    TaskState state = TaskState::Waiting;
    std::string why = {}; ///< why it failed
};

/// A campaign on a cluster that runs Slurm. All its files are in the campaign's folder.
class Cluster {
  public:
    /// How Slurm runs tasks.
    struct Options {
        std::string pampas; ///< path of the program, on all machines
        std::size_t threads = 1;
        std::vector<std::string> sbatch = {}; ///< more options for `sbatch`
    };

    explicit Cluster(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Whether tasks of the campaign were submitted already.
    bool is_submitted() const;
    /// Stores the tasks, which fixes their numbers. Throws `InputError`.
    void write_tasks(const std::vector<Task>& tasks) const;
    /// The tasks of this campaign. Throws `InputError`.
    std::vector<Task> tasks(const CampaignPlan& plan) const;

    /// Submits some tasks to Slurm, and a last job that gathers the results. Throws `InputError`
    /// with Slurm's message.
    void submit(const std::vector<std::size_t>& tasks, const Options& options) const;
    /// The status of each of `tasks` tasks. Throws `InputError`, also when Slurm does not answer.
    std::vector<TaskStatus> status(std::size_t tasks) const;
    /// The options of the last submission. Throws `InputError`.
    Options last_options() const;

    /// Marks a task as done, or removes the mark.
    void mark(std::size_t task, bool done) const;
    bool is_marked(std::size_t task) const;

  private:
    std::filesystem::path jobs_file() const;
    std::filesystem::path mark_file(std::size_t task) const;
    std::filesystem::path log_of(std::size_t task) const;

    std::filesystem::path folder_; ///< of the campaign
};

} // namespace pampas::campaign
