#pragma once

#include "engine/simulation/run_control.h"

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

/// Lowers the priority of the calling thread, and of threads it starts from now on, below the
/// window's.
void give_way();

/// Carries out requests on its own thread. The newest request wins: earlier work is asked to stop.
/// Results arrive on the window's thread.
template <class Request, class Result>
class BackgroundWorker {
  public:
    /// Called with each result on the window's thread.
    using Listener = std::function<void(const Result&)>;
    /// Carries out a request with this number on the worker's thread. When the token requests a
    /// stop, it ends as soon as possible; it may throw.
    using Work = std::function<void(std::size_t, const Request&, const std::stop_token&)>;

    /// Work that has run for less than `patience` may finish when a new request arrives.
    BackgroundWorker(Work work, Listener listener, std::chrono::milliseconds patience = {})
        : work_(std::move(work)), listener_(std::make_shared<Listener>(std::move(listener))),
          patience_(patience), thread_([this](const std::stop_token& end) { run(end); }) {}
    /// Stops the work at once and drops pending results.
    ~BackgroundWorker() {
        *listener_ = nullptr;
        thread_.request_stop();
        cancel();
    }
    BackgroundWorker(const BackgroundWorker&) = delete;
    BackgroundWorker& operator=(const BackgroundWorker&) = delete;

    /// Replaces the previous request. Returns the request's number.
    std::size_t ask(Request request) {
        const std::lock_guard lock(mutex_);
        if (Clock::now() - begun_ >= patience_) {
            stop_.request_stop();
        }
        waiting_ = std::move(request);
        asked_.notify_one();
        return ++number_;
    }
    /// Stops the work at once and drops the waiting request.
    void cancel() {
        const std::lock_guard lock(mutex_);
        waiting_.reset();
        stop_.request_stop();
    }

    /// Sends a result to the listener. Called by the work.
    void send(Result result) const {
        wxTheApp->CallAfter(
            [listener = listener_, sent = std::make_shared<const Result>(std::move(result))] {
                if (*listener) {
                    (*listener)(*sent);
                }
            });
    }
    /// Whether no other request is waiting; from now on a new request stops this work at once.
    /// Called by the work.
    bool has_time() {
        const std::lock_guard lock(mutex_);
        begun_ = {};
        return !waiting_;
    }

  private:
    using Clock = std::chrono::steady_clock;

    /// A request being carried out.
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

    /// Waits for a request; empty when the thread must end.
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
    std::shared_ptr<Listener> listener_; ///< shared with pending results
    std::chrono::milliseconds patience_;

    std::mutex mutex_; ///< guards the next five
    std::condition_variable_any asked_;
    std::size_t number_ = 0; ///< number of the last request
    std::optional<Request> waiting_;
    std::stop_source stop_;
    Clock::time_point begun_; ///< of the current task

    std::jthread thread_; ///< last member, so that it ends before the others are destroyed
};

/// Long work with a `Result` on its own thread, with progress reports and stepwise stopping. A
/// `Run` does one piece of work at a time.
template <class Result>
class Run {
  public:
    /// Reports an intermediate result.
    using Show = std::function<void(Result)>;
    /// Does the work on the run's thread. Throws on failure.
    using Work = std::function<Result(const simulation::RunControl&, const Show&)>;

    /// `changed` is called on the window's thread, several times a second during the work and at
    /// its end.
    explicit Run(std::function<void()> changed)
        : changed_(std::move(changed)),
          worker_([this](std::size_t number, const Task& task,
                         const std::stop_token& abandon) { carry_out(number, task, abandon); },
                  [this](const News& news) { take(news); }) {}

    /// Starts work, replacing any running work. The first `stop` requests the end `first`, later
    /// ones the next ends up to `last`.
    void start(Work work, simulation::End first = simulation::End::Games,
               simulation::End last = simulation::End::AtOnce) {
        next_ = first;
        last_ = last;
        ending_.reset();
        state_.emplace();
        result_.reset();
        stop_ = {};
        number_ = worker_.ask({std::move(work), stop_});
    }
    /// Requests the next end. Work must be running.
    void stop() {
        ending_ = next_;
        next_ = next_ < last_ ? simulation::End{static_cast<int>(next_) + 1} : last_;
        stop_.request(*ending_);
        if (ending_ == simulation::End::AtOnce) {
            abandon();
        }
    }
    /// Stops running work at once, keeping its last reported result.
    void abandon() {
        if (is_running()) {
            worker_.cancel();
            state_->ended = simulation::RunState::Ended::Abandoned;
        }
    }

    /// Whether work has started and not ended.
    bool is_running() const { return state_ && !state_->is_over(); }
    /// The last end requested; empty if none.
    std::optional<simulation::End> ending() const { return ending_; }
    bool is_ending() const { return ending_.has_value(); }
    /// The state of the last work, which must exist.
    const simulation::RunState& state() const { return *state_; }
    /// The latest result of the last work; null if there is none yet.
    const std::shared_ptr<const Result>& result() const { return result_; }

  private:
    struct Task {
        Work work;
        simulation::Stop stop;
    };
    struct News {
        std::size_t number = 0;
        simulation::RunState state = {};
        std::shared_ptr<const Result> result = {};
    };

    void carry_out(std::size_t number, const Task& task, const std::stop_token& abandon) {
        give_way();
        const std::stop_callback on_abandon(
            abandon, [stop = task.stop] { stop.request(simulation::End::AtOnce); });
        News news{number};
        simulation::Throttle throttle;
        const simulation::RunControl control(task.stop, [&](const simulation::RunState& state) {
            if (throttle.is_due()) {
                news.state = state;
                worker_.send(news);
            }
        });
        const auto show = [&](Result result) {
            news.state = control.state();
            news.result = std::make_shared<const Result>(std::move(result));
            worker_.send(news);
        };
        std::string error;
        try {
            news.result = std::make_shared<const Result>(task.work(control, show));
        } catch (const std::exception& thrown) {
            error = thrown.what();
        }
        news.state = control.state();
        news.state.error = error;
        news.state.ended = error.empty() ? task.stop.ended() : simulation::RunState::Ended::Failed;
        worker_.send(news); // dropped if the work was abandoned
    }

    void take(const News& news) {
        if (is_running() && news.number == number_) {
            state_ = news.state;
            result_ = news.result;
            changed_();
        }
    }

    std::function<void()> changed_;
    simulation::Stop stop_;
    simulation::End next_ = simulation::End::Games;
    simulation::End last_ = simulation::End::AtOnce;
    std::optional<simulation::End> ending_;
    std::size_t number_ = 0;
    std::optional<simulation::RunState> state_;
    std::shared_ptr<const Result> result_;
    BackgroundWorker<Task, News> worker_; ///< last member, because it uses the others
};

} // namespace pampas::desktop
