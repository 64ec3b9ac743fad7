#pragma once

#include "editor/campaign/run.h"

#include <filesystem>

namespace pampas::campaign {

/// What became of a task.
enum class TaskState { Done, Running, Waiting, Failed };

struct TaskStatus {
    TaskState state = TaskState::Waiting;
    std::string why = {}; ///< it failed
};

/// A campaign on a cluster that runs Slurm; all of it happens in the campaign's folder.
class Cluster {
  public:
    /// How tasks are run.
    struct Options {
        std::string pampas; ///< path of the program, on all machines
        std::size_t threads = 1;
        std::vector<std::string> sbatch = {}; ///< more options for `sbatch`
    };

    explicit Cluster(std::filesystem::path folder) : folder_(std::move(folder)) {}

    /// Whether the campaign was handed over already.
    bool is_submitted() const;
    /// Writes the tasks down, which have their numbers from then on. Throws `InputError`.
    void write_tasks(const std::vector<Task>& tasks) const;
    /// The tasks of this campaign. Throws `InputError`.
    std::vector<Task> tasks(const Plan& plan) const;

    /// Hands some tasks to Slurm, and a last job that gathers. Throws `InputError` with what Slurm
    /// says.
    void submit(const std::vector<std::size_t>& tasks, const Options& options) const;
    /// What became of each of so many tasks. Throws `InputError`, also when Slurm cannot be asked.
    std::vector<TaskStatus> status(std::size_t tasks) const;
    /// The options of the last submission. Throws `InputError`.
    Options last_options() const;

    /// Notes that a task is done, or that it is not after all.
    void mark(std::size_t task, bool done) const;
    bool is_marked(std::size_t task) const;

  private:
    std::filesystem::path jobs_file() const;
    std::filesystem::path mark_file(std::size_t task) const;
    std::filesystem::path log_of(std::size_t task) const;

    std::filesystem::path folder_; ///< of the campaign
};

} // namespace pampas::campaign
