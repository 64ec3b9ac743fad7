#pragma once

#include <wx/colour.h>
#include <wx/event.h>
#include <wx/gdicmn.h>
#include <wx/string.h>
#include <wx/window.h>

#include <vector>

class wxBitmap;
class wxDC;
namespace pampas::desktop {

/// Distances between items, in DIP.
namespace spacing {

/// Around lines of lists and beside small pictures.
constexpr int narrow_gap = 4;
/// Between related items.
constexpr int gap = 6;
/// Around rows and between groups.
constexpr int wide_gap = 8;
/// The side of the mark before a sentence.
constexpr int mark_side = 16;

} // namespace spacing

/// The meaning of a mark beside a text.
enum class Tone { Error, Warning, Note, Good };

/// Whether the background calls for light text.
bool is_dark(const wxColour& background);

/// The colour at `share` (0 to 1) of the way between two colours.
wxColour blend(const wxColour& from, const wxColour& to, double share);

/// The contrast ratio of two colours, from 1 (equal) to 21 (black and white). Text needs 4.5 (WCAG
/// 2.1, 1.4.3).
double contrast(const wxColour& a, const wxColour& b);

/// A readable colour for less important text.
wxColour faint(const wxColour& text, const wxColour& background);

/// The colour of a tone on this light or dark background.
wxColour colour(Tone tone, const wxColour& background);

/// Draws the mark of a tone, filling the square `place`. Marks differ in shape as well as colour.
void draw_mark(wxDC& dc, Tone tone, const wxRect& place, const wxColour& background);

/// Wraps a text between words to `width` pixels in a font, by default the window's; at least one
/// line. Text after `max_lines` lines is replaced by an ellipsis.
std::vector<wxString> wrapped(const wxWindow& window, const wxString& text, int width,
                              std::size_t max_lines, const wxFont& font = wxNullFont);

/// Draws a picture centred in a rectangle.
void draw_centred(wxDC& dc, const wxBitmap& picture, const wxRect& place);

/// Calls `act` at each event of this type, in addition to other handlers.
template <class Event, class Act>
void also_on(wxWindow& window, const wxEventTypeTag<Event>& type, const Act& act) {
    window.Bind(type, [act](Event& event) {
        act();
        event.Skip();
    });
}

} // namespace pampas::desktop
