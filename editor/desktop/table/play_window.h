#pragma once

#include "editor/desktop/table/bot_moves.h"
#include "editor/desktop/table/move_list.h"
#include "editor/desktop/table/table_view.h"
#include "editor/sitting/seated_game.h"

#include <wx/frame.h>

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

class wxButton;
class wxSizer;

namespace pampas::desktop {

/// A game that people play at this screen, against bots or each other. It shows a person only what
/// the seat may know; between people the hands are hidden.
class PlayWindow : public wxFrame {
  public:
    /// What is done with a game that is over.
    struct Afterwards {
        std::function<void(const std::filesystem::path& record)> keep; ///< of a game that is kept
        std::function<void()> look_back; ///< shows it from its begin on
    };

    /// `ask` asks where to save.
    PlayWindow(wxWindow* parent, const wxString& title, std::unique_ptr<sitting::SeatedGame> game,
               FileAsker ask, Afterwards afterwards = {});
    ~PlayWindow() override;

    const sitting::Sitting& sitting() const { return game_->sitting(); }
    TableView& view() { return *view_; }
    MoveList& moves() { return *moves_; }
    /// Whether bots are to move, or their actions are being shown.
    bool is_busy() const { return bots_.is_busy(); }
    /// Whether the next person must say to be there before the hand is shown.
    bool is_covered() const;
    /// The person at the screen has changed.
    void uncover();
    /// Undoes the last action, if that is possible.
    void undo();
    /// Goes back to the begin of the turn that is shown, and plays on from there.
    void take_back();
    /// Says what a strong bot would do.
    void show_hint();
    /// What is said about it; empty if it was not asked for in this position.
    wxString hint() const;

  private:
    void lay_out(FileAsker ask);
    wxWindow* choices(wxWindow* parent);
    void listen();
    bool can_look_back() const { return is_over_ && afterwards_.look_back != nullptr; }
    void do_move(const rules::Action& action);
    /// After any change: keeps it, shows it, and asks who is to move.
    void go_on();
    void show_turn();
    void show_places();
    void allow_buttons();
    wxString turn_words() const;
    void press_main();
    void on_key(wxKeyEvent& event);

    int seat() const { return sitting().state().seat(); }
    /// Who may see what is on the screen.
    wording::Viewer viewer() const;
    /// Whether a person may move now, in the position that is shown.
    bool is_open() const;

    std::unique_ptr<sitting::SeatedGame> game_;
    Afterwards afterwards_;
    bool is_over_ = false; ///< and kept
    int people_ = 0;
    std::optional<int> at_screen_; ///< the person whose hand may be shown
    TableView* view_;
    MoveList* moves_;
    wxButton* main_; ///< does the selected move, or shows the hand of the next person
    wxButton* hint_button_;
    wxButton* undo_;
    wxButton* take_back_;
    WrappedText* hint_;
    bool shows_gains_ = false;        ///< whether the board shows what moves would bring
    BotMoves<sitting::Sitting> bots_; ///< last member, because its callbacks use the others
};

} // namespace pampas::desktop
