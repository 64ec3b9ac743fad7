#pragma once

#include "editor/desktop/context/game_source.h"
#include "editor/desktop/table/games_list.h"
#include "editor/desktop/table/note_field.h"
#include "editor/desktop/table/review_panel.h"
#include "editor/desktop/table/table_view.h"
#include "editor/desktop/table/watched_game.h"
#include "editor/desktop/workers/run.h"

#include <wx/frame.h>

#include <memory>

class wxChoice;
class wxSizer;
class wxSpinCtrl;

namespace pampas::desktop {

class Context;
class WhatIf;

/// Shows games action by action. The user chooses a game, steps through it or plays it on, and
/// looks at it as a seat does.
class TableWindow : public wxFrame {
  public:
    /// Shows the first game of the source's list or, without one, of the source. If it cannot be
    /// opened, says why. `ask` asks where to save.
    TableWindow(wxWindow* parent, GameSource source, FileAsker ask);
    ~TableWindow() override;

    /// From now on, while the open map of the games is another than they were played on, offers to
    /// play them on it. Does nothing for games without an open map. The context outlives this.
    void ask_what_if(Context& context);
    /// Null before that.
    WhatIf* what_if() { return what_if_.get(); }

    /// Shows the game with this number of the source; later, if the source is slow.
    void open(std::size_t number);
    /// The game that is shown; null if none could be opened.
    const WatchedGame* game() const { return game_.get(); }
    Stepper& stepper() { return view_->stepper(); }
    const Canvas& canvas() const { return view_->canvas(); }
    const GameLog& log() const { return view_->log(); }
    /// Saves the game that is shown, not one on a changed map.
    SaveRow& saving() { return view_->saving(); }
    /// The games behind figures; null for games without results.
    GamesList* games() { return games_; }
    ReviewPanel& review() { return *review_; }
    /// The note on the position; null if notes cannot be kept.
    NoteField* note() { return note_; }
    /// Shows the game as this seat sees it, without a review, or all of it.
    void look_as(wording::Viewer viewer);

  private:
    /// A game opened, and its index in the source.
    struct Opened {
        std::size_t index;
        std::shared_ptr<const WatchedGame> game;
    };

    void lay_out(FileAsker ask);
    wxSizer* choices();
    void offer_viewers();
    void add_note();
    void show(const Opened& opened);
    void on_opened();
    void keep_notes(const simulation::Notes& notes);
    /// Shows the board of the game, or both boards of `what_if_`.
    void show_boards();
    bool shows_both() const;
    /// Focuses a board if what had the focus is hidden, so that keys lead through the game.
    void keep_focus();
    /// Shows the list of games and the review, unless both boards need their room or only one seat
    /// may be known.
    void show_left();
    void on_key(wxKeyEvent& event);

    GameSource source_;
    std::shared_ptr<const WatchedGame> game_;
    std::size_t index_ = 0;        ///< of the game in the source
    wxSpinCtrl* number_ = nullptr; ///< null if there is one game only
    GamesList* games_ = nullptr;   ///< null if the source has no list
    ReviewPanel* review_ = nullptr;
    NoteField* note_ = nullptr; ///< null if notes cannot be kept
    wxChoice* seen_by_ = nullptr;
    wording::Viewer viewer_;
    TableView* view_ = nullptr;
    std::unique_ptr<WhatIf> what_if_;
    Run<Opened> opening_{[this] { on_opened(); }}; ///< last member, as its callback uses the others
};

} // namespace pampas::desktop
