#pragma once

#include "analysis/prediction/features.h"
#include "editor/desktop/panels/games_form.h"

#include <wx/stattext.h>

#include <optional>

namespace pampas::desktop {

/// Tells what is expected of such games before they are played, and how far that can be trusted to
/// those who point at it. Hidden where nothing can be told.
class PredictionLine : public wxStaticText {
  public:
    explicit PredictionLine(wxWindow* parent);

    /// `features` are those of the map; none when it is not played on. What is chosen may be games
    /// of other bots or by other rules than predictions are for.
    void tell(const std::optional<prediction::Features>& features, const GamesChoice& choice);
};

} // namespace pampas::desktop
