#include "editor/desktop/dialogs/export_dialog.h"

#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/map_bitmap.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/number_field.h"
#include "editor/desktop/widgets/picture_preview.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"
#include "editor/paper/print_and_play.h"
#include "editor/paper/sheet_map.h"
#include "editor/picture/layout.h"
#include "editor/session/origin.h"
#include "engine/files/input_error.h"
#include "engine/formats/tiled/tileset.h"

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/stattext.h>

#include <cmath>

namespace pampas::desktop {
namespace {

constexpr int largest_side = 1000;
constexpr int largest_width = 32767;

/// Something that can be written.
struct Entry {
    std::string_view name;
    std::string_view title;
    std::string_view ending;
};

/// Pictures first, then paper, then map files.
std::vector<Entry> entries() {
    std::vector<Entry> result;
    for (const picture::Kind& kind : picture::kinds()) {
        result.push_back({kind.name, kind.title, kind.ending});
    }
    result.push_back({paper::pdf_name, tr_later("Sheets to print and join"), ".pdf"});
    for (const formats::Format& format : formats::all_formats()) {
        result.push_back({format.name, format.title, format.ending});
    }
    return result;
}

/// The number of the entry with this name, or of the first one.
int entry_named(const std::string& name) {
    const auto all = entries();
    const auto found = std::ranges::find(all, name, &Entry::name);
    return found == all.end() ? 0 : static_cast<int>(found - all.begin());
}

/// What is written beside the file, as a further sentence.
std::string tileset_words(const formats::Format& format, const map::Map& map) {
    const hex::StaggerAxis axis = map.grid().axis;
    return format.has_tileset()
               ? " " + tr("Its tileset goes beside it: {} and {}.", formats::tileset_file(axis),
                          formats::tileset_picture_file(axis))
               : std::string();
}

} // namespace

ExportDialog::ExportDialog(wxWindow* parent, PictureSubject subject, const ExportChoices& last)
    : wxDialog(parent, wxID_ANY, wx_tr("Export the Map"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      subject_(std::move(subject)), choices_(last) {
    auto* body = new wxBoxSizer(wxHORIZONTAL);
    body->Add(fields(), wxSizerFlags());
    body->Add(preview(), wxSizerFlags(1).Expand().Border(wxLEFT, FromDIP(20)));
    notice_ = new Notice(this);
    export_ = lay_out(*this, body, notice_, wx_tr("&Export…"));
    choose_kind();
}

ExportDialog::~ExportDialog() {
    silence(*this);
}

wxSizer* ExportDialog::fields() {
    form_ = new Form(this);
    kind_ = new wxChoice(this, wxID_ANY);
    for (const Entry& entry : entries()) {
        kind_->Append(wx_text(fmt::format("{} ({})", tr(entry.title), entry.ending)));
    }
    kind_->SetSelection(entry_named(choices_.kind));
    kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { choose_kind(); });
    form_->add(wx_tr("&Kind"), kind_);
    add_size_fields(*form_);
    paper_.emplace(*form_, this, choices_.paper, [this] { update(); });
    picture_.emplace(*form_, this, subject_, choices_.picture, [this] { update(); });
    return form_;
}

// Each of the two follows from the other.
void ExportDialog::add_size_fields(Form& form) {
    side_ = number_field(this, choices_.side, 1, largest_side, [this](int side) {
        choices_.side = side;
        choices_.width = 0;
        update();
    });
    width_ = number_field(this, std::max(choices_.width, 1), 1, largest_width, [this](int width) {
        choices_.width = width;
        update();
    });
    form.add(wx_tr("&Side of a hexagon in pixels"), side_);
    form.add(wx_tr("&Width of the picture in pixels"), width_);
}

wxSizer* ExportDialog::preview() {
    preview_ = new PicturePreview(this, {440, 340});
    figure_ = new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxALIGN_CENTRE_HORIZONTAL | wxST_NO_AUTORESIZE);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(preview_, wxSizerFlags(1).Expand());
    column->Add(figure_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::gap)));
    return column;
}

void ExportDialog::choose_kind() {
    choices_.kind = entries()[static_cast<std::size_t>(kind_->GetSelection())].name;
    const bool is_picture = picture::kind_named(choices_.kind) != nullptr;
    const bool is_paper = choices_.kind == paper::pdf_name;
    for (wxSpinCtrl* field : {side_, width_}) {
        field->Enable(is_picture);
        form_->show(field, !is_paper);
    }
    paper_->show(is_paper);
    if (is_paper) {
        picture_->enable_without_title();
    } else {
        picture_->enable(is_picture);
    }
    Layout();
    update();
}

void ExportDialog::update() {
    try {
        if (const formats::Format* format = formats::format_named(choices_.kind)) {
            show_file(*format);
        } else if (choices_.kind == paper::pdf_name) {
            show_sheets();
        } else {
            show_picture();
        }
    } catch (const InputError& error) {
        notice_->say(Tone::Error, wx_text(error.what()));
        export_->Disable();
    }
}

void ExportDialog::show_picture() {
    const picture::ExportOptions shown = options();
    const picture::Layout layout = picture::layout_for(subject_.map, shown);
    if (choices_.width == 0) {
        width_->SetValue(layout.width);
    } else {
        side_->SetValue(std::max(1, static_cast<int>(std::lround(layout.view.side))));
    }
    preview_->show([this, shown](int width, int height) {
        return picture::preview(subject_.map, shown, width, height);
    });
    figure_->SetLabel(wx_text(tr("{} x {} pixels", layout.width, layout.height)));
    notice_->clear();
    export_->Enable(picture_->overlay().has_value());
}

void ExportDialog::show_sheets() {
    const Export chosen = answer();
    const paper::PrintJob job = print_job(chosen.choices, chosen.overlay);
    const paper::Tiling tiling = paper::tiling_for(subject_.map, job.size);
    preview_->show([this, job, tiling](int width, int height) {
        return paper::sheet_preview(subject_.map, job, tiling, width, height);
    });
    figure_->SetLabel(wx_text(tr("Sheets: {}, of {:.0f} x {:.0f} mm", tiling.sheets.size(),
                                 tiling.page_width, tiling.page_height)));
    notice_->clear();
    export_->Enable(picture_->overlay().has_value());
}

void ExportDialog::show_file(const formats::Format& format) {
    const map::Map again = format.read(format.write(subject_.map));
    preview_->show([again](int width, int height) { return board_alone(again, width, height); });
    figure_->SetLabel(wx_tr("The map as it is read again"));
    const std::string lost = session::not_kept(subject_.map, format);
    const std::string held = lost.empty() ? tr("This file holds all of the map.")
                                          : tr("This file does not hold {}.", lost);
    notice_->say(lost.empty() ? Tone::Good : Tone::Warning,
                 wx_text(held + tileset_words(format, subject_.map)));
    export_->Enable();
}

picture::ExportOptions ExportDialog::options() const {
    picture::ExportOptions result;
    result.style.look = picture_->choices().look;
    result.style.coordinates = picture_->choices().coordinates;
    result.side = choices_.side;
    if (choices_.width > 0) {
        result.width = choices_.width;
    }
    result.overlay = picture_->overlay().value_or(overlays::Overlay());
    result.title = picture_->title();
    return result;
}

Export ExportDialog::answer() const {
    Export result{choices_, picture_->overlay().value_or(overlays::Overlay())};
    result.choices.picture = picture_->choices();
    result.choices.paper = paper_->choices();
    return result;
}

} // namespace pampas::desktop
