#include "editor/desktop/dialogs/preferences_dialog.h"

#include "analysis/legality/client.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>

#include <algorithm>
#include <array>

namespace pampas::desktop {
namespace {

using std::chrono::milliseconds;

/// For a turn of a bot that searches, as they are offered.
constexpr std::array thinking_times{milliseconds(50),  milliseconds(100),  milliseconds(250),
                                    milliseconds(500), milliseconds(1000), milliseconds(2000)};

wxString theme_title(Theme theme) {
    return theme == Theme::Light  ? wx_tr("light")
           : theme == Theme::Dark ? wx_tr("dark")
                                  : wx_tr("as the system");
}

/// The place of the shortest time offered that is no shorter, counted from 1; 0 for none.
int place_of(const std::optional<milliseconds>& thinking) {
    if (!thinking) {
        return 0;
    }
    const auto* found = std::ranges::lower_bound(thinking_times, *thinking);
    return static_cast<int>(std::min(found, thinking_times.end() - 1) - thinking_times.begin()) + 1;
}

/// The number of what is called so, or 0.
template <class Things, class Name>
int number_named(const Things& things, const std::string& name, Name name_of_thing) {
    const auto found = std::ranges::find(things, name, name_of_thing);
    return found == std::ranges::end(things) ? 0
                                             : static_cast<int>(found - std::ranges::begin(things));
}

} // namespace

PreferencesDialog::PreferencesDialog(wxWindow* parent, const Preferences& before,
                                     const std::function<void(wxWindow&)>& show_keys)
    : wxDialog(parent, wxID_ANY, wx_tr("Preferences")), before_(before),
      language_(new wxChoice(this, wxID_ANY)), theme_(new wxChoice(this, wxID_ANY)),
      client_(new wxChoice(this, wxID_ANY)), thinking_(new wxChoice(this, wxID_ANY)),
      welcome_(new wxCheckBox(this, wxID_ANY, wx_tr("Sho&w the welcome page at the start"))),
      minimap_(new wxCheckBox(
          this, wxID_ANY,
          wx_tr("Show the whole map in a &corner while it is larger than the window"))),
      notice_(new Notice(this)) {
    make_fields();
    show_before();
    auto* keys = new wxButton(this, wxID_ANY, wx_tr("Change &keys…"));
    keys->Bind(wxEVT_BUTTON, [this, show_keys](wxCommandEvent&) { show_keys(*this); });
    auto* form = new Form(this);
    form->add(wx_tr("&Language"), language_);
    form->add(wx_tr("&Theme"), theme_);
    form->add(wx_tr("Check &maps for"), client_);
    form->add(wx_tr("Bots t&hink"), thinking_);
    auto* body = new wxBoxSizer(wxVERTICAL);
    const auto below = wxSizerFlags().Border(wxTOP, FromDIP(spacing::wide_gap));
    body->Add(form, wxSizerFlags().Expand());
    body->Add(welcome_, below);
    body->Add(minimap_, below);
    body->Add(keys, below);
    lay_out(*this, body, notice_, wx_tr("&OK"));
    language_->SetFocus();
    CentreOnParent();
}

PreferencesDialog::~PreferencesDialog() {
    silence(*this);
}

void PreferencesDialog::make_fields() {
    language_->Append(wx_tr("as the system"));
    for (const language::Language& language : language::all()) {
        language_->Append(wx_text(language.name));
    }
    for (const Theme theme : themes) {
        theme_->Append(theme_title(theme));
    }
    for (const legality::Client& client : legality::clients()) {
        client_->Append(wx_text(client.title));
    }
    thinking_->Append(wx_tr("as long as usual: the same games each time"));
    for (const milliseconds time : thinking_times) {
        thinking_->Append(wx_text(tr("{} ms a turn", time.count())));
    }
    language_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { update(); });
}

void PreferencesDialog::show_before() {
    const auto* language = before_.language;
    language_->SetSelection(
        language == nullptr ? 0 : static_cast<int>(language - language::all().data()) + 1);
    theme_->SetSelection(number_named(themes, name_of(before_.theme), name_of));
    client_->SetSelection(
        number_named(legality::clients(), before_.client, &legality::Client::name));
    thinking_->SetSelection(place_of(before_.thinking));
    welcome_->SetValue(before_.welcome);
    minimap_->SetValue(before_.minimap);
}

const language::Language* PreferencesDialog::chosen_language() const {
    const int number = language_->GetSelection();
    return number == 0 ? nullptr : &language::all()[static_cast<std::size_t>(number - 1)];
}

Preferences PreferencesDialog::preferences() const {
    Preferences chosen = before_;
    chosen.language = chosen_language();
    chosen.theme = themes[static_cast<std::size_t>(theme_->GetSelection())];
    chosen.client = legality::clients()[static_cast<std::size_t>(client_->GetSelection())].name;
    if (const int time = thinking_->GetSelection(); time != place_of(before_.thinking)) {
        chosen.thinking = time == 0
                              ? std::nullopt
                              : std::optional(thinking_times[static_cast<std::size_t>(time - 1)]);
    }
    chosen.welcome = welcome_->GetValue();
    chosen.minimap = minimap_->GetValue();
    return chosen;
}

void PreferencesDialog::update() {
    if (chosen_language() == before_.language) {
        notice_->clear();
    } else {
        notice_->say(Tone::Note, wx_tr("The language changes at the next start."));
    }
}

} // namespace pampas::desktop
