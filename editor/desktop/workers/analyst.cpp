#include "editor/desktop/workers/analyst.h"

#include "analysis/graph/betweenness.h"
#include "analysis/graph/stop.h"

namespace pampas::desktop {
namespace {

/// Work that has lasted less is let finish, so that figures go along with a stroke that changes the
/// map faster than they can be taken.
constexpr std::chrono::milliseconds patience{60};

} // namespace

Analyst::Analyst(Listener listener)
    : messenger_(std::move(listener)), worker_([this](const std::stop_token& end) { work(end); }) {}

Analyst::~Analyst() {
    messenger_.hush();
    worker_.request_stop();
    const std::lock_guard lock(mutex_);
    stop_.request_stop();
}

std::size_t Analyst::analyze(const map::Map& map, const Lens& lens) {
    return ask(std::make_shared<const map::Map>(map), lens);
}

std::size_t Analyst::look_through(const Lens& lens) {
    return ask(request_.map, lens);
}

std::size_t Analyst::ask(std::shared_ptr<const map::Map> map, const Lens& lens) {
    const std::lock_guard lock(mutex_);
    request_ = {request_.number + 1, std::move(map), lens};
    waiting_ = true;
    if (std::chrono::steady_clock::now() - begun_ > patience) {
        stop_.request_stop();
    }
    asked_.notify_one();
    return request_.number;
}

void Analyst::work(const std::stop_token& end) {
    while (std::optional<Task> task = next(end)) {
        try {
            answer(*task);
        } catch (const graph::Stopped&) {
            // What was asked next is more urgent.
        }
    }
}

std::optional<Analyst::Task> Analyst::next(const std::stop_token& end) {
    std::unique_lock lock(mutex_);
    asked_.wait(lock, end, [this] { return waiting_; });
    if (end.stop_requested()) {
        return std::nullopt;
    }
    waiting_ = false;
    stop_ = {};
    begun_ = std::chrono::steady_clock::now();
    return Task{request_, stop_.get_token()};
}

bool Analyst::has_time() {
    const std::lock_guard lock(mutex_);
    begun_ = {};
    return !waiting_;
}

void Analyst::answer(const Task& task) {
    const Request& request = task.request;
    if (request.map != map_) {
        map_.reset();
        complete_ = false;
        analysis_ =
            std::make_shared<const graph::Analysis>(graph::quick_analysis(*request.map, task.stop));
        map_ = request.map;
    }
    const bool early = !complete_ && needs_betweenness(request.lens);
    auto overlay = early ? std::nullopt : seen(request.lens, *map_, *analysis_);
    report(request, overlay);
    if (complete_ || !has_time()) {
        return;
    }
    auto whole = std::make_shared<graph::Analysis>(*analysis_);
    whole->betweenness = graph::betweenness(*map_, task.stop);
    analysis_ = std::move(whole);
    complete_ = true;
    report(request, early ? seen(request.lens, *map_, *analysis_) : std::move(overlay));
}

void Analyst::report(const Request& request, std::optional<overlays::Overlay> overlay) {
    messenger_.send({request.number, request.lens, map_, analysis_, complete_, std::move(overlay)});
}

} // namespace pampas::desktop
