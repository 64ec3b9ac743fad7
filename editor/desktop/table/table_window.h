#pragma once

#include "editor/desktop/context/game_source.h"
#include "editor/desktop/table/games_list.h"
#include "editor/desktop/table/review_panel.h"
#include "editor/desktop/table/table_view.h"
#include "editor/desktop/table/watched_game.h"

#include <wx/frame.h>

#include <memory>

class wxChoice;
class wxSizer;
class wxSpinCtrl;

namespace pampas::desktop {

/// Shows games action by action. The user chooses a game, steps through it or plays it on, and
/// looks at it as a seat does.
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
    Stepper& stepper() { return view_->stepper(); }
    const Canvas& canvas() const { return view_->canvas(); }
    const TextList& log() const { return view_->log(); }
    /// The games behind figures; null for games without results.
    GamesList* games() { return games_; }
    ReviewPanel& review() { return *review_; }
    /// Shows the game as this seat sees it, without a review, or all of it.
    void look_as(wording::Viewer viewer);

  private:
    void lay_out();
    wxSizer* choices();
    void offer_viewers();
    void on_key(wxKeyEvent& event);

    GameSource source_;
    std::shared_ptr<const WatchedGame> game_;
    wxSpinCtrl* number_ = nullptr; ///< null if there is one game only
    GamesList* games_ = nullptr;   ///< null if the source has no list
    ReviewPanel* review_ = nullptr;
    wxChoice* seen_by_ = nullptr;
    TableView* view_ = nullptr;
};

} // namespace pampas::desktop
