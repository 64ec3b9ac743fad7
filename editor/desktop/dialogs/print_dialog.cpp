#include "editor/desktop/dialogs/print_dialog.h"

#include "editor/desktop/dialogs/overlay_picker.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/picture_preview.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>

#include <algorithm>
#include <utility>

namespace pampas::desktop {
namespace {

/// A kind of paper, upright.
struct Paper {
    std::string_view name; ///< the same in all languages
    double width;          ///< in millimetres
    double height;
};

constexpr std::array papers{Paper{"A4", 210, 297},        Paper{"A3", 297, 420},
                            Paper{"A5", 148, 210},        Paper{"Letter", 215.9, 279.4},
                            Paper{"Legal", 215.9, 355.6}, Paper{"Tabloid", 279.4, 431.8}};

/// In the order of `Orientation`.
constexpr std::array orientations{tr_later("Automatic"), tr_later("Upright"), tr_later("Across")};

/// The number of the paper with this name, or of the first one.
int paper_named(const std::string& name) {
    const auto found = std::ranges::find(papers, name, &Paper::name);
    return found == papers.end() ? 0 : static_cast<int>(found - papers.begin());
}

} // namespace

PrintDialog::PrintDialog(wxWindow* parent, PictureSubject subject, std::string footer,
                         const PrintChoices& last)
    : wxDialog(parent, wxID_ANY, wx_tr("Print the Map"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      subject_(std::move(subject)), footer_(std::move(footer)), last_(last) {
    auto* body = new wxBoxSizer(wxHORIZONTAL);
    body->Add(fields(), wxSizerFlags());
    preview_ = new PicturePreview(this, {440, 440});
    body->Add(preview_, wxSizerFlags(1).Expand().Border(wxLEFT, FromDIP(20)));
    print_ = lay_out(*this, body, new Notice(this), wx_tr("&Print…"));
    update();
}

PrintDialog::~PrintDialog() {
    silence(*this);
}

wxSizer* PrintDialog::fields() {
    auto* form = new Form(this);
    const auto choice = [this, form](const wxString& label, int chosen, const auto& entries) {
        auto* field = new wxChoice(this, wxID_ANY);
        for (const auto& entry : entries) {
            field->Append(entry);
        }
        field->SetSelection(chosen);
        field->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { update(); });
        form->add(label, field);
        return field;
    };
    std::vector<wxString> names;
    for (const Paper& paper : papers) {
        names.push_back(wx_text(paper.name));
    }
    paper_ = choice(wx_tr("P&aper"), paper_named(last_.paper), names);
    names.clear();
    for (const char* orientation : orientations) {
        names.push_back(wx_tr(orientation));
    }
    orientation_ = choice(wx_tr("O&rientation"), static_cast<int>(last_.orientation), names);
    overlay_ = new OverlayPicker(this, subject_, last_.picture.overlay, [this] { update(); });
    form->add(wx_tr("&Overlay"), overlay_);
    const auto box = [this, form](const wxString& label, bool checked) {
        auto* field = new wxCheckBox(this, wxID_ANY, label);
        field->SetValue(checked);
        field->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { update(); });
        form->AddSpacer(0);
        form->Add(field);
        return field;
    };
    coordinates_ = box(wx_tr("Coor&dinates on the spaces"), last_.picture.coordinates);
    title_ = box(wx_tr("&Name of the map above it"), last_.picture.title);
    footers_ = box(wx_tr("Size and desi&gner below it"), last_.footer);
    return form;
}

PrintChoices PrintDialog::choices() const {
    return {std::string(papers[static_cast<std::size_t>(paper_->GetSelection())].name),
            static_cast<Orientation>(orientation_->GetSelection()),
            footers_->GetValue(),
            {coordinates_->GetValue(), title_->GetValue(), overlay_->name()}};
}

picture::Sheet PrintDialog::sheet() const {
    const PrintChoices chosen = choices();
    const Paper& paper = papers[static_cast<std::size_t>(paper_->GetSelection())];
    const bool across =
        chosen.orientation == Orientation::Across ||
        (chosen.orientation == Orientation::Automatic && picture::is_wide(subject_.map));
    picture::Sheet result;
    result.width = across ? paper.height : paper.width;
    result.height = across ? paper.width : paper.height;
    result.title = chosen.picture.title ? subject_.title : std::string();
    result.footer = chosen.footer ? footer_ : std::string();
    result.coordinates = chosen.picture.coordinates;
    result.overlay = overlay_->overlay().value_or(overlays::Overlay());
    return result;
}

void PrintDialog::update() {
    preview_->show([this, shown = sheet()](int width, int height) {
        return picture::preview(subject_.map, shown, width, height);
    });
    print_->Enable(overlay_->overlay().has_value());
}

Print PrintDialog::answer() const {
    return {choices(), sheet()};
}

} // namespace pampas::desktop
