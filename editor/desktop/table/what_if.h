#pragma once

#include "editor/desktop/context/context.h"
#include "editor/desktop/table/pairs_of_games.h"
#include "editor/desktop/table/seats_of_both.h"
#include "editor/desktop/table/two_boards.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/workers/run.h"

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>

class wxCheckBox;

namespace pampas::desktop {

class WrappedText;

/// What if the map had been another? While the open map of games is changed, plays the game that is
/// looked at on the changed map, on another thread, and shows both games beside each other. The
/// user asks for it, or it follows the map by itself.
class WhatIf {
  public:
    /// The games at the table, all of it from results.
    struct Games {
        PlayedOn on;
        std::shared_ptr<const report::GamesSummary> summary;
    };
    /// What the table does.
    struct Table {
        std::function<void(std::size_t)> go; ///< goes to an action that the user picked
        std::function<void()> changed;       ///< shows one board or both; other games are on both
    };

    /// Makes its windows in `parent`, hidden, for the table's layout. The context outlives it.
    WhatIf(wxWindow* parent, Context& context, Games games, Table table);

    /// A bar that says what differs and offers to play; hidden while the map is as it was.
    wxWindow& bar() { return *bar_; }
    TwoBoards& boards() { return *boards_; }
    /// The seats and ends of both games, and many such pairs.
    wxWindow& results() { return *results_; }
    const PairsOfGames& pairs() const { return *pairs_; }

    /// The game that is looked at on the map as it was. Until it is played on the changed map, the
    /// games before it stay.
    void look_at(std::shared_ptr<const WatchedGame> game);
    void look_as(wording::Viewer viewer);
    /// Shows both games after so many actions; both must be shown.
    void go(std::size_t at);

    /// Whether both games are shown.
    bool shows_both() const { return shows_both_; }
    /// The game with more actions; both must be shown.
    const wording::Playback& longer() const;
    /// Whether a game is being played on the changed map.
    bool is_playing() const { return asked_ != nullptr; }
    /// What the bar says; empty while it is hidden.
    wxString text() const { return notice_->text(); }

  private:
    using MapPointer = std::shared_ptr<const map::Map>;
    struct Request {
        MapPointer map;
        std::shared_ptr<const WatchedGame> game;
    };
    struct Answer {
        std::size_t request = 0;
        GamePair games = {};
        std::string problem = {}; ///< why there are none
    };

    void lay_out(wxWindow* parent);
    /// Where the map of the games is open; null if it no longer is.
    const session::Session* open_session() const;
    /// The open map, if its board is another than that of the games.
    MapPointer changed_map() const;
    void answer(std::size_t number, const Request& request) const;
    void take(const Answer& answer);
    void press();
    /// Plays and shows what the open map and the user ask for.
    void refresh();
    /// Whether the game on a map is shown, being played, or impossible.
    bool is_known(const map::Map& map) const;
    bool is_shown(const map::Map& map) const;
    void show_one();
    /// Says what there is to say about the changed map; null: nothing.
    void say(const MapPointer& now);
    wxString difference_text() const;

    Context& context_;
    Games games_;
    Table table_;
    wxWindow* bar_ = nullptr;
    NoticeBar* notice_ = nullptr;
    wxCheckBox* follows_ = nullptr;
    TwoBoards* boards_ = nullptr;
    wxWindow* results_ = nullptr;
    SeatsOfBoth* seats_ = nullptr;
    WrappedText* ends_ = nullptr;
    PairsOfGames* pairs_ = nullptr;
    std::shared_ptr<const WatchedGame> game_;
    wording::Viewer viewer_;
    MapPointer wanted_; ///< the map that the user asked for; null: none
    MapPointer asked_;  ///< the map of the request in progress
    MapPointer shown_;  ///< the map of the second board
    MapPointer failed_; ///< the map that the game cannot be played on
    std::string problem_;
    std::size_t request_ = 0; ///< the number of the last one
    bool shows_both_ = false;
    bool offers_one_ = false; ///< whether the bar offers to show one board
    Connections connections_;
    BackgroundWorker<Request, Answer> worker_; ///< last member, because it uses the others
};

} // namespace pampas::desktop
