#pragma once

#include <wx/colour.h>
#include <wx/gdicmn.h>
#include <wx/string.h>

#include <vector>

class wxDC;
class wxWindow;
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

/// How well one colour is told from another: 1 not at all, 21 as black from white; text wants 4.5
/// (WCAG 2.1, 1.4.3).
double contrast(const wxColour& a, const wxColour& b);

/// The colour of text that matters less, but can still be read.
wxColour faint(const wxColour& text, const wxColour& background);

/// The colour of a tone, to be seen on a background that is light or dark.
wxColour colour(Tone tone, const wxColour& background);

/// Draws the mark of a tone as large as the square `place`: told apart by shape as well as colour.
void draw_mark(wxDC& dc, Tone tone, const wxRect& place, const wxColour& background);

/// The lines of a text, broken between words so that each fits into `width` pixels in the window's
/// font; at least one. What is beyond `max_lines` is cut off with an ellipsis.
std::vector<wxString> wrapped(wxWindow& window, const wxString& text, int width,
                              std::size_t max_lines);

} // namespace pampas::desktop
