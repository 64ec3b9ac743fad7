#include "engine/simulation/run.h"

#include <algorithm>
#include <atomic>
#include <exception>

namespace pampas::simulation {
namespace {

using Play = std::function<std::size_t(std::size_t, std::size_t)>;

/// State shared by the threads of a run.
class Run {
  public:
    Run(DealRange deals, const RunControl& control) : deals_(deals), control_(control) {}

    void work(std::size_t thread, const Play& play) {
        try {
            while (goes_on()) {
                const std::size_t deal = next_++;
                if (deal >= deals_.end) {
                    return;
                }
                played_ += play(thread, deal);
                if (thread == 0) {
                    report();
                }
            }
        } catch (...) {
            if (failed_.request_stop()) { // true only for the first failure
                error_ = std::current_exception();
            }
        }
    }

    /// Call after all threads have ended. Returns the end of the deals played.
    std::size_t end() {
        if (error_) {
            std::rethrow_exception(error_);
        }
        report();
        if (control_.is_requested(End::AtOnce) && next_ < deals_.end) {
            throw Abandoned();
        }
        return std::min(next_.load(), deals_.end);
    }

  private:
    /// False once the run is stopped, so that the played deals are always the first ones; the first
    /// deal is always played.
    bool goes_on() const {
        const bool stopped = control_.is_stopped() && next_ > deals_.first;
        return !stopped && !failed_.stop_requested();
    }

    /// Reports the games played since the last call; on the calling thread.
    void report() {
        const std::size_t more = played_ - reported_;
        reported_ += more;
        if (more > 0) {
            control_.advance(more);
        }
    }

    DealRange deals_;
    const RunControl& control_;
    std::atomic<std::size_t> next_ = deals_.first;
    std::atomic<std::size_t> played_ = 0; ///< games
    std::size_t reported_ = 0;
    std::stop_source failed_;
    std::exception_ptr error_;
};

} // namespace

std::size_t on_threads(DealRange deals, std::size_t threads, const RunControl& control,
                       const Play& play) {
    Run run(deals, control);
    {
        std::vector<std::jthread> helpers;
        for (std::size_t thread = 1; thread < threads; ++thread) {
            helpers.emplace_back([&run, &play, thread] { run.work(thread, play); });
        }
        run.work(0, play);
    }
    return run.end();
}

} // namespace pampas::simulation
