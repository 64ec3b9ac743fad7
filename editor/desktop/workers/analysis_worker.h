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

/// What was found about a state of the map.
struct Measured {
    std::size_t request = 0; ///< what was asked, as `AnalysisWorker::analyze` numbered it
    OverlayChoice choice;
    std::shared_ptr<const map::Map> map;
    std::shared_ptr<const graph::Analysis> analysis;
    std::optional<prediction::Features> features; ///< none on a map that is not played on
    bool complete = false;                        ///< with the betweenness
    std::optional<overlays::Overlay> overlay;     ///< that was chosen; none yet when it needs more
};

/// Takes the measures of maps on a thread of its own: first all that are quick, then all.
class AnalysisWorker {
  public:
    using Listener = std::function<void(const Measured&)>;

    /// `listener` is told of each result, on the window's thread.
    explicit AnalysisWorker(Listener listener);

    /// Asks for the measures of a map and its overlay, in place of what was asked before: work on
    /// that ends, unless it is about to be done. Returns the number of the request.
    std::size_t analyze(const map::Map& map, const OverlayChoice& choice);
    /// Asks for another overlay of the map that was asked about last.
    std::size_t choose(const OverlayChoice& choice);

  private:
    struct Request {
        std::shared_ptr<const map::Map> map;
        OverlayChoice choice;
    };

    void answer(std::size_t number, const Request& request, const std::stop_token& stop);
    void report(std::size_t number, const OverlayChoice& choice,
                std::optional<overlays::Overlay> overlay);

    std::shared_ptr<const map::Map> asked_; ///< that was asked about last

    // Of the worker alone: what is known of the map it was asked about last.
    std::shared_ptr<const map::Map> map_;
    std::shared_ptr<const graph::Analysis> analysis_;
    std::optional<prediction::Features> features_;
    bool complete_ = false;

    BackgroundWorker<Request, Measured> worker_; ///< the last member: it uses the others
};

} // namespace pampas::desktop
