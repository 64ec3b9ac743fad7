#include "editor/desktop/dialogs/new_map_dialog.h"

#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/number_field.h"
#include "editor/desktop/widgets/size_figure.h"
#include "editor/desktop/widgets/sized_preview.h"
#include "editor/desktop/widgets/space_choice.h"
#include "editor/desktop/widgets/text.h"

#include <fmt/format.h>
#include <wx/button.h>
#include <wx/choice.h>
#include <wx/radiobut.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>

namespace pampas::desktop {
namespace {

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
    Preset{tr_later("Yucata, as large as it takes"),
           {29, 30, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}},
    Preset{tr_later("To learn on"), {9, 9, hex::StaggerAxis::Y, hex::StaggerIndex::Odd}},
    Preset{tr_later("Generator's file (.haz)"),
           {19, 19, hex::StaggerAxis::X, hex::StaggerIndex::Even}}};

constexpr auto custom = static_cast<int>(presets.size());

wxString title(const Preset& preset) {
    return wx_text(
        fmt::format("{} ({} x {})", tr(preset.title), preset.grid.columns, preset.grid.rows));
}

} // namespace

NewMapDialog::NewMapDialog(wxWindow* parent, legality::Client client)
    : wxDialog(parent, wxID_ANY, wx_tr("New Map"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      client_(std::move(client)), grid_(presets.front().grid) {
    make_fields();
    auto* form = new Form(this);
    form->add(wx_tr("&Name"), name_);
    form->add(wx_tr("&Preset"), preset_);
    wxSizer* sizes = size_fields();
    form->add(wx_tr("C&olumns"), sizes, columns_);
    form->add(wx_tr("Hexes"), stagger_fields());
    form->add(wx_tr("&Shifted"), shifted_field());
    fill_ = new SpaceChoice(this, map::Space::Pampas, [this] { update(); });
    form->add(wx_tr("F&illed with"), fill_);
    auto* body = new wxBoxSizer(wxHORIZONTAL);
    body->Add(form, wxSizerFlags());
    preview_ = new SizedPreview(this, client_);
    body->Add(preview_, wxSizerFlags(1).Expand().Border(wxLEFT, FromDIP(20)));
    notice_ = new Notice(this);
    create_ = lay_out(*this, body, notice_, wx_tr("Cr&eate"));
    name_->SetFocus();
    name_->SelectAll();
    update();
}

NewMapDialog::~NewMapDialog() {
    silence(*this);
}

void NewMapDialog::make_fields() {
    name_ = new wxTextCtrl(this, wxID_ANY, wx_tr("New map"));
    name_->SetMinSize(FromDIP(wxSize(260, -1)));
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { update(); });
    preset_ = new wxChoice(this, wxID_ANY);
    for (const Preset& preset : presets) {
        preset_->Append(title(preset));
    }
    preset_->Append(wx_tr("Custom"));
    preset_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { choose_preset(); });
}

wxSizer* NewMapDialog::size_fields() {
    columns_ = number_field(this, grid_.columns, 1, hex::max_side, [this](int columns) {
        change({columns, grid_.rows, grid_.axis, grid_.index});
    });
    rows_ = number_field(this, grid_.rows, 1, hex::max_side, [this](int rows) {
        change({grid_.columns, rows, grid_.axis, grid_.index});
    });
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(columns_, wxSizerFlags(1));
    sizer->Add(make_label(this, wx_tr("&Rows"), rows_),
               wxSizerFlags().CenterVertical().Border(wxLEFT | wxRIGHT, FromDIP(10)));
    sizer->Add(rows_, wxSizerFlags(1));
    return sizer;
}

wxSizer* NewMapDialog::stagger_fields() {
    pointy_ = new wxRadioButton(this, wxID_ANY, wx_tr("Pointy &top"), wxDefaultPosition,
                                wxDefaultSize, wxRB_GROUP);
    flat_ = new wxRadioButton(this, wxID_ANY, wx_tr("&Flat top"));
    pointy_->Bind(wxEVT_RADIOBUTTON, [this](wxCommandEvent&) {
        change({grid_.columns, grid_.rows, hex::StaggerAxis::Y, grid_.index});
    });
    flat_->Bind(wxEVT_RADIOBUTTON, [this](wxCommandEvent&) {
        change({grid_.columns, grid_.rows, hex::StaggerAxis::X, grid_.index});
    });
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    sizer->Add(pointy_, wxSizerFlags().CenterVertical());
    sizer->Add(flat_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(14)));
    return sizer;
}

wxChoice* NewMapDialog::shifted_field() {
    shifted_ = new wxChoice(this, wxID_ANY);
    shifted_->Append("");
    shifted_->Append("");
    shifted_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        change({grid_.columns, grid_.rows, grid_.axis,
                shifted_->GetSelection() == 0 ? hex::StaggerIndex::Odd : hex::StaggerIndex::Even});
    });
    return shifted_;
}

void NewMapDialog::choose_preset() {
    const int chosen = preset_->GetSelection();
    if (chosen != custom) {
        grid_ = presets[static_cast<std::size_t>(chosen)].grid;
        columns_->SetValue(grid_.columns);
        rows_->SetValue(grid_.rows);
        (grid_.axis == hex::StaggerAxis::Y ? pointy_ : flat_)->SetValue(true);
    }
    update();
}

void NewMapDialog::change(const hex::Grid& grid) {
    if (grid != grid_) {
        grid_ = grid;
        update();
    }
}

void NewMapDialog::update() {
    const auto preset = std::ranges::find(presets, grid_, &Preset::grid);
    preset_->SetSelection(static_cast<int>(preset - presets.begin()));
    say_shift();
    const map::Map shown = map();
    preview_->show(shown);
    check(shown);
}

// In the words of the map's own names: rows are counted from 1, columns have letters.
void NewMapDialog::say_shift() {
    const bool rows = grid_.axis == hex::StaggerAxis::Y;
    shifted_->SetString(0, rows ? wx_tr("Rows 2, 4, 6 … half a space right")
                                : wx_tr("Columns B, D, F … half a space down"));
    shifted_->SetString(1, rows ? wx_tr("Rows 1, 3, 5 … half a space right")
                                : wx_tr("Columns A, C, E … half a space down"));
    shifted_->SetSelection(grid_.index == hex::StaggerIndex::Odd ? 0 : 1);
}

void NewMapDialog::check(const map::Map& shown) {
    const bool named = !wxString(name_->GetValue()).Trim().Trim(false).empty();
    create_->Enable(named);
    if (!named) {
        notice_->say(Tone::Error, wx_tr("A map needs a name."));
    } else if (too_large(shown, client_)) {
        notice_->say(Tone::Warning, wx_text(too_large_text(client_)));
    } else {
        notice_->clear();
    }
}

map::Map NewMapDialog::map() const {
    map::Map result(grid_, fill_->space());
    result.details().name = name_->GetValue().Trim().Trim(false).utf8_string();
    return result;
}

} // namespace pampas::desktop
