#include "editor/desktop/dialogs/keys_dialog.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/text.h"

#include <wx/display.h>
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
    return {wx_tr("On the map"),
            {{wx_tr("Left button"), wx_tr("Paint")},
             {wx_tr("Right button"), wx_tr("Pick what is there")},
             {wx_tr("Wheel"), wx_tr("Zoom at the pointer")},
             {wx_tr("Middle button"), wx_tr("Move the map")},
             {wx_tr("Space and drag"), wx_tr("Move the map")},
             {wx_tr("Shift, Ctrl and wheel"), wx_tr("Move the map")},
             {wx_tr("Ctrl and arrows"), wx_tr("Move the map")},
             {wx_tr("Arrows"), wx_tr("Move the cursor")},
             {wx_tr("Shift and arrows"), wx_tr("Paint on the way")},
             {wx_tr("Home, End, Page keys"), wx_tr("Move to the border")},
             {wx_tr("Enter"), wx_tr("Paint, begin or end")},
             {wx_tr("Escape"), wx_tr("Take it back")},
             {wx_tr("Ctrl and 1 to 9"), wx_tr("Hold a stamp")},
             {wx_tr("Ctrl, Shift, 1 to 9"), wx_tr("Keep as a stamp")}}};
}

/// The first key and the last, which is the shortest.
wxString shown(const std::vector<wxString>& keys) {
    return keys.size() == 1
               ? keys.front()
               : wx_text(tr("{} or {}", keys.front().utf8_string(), keys.back().utf8_string()));
}

Section section(const Menu& menu) {
    Section result{shown_title(menu), {}};
    for (const ActionGroup& group : menu.groups) {
        for (const Action& action : group) {
            if (!action.keys.empty()) {
                result.lines.push_back({shown(action.keys), shown_label(action)});
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
    : wxDialog(parent, wxID_ANY, wx_tr("Keys and mouse")) {
    const int gap = FromDIP(12);
    auto* area = new wxScrolledWindow(this, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL);
    name_for_readers(*area, GetTitle());
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
    FindWindow(wxID_CLOSE)->SetLabel(wx_tr("&Close"));
    SetEscapeId(wxID_CLOSE);
    CentreOnParent();
}

} // namespace pampas::desktop
