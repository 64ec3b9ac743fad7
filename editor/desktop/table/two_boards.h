#pragma once

#include "editor/desktop/canvas/linked_canvases.h"
#include "editor/desktop/table/game_log.h"
#include "editor/desktop/table/shown_position.h"
#include "editor/desktop/table/watched_game.h"

#include <wx/panel.h>

#include <array>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace pampas::desktop {

class WrappedText;

/// A deal played by the same players on a map before and after a change.
struct GamePair {
    std::shared_ptr<const WatchedGame> before;
    std::shared_ptr<const WatchedGame> after;
    std::optional<std::size_t> first_difference = {}; ///< empty if no action differs
    std::vector<hex::Coordinate> changed = {};        ///< spaces of the map
};

/// Two games beside each other after the same number of actions: their boards, which show the same
/// part of both maps with the changed spaces outlined, the last action, and what happened.
class TwoBoards : public wxPanel {
  public:
    /// `go` is called with the number of an action that the user picks in a log.
    TwoBoards(wxWindow* parent, const std::function<void(std::size_t)>& go);

    /// Shows two games as a viewer sees them; `go` must follow.
    void show(GamePair games, wording::Viewer viewer);
    void look_as(wording::Viewer viewer);
    /// Shows both after so many actions, a shorter one at its end. Returns their positions.
    std::array<ShownPosition, 2> go(std::size_t at);

    /// What is shown; null before the first games.
    const GamePair* games() const { return games_ ? &*games_ : nullptr; }
    const LinkedCanvases& canvases() const { return canvases_; }
    const GameLog& log(std::size_t side) const { return *sides_[side].log; }

  private:
    struct Side {
        WrappedText* caption = nullptr;
        GameLog* log = nullptr;
    };

    wxSizer* lay_out(std::size_t side, const wxString& title,
                     const std::function<void(std::size_t)>& go);
    const WatchedGame& game(std::size_t side) const {
        return side == 0 ? *games_->before : *games_->after;
    }

    std::optional<GamePair> games_;
    LinkedCanvases canvases_;
    std::array<Side, 2> sides_;
};

} // namespace pampas::desktop
