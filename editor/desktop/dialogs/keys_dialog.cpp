#include "editor/desktop/dialogs/keys_dialog.h"

#include <wx/display.h>
#include <wx/menuitem.h>
#include <wx/scrolwin.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>

namespace pampas::desktop {
namespace {

constexpr int keys_width = 150; // in DIP
constexpr int column_count = 3;

struct Line {
    wxString keys;
    wxString what;
};

struct Section {
    wxString title;
    std::vector<Line> lines;
};

Section canvas_section() {
    return {"On the map",
            {{"Left button", "Paint"},
             {"Right button", "Pick what is there"},
             {"Wheel", "Zoom at the pointer"},
             {"Middle button", "Move the map"},
             {"Space and drag", "Move the map"},
             {"Shift, Ctrl and wheel", "Move the map"},
             {"Arrows", "Move the cursor"},
             {"Shift and arrows", "Paint on the way"},
             {"Home, End, Page keys", "Move to the border"},
             {"Enter", "Paint, begin or end"},
             {"Escape", "Take it back"},
             {"Ctrl and 1 to 9", "Hold a stamp"},
             {"Ctrl, Shift, 1 to 9", "Keep as a stamp"}}};
}

/// The first key and the last, which is the shortest.
wxString shown(const std::vector<wxString>& keys) {
    return keys.size() == 1 ? keys.front() : keys.front() + " or " + keys.back();
}

Section section(const Menu& menu) {
    Section result{wxMenuItem::GetLabelText(menu.title), {}};
    for (const ActionGroup& group : menu.groups) {
        for (const Action& action : group) {
            if (!action.keys.empty()) {
                result.lines.push_back(
                    {shown(action.keys), wxMenuItem::GetLabelText(action.label)});
            }
        }
    }
    return result;
}

/// In lines.
int height(const Section& section) {
    return static_cast<int>(section.lines.size()) + 2;
}

wxSizer* laid_out(wxWindow* parent, const Section& section) {
    auto* title = new wxStaticText(parent, wxID_ANY, section.title);
    title->SetFont(title->GetFont().Bold());
    const int gap = parent->FromDIP(3);
    auto* grid = new wxFlexGridSizer(2, gap, 4 * gap);
    for (const Line& line : section.lines) {
        auto* keys = new wxStaticText(parent, wxID_ANY, wxString());
        keys->SetLabelText(line.keys);
        keys->SetMinSize({parent->FromDIP(keys_width), -1});
        grid->Add(keys);
        grid->Add(new wxStaticText(parent, wxID_ANY, line.what));
    }
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(title, wxSizerFlags().Border(wxBOTTOM, gap));
    rows->Add(grid);
    return rows;
}

} // namespace

KeysDialog::KeysDialog(wxWindow* parent, const std::vector<Menu>& menus)
    : wxDialog(parent, wxID_ANY, "Keys and mouse") {
    const int gap = FromDIP(12);
    auto* area = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    auto* column = new wxBoxSizer(wxVERTICAL);
    std::vector<Section> sections{canvas_section()};
    std::ranges::transform(menus, std::back_inserter(sections), section);
    const int all = std::transform_reduce(sections.begin(), sections.end(), 0, std::plus(), height);
    int above = 0;
    for (const Section& each : sections) {
        // Where its middle would be if all stood in one column says in which of several it belongs.
        const int number = (above + height(each) / 2) * column_count / all;
        if (number > static_cast<int>(columns->GetItemCount())) {
            columns->Add(column, wxSizerFlags().Border(wxRIGHT, 2 * gap));
            column = new wxBoxSizer(wxVERTICAL);
        }
        column->Add(laid_out(area, each), wxSizerFlags().Border(wxBOTTOM, gap));
        above += height(each);
    }
    columns->Add(column);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    area->SetSizer(columns);
    area->SetScrollRate(0, gap);
    wxSize size = columns->ComputeFittingClientSize(area);
    size.IncBy(wxSystemSettings::GetMetric(wxSYS_VSCROLL_X), 0);
    size.DecTo(wxDisplay(parent).GetClientArea().GetSize() * 0.85);
    area->SetMinSize(size);
    rows->Add(area, wxSizerFlags(1).Expand().Border(wxALL, gap));
    rows->Add(CreateButtonSizer(wxCLOSE), wxSizerFlags().Expand().Border(wxALL, gap));
    SetSizerAndFit(rows);
    SetEscapeId(wxID_CLOSE);
    CentreOnParent();
}

} // namespace pampas::desktop
