#pragma once

#include "engine/map/map.h"

#include <wx/dialog.h>

#include <optional>
#include <string>
#include <vector>

class wxButton;
class wxCheckBox;
class wxChoice;
class wxSpinCtrl;
class wxTextCtrl;

namespace pampas::desktop {

class Form;
class Notice;

/// Asks for what a map says about itself.
class PropertiesDialog : public wxDialog {
  public:
    PropertiesDialog(wxWindow* parent, map::Details details);
    ~PropertiesDialog() override;

    /// The details given, with what the user changed.
    map::Details details() const;

  private:
    void add_texts(Form& form);
    wxSizer* player_fields();
    wxChoice* ruleset_field();
    void update();

    map::Details before_;
    map::PlayerRange players_;
    std::vector<std::optional<std::string>> rulesets_; ///< in the choice's order
    wxTextCtrl* name_ = nullptr;
    wxTextCtrl* author_ = nullptr;
    wxTextCtrl* description_ = nullptr;
    wxCheckBox* has_players_ = nullptr;
    wxSpinCtrl* least_ = nullptr;
    wxSpinCtrl* most_ = nullptr;
    wxChoice* ruleset_ = nullptr;
    Notice* notice_ = nullptr;
    wxButton* ok_ = nullptr;
};

} // namespace pampas::desktop
