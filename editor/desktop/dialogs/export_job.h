#pragma once

#include "editor/desktop/dialogs/picture_choices.h"
#include "editor/exchange/job.h"

namespace pampas::desktop {

/// The client that was chosen; none: none in particular.
std::optional<legality::Client> client_of(const ExportChoices& choices);

/// What was chosen, for a map of this title. `overlay` is one of the map; what a client shows is
/// without.
exchange::Job job_for(const ExportChoices& choices, overlays::Overlay overlay,
                      const std::string& title);

} // namespace pampas::desktop
