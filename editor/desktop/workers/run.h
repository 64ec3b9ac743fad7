#pragma once

#include "editor/desktop/workers/background_worker.h"
#include "engine/simulation/run_control.h"

#include <memory>
#include <optional>
#include <utility>

namespace pampas::desktop {

/// Long work that comes to a `Result`, done on a thread of its own beside the window: it tells how
/// far it is, and can be stopped step by step. One at a time.
template <class Result>
class Run {
  public:
    /// Shows what the work has come to so far.
    using Show = std::function<void(Result)>;
    /// Done on the run's thread. Throws why it cannot be done.
    using Work = std::function<Result(const simulation::RunControl&, const Show&)>;

    /// `changed` is called on the window's thread, several times a second while the work goes on,
    /// and at its end.
    explicit Run(std::function<void()> changed)
        : changed_(std::move(changed)),
          worker_([this](std::size_t number, const Task& task,
                         const std::stop_token& abandon) { carry_out(number, task, abandon); },
                  [this](const News& news) { take(news); }) {}

    /// Begins in place of what goes on. The first `stop` asks for the end `first`, those after it
    /// for the next ones up to `last`.
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
    /// It must be running.
    void stop() {
        ending_ = next_;
        next_ = next_ < last_ ? simulation::End{static_cast<int>(next_) + 1} : last_;
        stop_.request(*ending_);
        if (ending_ == simulation::End::AtOnce) {
            abandon();
        }
    }
    /// Ends it at once, if it is running. What it showed is kept.
    void abandon() {
        if (is_running()) {
            worker_.cancel();
            state_->ended = simulation::RunState::Ended::Abandoned;
        }
    }

    bool is_running() const { return state_ && !state_->is_over(); }
    /// Which end it was asked for last; none: it just goes on.
    std::optional<simulation::End> ending() const { return ending_; }
    bool is_ending() const { return ending_.has_value(); }
    /// Of the last run; it must have begun.
    const simulation::RunState& state() const { return *state_; }
    /// What it has come to, or came to; null: nothing yet.
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
        worker_.send(news); // nobody takes it once it is abandoned
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
    BackgroundWorker<Task, News> worker_; ///< the last member: it uses the others
};

} // namespace pampas::desktop
