#pragma once

#include "editor/desktop/canvas/canvas_controller.h"

#include <functional>
#include <string>

namespace pampas::desktop {

/// What is done with spaces that are chosen, and with pieces of the map at hand.
class SelectionCommands {
  public:
    /// Both outlive it. Where the user is, the controller says.
    SelectionCommands(Context& context, CanvasController& controller)
        : context_(context), controller_(controller) {}

    /// The `Select` menu.
    Menu menu();
    /// For the `Edit` menu: clipboard, pieces, stamps.
    std::vector<ActionGroup> edit_actions();

  private:
    using Change = std::function<document::Selection()>;

    ActionGroup clipboard_actions();
    ActionGroup board_actions();
    ActionGroup piece_actions();
    ActionGroup motion_actions();
    ActionGroup stamp_actions();
    Action select_action(std::string id, std::string label, const wxString& key,
                         const wxString& help, Change change);
    Action motion_action(std::string id, std::string label, const wxString& key,
                         const wxString& help, const std::string& step,
                         document::StampMotion motion);
    bool chosen() const { return !context_.document().selection().empty(); }
    const map::Map& map() const { return context_.map(); }
    document::Selection kind_here();
    document::Selection region_here();
    void copy();
    void copy_board(const std::string& format, const std::string& said);
    void paste();
    void take(const std::string& text);
    void duplicate();
    void move();
    void replace_kind_here();
    void erase(const std::string& step);
    void turn_or_mirror(const document::StampMotion& motion, const std::string& step);
    void hold(document::Held held);
    void keep_stamp(int number);
    void hold_stamp(int number);

    Context& context_;
    CanvasController& controller_;
    document::Selection turned_; ///< what was turned or mirrored last, as it lies since
    hex::Coordinate pivot_;      ///< around which: six turns lead back
};

} // namespace pampas::desktop
