#pragma once

#include "analysis/overlays/catalogue.h"
#include "analysis/prediction/features.h"
#include "editor/desktop/workers/run.h"

#include <memory>
#include <optional>
#include <variant>

namespace pampas::desktop {

/// What to lay over the map: nothing, a kind of overlay, or the way to a market.
using OverlayChoice = std::variant<std::monostate, const overlays::Kind*, hex::Coordinate>;

/// The measures of a state of the map.
struct Measured {
    std::size_t request = 0; ///< the number that `AnalysisWorker::analyze` gave the request
    OverlayChoice choice;
    std::shared_ptr<const map::Map> map;
    std::shared_ptr<const graph::Analysis> analysis;
    std::optional<prediction::Features> features; ///< none on a map that is not played on
    bool complete = false;                        ///< with the betweenness
    std::optional<overlays::Overlay>
        overlay; ///< the chosen one; none before what it needs is computed
};

/// Computes the measures of maps on its own thread: first the quick ones, then all.
class AnalysisWorker {
  public:
    using Listener = std::function<void(const Measured&)>;

    /// `listener` is called with each result, on the window's thread.
    explicit AnalysisWorker(Listener listener);

    /// Requests the measures of a map and an overlay of it. Work on the request before ends, unless
    /// it is nearly done. Returns the number of the request.
    std::size_t analyze(const map::Map& map, const OverlayChoice& choice);
    /// Requests another overlay of the map of the last request.
    std::size_t choose(const OverlayChoice& choice);

  private:
    struct Request {
        std::shared_ptr<const map::Map> map;
        OverlayChoice choice;
    };

    void answer(std::size_t number, const Request& request, const std::stop_token& stop);
    void report(std::size_t number, const OverlayChoice& choice,
                std::optional<overlays::Overlay> overlay);

    std::shared_ptr<const map::Map> asked_; ///< of the last request

    // Only the worker's thread uses these: the measures of the map it works on.
    std::shared_ptr<const map::Map> map_;
    std::shared_ptr<const graph::Analysis> analysis_;
    std::optional<prediction::Features> features_;
    bool complete_ = false;

    BackgroundWorker<Request, Measured> worker_; ///< the last member: it uses the others
};

} // namespace pampas::desktop
