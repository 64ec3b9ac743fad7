#pragma once

#include "editor/desktop/canvas/canvas_controller.h"
#include "editor/desktop/frame/menus.h"

#include <string>

namespace pampas::desktop {

/// Commands that select spaces, go to spaces, and work on the selection and on pieces that the user
/// holds.
class SelectionCommands {
  public:
    /// Context and controller outlive it. The controller knows where the user is.
    SelectionCommands(Context& context, CanvasController& controller)
        : context_(context), controller_(controller) {}

    void add_to(Handlers& handlers);

  private:
    void add_selecting(Handlers& handlers);
    void add_going(Handlers& handlers);
    void add_motions(Handlers& handlers);
    ActionGroup stamp_actions();
    const document::Selection& selection() const { return context_.document().selection(); }
    bool chosen() const { return !selection().empty(); }
    const map::Map& map() const { return context_.map(); }
    void copy();
    /// Does some work and, if it throws `InputError`, says why.
    void attempt(const std::function<void()>& work) const;
    void copy_board(const std::string& format, const std::string& said);
    void take(const std::string& text);
    void paste_without_pampas();
    void move();
    void replace_kind_here();
    void erase(const std::string& step);
    void turn_or_mirror(const document::StampMotion& motion, const std::string& step);
    void hold(document::Held held);
    void keep_stamp(int number);
    void hold_stamp(int number);
    /// Moves the cursor to a space of the map and scrolls it into sight.
    void go(hex::Coordinate at);
    void ask_space();
    /// Goes to the next space of the chosen kind, in reading order, or to the one before.
    void go_to_kind(bool forwards);

    Context& context_;
    CanvasController& controller_;
    document::Selection turned_; ///< where the piece lies that was turned or mirrored last
    hex::Coordinate pivot_;      ///< kept for further turns, so that six lead back
};

} // namespace pampas::desktop
