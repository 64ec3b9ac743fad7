#pragma once

#include "editor/desktop/canvas/canvas.h"
#include "editor/desktop/context/game_source.h"
#include "editor/desktop/table/games_list.h"
#include "editor/desktop/table/seat_list.h"
#include "editor/desktop/table/stepper.h"
#include "editor/desktop/table/watched_game.h"
#include "editor/desktop/widgets/searched_list.h"

#include <wx/frame.h>

#include <memory>
#include <optional>
#include <vector>

class wxChoice;
class wxSizer;
class wxSpinCtrl;

namespace pampas::desktop {

class Notice;
class WrappedText;

/// Shows games action by action: the board, the seats, the log. The user steps through a game,
/// plays it on, and looks at it as a seat does.
class TableWindow : public wxFrame {
  public:
    /// Shows the first game of the source's list or, without one, of the source. If it cannot be
    /// opened, says why.
    TableWindow(wxWindow* parent, GameSource source);
    ~TableWindow() override;

    /// Shows the game with this number of the source.
    void open(std::size_t number);
    /// The game that is shown; null if none could be opened.
    const WatchedGame* game() const { return game_.get(); }
    Stepper& stepper() { return *stepper_; }
    const Canvas& canvas() const { return *canvas_; }
    const TextList& log() const { return *log_; }
    /// The games behind figures; null for games without results.
    GamesList* games() { return games_; }
    /// Shows the game as this seat sees it, or all of it.
    void look_as(wording::Viewer viewer);

  private:
    void lay_out();
    wxSizer* choices(wxWindow* parent);
    void listen();
    /// Gives the seats the height they need, but no more than most of it.
    void share_height();
    void offer_viewers();
    void show_log();
    void show_position();
    void select_line();
    void on_key(wxKeyEvent& event);

    GameSource source_;
    map::Map empty_; ///< shown while there is no game
    std::unique_ptr<WatchedGame> game_;
    wording::Viewer viewer_;
    std::vector<LogLine> lines_;
    wxSpinCtrl* number_ = nullptr; ///< null if there is one game only
    GamesList* games_ = nullptr;   ///< null if the source has no list
    wxChoice* seen_by_;
    Canvas* canvas_;
    WrappedText* caption_;
    SeatList* seats_;
    TextList* log_;
    wxSizer* side_; ///< of the seats and the log
    Stepper* stepper_;
    Notice* notice_;
};

} // namespace pampas::desktop
