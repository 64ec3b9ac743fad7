#pragma once

#include "editor/desktop/workers/run.h"

#include <wx/event.h>
#include <wx/timer.h>

#include <deque>
#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace pampas::desktop {

/// Plays for the bots of a sitting: the bot that is to move plans on another thread, and then does
/// its actions one by one, at a pace that people can follow. `Sitting` is a `simulation::Sitting`.
template <class Sitting>
class BotMoves : private wxEvtHandler {
  public:
    struct Listeners {
        std::function<int()> interval; ///< milliseconds between actions
        std::function<void()> acted;   ///< an action was done
        std::function<void(const std::string& why)> failed;
    };

    /// The sitting must outlive it.
    BotMoves(Sitting& sitting, Listeners listeners)
        : sitting_(sitting), listeners_(std::move(listeners)), pace_(this),
          run_([this] { on_thought(); }) {
        Bind(wxEVT_TIMER, [this](wxTimerEvent&) { act(); });
    }

    /// Whether a bot thinks, or its actions are being shown. If not, the sitting may be changed.
    bool is_busy() const { return run_.is_running() || !planned_.empty(); }

    /// Lets the bot that is to move think, unless a person is, or what a bot planned is not done
    /// yet. To be called after each change of the sitting.
    void go_on() {
        if (sitting_.state().over() || sitting_.awaits_person() || is_busy()) {
            return;
        }
        run_.start([this](const simulation::RunControl&, const auto&) {
            std::vector<Action> actions;
            for (const Action& action : sitting_.bot_plan()) {
                actions.push_back(action);
            }
            return actions;
        });
    }

  private:
    using Action = typename Sitting::Action;

    void on_thought() {
        if (run_.is_running()) {
            return;
        }
        if (run_.result() == nullptr) {
            return listeners_.failed(run_.state().error);
        }
        planned_.assign(run_.result()->begin(), run_.result()->end());
        pace_.StartOnce(listeners_.interval());
    }

    void act() {
        sitting_.apply(planned_.front());
        planned_.pop_front();
        if (!planned_.empty()) {
            pace_.StartOnce(listeners_.interval());
        }
        listeners_.acted();
    }

    Sitting& sitting_;
    Listeners listeners_;
    std::deque<Action> planned_;
    wxTimer pace_;
    Run<std::vector<Action>> run_; ///< last member, because its callback uses the others
};

} // namespace pampas::desktop
