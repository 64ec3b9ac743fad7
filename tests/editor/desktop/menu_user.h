#pragma once

#include <wx/defs.h>
#include <wx/gdicmn.h>
#include <wx/timer.h>

#include <optional>
#include <vector>

namespace pampas::testing {

/// Uses the next context menu: notes its place once it has the focus, and presses keys, by default
/// Escape.
class MenuUser : private wxTimer {
  public:
    explicit MenuUser(std::vector<int> keys = {WXK_ESCAPE}) : keys_(std::move(keys)) { Start(5); }

    /// The corner of the menu on the screen; none before a menu appears.
    std::optional<wxPoint> place() const { return place_; }

  private:
    void Notify() override;

    std::vector<int> keys_;
    std::optional<wxPoint> place_;
};

} // namespace pampas::testing
