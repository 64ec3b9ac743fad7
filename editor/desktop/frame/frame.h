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

    /// The commands of the menus.
    Commands& commands() { return *commands_; }
    /// The middle of the window.
    MapWindow& map() { return *map_; }

  private:
    void listen();
    void explain();
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
