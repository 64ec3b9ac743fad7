#include "editor/desktop/dialogs/backdrop_dialog.h"

#include "editor/desktop/widgets/fields.h"

#include <wx/slider.h>

namespace pampas::desktop {
namespace {

constexpr int largest_scale = 1000;
constexpr int farthest = 50'000;
constexpr int number_step = 5;

ControlMaker percent_slider(int& value) {
    return [&value](wxWindow& parent, const std::function<void()>& changed) {
        auto* slider = new wxSlider(&parent, wxID_ANY, value, 0, 100);
        slider->Bind(wxEVT_SLIDER, [&value, changed](wxCommandEvent& event) {
            value = event.GetInt();
            changed();
        });
        return Control{slider};
    };
}

} // namespace

BackdropDialog::BackdropDialog(wxWindow* parent, const Placement& placement,
                               std::function<void(const Placement&)> changed)
    : FormDialog(parent, wx_tr("Background Picture")), placement_(placement), shown_(placement),
      changed_(std::move(changed)) {
    const auto offset = [](int& value) {
        return fields::number(value, {-farthest, farthest}, number_step);
    };
    make({{.label = wx_tr("&Opacity"),
           .control = percent_slider(placement_.opacity),
           .least = {260, -1}},
          {.label = wx_tr("&Size in %"),
           .control = fields::number(placement_.scale, {1, largest_scale}, number_step)},
          {.label = wx_tr("To the &right"), .control = offset(placement_.right)},
          {.label = wx_tr("&Down"), .control = offset(placement_.down)}},
         wx_tr("&Keep"));
}

FormDialog::Judgement BackdropDialog::judge() {
    if (placement_ != shown_) {
        shown_ = placement_;
        changed_(placement_);
    }
    return {Tone::Note, wx_tr("In percent of a side of a space")};
}

} // namespace pampas::desktop
