#pragma once

#include "analysis/legality/client.h"
#include "editor/desktop/widgets/fields.h"
#include "editor/experiments/experiments.h"

#include <wx/panel.h>

#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// A request for maps.
struct GalleryRequest {
    experiments::GenerationPlan plan;
    std::optional<map::Map> like = {}; ///< the map to resemble (generation::like)
};

/// Fields for the maps that the user wants. Empty ones mean: as on published maps.
class GalleryForm : public wxPanel {
  public:
    explicit GalleryForm(wxWindow* parent);

    /// Sets the name of the map that others can resemble.
    void set_open_map(const std::string& name);
    /// The request from the fields; `open` is the open map. Throws `InputError` if it cannot be
    /// met.
    GalleryRequest request(const map::Map& open, const legality::Client& client) const;

  private:
    std::vector<Field> fields();
    std::vector<Field> board_fields();
    Field like_field();

    generation::Request request_; ///< as far as the fields have it
    std::vector<int> players_;
    bool like_ = false;
    bool fair_ = false;
    std::size_t games_; ///< to compare the maps
    wxWindow* like_box_ = nullptr;
    Form form_;
};

} // namespace pampas::desktop
