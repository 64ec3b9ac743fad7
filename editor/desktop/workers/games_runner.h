#pragma once

#include "editor/desktop/workers/background_worker.h"
#include "editor/desktop/workers/give_way.h"
#include "engine/simulation/run.h"

#include <chrono>
#include <concepts>
#include <exception>
#include <functional>
#include <stop_token>
#include <string>
#include <utility>

namespace pampas::desktop {

/// How far the games of a request have come.
struct RunProgress {
    std::size_t request = 0; ///< as `GamesRunner::play` numbered it
    std::size_t played = 0;  ///< games
    std::size_t begun = 0;   ///< of these, games that were played before the request
    std::size_t most = 0;    ///< games that are played if it takes so many
    std::chrono::duration<double> passed{};
    bool over = false;
    std::string error = {}; ///< why they cannot be played; else empty

    /// Of the games there may be, from 0 to 1.
    double share() const {
        return most == 0 ? 0 : static_cast<double>(played) / static_cast<double>(most);
    }
    /// Some must have been played.
    double games_a_second() const { return static_cast<double>(played - begun) / passed.count(); }
};

/// Says when it is time to tell how far something has come.
class Pace {
  public:
    bool is_due() const {
        constexpr std::chrono::milliseconds pause{150}; // figures that change faster cannot be read
        return Clock::now() - told_ > pause;
    }
    /// It is told now.
    void told() { told_ = Clock::now(); }

  private:
    using Clock = std::chrono::steady_clock;
    Clock::time_point told_;
};

/// Has games played on threads of their own, those of one request at a time. `Progress` has what
/// is told besides how far they are.
template <class Request, std::derived_from<RunProgress> Progress>
class GamesRunner {
  public:
    using Listener = std::function<void(const Progress&)>;

    /// The games of a request while they are played.
    class Run {
      public:
        using Send = std::function<void(const Progress&)>;

        Run(std::size_t number, std::stop_token stop, std::stop_token abandon, Send send)
            : stop_(std::move(stop)), abandon_(std::move(abandon)), send_(std::move(send)) {
            progress.request = number;
        }

        /// What the listener is told next; the work adds to it.
        Progress progress;

        /// For who plays the games, who counts them by it.
        simulation::RunControl control() {
            return {stop_, [this](std::size_t games) { add(games); }, abandon_};
        }
        void tell() {
            pace_.told();
            progress.passed = Clock::now() - start_;
            send_(progress);
        }

      private:
        using Clock = std::chrono::steady_clock;

        void add(std::size_t games) {
            progress.played += games;
            if (pace_.is_due()) {
                tell();
            }
        }

        std::stop_token stop_;
        std::stop_token abandon_;
        Send send_;
        Clock::time_point start_ = Clock::now();
        Pace pace_;
    };

    /// Plays the games of a request, on the runner's thread. Throws why they cannot be played.
    using Play = std::function<void(const Request&, Run&)>;

    /// `listener` is told several times a second how far the games have come, and of their end.
    GamesRunner(Play play, Listener listener)
        : play_(std::move(play)),
          worker_([this](auto number, const auto& request,
                         const auto& abandon) { carry_out(number, request, abandon); },
                  std::move(listener)) {}

    /// Has games played in place of those that are being played. Returns the number of the request.
    std::size_t play(Request request) {
        stop_ = {};
        return worker_.ask({std::move(request), stop_.get_token()});
    }
    /// Lets no other games begin; the listener is told the end when those have ended that have
    /// begun.
    void stop() { stop_.request_stop(); }
    /// Ends the games at once; the listener is told no more of them than what is under way to it.
    void abandon() { worker_.cancel(); }

  private:
    struct StoppableRequest {
        Request games;
        std::stop_token stop; ///< lets no other games begin
    };

    void carry_out(std::size_t number, const StoppableRequest& request,
                   const std::stop_token& abandon) {
        give_way();
        Run run(number, request.stop, abandon,
                [this](const Progress& progress) { worker_.send(progress); });
        try {
            play_(request.games, run);
        } catch (const std::exception& error) {
            if (abandon.stop_requested()) {
                return;
            }
            run.progress.error = error.what();
        }
        run.progress.over = true;
        run.tell();
    }

    Play play_;
    std::stop_source stop_;                               ///< of the last request
    BackgroundWorker<StoppableRequest, Progress> worker_; ///< the last member: it uses the others
};

} // namespace pampas::desktop
