#include "engine/simulation/run.h"

#include <algorithm>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace pampas::simulation {
namespace {

/// What the threads of a run share.
class Run {
  public:
    Run(const Games& games, const RunControl& control) : games_(games), control_(control) {}

    void work(std::size_t thread, const std::function<void(std::size_t, std::size_t)>& play) {
        try {
            while (goes_on()) {
                const std::size_t number = next_++;
                if (number >= games_.end) {
                    return;
                }
                play(thread, number);
                if (thread == 0 && control_.progress) {
                    control_.progress(begun_end() - games_.first);
                }
            }
        } catch (...) {
            const std::lock_guard lock(mutex_);
            error_ = error_ ? error_ : std::current_exception();
        }
    }

    /// One past the last game that a thread has taken, all of which are played.
    std::size_t begun_end() const { return std::min(next_.load(), games_.end); }

    void rethrow() const {
        if (error_) {
            std::rethrow_exception(error_);
        }
    }

  private:
    /// A game is only taken while the run goes on, so that those played are always the first ones.
    bool goes_on() {
        const bool stopped = control_.stop != nullptr && *control_.stop && next_ > games_.first;
        const std::lock_guard lock(mutex_);
        return !stopped && !error_;
    }

    const Games& games_;
    const RunControl& control_;
    std::atomic<std::size_t> next_ = games_.first;
    std::mutex mutex_;
    std::exception_ptr error_;
};

} // namespace

std::size_t on_threads(const Games& games, std::size_t threads, const RunControl& control,
                       const std::function<void(std::size_t, std::size_t)>& play) {
    Run run(games, control);
    {
        std::vector<std::jthread> helpers;
        for (std::size_t thread = 1; thread < threads; ++thread) {
            helpers.emplace_back([&run, &play, thread] { run.work(thread, play); });
        }
        run.work(0, play);
    }
    run.rethrow();
    if (control.progress) {
        control.progress(run.begun_end() - games.first);
    }
    return run.begun_end();
}

} // namespace pampas::simulation
