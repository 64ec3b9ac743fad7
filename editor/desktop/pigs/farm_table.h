#pragma once

#include "editor/desktop/pigs/farm_view.h"
#include "editor/desktop/table/game_log.h"
#include "editor/desktop/table/stepper.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/wrapped_text.h"
#include "editor/desktop/workers/run.h"
#include "editor/sitting/seated_farms.h"

#include <wx/frame.h>
#include <wx/timer.h>

#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

class wxButton;
class wxSizer;
class wxSpinCtrl;

namespace pampas::desktop {

/// Games of Happy Pigs to watch, by their index.
struct FarmSource {
    using Opened = simulation::OpenedGame<pigs::Game>;

    std::string title;
    std::size_t games = 1;
    std::function<Opened(std::size_t)> open; ///< throws `InputError` or `simulation::Contradiction`
};

/// A game of Happy Pigs at the table: to watch action by action, or to play against bots and with
/// others at the same screen. It shows people only what their seats may know.
class FarmTable : public wxFrame {
  public:
    /// Watches games that are over.
    FarmTable(wxWindow* parent, FarmSource source);
    /// Plays a game.
    FarmTable(wxWindow* parent, const wxString& title, std::unique_ptr<sitting::SeatedFarms> game);
    ~FarmTable() override;

    /// The game that is shown; null if none could be opened.
    const pigs::Playback* playback() const;
    Stepper& stepper() { return *stepper_; }
    const GameLog& log() const { return *log_; }
    FarmView& farms() { return *farms_; }
    const Notice& notice() const { return *notice_; }
    /// The moves that the person at the screen may do now; empty while a bot is to move.
    const std::vector<pigs::Action>& moves() const { return moves_; }
    /// Whether bots are to move, or their actions are being shown.
    bool is_busy() const { return run_.is_running() || !planned_.empty(); }

    /// Watches the game with this index of the source. Says what is wrong if it cannot be opened.
    void open(std::size_t index);
    /// Does one of `moves`.
    void do_move(std::size_t number);
    /// Undoes the last action of the own turn, if that is possible.
    void undo();
    /// Goes back to the begin of the turn that is shown, and plays on from there.
    void take_back();
    /// Selects and explains what a strong bot would do.
    void show_hint();

  private:
    void lay_out();
    void add_moves(wxWindow& ground, wxSizer& row);
    void add_numbers(wxWindow& ground, wxSizer& column);
    /// Leads through the game that is shown, from its begin or at its end.
    void lead(bool to_end);
    void show_position();
    void show_moves();
    std::string turn_words() const;
    void allow_buttons();
    /// After any change: keeps it, shows it, and asks who is to move.
    void go_on();
    void think();
    void on_thought();
    void on_pace();
    void on_key(wxKeyEvent& event);

    sitting::FarmSitting& sitting() const { return game_->sitting(); }
    /// Whether a person may move now, in the position that is shown.
    bool is_open() const;
    pigs::Viewer viewer() const;

    FarmSource source_;
    std::unique_ptr<FarmSource::Opened> watched_; ///< null while playing
    std::unique_ptr<sitting::SeatedFarms> game_;  ///< null while watching
    std::vector<pigs::Action> moves_;
    std::deque<pigs::Action> planned_; ///< by the bot to move
    FarmView* farms_ = nullptr;
    GameLog* log_ = nullptr;
    Stepper* stepper_ = nullptr;
    WrappedText* caption_ = nullptr;
    Notice* notice_ = nullptr;
    wxSpinCtrl* number_ = nullptr; ///< null unless there are several games to watch
    TextList* list_ = nullptr;     ///< of moves; this and the next five: null while watching
    WrappedText* hint_ = nullptr;
    wxButton* do_ = nullptr;
    wxButton* undo_ = nullptr;
    wxButton* hint_button_ = nullptr;
    wxButton* take_back_ = nullptr;
    wxTimer pace_;
    Run<std::vector<pigs::Action>> run_; ///< last member, because its callback uses the others
};

} // namespace pampas::desktop
