#pragma once

#include "editor/desktop/canvas/canvas.h"
#include "editor/desktop/table/game_log.h"
#include "editor/desktop/table/save_row.h"
#include "editor/desktop/table/seat_list.h"
#include "editor/desktop/table/stepper.h"

#include <wx/panel.h>

#include <functional>
#include <string>
#include <vector>

class wxBoxSizer;
class wxSizer;

namespace pampas::desktop {

class WrappedText;

/// A game at any of its actions: the board, the seats, the log, a stepper that leads through it,
/// and a row that saves what is seen.
class TableView : public wxPanel {
  public:
    /// Tells which game is shown: the first three members of `SeenGame`.
    using GameTeller = std::function<SeenGame()>;

    /// Shows an empty board until it leads through a game. For saving, `ask` asks where,
    /// and `game` tells what.
    TableView(wxWindow* parent, FileAsker ask, GameTeller game);
    /// Puts a row of the owner's choices above the seats; its windows are children of this panel.
    void set_head(wxSizer* head);

    /// Leads through a game from its set-up on. Playback and map outlive the view or the next call.
    /// `names` are those of the seats.
    void lead(const wording::Playback& playback, const map::Map& map,
              const std::vector<std::string>& names);
    /// Shows the end of the game, which has gone on or back, as this seat sees it, or all of it.
    void follow(wording::Viewer viewer);
    /// Shows the game as this seat sees it, or all of it.
    void look_as(wording::Viewer viewer);
    /// Windows in this panel that can stand in for its own.
    struct StandIn {
        wxWindow* above;  ///< stands above the board in any case, while it is shown
        wxWindow* boards; ///< for the board and the log
        wxWindow* side;   ///< for the seats
        std::function<void(std::size_t)> go; ///< shows the position after so many actions
    };
    /// Puts the owner's windows below the log; they are children of this panel.
    void set_foot(wxSizer* foot);
    /// Shows in the log what was written about the game that is led through.
    void show_notes(const simulation::Notes& notes);
    /// Takes such windows into its layout.
    void add(StandIn stand_in);
    /// Lets them stand in from now on, led through this game, or no longer (null), and shows the
    /// position after so many actions.
    void stand_in(const wording::Playback* led, std::size_t at);

    /// Calls `shown` whenever another position is shown.
    void on_shown(std::function<void()> shown) { shown_ = std::move(shown); }
    /// Writes a line below the board, until another position is shown.
    void say(const wxString& caption);
    /// What is wrong, below the log.
    Notice& notice() { return saving_->notice(); }
    /// Saves what is seen, the game itself where another stands in. Allowed as soon as a game is
    /// shown.
    SaveRow& saving() { return *saving_; }

    Stepper& stepper() { return *stepper_; }
    Canvas& canvas() { return *canvas_; }
    const GameLog& log() const { return *log_; }

  private:
    void lay_out();
    void listen();
    /// Gives the seats the height they need, but no more than most of it.
    void share_height();
    void show_position();
    SeenGame seen(const GameTeller& game) const;

    map::Map empty_; ///< shown while there is no game
    const wording::Playback* playback_ = nullptr;
    wording::Viewer viewer_;
    simulation::Notes notes_;
    std::function<void()> shown_;
    StandIn stand_in_{};
    bool stands_in_ = false; ///< whether `stand_in_` is shown
    Canvas* canvas_;
    WrappedText* caption_;
    SeatList* seats_;
    GameLog* log_;
    wxBoxSizer* board_; ///< of the board and the stepper
    wxBoxSizer* side_;  ///< of the seats and the log
    Stepper* stepper_;
    SaveRow* saving_;
};

} // namespace pampas::desktop
