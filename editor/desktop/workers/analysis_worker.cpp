#include "editor/desktop/workers/analysis_worker.h"

#include "analysis/graph/betweenness.h"

namespace pampas::desktop {
namespace {

/// Lets measures appear during a stroke that changes the map faster than they are computed.
constexpr std::chrono::milliseconds patience{60};

/// The chosen overlay of a map; empty if none is chosen or the market no longer exists. Throws
/// `graph::Stopped` as the measures do.
std::optional<overlays::Overlay> overlay_of(const OverlayChoice& choice, const map::Map& map,
                                            const graph::Analysis& analysis) {
    if (const auto* kind = std::get_if<const overlays::Kind*>(&choice)) {
        return (*kind)->make(map, analysis);
    }
    const auto* market = std::get_if<hex::Coordinate>(&choice);
    if (market != nullptr && map.grid().contains(*market) &&
        map.at(*market) == map::Space::Market) {
        return overlays::of_market(map, analysis, *market);
    }
    return std::nullopt;
}

bool needs_betweenness(const OverlayChoice& choice) {
    const auto* kind = std::get_if<const overlays::Kind*>(&choice);
    return kind != nullptr && (*kind)->needs_betweenness;
}

} // namespace

AnalysisWorker::AnalysisWorker(Listener listener)
    : worker_([this](std::size_t number, const Request& request,
                     const std::stop_token& stop) { answer(number, request, stop); },
              std::move(listener), patience) {}

std::size_t AnalysisWorker::analyze(const map::Map& map, const OverlayChoice& choice) {
    asked_ = std::make_shared<const map::Map>(map);
    return choose(choice);
}

std::size_t AnalysisWorker::choose(const OverlayChoice& choice) {
    return worker_.ask({asked_, choice});
}

void AnalysisWorker::answer(std::size_t number, const Request& request,
                            const std::stop_token& stop) {
    if (request.map != map_) {
        map_.reset();
        complete_ = false;
        analysis_ =
            std::make_shared<const graph::Analysis>(graph::quick_analysis(*request.map, stop));
        features_ = prediction::features(*request.map, stop);
        map_ = request.map;
    }
    const bool early = !complete_ && needs_betweenness(request.choice);
    auto overlay = early ? std::nullopt : overlay_of(request.choice, *map_, *analysis_);
    report(number, request.choice, overlay);
    if (complete_ || !worker_.has_time()) {
        return;
    }
    auto whole = std::make_shared<graph::Analysis>(*analysis_);
    whole->betweenness = graph::betweenness(*map_, {.run = stop});
    analysis_ = std::move(whole);
    complete_ = true;
    report(number, request.choice,
           early ? overlay_of(request.choice, *map_, *analysis_) : std::move(overlay));
}

void AnalysisWorker::report(std::size_t number, const OverlayChoice& choice,
                            std::optional<overlays::Overlay> overlay) {
    worker_.send({number, choice, map_, analysis_, features_, complete_, std::move(overlay)});
}

} // namespace pampas::desktop
