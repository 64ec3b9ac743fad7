#include "editor/desktop/panels/palette.h"

#include "analysis/glossary/glossary.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <fmt/format.h>
#include <wx/button.h>
#include <wx/dc.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int swatch_side = 26;

std::vector<PaletteList::Row> space_rows(const wxWindow& window, const Palette::KeyOf& key_of) {
    std::vector<PaletteList::Row> rows;
    rows.reserve(map::all_spaces.size());
    const int side = window.FromDIP(swatch_side);
    for (const map::Space space : map::all_spaces) {
        rows.push_back({space_picture(space, side, window.GetContentScaleFactor()), title(space),
                        key_of(action_id(space)), paint_help(space),
                        glossary::term_of(map::name(space))});
    }
    rows.push_back({icon("mix", swatch_side, window).GetBitmapFor(&window), wx_tr("Mix"),
                    key_of("paint.mix"), mix_help()});
    return rows;
}

std::vector<PaletteList::Row> tool_rows(const wxWindow& window, const Palette::KeyOf& key_of) {
    std::vector<PaletteList::Row> rows;
    for (const document::ToolInfo& tool : document::all_tools()) {
        const std::string picture = boost::algorithm::to_lower_copy(std::string(tool.name));
        rows.push_back({icon(picture, icon_side, window).GetBitmapFor(&window),
                        wx_text(tr(tool.name)), key_of(action_id(tool)), wx_text(tr(tool.help))});
    }
    return rows;
}

wxBitmapBundle rings_icon(std::size_t index, const wxWindow& window) {
    return icon("rings-" + std::to_string(index + 1), icon_side, window);
}

wxStaticText* heading(wxWindow* parent, const wxString& text) {
    auto* result = new wxStaticText(parent, wxID_ANY, text);
    result->SetFont(result->GetFont().Bold());
    return result;
}

// In DIP.
constexpr int palette_row_height = 28;
constexpr int row_picture_side = 24;
constexpr int key_side = 18;

} // namespace

std::string action_id(map::Space space) {
    return fmt::format("paint.{}", map::name(space));
}

std::string action_id(const document::ToolInfo& tool) {
    return "tool." + boost::algorithm::to_lower_copy(std::string(tool.name));
}

wxString paint_help(map::Space space) {
    return wx_text(tr("Paint with {}",
                      space == map::Space::Land ? tr("undecided land") : tr(map::name(space))));
}

wxString mix_help() {
    return wx_tr("Paint with a random mix of kinds");
}

Palette::Palette(wxWindow* parent, Context& context)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxTAB_TRAVERSAL | wxBORDER_NONE),
      toolbox_(context.toolbox()),
      spaces_(new PaletteList(this, space_rows(*this, key_of_),
                              [this](std::size_t row) { choose_space(row); })),
      weights_(new wxButton(this, wxID_ANY, wx_tr("Weights…"), wxDefaultPosition, wxDefaultSize,
                            wxBU_EXACTFIT)),
      tools_(new PaletteList(this, tool_rows(*this, key_of_),
                             [this](std::size_t row) { toolbox_.choose_tool(row); })) {
    name_for_readers(*spaces_, wx_tr("Spaces"));
    name_for_readers(*tools_, wx_tr("Tools"));
    weights_->Hide();
    weights_->SetToolTip(wx_tr("Choose how often each kind appears in a mix, and paint with it"));
    weights_->Bind(wxEVT_BUTTON, [&context](wxCommandEvent&) { context.run("paint.weigh-mix"); });
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const auto title = wxSizerFlags().Border(wxLEFT | wxTOP | wxRIGHT, FromDIP(spacing::wide_gap));
    const auto list = wxSizerFlags().Expand().Border(wxLEFT | wxTOP | wxRIGHT, FromDIP(2));
    auto* top = new wxBoxSizer(wxHORIZONTAL);
    top->Add(heading(this, wx_tr("Spaces")), wxSizerFlags(1).CenterVertical());
    top->Add(weights_, wxSizerFlags().CenterVertical());
    rows->Add(top, wxSizerFlags(title).Expand());
    rows->Add(spaces_, list);
    rows->Add(heading(this, wx_tr("Tools")), title);
    rows->Add(tools_, list);
    rows->Add(heading(this, wx_tr("Size")), title);
    rows->Add(size_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::wide_gap)));
    SetSizer(rows);
    SetScrollRate(0, FromDIP(palette_row_height));
    for (PaletteList* each : {spaces_, tools_}) { // do not scroll themselves
        each->Bind(wxEVT_MOUSEWHEEL, [this](wxMouseEvent& event) {
            constexpr int rows_a_notch = 2;
            const int notches = event.GetWheelRotation() / event.GetWheelDelta();
            Scroll(wxDefaultCoord, std::max(0, GetViewStart().y - rows_a_notch * notches));
        });
    }
    SetMinSize(FromDIP(wxSize(wxDefaultCoord, 48))); // the minimum for a GTK scroll bar
    also_on(*this, wxEVT_SYS_COLOUR_CHANGED, [this] { take_theme(); });
    refresh();
    connections_ = {context.toolbox_changed.connect([this] { refresh(); }),
                    context.keys_changed.connect([this](const ActionTable& actions) {
                        key_of_ = [&actions](const std::string& id) { return actions.key(id); };
                        show_rows();
                    })};
}

void Palette::show_rows() {
    spaces_->set_rows(space_rows(*this, key_of_));
    tools_->set_rows(tool_rows(*this, key_of_));
}

void Palette::take_theme() {
    show_rows();
    for (std::size_t index = 0; index < sizes_.size(); ++index) {
        sizes_[index]->SetBitmap(rings_icon(index, *this));
    }
}

wxSizer* Palette::size_buttons() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t index = 0; index < sizes_.size(); ++index) {
        const int rings = static_cast<int>(index) + 1;
        sizes_[index] = new wxBitmapToggleButton(this, wxID_ANY, rings_icon(index, *this),
                                                 wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        const wxString name = wx_text(trn("Brush of {} ring", "Brush of {} rings", rings));
        sizes_[index]->SetToolTip(name);
        name_for_readers(*sizes_[index], name);
        sizes_[index]->Bind(wxEVT_TOGGLEBUTTON, [this, rings](wxCommandEvent&) {
            toolbox_.choose_rings(rings);
            refresh();
        });
        row->Add(sizes_[index], wxSizerFlags(1));
    }
    return row;
}

void Palette::choose_space(std::size_t row) {
    if (row < map::all_spaces.size()) {
        toolbox_.choose_space(map::all_spaces[row]);
    } else {
        toolbox_.choose_mix(toolbox_.brush().mix);
    }
}

void Palette::refresh() {
    const document::Brush& brush = toolbox_.brush();
    spaces_->select(brush.mixes ? map::all_spaces.size() : static_cast<std::size_t>(brush.space));
    if (weights_->Show(brush.mixes)) {
        FitInside();
        Layout();
    }
    tools_->select(toolbox_.tool_index());
    for (std::size_t index = 0; index < sizes_.size(); ++index) {
        sizes_[index]->SetValue(static_cast<int>(index) + 1 == toolbox_.brush().rings);
    }
}

PaletteList::PaletteList(wxWindow* parent, std::vector<Row> rows,
                         const std::function<void(std::size_t)>& choose)
    : RowList(parent, {.pick = choose, .activate = choose}), rows_(std::move(rows)) {
    SetItemCount(rows_.size());
    SetBackgroundColour(parent->GetBackgroundColour());
    also_on(*this, wxEVT_SYS_COLOUR_CHANGED,
            [this] { SetBackgroundColour(GetParent()->GetBackgroundColour()); });
    Bind(wxEVT_MOTION, &PaletteList::on_motion, this);
}

void PaletteList::set_rows(std::vector<Row> rows) {
    rows_ = std::move(rows);
    Refresh();
}

const glossary::Term* PaletteList::term_at(std::optional<wxPoint> place) const {
    return place || !selected() ? nullptr : rows_[*selected()].term;
}

wxSize PaletteList::DoGetBestClientSize() const {
    int width = 0;
    for (const Row& row : rows_) {
        width = std::max(width, GetTextExtent(row.name).x);
    }
    return {width + FromDIP(row_picture_side + key_side + 4 * spacing::wide_gap),
            FromDIP(palette_row_height) * static_cast<int>(rows_.size())};
}

wxString PaletteList::row_text(std::size_t row) const {
    return rows_[row].name + ", " + rows_[row].key;
}

wxCoord PaletteList::OnMeasureItem(std::size_t) const {
    return FromDIP(palette_row_height);
}

void PaletteList::OnDrawBackground(wxDC& dc, const wxRect& place, std::size_t row) const {
    if (!IsSelected(row)) {
        return;
    }
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(row_background(row));
    dc.DrawRoundedRectangle(wxRect(place).Deflate(FromDIP(2), FromDIP(1)), FromDIP(5));
}

void PaletteList::OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const {
    const int left = place.x + FromDIP(spacing::wide_gap);
    draw_centred(dc, rows_[row].picture, {left, place.y, FromDIP(row_picture_side), place.height});
    dc.SetFont(GetFont());
    dc.SetTextForeground(text_colour(row));
    dc.DrawText(rows_[row].name, left + FromDIP(row_picture_side + spacing::wide_gap),
                place.y + (place.height - dc.GetCharHeight()) / 2);
    const int side = FromDIP(key_side);
    draw_key(dc,
             wxRect(place.GetRight() - FromDIP(spacing::wide_gap) - side,
                    place.y + (place.height - side) / 2, side, side),
             row);
}

// Draws single letters as on the keyboard; there is room for `F12`, but not for `Ctrl+Alt+K`.
void PaletteList::draw_key(wxDC& dc, const wxRect& place, std::size_t row) const {
    const wxString& key = rows_[row].key;
    dc.SetPen(faint_colour(row));
    dc.SetBrush(*wxTRANSPARENT_BRUSH);
    dc.SetTextForeground(faint_colour(row));
    dc.SetFont(GetFont().Smaller());
    if (key.size() == 1) {
        dc.DrawRoundedRectangle(place, FromDIP(3));
    }
    if (key.size() <= 3) {
        dc.DrawLabel(key, place, wxALIGN_CENTRE);
    }
}

void PaletteList::on_motion(wxMouseEvent& event) {
    const int row = VirtualHitTest(event.GetY());
    const wxString help =
        row == wxNOT_FOUND ? wxString() : rows_[static_cast<std::size_t>(row)].help;
    if (help != GetToolTipText()) {
        SetToolTip(help);
    }
    event.Skip();
}

} // namespace pampas::desktop
