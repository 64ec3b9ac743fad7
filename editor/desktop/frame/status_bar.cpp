#include "editor/desktop/frame/status_bar.h"

#include "editor/desktop/canvas/spaces.h"
#include "editor/desktop/frame/menus.h"
#include "editor/desktop/frame/panels.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/dcclient.h>
#include <wx/stattext.h>

#include <algorithm>
#include <array>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int count_picture_side = 16;

enum Part { Help, Space, Work, Counts, Size, Zoom, Parts };

// In DIP.
constexpr int space_width = 130;
constexpr int zoom_width = 56;
constexpr int least_help_width = 60;
constexpr int size_grip_width = 20;

} // namespace

CountStrip::CountStrip(wxWindow* parent) : wxWindow(parent, wxID_ANY) {
    const int side = FromDIP(count_picture_side);
    for (const map::Space space : map::all_spaces) {
        pictures_.push_back(space_picture(space, side, GetContentScaleFactor()));
    }
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
    Bind(wxEVT_MOTION, &CountStrip::on_motion, this);
}

void CountStrip::set_counts(const map::Counts& counts, std::optional<int> max_waters) {
    if (counts != counts_ || max_waters != max_waters_) {
        counts_ = counts;
        max_waters_ = max_waters;
        wxArrayString all;
        for (const map::Space space : shown()) {
            all.push_back(words(space));
        }
        name_for_readers(*this, wxJoin(all, ',', '\0'), ReaderRole::Text);
        InvalidateBestSize();
        Refresh();
    }
}

wxString CountStrip::words(map::Space space) const {
    return wxString::Format("%s: %d", title(space), count(space));
}

int CountStrip::count(map::Space space) const {
    return counts_[static_cast<std::size_t>(space)];
}

bool CountStrip::too_many(map::Space space) const {
    return space == map::Space::Water && max_waters_ && count(space) > *max_waters_;
}

wxFont CountStrip::font(map::Space space) const {
    return too_many(space) ? GetFont().Bold() : GetFont();
}

int CountStrip::cell_width(map::Space space) const {
    int width = 0;
    const wxFont lettering = font(space);
    GetTextExtent(wxString::Format("%d", count(space)), &width, nullptr, nullptr, nullptr,
                  &lettering);
    return FromDIP(count_picture_side + spacing::narrow_gap + 2 * spacing::gap) + width;
}

wxSize CountStrip::DoGetBestClientSize() const {
    int width = 0;
    for (const map::Space space : shown()) {
        width += cell_width(space);
    }
    return {width, std::max(FromDIP(count_picture_side), GetCharHeight())};
}

std::vector<map::Space> CountStrip::shown() const {
    std::vector<map::Space> result;
    for (const map::Space space : map::all_spaces) {
        if (space != map::Space::Void && count(space) > 0) {
            result.push_back(space);
        }
    }
    return result;
}

void CountStrip::on_paint() {
    wxPaintDC dc(this);
    int x = 0;
    for (const map::Space space : shown()) {
        if (x + cell_width(space) > GetClientSize().x) {
            return;
        }
        const wxBitmap& picture = pictures_[static_cast<std::size_t>(space)];
        dc.DrawBitmap(picture, x,
                      (GetClientSize().y - static_cast<int>(picture.GetLogicalHeight())) / 2, true);
        const bool alarm = too_many(space);
        dc.SetFont(font(space));
        dc.SetTextForeground(alarm ? colour(Tone::Error, GetBackgroundColour())
                                   : GetForegroundColour());
        dc.DrawText(wxString::Format("%d", count(space)),
                    x + FromDIP(count_picture_side + spacing::narrow_gap),
                    (GetClientSize().y - dc.GetCharHeight()) / 2);
        x += cell_width(space);
    }
}

void CountStrip::on_motion(wxMouseEvent& event) {
    int right = 0;
    const auto kinds = shown();
    const auto cell = std::ranges::find_if(kinds, [&](map::Space space) {
        right += cell_width(space);
        return event.GetX() < right;
    });
    const wxString text = cell == kinds.end() ? wxString() : words(*cell);
    if (text != GetToolTipText()) {
        SetToolTip(text);
    }
}

StatusBar::StatusBar(wxWindow* parent, Context& context)
    : wxStatusBar(parent, wxID_ANY, wxSTB_SIZEGRIP | wxSTB_ELLIPSIZE_END),
      counts_(new CountStrip(this)), size_(new wxStaticText(this, wxID_ANY, wxString())),
      zoom_(new wxButton(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                         wxBORDER_NONE | wxBU_EXACTFIT)),
      work_(new wxButton(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                         wxBORDER_NONE | wxBU_EXACTFIT)) {
    work_->Hide();
    work_->SetToolTip(wx_tr("What is running; click to see it"));
    work_->Bind(wxEVT_BUTTON, [this, &context](wxCommandEvent&) { go_to_work(context); });
    zoom_->SetToolTip(wx_tr("Zoom of the map; click to change it"));
    const std::array<int, Parts> widths{-1, FromDIP(space_width), 0, 0, 0, FromDIP(zoom_width)};
    std::array<int, Parts> styles{};
    styles.fill(wxSB_FLAT);
    SetFieldsCount(Parts, widths.data());
    SetStatusStyles(Parts, styles.data());
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        lay_out();
        event.Skip();
    });
    const auto show_tool = [this, &context] { set_help(wx_text(context.toolbox().help())); };
    const auto show_line = [this, show_tool](const std::string& line) {
        line.empty() ? show_tool() : set_help(wx_text(line));
    };
    const auto show_map = [this, &context] {
        context.hides_map() ? set_no_map() : set_map(context.map(), context.client());
    };
    const auto show_space = [this, &context] {
        SetStatusText(wx_text(space_text(context.map(), context.here())), Space);
    };
    const auto show_work = [this, &context] { set_work(context.work(), context.maps()); };
    connections_ = {
        context.work().changed.connect(show_work), context.maps().switched.connect(show_work),
        context.say.connect(show_line),
        // What was said was of the map as it was.
        context.maps().changed.connect([show_tool](const document::Change&) { show_tool(); }),
        context.maps().switched.connect(show_tool), context.toolbox_changed.connect(show_tool),
        context.checked.connect(show_map), context.moved.connect(show_space),
        context.magnified.connect([this](double size) { set_magnification(size); }),
        context.keys_changed.connect([this](const ActionTable& actions) { actions_ = &actions; })};
    zoom_->Bind(wxEVT_BUTTON, [this, &context](wxCommandEvent&) {
        if (const Action* chosen = actions_->choose(*zoom_, {}, magnification_menu())) {
            context.run(chosen->id);
        }
    });
    show_tool();
}

void StatusBar::set_help(const wxString& help) {
    SetStatusText(help, Help);
    describe_for_readers(*this, help);
}

void StatusBar::set_magnification(double magnification) {
    const wxString figure = wxString::Format("%.0f %%", 100 * magnification);
    if (zoom_->GetLabel() != figure) {
        zoom_->SetLabel(figure);
    }
}

void StatusBar::set_map(const map::Map& map, const legality::Client& client) {
    counts_->set_counts(map.counts(), client.max_waters);
    set_size(wx_text(size_figure(map, client)), too_large(map, client));
    zoom_->Show();
    lay_out();
}

void StatusBar::set_no_map() {
    counts_->set_counts({}, {});
    set_size({}, false);
    zoom_->Hide();
    lay_out();
}

void StatusBar::set_size(const wxString& figure, bool alarm) {
    size_->SetForegroundColour(alarm ? colour(Tone::Error, GetBackgroundColour())
                                     : GetForegroundColour());
    size_->SetFont(alarm ? GetFont().Bold() : GetFont());
    if (size_->GetLabel() != figure) {
        size_->SetLabel(figure);
    }
}

void StatusBar::set_work(const RunningWork& work, const OpenMaps& maps) {
    const auto& all = work.all();
    if (all.empty()) {
        if (work_->Show(false)) {
            lay_out();
        }
        return;
    }
    const auto here = std::ranges::find_if(
        all, [&maps](const auto& each) { return each.first.first == maps.id(); });
    const auto& [place, share] = here == all.end() ? *all.begin() : *here;
    shown_work_ = place;
    const auto panel = std::ranges::find(all_panels(), place.second, &PanelInfo::id);
    const wxString label = wxString::Format(L"%s %.0f\u00A0%%", wx_tr(panel->title), 100 * share);
    const bool is_new = work_->Show() || label.length() != work_->GetLabel().length();
    if (label != work_->GetLabel()) {
        work_->SetLabel(label);
    }
    if (is_new) {
        lay_out();
    }
}

void StatusBar::go_to_work(Context& context) {
    const RunningWork::Place place = shown_work_; // showing the map may change it
    if (const auto number = context.maps().find(place.first)) {
        context.show_map();
        context.maps().show(*number);
        context.show_panel(place.second);
    }
}

#ifdef __WXGTK__
// As in the base class, but without repainting the whole window each time, even during a stroke.
void StatusBar::DoUpdateStatusText(int field) {
    wxRect place;
    GetFieldRect(field, place);
    Refresh(true, &place);
}
#endif

void StatusBar::lay_out() {
    const int gap = FromDIP(2 * spacing::gap);
    // Its best size adapts to its font only later.
    const int size = size_->GetTextExtent(size_->GetLabel()).x + gap;
    const int zoom = FromDIP(zoom_width + size_grip_width);
    const int work = work_->IsShown() ? work_->GetTextExtent(work_->GetLabel()).x + 2 * gap : 0;
    const int left =
        GetClientSize().x - FromDIP(space_width + least_help_width) - work - size - zoom;
    const int counts = std::clamp(counts_->GetBestSize().x + gap, 0, std::max(left, 0));
    const std::array<int, Parts> widths{-1, FromDIP(space_width), work, counts, size, zoom};
    SetStatusWidths(Parts, widths.data());
    place_children();
}

void StatusBar::place_children() {
    const auto field = [this](int number) {
        wxRect place;
        GetFieldRect(number, place);
        place.width = std::max(place.width, 0); // a field without room has a negative width
        return place;
    };
    counts_->SetSize(field(Counts));
    const wxRect place = field(Size);
    const int height = size_->GetBestSize().y;
    zoom_->SetSize(field(Zoom));
    work_->SetSize(field(Work));
    size_->SetSize(place.x, place.y + (place.height - height) / 2, place.width, height);
}

} // namespace pampas::desktop
