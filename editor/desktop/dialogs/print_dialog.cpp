#include "editor/desktop/dialogs/print_dialog.h"

#include "editor/desktop/dialogs/paper_fields.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/picture_preview.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace pampas::desktop {
namespace {

/// The number of the paper with this title, or of the first one.
int paper_named(const std::string& name) {
    const auto found = std::ranges::find(paper::paper_sizes, name, &paper::PaperSize::title);
    return found == paper::paper_sizes.end() ? 0
                                             : static_cast<int>(found - paper::paper_sizes.begin());
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
    const auto changed = [this] { update(); };
    paper_ =
        add_choice(*form, this, wx_tr("P&aper"), paper_titles(), paper_named(last_.paper), changed);
    orientation_ = add_choice(*form, this, wx_tr("O&rientation"), orientation_titles(),
                              static_cast<int>(last_.orientation), changed);
    picture_.emplace(*form, this, subject_, last_.picture, [this] { update(); });
    footers_ = add_box(*form, this, wx_tr("Size and desi&gner below it"), last_.footer,
                       [this] { update(); });
    return form;
}

PrintChoices PrintDialog::choices() const {
    return {std::string(paper::paper_sizes[static_cast<std::size_t>(paper_->GetSelection())].title),
            static_cast<paper::Orientation>(orientation_->GetSelection()), footers_->GetValue(),
            picture_->choices()};
}

picture::Sheet PrintDialog::sheet() const {
    const PrintChoices chosen = choices();
    const paper::PaperSize& paper =
        paper::paper_sizes[static_cast<std::size_t>(paper_->GetSelection())];
    const bool across =
        chosen.orientation == paper::Orientation::Landscape ||
        (chosen.orientation == paper::Orientation::Automatic && picture::is_wide(subject_.map));
    picture::Sheet result;
    result.width = across ? paper.height : paper.width;
    result.height = across ? paper.width : paper.height;
    result.title = picture_->title();
    result.footer = chosen.footer ? footer_ : std::string();
    result.look = chosen.picture.look;
    result.coordinates = chosen.picture.coordinates;
    result.overlay = picture_->overlay().value_or(overlays::Overlay());
    return result;
}

void PrintDialog::update() {
    preview_->show([this, shown = sheet()](int width, int height) {
        return picture::preview(subject_.map, shown, width, height);
    });
    print_->Enable(picture_->overlay().has_value());
}

Print PrintDialog::answer() const {
    return {choices(), sheet()};
}

} // namespace pampas::desktop
