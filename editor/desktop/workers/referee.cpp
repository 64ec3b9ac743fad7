#include "editor/desktop/workers/referee.h"

#include "engine/players/lineup.h"

#include <chrono>
#include <exception>

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace pampas::desktop {
namespace {

using Clock = std::chrono::steady_clock;

/// From one message to the next: figures that change faster cannot be read.
constexpr std::chrono::milliseconds pause{150};

/// Tells the window how the games of one order go.
class Reporter {
  public:
    Reporter(const Messenger<Standing>& messenger, std::size_t number, const rules::Game& game,
             const balance::SeriesPlan& plan)
        : messenger_(messenger), game_(game), plan_(plan) {
        standing_.order = number;
        standing_.most = balance::most_games(plan, game.players());
    }

    void tell_progress(std::size_t begun) {
        standing_.begun = begun;
        if (Clock::now() - told_ > pause) {
            tell();
        }
    }
    /// What was played so far counts as interrupted: should it end now, it is.
    void tell_tally(const balance::BoardTally& tally) {
        if (Clock::now() - counted_ > pause) {
            count({.tally = tally, .interrupted = true});
            tell();
            counted_ = Clock::now();
        }
    }
    void tell_end(const balance::Series& series) {
        count(series);
        standing_.begun = static_cast<std::size_t>(series.tally.seats().games());
        standing_.over = true;
        tell();
    }

  private:
    void count(const balance::Series& series) {
        standing_.outcome = std::make_shared<const session::Outcome>(
            session::outcome_of(report::simulation_of(game_, plan_, series)));
    }
    void tell() {
        told_ = Clock::now();
        const std::chrono::duration<double> passed = told_ - start_;
        standing_.games_a_second = static_cast<double>(standing_.begun) / passed.count();
        messenger_.send(standing_);
    }

    const Messenger<Standing>& messenger_;
    const rules::Game& game_;
    const balance::SeriesPlan& plan_;
    Standing standing_;
    Clock::time_point start_ = Clock::now();
    Clock::time_point told_;
    Clock::time_point counted_;
};

/// Lets the window go before the games where both want to run; threads begun from here do so, too.
void give_way() {
#ifdef __linux__
    constexpr int niceness = 10;
    ::setpriority(PRIO_PROCESS, 0, niceness); // there of the calling thread
#endif
}

} // namespace

Referee::Referee(Listener listener)
    : messenger_(std::move(listener)), worker_([this](const std::stop_token& end) { work(end); }) {}

Referee::~Referee() {
    messenger_.hush();
    abandon();
}

std::size_t Referee::play(Order order) {
    abandon();
    whistle_ = std::make_shared<Whistle>();
    const std::lock_guard lock(mutex_);
    waiting_ = Task{++orders_, std::move(order), whistle_};
    asked_.notify_one();
    return orders_;
}

void Referee::stop() {
    whistle_->stop = true;
}

void Referee::abandon() {
    whistle_->abandon = true;
}

void Referee::work(const std::stop_token& end) {
    give_way();
    while (const std::optional<Task> task = next(end)) {
        try {
            carry_out(*task);
        } catch (const balance::Abandoned&) {
            // Nobody wants to know.
        } catch (const std::exception& error) {
            messenger_.send(
                {.order = task->number, .outcome = nullptr, .over = true, .error = error.what()});
        }
    }
}

std::optional<Referee::Task> Referee::next(const std::stop_token& end) {
    std::unique_lock lock(mutex_);
    asked_.wait(lock, end, [this] { return waiting_.has_value(); });
    return end.stop_requested() ? std::nullopt : std::exchange(waiting_, std::nullopt);
}

void Referee::carry_out(const Task& task) {
    const Order& order = task.order;
    const rules::Game game(*order.map, rules::ruleset_named(order.ruleset), order.players);
    balance::SeriesPlan plan = order.plan;
    plan.bots = players::Lineup(plan.bots, order.players).names();
    Reporter reporter(messenger_, task.number, game, plan);
    const balance::SeriesControl control{
        .stop = &task.whistle->stop,
        .progress = [&reporter](std::size_t begun) { reporter.tell_progress(begun); },
        .tally = [&reporter](const balance::BoardTally& tally) { reporter.tell_tally(tally); },
        .abandon = &task.whistle->abandon};
    reporter.tell_end(balance::play_series(game, plan, control));
}

} // namespace pampas::desktop
