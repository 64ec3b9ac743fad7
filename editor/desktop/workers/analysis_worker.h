#pragma once

#include "analysis/overlays/catalogue.h"
#include "analysis/prediction/features.h"
#include "editor/desktop/workers/run.h"

#include <memory>
#include <optional>
#include <variant>

namespace pampas::desktop {

/// The overlay to show: none, a kind of overlay, or the path to a market.
using OverlayChoice = std::variant<std::monostate, const overlays::Kind*, hex::Coordinate>;

/// The measures of one state of the map.
struct Measured {
    std::size_t request = 0; ///< request number returned by `AnalysisWorker::analyze`
    OverlayChoice choice;
    std::shared_ptr<const map::Map> map;
    std::shared_ptr<const graph::Analysis> analysis;
    std::optional<prediction::Features> features; ///< empty for an unplayable map
    bool complete = false;                        ///< whether betweenness is included
    /// Chosen overlay; empty until its measures are computed.
    std::optional<overlays::Overlay> overlay;
};

/// Computes the measures of maps on its own thread, the quick ones first.
class AnalysisWorker {
  public:
    using Listener = std::function<void(const Measured&)>;

    /// `listener` is called with each result on the window's thread.
    explicit AnalysisWorker(Listener listener);

    /// Requests the measures of a map and an overlay. Work on the previous request is stopped,
    /// unless it has only just begun (see `patience` of `BackgroundWorker`). Returns the request
    /// number.
    std::size_t analyze(const map::Map& map, const OverlayChoice& choice);
    /// Requests another overlay of the last requested map.
    std::size_t choose(const OverlayChoice& choice);

  private:
    struct Request {
        std::shared_ptr<const map::Map> map;
        OverlayChoice choice;
    };

    void answer(std::size_t number, const Request& request, const std::stop_token& stop);
    void report(std::size_t number, const OverlayChoice& choice,
                std::optional<overlays::Overlay> overlay);

    std::shared_ptr<const map::Map> asked_; ///< map of the last request

    // Used only on the worker's thread: the map being measured and its measures.
    std::shared_ptr<const map::Map> map_;
    std::shared_ptr<const graph::Analysis> analysis_;
    std::optional<prediction::Features> features_;
    bool complete_ = false;

    BackgroundWorker<Request, Measured> worker_; ///< last member, because it uses the others
};

} // namespace pampas::desktop
