#pragma once

#include "engine/map/map.h"

#include <wx/panel.h>

#include <vector>

class wxCheckBox;

namespace pampas::desktop {

/// Boxes to choose numbers of players with, one or several.
class PlayerBoxes : public wxPanel {
  public:
    /// Four are chosen at first. `tip` explains what the numbers are for.
    PlayerBoxes(wxWindow* parent, const wxString& tip);

    /// Offers these numbers; keeps what was chosen of them, or else chooses the nearest to four.
    void offer(const map::PlayerRange& numbers);
    /// Ascending; may be empty.
    std::vector<int> chosen() const;
    void choose(const std::vector<int>& numbers);

  private:
    std::vector<wxCheckBox*> boxes_; ///< from two on
};

} // namespace pampas::desktop
