#pragma once

#include "editor/picture/view.h"

#include <wx/colour.h>
#include <wx/gdicmn.h>

#include <string>

class wxDC;
class wxWindow;

/// How windows draw seats.
namespace pampas::desktop {

constexpr int disc_side = 22; ///< in DIP

/// A colour of the board in a window.
wxColour wx_colour(const picture::Colour& colour);

/// Draws a disc in the colours of a seat with its number, in the font of `window`.
void draw_disc(wxDC& dc, const wxWindow& window, const wxRect& place, int seat, bool is_to_move);

/// A seat at the beginning of a sentence: `Seat 2`.
std::string seat_name(int seat);

/// A figure with what changed, if anything: `12 (+3)`, `1 point (−8)`.
std::string with_change(const std::string& figure, int change);

} // namespace pampas::desktop
