#include "editor/desktop/dialogs/paper_fields.h"

#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/number_field.h"
#include "editor/desktop/widgets/text.h"

#include <wx/checkbox.h>
#include <wx/choice.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

constexpr int largest_overlap = 150;

/// The number of the entry with this name; a poster comes after all kinds of paper.
int entry_of_paper(const std::string& name) {
    if (name == paper::poster_name) {
        return static_cast<int>(paper::paper_sizes.size());
    }
    const auto found = std::ranges::find(paper::paper_sizes, name, &paper::PaperSize::name);
    return found == paper::paper_sizes.end() ? 0
                                             : static_cast<int>(found - paper::paper_sizes.begin());
}

} // namespace

std::vector<wxString> paper_titles() {
    std::vector<wxString> titles;
    for (const paper::PaperSize& size : paper::paper_sizes) {
        titles.push_back(wx_text(size.title));
    }
    return titles;
}

std::vector<wxString> orientation_titles() {
    return {wx_tr("Automatic"), wx_tr("Upright"), wx_tr("Across")};
}

PaperFields::PaperFields(Form& form, wxWindow* dialog, const PaperChoices& last,
                         const std::function<void()>& changed)
    : form_(form) {
    const auto told = [changed](int) { changed(); };
    hex_ = number_field(dialog, last.hex, static_cast<int>(paper::least_hex),
                        static_cast<int>(paper::largest_hex), told);
    form.add(wx_tr("Hexagons from side to side in &millimetres"), hex_);
    std::vector<wxString> papers = paper_titles();
    papers.push_back(wx_tr("One page as large as the board"));
    paper_ = add_choice(form, dialog, wx_tr("P&aper"), papers, entry_of_paper(last.paper), changed);
    orientation_ = add_choice(form, dialog, wx_tr("O&rientation"), orientation_titles(),
                              static_cast<int>(last.orientation), changed);
    overlap_ = number_field(dialog, last.overlap, 0, largest_overlap, told);
    form.add(wx_tr("O&verlap of the sheets in millimetres"), overlap_);
    aids_ = add_box(form, dialog, wx_tr("Sheet map, pla&yer aid and tiles to cut out"), last.aids,
                    changed);
}

PaperChoices PaperFields::choices() const {
    const auto entry = static_cast<std::size_t>(paper_->GetSelection());
    return {hex_->GetValue(),
            std::string(entry < paper::paper_sizes.size() ? paper::paper_sizes[entry].name
                                                          : paper::poster_name),
            static_cast<paper::Orientation>(orientation_->GetSelection()), overlap_->GetValue(),
            aids_->GetValue()};
}

void PaperFields::show(bool shown) {
    for (const wxWindow* field :
         std::initializer_list<wxWindow*>{hex_, paper_, orientation_, overlap_, aids_}) {
        form_.show(field, shown);
    }
}

} // namespace pampas::desktop
