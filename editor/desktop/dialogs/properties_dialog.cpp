#include "editor/desktop/dialogs/properties_dialog.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/number_field.h"
#include "editor/desktop/widgets/text.h"
#include "engine/formats/windows_1252.h"
#include "engine/rules/cards.h"
#include "engine/rules/ruleset.h"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

wxString trimmed(const wxTextCtrl& text) {
    return text.GetValue().Trim().Trim(false);
}

bool fits_generator(const wxTextCtrl& text) {
    return formats::to_windows_1252(text.GetValue().utf8_string()).has_value();
}

} // namespace

PropertiesDialog::PropertiesDialog(wxWindow* parent, map::Details details)
    : wxDialog(parent, wxID_ANY, wx_tr("Map Properties"), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      before_(std::move(details)), players_(before_.players.value_or(map::PlayerRange{
                                       rules::players_bounds.least, rules::players_bounds.most})) {
    auto* form = new Form(this);
    add_texts(*form);
    form->add(wx_tr("Players"), player_fields());
    form->add(wx_tr("R&uleset"), ruleset_field());
    notice_ = new Notice(this);
    ok_ = lay_out(*this, form, notice_, wx_tr("&OK"));
    name_->SetFocus();
    update();
}

PropertiesDialog::~PropertiesDialog() {
    silence(*this);
}

void PropertiesDialog::add_texts(Form& form) {
    name_ = new wxTextCtrl(this, wxID_ANY, wx_text(before_.name));
    name_->SetMinSize(FromDIP(wxSize(400, -1)));
    form.add(wx_tr("&Name"), name_);
    author_ = new wxTextCtrl(this, wxID_ANY, wx_text(before_.author));
    form.add(wx_tr("&Author"), author_);
    description_ = new wxTextCtrl(this, wxID_ANY, wx_text(before_.description), wxDefaultPosition,
                                  FromDIP(wxSize(400, 140)), wxTE_MULTILINE);
    form.add_tall(wx_tr("&Description"), description_);
    for (wxTextCtrl* text : {name_, author_}) {
        text->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { update(); });
    }
}

wxSizer* PropertiesDialog::player_fields() {
    has_players_ = new wxCheckBox(this, wxID_ANY, wx_tr("&Made for"));
    has_players_->SetValue(before_.players.has_value());
    has_players_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { update(); });
    // A file may say anything; what it says can stay.
    const int fewest = std::min(rules::players_bounds.least, players_.least);
    const int most = std::max(rules::players_bounds.most, players_.most);
    least_ = number_field(this, players_.least, fewest, most, [this](int least) {
        players_.least = least;
        update();
    });
    most_ = number_field(this, players_.most, fewest, most, [this](int number) {
        players_.most = number;
        update();
    });
    name_for_readers(*least_, wx_tr("Fewest players"));
    name_for_readers(*most_, wx_tr("Most players"));
    auto* sizer = new wxBoxSizer(wxHORIZONTAL);
    const auto beside = wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(8));
    sizer->Add(has_players_, wxSizerFlags().CenterVertical());
    sizer->Add(least_, beside);
    sizer->Add(new wxStaticText(this, wxID_ANY, wx_text("–")), beside);
    sizer->Add(most_, beside);
    sizer->Add(new wxStaticText(this, wxID_ANY, wx_tr("players")), beside);
    return sizer;
}

wxChoice* PropertiesDialog::ruleset_field() {
    ruleset_ = new wxChoice(this, wxID_ANY);
    const auto offer = [this](const std::optional<std::string>& name, const wxString& title) {
        rulesets_.push_back(name);
        ruleset_->Append(title);
    };
    offer({}, wx_tr("Not told"));
    for (const rules::RulesetTitle& known : rules::ruleset_titles()) {
        offer(known.name, wx_tr(known.title));
    }
    if (before_.ruleset && std::ranges::find(rulesets_, before_.ruleset) == rulesets_.end()) {
        offer(before_.ruleset, wx_text(*before_.ruleset));
    }
    const auto chosen = std::ranges::find(rulesets_, before_.ruleset) - rulesets_.begin();
    ruleset_->SetSelection(static_cast<int>(chosen));
    return ruleset_;
}

map::Details PropertiesDialog::details() const {
    map::Details result = before_;
    if (name_->IsModified()) {
        result.name = trimmed(*name_).utf8_string();
    }
    if (author_->IsModified()) {
        result.author = trimmed(*author_).utf8_string();
    }
    if (description_->IsModified()) {
        result.description = description_->GetValue().utf8_string();
    }
    result.players = has_players_->GetValue() ? std::optional(players_) : std::nullopt;
    result.ruleset = rulesets_[static_cast<std::size_t>(ruleset_->GetSelection())];
    return result;
}

void PropertiesDialog::update() {
    least_->Enable(has_players_->GetValue());
    most_->Enable(has_players_->GetValue());
    const bool named = !trimmed(*name_).empty();
    const bool in_order = !has_players_->GetValue() || players_.least <= players_.most;
    ok_->Enable(named && in_order);
    if (!named) {
        notice_->say(Tone::Error, wx_tr("A map needs a name."));
    } else if (!in_order) {
        notice_->say(Tone::Error, wx_tr("The fewest players cannot be more than the most."));
    } else if (!fits_generator(*name_) || !fits_generator(*author_)) {
        notice_->say(Tone::Note,
                     wx_tr("A .haz file, as Yucata takes it, cannot hold these characters."));
    } else {
        notice_->clear();
    }
}

} // namespace pampas::desktop
