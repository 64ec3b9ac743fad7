#include "editor/desktop/widgets/wrapped_text.h"

#include <wx/arrstr.h>
#include <wx/control.h>
#include <wx/dcclient.h>

namespace pampas::desktop {
namespace {

/// Appends the lines of a text without line breaks.
void wrap(const wxDC& dc, const wxString& text, int width, std::vector<wxString>& lines) {
    wxString line;
    for (const wxString& word : wxSplit(text, ' ', '\0')) {
        const wxString longer = line.empty() ? word : line + " " + word;
        if (!line.empty() && dc.GetTextExtent(longer).x > width) {
            lines.push_back(line);
            line = word;
        } else {
            line = longer;
        }
    }
    lines.push_back(line);
}

} // namespace

std::vector<wxString> wrapped(wxWindow& window, const wxString& text, int width,
                              std::size_t max_lines) {
    wxClientDC dc(&window);
    dc.SetFont(window.GetFont());
    std::vector<wxString> lines;
    for (const wxString& paragraph : wxSplit(text, '\n', '\0')) {
        wrap(dc, paragraph, width, lines);
    }
    if (lines.empty()) {
        lines.emplace_back();
    }
    if (lines.size() > max_lines) {
        lines.resize(max_lines);
        lines.back() += L" …";
    }
    // A word can be wider than the line.
    for (wxString& line : lines) {
        if (dc.GetTextExtent(line).x > width) {
            line = wxControl::Ellipsize(line, dc, wxELLIPSIZE_END, width);
        }
    }
    return lines;
}

} // namespace pampas::desktop
