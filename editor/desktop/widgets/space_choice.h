#pragma once

#include "engine/map/space.h"

#include <wx/choice.h>

#include <functional>

namespace pampas::desktop {

/// A choice between the kinds of spaces.
class SpaceChoice : public wxChoice {
  public:
    SpaceChoice(wxWindow* parent, map::Space chosen, const std::function<void()>& changed);

    map::Space space() const;
};

} // namespace pampas::desktop
