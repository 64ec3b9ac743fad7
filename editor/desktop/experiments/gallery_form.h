#pragma once

#include "analysis/legality/client.h"
#include "editor/desktop/widgets/fields.h"
#include "editor/experiments/generation.h"

#include <wx/panel.h>

namespace pampas::desktop {

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
    std::vector<Field> fields();
    std::vector<Field> board_fields();
    Field like_field();

    generation::Request request_; ///< as far as the fields say it
    std::vector<int> players_;
    bool like_ = false;
    bool fair_ = false;
    std::size_t games_; ///< that tell maps apart
    wxWindow* like_box_ = nullptr;
    Form form_;
};

} // namespace pampas::desktop
