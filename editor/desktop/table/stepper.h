#pragma once

#include <wx/panel.h>
#include <wx/timer.h>

#include <cstddef>
#include <functional>
#include <vector>

class wxBitmapButton;
class wxChoice;
class wxSlider;
class wxSpinCtrl;

namespace pampas::desktop {

/// The actions of a game and its moments, as those of `simulation::Playback`.
struct Course {
    /// Those of a game now; it may go on.
    template <class Playback>
    static Course of(const Playback& playback) {
        return {playback.actions(), playback.turns(), playback.rounds(), playback.scorings()};
    }

    std::size_t actions = 0;
    std::vector<std::size_t> turns;
    std::vector<std::size_t> rounds;
    std::vector<std::size_t> scorings;
};

/// Leads through the actions of a game: buttons, keys, a slider, a field to jump, and playing at a
/// speed.
class Stepper : public wxPanel {
  public:
    /// Calls `went` with the number of actions after which the game is shown. It is disabled until
    /// it leads through a game; before that only `lead` and `at` may be called.
    Stepper(wxWindow* parent, std::function<void(std::size_t)> went);

    /// Leads through a game from its set-up on. Does not call `went`.
    void lead(Course course);
    /// The number of actions after which the game is shown.
    std::size_t at() const { return at_; }
    /// Shows the game after this many actions, or as many as it has.
    void go(std::size_t at);

    /// Goes to the next or previous action, or to where a turn, a round or a scoring begins or
    /// ends; stays if there is none.
    void step(int by);
    void step_turn(bool forwards);
    void step_round(bool forwards);
    void step_scoring();
    void go_to_start() { go(0); }
    void go_to_end();
    /// Plays on by itself, or pauses.
    void toggle_playing();
    bool is_playing() const { return timer_.IsRunning(); }
    /// Milliseconds between actions at the chosen speed.
    int interval() const;

    /// Handles a key of the window; returns whether it is one of these.
    bool handle(const wxKeyEvent& event);

  private:
    wxBitmapButton* button(const char* icon, const wxString& tip, std::function<void()> press);
    void step_in(const std::vector<std::size_t>& numbers, bool forwards);
    void show_playing();

    std::function<void(std::size_t)> went_;
    Course course_;
    std::size_t at_ = 0;
    wxSlider* slider_;
    wxSpinCtrl* field_;
    wxChoice* speed_;
    wxBitmapButton* play_ = nullptr;
    wxTimer timer_;
};

} // namespace pampas::desktop
