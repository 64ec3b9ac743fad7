#include "editor/desktop/dialogs/print_dialog.h"

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
    std::vector<wxString> names;
    std::ranges::transform(papers, std::back_inserter(names),
                           [](const Paper& paper) { return wx_text(paper.name); });
    std::vector<wxString> ways;
    std::ranges::transform(orientations, std::back_inserter(ways),
                           [](const char* orientation) { return wx_tr(orientation); });
    auto* form = new Form(this);
    paper_ = add_choice(*form, wx_tr("P&aper"), names, paper_named(last_.paper));
    orientation_ =
        add_choice(*form, wx_tr("O&rientation"), ways, static_cast<int>(last_.orientation));
    picture_.emplace(*form, this, subject_, last_.picture, [this] { update(); });
    footers_ = add_box(*form, this, wx_tr("Size and desi&gner below it"), last_.footer,
                       [this] { update(); });
    return form;
}

wxChoice* PrintDialog::add_choice(Form& form, const wxString& label,
                                  const std::vector<wxString>& entries, int chosen) {
    auto* choice = new wxChoice(this, wxID_ANY);
    choice->Append(entries);
    choice->SetSelection(chosen);
    choice->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { update(); });
    form.add(label, choice);
    return choice;
}

PrintChoices PrintDialog::choices() const {
    return {std::string(papers[static_cast<std::size_t>(paper_->GetSelection())].name),
            static_cast<Orientation>(orientation_->GetSelection()), footers_->GetValue(),
            picture_->choices()};
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
    result.title = picture_->title();
    result.footer = chosen.footer ? footer_ : std::string();
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
