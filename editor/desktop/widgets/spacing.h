#pragma once

namespace pampas::desktop::spacing {

/// Room around lines of lists and beside small pictures, in DIP.
constexpr int narrow_gap = 4;

/// Room between things that belong together, in DIP.
constexpr int gap = 6;

/// Room around rows and between groups, in DIP.
constexpr int wide_gap = 8;

/// The side of the mark that leads a sentence, in DIP.
constexpr int mark_side = 16;

} // namespace pampas::desktop::spacing
