#pragma once

#include <wx/app.h>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace pampas::desktop {

/// Lets the window go before the calling thread where both want to run; threads that it begins from
/// now on give way, too.
void give_way();

/// Carries out requests on a thread of its own. The newest one wins: work on others is told to
/// stop. What is found out hops to the window's thread.
template <class Request, class Result>
class BackgroundWorker {
  public:
    /// Is told of each result, on the window's thread.
    using Listener = std::function<void(const Result&)>;
    /// Carries out a request, named by its number, on the worker's thread. When the token asks for
    /// it the work ends as soon as it can, by an exception if it likes.
    using Work = std::function<void(std::size_t, const Request&, const std::stop_token&)>;

    /// Work that has lasted less than `patience` is let finish when something else is asked.
    BackgroundWorker(Work work, Listener listener, std::chrono::milliseconds patience = {})
        : work_(std::move(work)), listener_(std::make_shared<Listener>(std::move(listener))),
          patience_(patience), thread_([this](const std::stop_token& end) { run(end); }) {}
    /// Ends the work at once. What was sent may still arrive and does nothing then.
    ~BackgroundWorker() {
        *listener_ = nullptr;
        thread_.request_stop();
        cancel();
    }
    BackgroundWorker(const BackgroundWorker&) = delete;
    BackgroundWorker& operator=(const BackgroundWorker&) = delete;

    /// Has a request carried out in place of what was asked before. Returns its number.
    std::size_t ask(Request request) {
        const std::lock_guard lock(mutex_);
        if (Clock::now() - begun_ >= patience_) {
            stop_.request_stop();
        }
        waiting_ = std::move(request);
        asked_.notify_one();
        return ++number_;
    }
    /// Ends the work at once and forgets what was asked.
    void cancel() {
        const std::lock_guard lock(mutex_);
        waiting_.reset();
        stop_.request_stop();
    }

    /// Tells the listener. Called by the work.
    void send(Result result) const {
        wxTheApp->CallAfter(
            [listener = listener_, sent = std::make_shared<const Result>(std::move(result))] {
                if (*listener) {
                    (*listener)(*sent);
                }
            });
    }
    /// Whether nothing else was asked meanwhile. From now on there is no more patience. Called by
    /// the work.
    bool has_time() {
        const std::lock_guard lock(mutex_);
        begun_ = {};
        return !waiting_;
    }

  private:
    using Clock = std::chrono::steady_clock;

    /// A request that the worker has begun with.
    struct Task {
        std::size_t number = 0;
        Request request;
        std::stop_token stop;
    };

    void run(const std::stop_token& end) {
        while (const std::optional<Task> task = next(end)) {
            try {
                work_(task->number, task->request, task->stop);
            } catch (...) {
                if (!task->stop.stop_requested()) {
                    throw;
                }
            }
        }
    }

    /// Waits for a request; nothing when it is time to end.
    std::optional<Task> next(const std::stop_token& end) {
        std::unique_lock lock(mutex_);
        asked_.wait(lock, end, [this] { return waiting_.has_value(); });
        if (end.stop_requested()) {
            return std::nullopt;
        }
        stop_ = {};
        begun_ = Clock::now();
        return Task{number_, *std::exchange(waiting_, std::nullopt), stop_.get_token()};
    }

    Work work_;
    std::shared_ptr<Listener> listener_; ///< shared with what was sent
    std::chrono::milliseconds patience_;

    std::mutex mutex_; ///< of the next five
    std::condition_variable_any asked_;
    std::size_t number_ = 0; ///< of the last request
    std::optional<Request> waiting_;
    std::stop_source stop_;
    Clock::time_point begun_; ///< of the task at hand

    std::jthread thread_; ///< the last member: it ends before the others go
};

} // namespace pampas::desktop
