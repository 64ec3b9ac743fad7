#pragma once

#include "editor/desktop/pigs/farm_view.h"
#include "editor/desktop/table/bot_moves.h"
#include "editor/desktop/table/game_log.h"
#include "editor/desktop/table/stepper.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/wrapped_text.h"
#include "editor/sitting/seated_farms.h"

#include <wx/frame.h>

#include <cstddef>
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
    bool is_busy() const { return bots_ != nullptr && bots_->is_busy(); }

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
    void on_key(wxKeyEvent& event);

    sitting::FarmSitting& sitting() const { return game_->sitting(); }
    /// Whether a person may move now, in the position that is shown.
    bool is_open() const;
    pigs::Viewer viewer() const;

    FarmSource source_;
    std::unique_ptr<FarmSource::Opened> watched_; ///< null while playing
    std::unique_ptr<sitting::SeatedFarms> game_;  ///< null while watching
    std::vector<pigs::Action> moves_;
    FarmView* farms_ = nullptr;
    GameLog* log_ = nullptr;
    Stepper* stepper_ = nullptr;
    WrappedText* caption_ = nullptr;
    Notice* notice_ = nullptr;
    wxSpinCtrl* number_ = nullptr; ///< null unless there are several games to watch
    TextList* list_ = nullptr;     ///< of moves; this and the next six: null while watching
    WrappedText* hint_ = nullptr;
    wxButton* do_ = nullptr;
    wxButton* undo_ = nullptr;
    wxButton* hint_button_ = nullptr;
    wxButton* take_back_ = nullptr;
    /// Null while watching; the last member, because its callbacks use the others.
    std::unique_ptr<BotMoves<sitting::FarmSitting>> bots_;
};

} // namespace pampas::desktop
