#pragma once

#include "editor/desktop/workers/lens.h"
#include "editor/desktop/workers/messenger.h"

#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace pampas::desktop {

/// What was found about a state of the map.
struct Measured {
    std::size_t request = 0; ///< what was asked, as `Analyst::analyze` numbered it
    Lens lens;
    std::shared_ptr<const map::Map> map;
    std::shared_ptr<const graph::Analysis> analysis;
    bool complete = false;                    ///< with the betweenness
    std::optional<overlays::Overlay> overlay; ///< through the lens; none yet when it needs more
};

/// Takes the measures of maps on a thread of its own: first all that are quick, then all.
class Analyst {
  public:
    using Listener = Messenger<Measured>::Listener;

    /// `listener` is told of each result.
    explicit Analyst(Listener listener);
    /// Ends the work at once. What was posted may still run and does nothing then.
    ~Analyst();
    Analyst(const Analyst&) = delete;
    Analyst& operator=(const Analyst&) = delete;

    /// Asks for the measures of a map and its overlay, in place of what was asked before: work on
    /// that ends, unless it is about to be done. Returns the number of the request.
    std::size_t analyze(const map::Map& map, const Lens& lens);
    /// Asks for another overlay of the map that was asked about last.
    std::size_t look_through(const Lens& lens);

  private:
    struct Request {
        std::size_t number = 0;
        std::shared_ptr<const map::Map> map;
        Lens lens;
    };

    /// A request that the worker has begun with.
    struct Task {
        Request request;
        std::stop_token stop;
    };

    std::size_t ask(std::shared_ptr<const map::Map> map, const Lens& lens);
    void work(const std::stop_token& end);
    /// Waits for a request; nothing when it is time to end.
    std::optional<Task> next(const std::stop_token& end);
    void answer(const Task& task);
    /// Whether nothing else was asked meanwhile. From now on work ends as soon as something is.
    bool has_time();
    void report(const Request& request, std::optional<overlays::Overlay> overlay);

    Messenger<Measured> messenger_;

    std::mutex mutex_; ///< of the next five
    std::condition_variable_any asked_;
    Request request_;
    bool waiting_ = false; ///< nobody has begun with the request
    std::stop_source stop_;
    std::chrono::steady_clock::time_point begun_; ///< of the task at hand

    // Of the worker alone: what is known of the map it looked at last.
    std::shared_ptr<const map::Map> map_;
    std::shared_ptr<const graph::Analysis> analysis_;
    bool complete_ = false;

    std::jthread worker_; ///< the last member: it ends before the others go
};

} // namespace pampas::desktop
