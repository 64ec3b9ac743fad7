#pragma once

#include "editor/desktop/canvas/canvas_controller.h"
#include "editor/desktop/frame/menus.h"

#include <string>

namespace pampas::desktop {

/// Chooses spaces and leads to them, and does what is done with those chosen and with pieces of the
/// map at hand.
class SelectionCommands {
  public:
    /// Both outlive it. The controller knows where the user is.
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
    /// Does something that may throw `InputError`, and says why it cannot be done.
    void attempt(const std::function<void()>& work);
    void copy_board(const std::string& format, const std::string& said);
    void take(const std::string& text);
    void move();
    void replace_kind_here();
    void erase(const std::string& step);
    void turn_or_mirror(const document::StampMotion& motion, const std::string& step);
    void hold(document::Held held);
    void keep_stamp(int number);
    void hold_stamp(int number);
    /// Moves the keyboard's cursor to a space of the map and scrolls it into sight.
    void go(hex::Coordinate at);
    void ask_space();
    /// Goes to the next space of the chosen kind, in reading order, or to the one before.
    void go_to_kind(bool forwards);

    Context& context_;
    CanvasController& controller_;
    document::Selection turned_; ///< what was turned or mirrored last, as it lies since
    hex::Coordinate pivot_;      ///< around which: six turns lead back
};

} // namespace pampas::desktop
