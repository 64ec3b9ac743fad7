#pragma once

#include <wx/gdicmn.h>
#include <wx/timer.h>

#include <optional>

namespace pampas::testing {

/// Uses the next context menu: notes its place once it has the focus, and presses Escape.
class MenuUser : private wxTimer {
  public:
    MenuUser() { Start(5); }

    /// The corner of the menu on the screen; none before a menu appears.
    std::optional<wxPoint> place() const { return place_; }

  private:
    void Notify() override;

    std::optional<wxPoint> place_;
};

} // namespace pampas::testing
