#pragma once

#include "analysis/legality/client.h"
#include "engine/map/map.h"

#include <wx/dialog.h>

class wxButton;
class wxChoice;
class wxRadioButton;
class wxSpinCtrl;
class wxTextCtrl;

namespace pampas::desktop {

class Notice;
class SizedPreview;
class SpaceChoice;

/// Asks for the name, size and stagger of a new map and shows what it will look like.
class NewMapDialog : public wxDialog {
  public:
    /// The size is measured against what `client` takes.
    NewMapDialog(wxWindow* parent, legality::Client client);
    ~NewMapDialog() override;

    /// The map as described.
    map::Map map() const;

  private:
    void make_fields();
    wxSizer* size_fields();
    wxSizer* stagger_fields();
    wxChoice* shifted_field();
    void choose_preset();
    /// Takes over what a field now says.
    void change(const hex::Grid& grid);
    void update();
    void say_shift();
    void check(const map::Map& shown);

    legality::Client client_;
    hex::Grid grid_;
    wxTextCtrl* name_ = nullptr;
    wxChoice* preset_ = nullptr;
    wxSpinCtrl* columns_ = nullptr;
    wxSpinCtrl* rows_ = nullptr;
    wxRadioButton* pointy_ = nullptr;
    wxRadioButton* flat_ = nullptr;
    wxChoice* shifted_ = nullptr;
    SpaceChoice* fill_ = nullptr;
    SizedPreview* preview_ = nullptr;
    Notice* notice_ = nullptr;
    wxButton* create_ = nullptr;
};

} // namespace pampas::desktop
