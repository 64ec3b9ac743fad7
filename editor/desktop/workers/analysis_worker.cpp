#include "editor/desktop/workers/analysis_worker.h"

#include "analysis/graph/betweenness.h"

namespace pampas::desktop {
namespace {

/// So that figures go along with a stroke that changes the map faster than they can be taken.
constexpr std::chrono::milliseconds patience{60};

} // namespace

AnalysisWorker::AnalysisWorker(Listener listener)
    : worker_([this](std::size_t number, const Request& request,
                     const std::stop_token& stop) { answer(number, request, stop); },
              std::move(listener), patience) {}

std::size_t AnalysisWorker::analyze(const map::Map& map, const Lens& lens) {
    asked_ = std::make_shared<const map::Map>(map);
    return look_through(lens);
}

std::size_t AnalysisWorker::look_through(const Lens& lens) {
    return worker_.ask({asked_, lens});
}

void AnalysisWorker::answer(std::size_t number, const Request& request,
                            const std::stop_token& stop) {
    if (request.map != map_) {
        map_.reset();
        complete_ = false;
        analysis_ =
            std::make_shared<const graph::Analysis>(graph::quick_analysis(*request.map, stop));
        map_ = request.map;
    }
    const bool early = !complete_ && needs_betweenness(request.lens);
    auto overlay = early ? std::nullopt : seen(request.lens, *map_, *analysis_);
    report(number, request.lens, overlay);
    if (complete_ || !worker_.has_time()) {
        return;
    }
    auto whole = std::make_shared<graph::Analysis>(*analysis_);
    whole->betweenness = graph::betweenness(*map_, stop);
    analysis_ = std::move(whole);
    complete_ = true;
    report(number, request.lens,
           early ? seen(request.lens, *map_, *analysis_) : std::move(overlay));
}

void AnalysisWorker::report(std::size_t number, const Lens& lens,
                            std::optional<overlays::Overlay> overlay) {
    worker_.send({number, lens, map_, analysis_, complete_, std::move(overlay)});
}

} // namespace pampas::desktop
