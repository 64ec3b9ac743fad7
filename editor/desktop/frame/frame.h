#pragma once

#include "editor/desktop/context/context.h"

#include <wx/frame.h>

#include <memory>

namespace pampas::desktop {

class Commands;
class DialogLetters;
class MapWindow;
class Panes;
class TextUndo;

/// The main window: the map in the middle, panels around it, menus above.
class Frame : public wxFrame {
  public:
    /// `context` outlives it.
    explicit Frame(Context& context);
    ~Frame() override;

    /// Opens them all, beside each other.
    void open_all(const std::vector<session::Place>& places);
    /// Opens the files that were dropped on the window; brings what is in folders into the library.
    void take(const std::vector<std::filesystem::path>& dropped);
    /// Offers what editors that were stopped have left unsaved.
    void offer_unsaved_work();
    /// Shows the welcome page, if the user wants it at the start.
    void welcome();
    /// What the menus offer.
    ActionTable& actions();

  private:
    void listen();
    void refresh_title();
    void on_close(wxCloseEvent& event);

    Context& context_;
    MapWindow* map_;
    std::unique_ptr<Panes> panes_;
    std::unique_ptr<Commands> commands_;
    std::unique_ptr<TextUndo> text_undo_;
    std::unique_ptr<DialogLetters> dialog_letters_;
    Connections connections_;
};

} // namespace pampas::desktop
