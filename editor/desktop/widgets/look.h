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

/// Room between things, in DIP.
namespace spacing {

/// Around lines of lists and beside small pictures.
constexpr int narrow_gap = 4;
/// Between things that belong together.
constexpr int gap = 6;
/// Around rows and between groups.
constexpr int wide_gap = 8;
/// The side of the mark that leads a sentence.
constexpr int mark_side = 16;

} // namespace spacing

/// What a mark next to a text means.
enum class Tone { Error, Warning, Note, Good };

/// Whether light text is read on this background.
bool is_dark(const wxColour& background);

/// A colour between two, `share` of the way from the first to the second.
wxColour blend(const wxColour& from, const wxColour& to, double share);

/// The contrast of two colours: from 1, for equal ones, to 21, for black and white. Text needs 4.5
/// (WCAG 2.1, 1.4.3).
double contrast(const wxColour& a, const wxColour& b);

/// The colour of less important text, which is still readable.
wxColour faint(const wxColour& text, const wxColour& background);

/// The colour of a tone on this background, which is light or dark.
wxColour colour(Tone tone, const wxColour& background);

/// Draws the mark of a tone as large as the square `place`. Marks differ in shape as well as
/// colour.
void draw_mark(wxDC& dc, Tone tone, const wxRect& place, const wxColour& background);

/// The lines of a text, broken between words so that each fits into `width` pixels in the window's
/// font; at least one. The text after `max_lines` lines is replaced by an ellipsis.
std::vector<wxString> wrapped(const wxWindow& window, const wxString& text, int width,
                              std::size_t max_lines);

/// Draws a picture in the middle of a rectangle.
void draw_centred(wxDC& dc, const wxBitmap& picture, const wxRect& place);

/// Has `act` called at each event of this type, in addition to what happens at it otherwise.
template <class Event, class Act>
void also_on(wxWindow& window, const wxEventTypeTag<Event>& type, const Act& act) {
    window.Bind(type, [act](Event& event) {
        act();
        event.Skip();
    });
}

} // namespace pampas::desktop
