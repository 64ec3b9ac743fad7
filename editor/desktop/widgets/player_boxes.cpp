#include "editor/desktop/widgets/player_boxes.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"
#include "engine/rules/cards.h"

#include <wx/checkbox.h>
#include <wx/sizer.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

constexpr int fewest_players = 2;
constexpr int usual_players = 4;

} // namespace

PlayerBoxes::PlayerBoxes(wxWindow* parent, const wxString& tip) : wxPanel(parent) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (int number = fewest_players; number <= rules::max_players; ++number) {
        auto* box = new wxCheckBox(this, wxID_ANY, wxString::Format("%d", number));
        box->SetValue(number == usual_players);
        box->SetToolTip(tip);
        name_for_readers(*box, wx_text(trn("{} player", "{} players", number)));
        explain_control(*box, "table");
        row->Add(box, wxSizerFlags().CenterVertical().Border(wxRIGHT, FromDIP(spacing::wide_gap)));
        boxes_.push_back(box);
    }
    SetSizer(row);
}

void PlayerBoxes::offer(const map::PlayerRange& numbers) {
    for (std::size_t at = 0; at < boxes_.size(); ++at) {
        const int number = fewest_players + static_cast<int>(at);
        boxes_[at]->Show(number >= numbers.least && number <= numbers.most);
        boxes_[at]->SetValue(boxes_[at]->GetValue() && boxes_[at]->IsShown());
    }
    if (chosen().empty()) {
        choose({std::clamp(usual_players, numbers.least, numbers.most)});
    }
    Layout();
}

std::vector<int> PlayerBoxes::chosen() const {
    std::vector<int> numbers;
    for (std::size_t at = 0; at < boxes_.size(); ++at) {
        if (boxes_[at]->GetValue()) {
            numbers.push_back(fewest_players + static_cast<int>(at));
        }
    }
    return numbers;
}

void PlayerBoxes::choose(const std::vector<int>& numbers) {
    for (std::size_t at = 0; at < boxes_.size(); ++at) {
        const int number = fewest_players + static_cast<int>(at);
        boxes_[at]->SetValue(std::ranges::find(numbers, number) != numbers.end());
    }
}

} // namespace pampas::desktop
