#pragma once

#include "analysis/legality/client.h"
#include "editor/desktop/dialogs/form_dialog.h"
#include "engine/map/map.h"

#include <string>

namespace pampas::desktop {

class AnchorPicker;
class SizedPreview;

/// Asks for the name, size and stagger of a new map and shows what it will look like.
class NewMapDialog : public FormDialog {
  public:
    /// The size is measured against what `client` takes.
    NewMapDialog(wxWindow* parent, legality::Client client);

    /// The map as described.
    map::Map map() const;

  private:
    Judgement judge() override;
    Field preset_field();
    Field shifted_field();

    legality::Client client_;
    std::string name_;
    hex::Grid grid_;
    map::Space fill_ = map::Space::Pampas;
    SizedPreview* preview_;
};

/// Asks for another size of a map, what stays where it is, and what new spaces become.
class ResizeDialog : public FormDialog {
  public:
    /// The size is measured against what `client` takes.
    ResizeDialog(wxWindow* parent, map::Map map, legality::Client client);

    /// The map at the size asked for. Neighbours stay neighbours.
    map::Map map() const { return reframed(fill_); }

  private:
    Judgement judge() override;
    map::Map reframed(map::Space fill) const;
    int cut_off() const;

    map::Map before_;
    legality::Client client_;
    int columns_;
    int rows_;
    map::Space fill_;
    AnchorPicker* anchor_ = nullptr;
    SizedPreview* preview_;
};

} // namespace pampas::desktop
