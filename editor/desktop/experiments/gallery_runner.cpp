#include "editor/desktop/experiments/gallery_runner.h"

#include "analysis/generation/like.h"

namespace pampas::desktop {
namespace {

/// Asks one source to stop when a token asks for it.
using Relay = std::stop_callback<std::function<void()>>;

void make_maps(const GalleryRequest& request, GalleryRunner::Run& run) {
    experiments::GenerationListener listener{.run = run.control()};
    std::stop_source stop;
    std::stop_source enough;
    const auto stop_all = [&] {
        stop.request_stop();
        enough.request_stop();
    };
    const Relay on_stop(listener.run.stop, stop_all);
    const Relay on_abandon(listener.run.abandon, stop_all);
    const Relay on_enough(request.enough, [&] { enough.request_stop(); });
    listener.run.stop = stop.get_token();
    listener.enough = enough.get_token();
    listener.begins = [&run](GalleryProgress::Phase phase, std::size_t most) {
        run.tell();
        run.progress.phase = phase;
        run.progress.before = run.progress.passed;
        run.progress.played = 0;
        run.progress.most = most;
    };
    listener.reached = [&run](double gap) {
        run.progress.gap = gap;
        run.tell();
    };
    experiments::GenerationPlan plan = request.plan;
    if (request.like) {
        plan.request = generation::like(*request.like, plan.request);
    }
    run.progress.found =
        std::make_shared<const generation::Found>(experiments::generate(plan, listener));
}

} // namespace

GalleryRunner::GalleryRunner(Listener listener) : GamesRunner(make_maps, std::move(listener)) {}

} // namespace pampas::desktop
