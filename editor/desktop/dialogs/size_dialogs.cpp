#include "editor/desktop/dialogs/size_dialogs.h"

#include "analysis/wording/words.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/fields.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"
#include "engine/map/transform.h"

#include <fmt/format.h>
#include <wx/dcclient.h>
#include <wx/settings.h>
#include <wx/stattext.h>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace pampas::desktop {
namespace {

constexpr int cell_side = 26; // in DIP
constexpr int cell_gap = 3;   // in DIP

constexpr std::array anchor_names{
    tr_later("top left"),    tr_later("top"),    tr_later("top right"),
    tr_later("left"),        tr_later("centre"), tr_later("right"),
    tr_later("bottom left"), tr_later("bottom"), tr_later("bottom right")};

/// Draws an arrow in the direction from the anchor to the cell; on the anchor itself, a block.
void draw_direction(wxDC& dc, const wxRect& cell, wxPoint away) {
    const wxPoint middle{cell.x + cell.width / 2, cell.y + cell.height / 2};
    const int reach = cell.width / 4;
    const wxPoint tip{middle.x + away.x * reach, middle.y + away.y * reach};
    dc.DrawLine({middle.x - away.x * reach, middle.y - away.y * reach}, tip);
    if (away.x != 0 && away.y != 0) {
        dc.DrawLine(tip, {tip.x - away.x * reach, tip.y});
        dc.DrawLine(tip, {tip.x, tip.y - away.y * reach});
    } else {
        const wxPoint side{away.y * reach * 2 / 3, away.x * reach * 2 / 3};
        const wxPoint back{tip.x - away.x * reach * 2 / 3, tip.y - away.y * reach * 2 / 3};
        dc.DrawLine(tip, back + side);
        dc.DrawLine(tip, back - side);
    }
}

struct Preset {
    const char* title = "";
    hex::Grid grid = {};
};

// Yucata shows maps with pointy-topped hexes (R1.6), so most presets have them. Most published maps
// are 19 lines of 18 or 19 spaces, the two-player ones 13 lines.
constexpr std::array presets{
    Preset{tr_later("Yucata standard"), {19, 19, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}},
    Preset{tr_later("Yucata, two players"), {19, 13, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}},
    Preset{tr_later("Yucata, large"), {24, 25, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}},
    Preset{tr_later("Yucata, largest possible"),
           {29, 30, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}},
    Preset{tr_later("For learning"), {9, 9, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}},
    Preset{tr_later("Generator file (.haz)"),
           {19, 19, hex::StaggerAxis::X, hex::StaggerIndex::Even}}};

struct OfferedSymmetry {
    std::optional<graph::SymmetryMotion> motion = {};
    hex::Symmetry symmetry = {};
};

constexpr std::array symmetries{OfferedSymmetry{},
                                OfferedSymmetry{graph::SymmetryMotion::Rotate180, {.turns = 2}},
                                OfferedSymmetry{graph::SymmetryMotion::MirrorX, {.mirror_x = true}},
                                OfferedSymmetry{graph::SymmetryMotion::MirrorY, {.mirror_y = true}},
                                OfferedSymmetry{graph::SymmetryMotion::Rotate120, {.turns = 3}},
                                OfferedSymmetry{graph::SymmetryMotion::Rotate60, {.turns = 6}}};

std::string title_of(const OfferedSymmetry& offered) {
    return wording::capitalized(offered.motion ? wording::symmetry(*offered.motion) : tr("none"));
}

std::vector<wxString> preset_titles() {
    std::vector<wxString> titles;
    titles.reserve(presets.size());
    for (const Preset& preset : presets) {
        titles.push_back(wx_text(
            fmt::format("{} ({} x {})", tr(preset.title), preset.grid.columns, preset.grid.rows)));
    }
    titles.push_back(wx_tr("Custom"));
    return titles;
}

/// Where the new size begins on the old map along one direction; `anchor` is 0 for its near end, 1
/// for the middle, 2 for its far end.
int first(int before, int now, int anchor) {
    return (before - now) * anchor / 2;
}

int on_board(const map::Map& map) {
    const map::Counts counts = map.counts();
    return static_cast<int>(map.grid().size()) - counts[static_cast<std::size_t>(map::Space::Void)];
}

/// The kind of most spaces along the edge of a map: void or pampas.
map::Space usual_edge(const map::Map& map) {
    int balance = 0;
    for (std::size_t offset = 0; offset < map.grid().size(); ++offset) {
        if (map.grid().neighbours(map.grid().coordinate(offset)).size() < 6) {
            balance += map.spaces()[offset] == map::Space::Void ? 1 : -1;
        }
    }
    return balance > 0 ? map::Space::Void : map::Space::Pampas;
}

/// Shows a map and its size compared with the client's limits. Returns what a designer must know
/// about its size.
FormDialog::Judgement shown(SizedPreview& preview, const map::Map& map,
                            const legality::Client& client) {
    preview.preview().set_map(map);
    preview.set_caption(tr("Size for {}: {}", client.title, size_figure(map, client)));
    return too_large(map, client)
               ? FormDialog::Judgement{Tone::Warning, wx_text(too_large_text(client))}
               : FormDialog::Judgement();
}

} // namespace

AnchorPicker::AnchorPicker(wxWindow* parent, std::function<void()> changed)
    : wxWindow(parent, wxID_ANY), changed_(std::move(changed)) {
    Bind(wxEVT_LEFT_DOWN, &AnchorPicker::on_click, this);
    Bind(wxEVT_KEY_DOWN, &AnchorPicker::on_key, this);
    Bind(wxEVT_PAINT, &AnchorPicker::on_paint, this);
    show_focus(*this);
    SetMinSize(DoGetBestClientSize());
    describe();
}

void AnchorPicker::describe() {
    describe_for_readers(
        *this, wx_tr(anchor_names[static_cast<std::size_t>(3 * anchor_.row + anchor_.column)]));
}

wxSize AnchorPicker::DoGetBestClientSize() const {
    const int side = 3 * FromDIP(cell_side) + 4 * FromDIP(cell_gap);
    return {side, side};
}

wxRect AnchorPicker::cell(Anchor at) const {
    const int step = FromDIP(cell_side) + FromDIP(cell_gap);
    return {FromDIP(cell_gap) + at.column * step, FromDIP(cell_gap) + at.row * step,
            FromDIP(cell_side), FromDIP(cell_side)};
}

void AnchorPicker::choose(Anchor anchor) {
    if (anchor != anchor_) {
        anchor_ = anchor;
        describe();
        Refresh();
        changed_();
    }
}

void AnchorPicker::on_click(wxMouseEvent& event) {
    SetFocus();
    for (int place = 0; place < 9; ++place) {
        const Anchor at{place % 3, place / 3};
        if (cell(at).Contains(event.GetPosition())) {
            choose(at);
        }
    }
}

void AnchorPicker::on_key(wxKeyEvent& event) {
    Anchor to = anchor_;
    switch (event.GetKeyCode()) {
    case WXK_LEFT:
        --to.column;
        break;
    case WXK_RIGHT:
        ++to.column;
        break;
    case WXK_UP:
        --to.row;
        break;
    case WXK_DOWN:
        ++to.row;
        break;
    default:
        event.Skip();
        return;
    }
    choose({std::clamp(to.column, 0, 2), std::clamp(to.row, 0, 2)});
}

void AnchorPicker::on_paint(wxPaintEvent&) {
    wxPaintDC dc(this);
    const wxColour accent = wxSystemSettings::GetColour(wxSYS_COLOUR_HIGHLIGHT);
    const wxColour line = wxSystemSettings::GetColour(wxSYS_COLOUR_GRAYTEXT);
    for (int place = 0; place < 9; ++place) {
        const Anchor at{place % 3, place / 3};
        const wxPoint away{at.column - anchor_.column, at.row - anchor_.row};
        const bool here = at == anchor_;
        dc.SetPen(wxPen(here ? accent : line, FromDIP(1)));
        dc.SetBrush(here ? wxBrush(accent) : *wxTRANSPARENT_BRUSH);
        dc.DrawRoundedRectangle(cell(at), FromDIP(3));
        if (!here && std::abs(away.x) <= 1 && std::abs(away.y) <= 1) {
            draw_direction(dc, cell(at), away);
        }
    }
    draw_focus_ring(dc, *this);
}

NewMapDialog::NewMapDialog(wxWindow* parent, legality::Client client, const hex::Symmetry& symmetry)
    : FormDialog(parent, wx_tr("New Map"), true), client_(std::move(client)), name_(tr("New map")),
      grid_(presets.front().grid), symmetry_(symmetry),
      preview_(new SizedPreview(this, {320, 260})) {
    const Field rows = {.label = wx_tr("&Rows"),
                        .control = fields::number(grid_.rows, {1, hex::max_side}),
                        .gap = 10};
    const Field flat = {
        .control = fields::radio(Value(grid_.axis), hex::StaggerAxis::X, wx_tr("&Flat top")),
        .gap = 14};
    make({{.label = wx_tr("&Name"),
           .control = fields::text(name_, wx_tr("such as Two Rivers")),
           .least = {260, -1}},
          preset_field(),
          {.label = wx_tr("C&olumns"),
           .control = fields::number(grid_.columns, {1, hex::max_side}),
           .beside = {rows}},
          {.label = wx_tr("Hexes"),
           .control =
               fields::radio(Value(grid_.axis), hex::StaggerAxis::Y, wx_tr("Pointy &top"), true),
           .beside = {flat}},
          shifted_field(),
          symmetry_field(),
          {.control = fields::check(leaves_out_, wx_tr("&Leave out spaces without an image")),
           .tip = wx_tr("They become void, so that the board fits the symmetry"),
           .enabled = [this] { return !open().empty(); }},
          {.label = wx_tr("F&illed with"), .control = fields::space(fill_)}},
         wx_tr("Cr&eate"), preview_);
}

Field NewMapDialog::preset_field() {
    const auto number = [this] {
        const auto preset = std::ranges::find(presets, grid_, &Preset::grid);
        return static_cast<int>(preset - presets.begin());
    };
    const auto choose = [this](int chosen) {
        if (chosen < static_cast<int>(presets.size())) {
            grid_ = presets[static_cast<std::size_t>(chosen)].grid;
        }
    };
    return {.label = wx_tr("&Preset"), .control = fields::list({number, choose}, preset_titles)};
}

// In terms of the names on the map: rows count from 1, columns have letters.
Field NewMapDialog::shifted_field() {
    const auto offered = [this]() -> std::vector<Option<hex::StaggerIndex>> {
        const bool rows = grid_.axis == hex::StaggerAxis::Y;
        return {{hex::StaggerIndex::Odd, rows ? wx_tr("Rows 2, 4, 6 … half a space right")
                                              : wx_tr("Columns B, D, F … half a space down")},
                {hex::StaggerIndex::Even, rows ? wx_tr("Rows 1, 3, 5 … half a space right")
                                               : wx_tr("Columns A, C, E … half a space down")}};
    };
    return {.label = wx_tr("&Shifted"),
            .control = fields::choice<hex::StaggerIndex>(grid_.index, offered)};
}

Field NewMapDialog::symmetry_field() {
    return {
        .label = wx_tr("Sy&mmetry"),
        .control = fields::choice<hex::Symmetry>(
            symmetry_, options<hex::Symmetry>(symmetries, &OfferedSymmetry::symmetry, title_of)),
        .tip = wx_tr("The symmetry for painting; you can change it later in the menu")};
}

std::vector<hex::Coordinate> NewMapDialog::open() const {
    return hex::around_middle(grid_, symmetry_).without_image();
}

wxString NewMapDialog::symmetry_text() const {
    const std::size_t without = open().size();
    if (without == 0) {
        return {};
    }
    const std::string text = trn("{} space has no image.", "{} spaces have no image.", without);
    const auto closing = hex::nearest_closing(grid_, symmetry_);
    return wx_text(
        closing
            ? text + " " + tr("With {} x {} spaces, all have one.", closing->columns, closing->rows)
            : text);
}

FormDialog::Judgement NewMapDialog::judge() {
    const Judgement size = shown(*preview_, map(), client_);
    if (trimmed(name_).empty()) {
        return {Tone::Error, wx_tr("A map needs a name."), false};
    }
    const wxString text = symmetry_text();
    return !size.text.empty() || text.empty()
               ? size
               : Judgement{leaves_out_ ? Tone::Note : Tone::Warning, text};
}

map::Map NewMapDialog::map() const {
    map::Map result(grid_, fill_);
    if (leaves_out_) {
        for (const hex::Coordinate at : open()) {
            result.set(at, map::Space::Void);
        }
    }
    result.details().name = trimmed(name_);
    return result;
}

ResizeDialog::ResizeDialog(wxWindow* parent, map::Map map, legality::Client client)
    : FormDialog(parent, wx_tr("Resize Map"), true), before_(std::move(map)),
      client_(std::move(client)), columns_(before_.grid().columns), rows_(before_.grid().rows),
      fill_(usual_edge(before_)), preview_(new SizedPreview(this, {320, 260})) {
    const auto anchor = [this](wxWindow& window, const std::function<void()>& changed) {
        anchor_ = new AnchorPicker(&window, changed);
        return Control{anchor_};
    };
    make({{.label = wx_tr("C&olumns"), .control = fields::number(columns_, {1, hex::max_side})},
          {.label = wx_tr("Ro&ws"), .control = fields::number(rows_, {1, hex::max_side})},
          {.label = wx_tr("&Keep in place"), .control = anchor, .grow = false},
          {.label = wx_tr("New &spaces"), .control = fields::space(fill_), .least = {190, -1}}},
         wx_tr("&Resize"), preview_);
}

map::Map ResizeDialog::reframed(map::Space fill) const {
    const hex::Grid& grid = before_.grid();
    const hex::Coordinate top_left{first(grid.columns, columns_, anchor_->anchor().column),
                                   first(grid.rows, rows_, anchor_->anchor().row)};
    return map::reframed(before_, top_left, columns_, rows_, fill);
}

int ResizeDialog::cut_off() const {
    return on_board(before_) - on_board(reframed(map::Space::Void));
}

FormDialog::Judgement ResizeDialog::judge() {
    Judgement size = shown(*preview_, map(), client_);
    const int lost = cut_off();
    if (!size.text.empty() || lost == 0) {
        return size;
    }
    return {Tone::Warning, wx_text(trn("{} space of the board will be cut off.",
                                       "{} spaces of the board will be cut off.", lost))};
}

} // namespace pampas::desktop
