#pragma once

#include "editor/desktop/workers/games_runner.h"
#include "editor/experiments/generation.h"
#include "engine/map/map.h"

#include <memory>
#include <optional>

namespace pampas::desktop {

/// Maps that are wanted.
struct GalleryRequest {
    experiments::GenerationPlan plan;
    std::optional<map::Map> like = {}; ///< that they are to be like (generation::like)
    std::stop_token enough = {};       ///< no more is searched
};

/// How far the making of maps has come.
struct GalleryProgress : RunProgress {
    using Phase = experiments::GenerationListener::Phase;

    Phase phase = Phase::Maps;              ///< what `played` and `most` count
    std::chrono::duration<double> before{}; ///< had passed when it began
    std::optional<double> gap = {};         ///< that the best map so far shows
    /// What was made, when it is over without an error.
    std::shared_ptr<const generation::Found> found = {};
};

/// Makes maps.
class GalleryRunner : public GamesRunner<GalleryRequest, GalleryProgress> {
  public:
    explicit GalleryRunner(Listener listener);
};

} // namespace pampas::desktop
