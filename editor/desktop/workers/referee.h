#pragma once

#include "analysis/balance/series.h"
#include "editor/desktop/workers/messenger.h"
#include "editor/session/outcome.h"
#include "engine/map/map.h"

#include <condition_variable>
#include <mutex>
#include <thread>

namespace pampas::desktop {

/// Games somebody wants to be played.
struct Order {
    std::shared_ptr<const map::Map> map;
    std::string ruleset; ///< its name
    int players = 2;
    balance::SeriesPlan plan;
};

/// How far an order has come.
struct Standing {
    std::size_t order = 0; ///< as `Referee::play` numbered it
    std::size_t begun = 0; ///< games
    std::size_t most = 0;  ///< games that are played if it takes so many
    double games_a_second = 0;
    std::shared_ptr<const session::Outcome> outcome; ///< of the games so far; none before the first
    bool over = false;
    std::string error; ///< why they cannot be played; else empty
};

/// Has games played on threads of their own, one order at a time.
class Referee {
  public:
    using Listener = Messenger<Standing>::Listener;

    /// `listener` is told several times a second how far the order has come, and of its end.
    explicit Referee(Listener listener);
    /// Ends the games at once.
    ~Referee();
    Referee(const Referee&) = delete;
    Referee& operator=(const Referee&) = delete;

    /// Has games played in place of those that are being played. Returns the number of the order.
    std::size_t play(Order order);
    /// Lets no other games begin; the listener is told the end when those have ended that have
    /// begun.
    void stop();
    /// Ends the games at once; the listener is told no more.
    void abandon();

  private:
    /// Set by the window's thread, read by those that play.
    struct Whistle {
        std::atomic<bool> stop = false;
        std::atomic<bool> abandon = false;
    };

    struct Task {
        std::size_t number = 0;
        Order order;
        std::shared_ptr<Whistle> whistle;
    };

    void work(const std::stop_token& end);
    /// Waits for an order; nothing when it is time to end.
    std::optional<Task> next(const std::stop_token& end);
    void carry_out(const Task& task);

    Messenger<Standing> messenger_;

    // Of the window's thread alone.
    std::size_t orders_ = 0; ///< number of the last
    std::shared_ptr<Whistle> whistle_ = std::make_shared<Whistle>();

    std::mutex mutex_; ///< of the next two
    std::condition_variable_any asked_;
    std::optional<Task> waiting_;

    std::jthread worker_; ///< the last member: it ends before the others go
};

} // namespace pampas::desktop
