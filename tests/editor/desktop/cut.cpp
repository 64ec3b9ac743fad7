#include "tests/editor/desktop/cut.h"

#include "editor/desktop/widgets/fold.h"

#include <fmt/format.h>
#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/stattext.h>

namespace pampas::testing {
namespace {

/// Whether a control shows all of its own text or, by an ellipsis and a tooltip, says that there is
/// more.
bool shows_its_text(const wxWindow& control) {
    const auto* text = dynamic_cast<const wxStaticText*>(&control);
    constexpr long ellipses = wxST_ELLIPSIZE_START | wxST_ELLIPSIZE_MIDDLE | wxST_ELLIPSIZE_END;
    const bool has_text = (text != nullptr && !text->HasFlag(ellipses)) ||
                          dynamic_cast<const wxCheckBox*>(&control) != nullptr ||
                          (dynamic_cast<const wxButton*>(&control) != nullptr &&
                           dynamic_cast<const desktop::Fold*>(&control) == nullptr);
    return !has_text || control.GetSize().x >= control.GetBestSize().x;
}

} // namespace

std::vector<std::string> what_is_cut(const wxWindow& window) {
    std::vector<std::string> cut;
    for (const wxWindow* child : window.GetChildren()) {
        if (!child->IsShown() || child->IsTopLevel()) {
            continue;
        }
        const bool sticks_out = child->GetRect().GetLeft() < 0 ||
                                child->GetRect().GetRight() >= window.GetClientSize().x;
        const bool has_no_room = child->GetSize().y < 3 || child->GetSize().x < 3;
        if (sticks_out || has_no_room || !shows_its_text(*child)) {
            cut.push_back(fmt::format(
                "{} '{}' {}x{} at {} of {}, best {}", child->GetName().utf8_string(),
                child->GetLabel().utf8_string(), child->GetSize().x, child->GetSize().y,
                child->GetPosition().x, window.GetClientSize().x, child->GetBestSize().x));
        }
        const std::vector<std::string> below = what_is_cut(*child);
        cut.insert(cut.end(), below.begin(), below.end());
    }
    return cut;
}

} // namespace pampas::testing
