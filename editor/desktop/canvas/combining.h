#pragma once

#include "editor/document/selection.h"

#include <wx/kbdstate.h>

namespace pampas::desktop {

/// What the keys that are held say of a choice: Shift adds it, Ctrl takes it away.
inline document::Combine combining(const wxKeyboardState& keys) {
    if (keys.ShiftDown()) {
        return document::Combine::Add;
    }
    return keys.ControlDown() ? document::Combine::Remove : document::Combine::Replace;
}

} // namespace pampas::desktop
