#pragma once

#include "analysis/legality/client.h"
#include "editor/experiments/generation.h"
#include "engine/map/map.h"

#include <wx/panel.h>

#include <optional>

class wxCheckBox;
class wxChoice;
class wxSizer;
class wxSpinCtrl;
class wxTextCtrl;

namespace pampas::desktop {

class PlayerBoxes;
class SeedField;

/// Maps that are wanted.
struct GalleryRequest {
    experiments::GenerationPlan plan;
    std::optional<map::Map> like = {}; ///< that they are to be like (generation::like)
};

/// Fields that say what maps are wanted. What is left empty is as on published maps.
class GalleryForm : public wxPanel {
  public:
    explicit GalleryForm(wxWindow* parent);

    /// The name of the map that others can be like.
    void set_open_map(const std::string& name);
    /// What the fields say; `open` is the open map. Throws `InputError` when they say nothing that
    /// can be done.
    GalleryRequest request(const map::Map& open, const legality::Client& client) const;

  private:
    void make_fields();
    void explain_fields();
    void lay_out();
    generation::BoardRequest board() const;
    generation::Request wanted() const;

    wxTextCtrl* columns_ = nullptr;
    wxTextCtrl* rows_ = nullptr;
    wxChoice* symmetry_ = nullptr;
    wxTextCtrl* markets_ = nullptr;
    wxTextCtrl* waters_ = nullptr;
    wxTextCtrl* land_ = nullptr;
    PlayerBoxes* players_ = nullptr;
    wxCheckBox* like_ = nullptr;
    wxCheckBox* fair_ = nullptr;
    wxSpinCtrl* games_ = nullptr; ///< that tell maps apart
    wxSpinCtrl* count_ = nullptr;
    SeedField* seed_ = nullptr;
};

} // namespace pampas::desktop
