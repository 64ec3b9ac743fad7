#include "editor/desktop/panels/wrapped_text.h"

#include <wx/control.h>
#include <wx/dcclient.h>
#include <wx/textwrapper.h>

namespace pampas::desktop {
namespace {

class Lines : public wxTextWrapper {
  public:
    std::vector<wxString> lines;

  private:
    void OnOutputLine(const wxString& line) override { lines.push_back(line); }
};

} // namespace

std::vector<wxString> wrapped(wxWindow& window, const wxString& text, int width,
                              std::size_t max_lines) {
    Lines wrapper;
    wrapper.Wrap(&window, text, std::max(width, 1));
    std::vector<wxString> lines = std::move(wrapper.lines);
    if (lines.empty()) {
        lines.emplace_back();
    }
    const bool cut = lines.size() > max_lines;
    lines.resize(std::min(lines.size(), max_lines));
    wxClientDC dc(&window);
    dc.SetFont(window.GetFont());
    if (cut) {
        lines.back() += wxString::FromUTF8(" \xe2\x80\xa6");
    }
    // A word can be wider than the line.
    for (wxString& line : lines) {
        line = wxControl::Ellipsize(line, dc, wxELLIPSIZE_END, width);
    }
    return lines;
}

} // namespace pampas::desktop
