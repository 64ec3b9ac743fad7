#include "editor/desktop/dialogs/decide_dialog.h"

#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/number_field.h"
#include "editor/desktop/widgets/space_names.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>

#include <limits>
#include <numeric>
#include <random>

namespace pampas::desktop {
namespace {

constexpr int max_seed = std::numeric_limits<int>::max();

int random_seed() {
    return static_cast<int>(std::random_device()() % max_seed);
}

} // namespace

DecideDialog::DecideDialog(wxWindow* parent, int spaces, const std::string& where)
    : wxDialog(parent, wxID_ANY, wx_tr("Decide Undecided Land")),
      spaces_(spaces), deciding_{map::even_counts(spaces),
                                 static_cast<std::uint64_t>(random_seed())},
      notice_(new Notice(this)) {
    auto* form = new Form(this);
    form->add(wx_tr("Undecided"),
              make_label(this, wx_text(tr("{} in {}", spaces, where)), nullptr));
    for (std::size_t i = 0; i < map::terrains.size(); ++i) {
        form->add("&" + title(map::terrains[i]),
                  number_field(this, deciding_.counts[i], 0, spaces, [this, i](int count) {
                      deciding_.counts[i] = count;
                      update();
                  }));
    }
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    seed_ = number_field(this, static_cast<int>(deciding_.seed), 0, max_seed,
                         [this](int seed) { deciding_.seed = static_cast<std::uint64_t>(seed); });
    auto* another = new wxButton(this, wxID_ANY, wx_tr("&Another"));
    another->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { draw_seed(); });
    row->Add(seed_, wxSizerFlags(1));
    row->Add(another, wxSizerFlags().Border(wxLEFT, FromDIP(spacing::wide_gap)));
    form->add(wx_tr("S&eed"), row, seed_);
    decide_ = lay_out(*this, form, notice_, wx_tr("&Decide"));
    update();
}

DecideDialog::~DecideDialog() {
    silence(*this);
}

void DecideDialog::draw_seed() {
    const int seed = random_seed();
    seed_->SetValue(seed);
    deciding_.seed = static_cast<std::uint64_t>(seed);
}

void DecideDialog::update() {
    const int sum = std::accumulate(deciding_.counts.begin(), deciding_.counts.end(), 0);
    decide_->Enable(sum == spaces_);
    if (sum == spaces_) {
        notice_->clear();
    } else {
        notice_->say(Tone::Error, wx_text(tr("{} of {} spaces.", sum, spaces_)));
    }
}

} // namespace pampas::desktop
