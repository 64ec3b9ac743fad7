#include "editor/desktop/canvas/canvas.h"
#include "tests/benchmark/desktop/large_map.h"

#include <benchmark/benchmark.h>
#include <wx/app.h>
#include <wx/evtloop.h>
#include <wx/frame.h>
#include <wx/init.h>

/// The time that the editor's canvas needs to bring a map to the screen. Needs a display: `xvfb-run
/// -a -s "-screen 0 1920x1080x24" build/desktop-benchmark`.
namespace pampas::desktop {
namespace {

class Scene {
  public:
    Scene() {
        frame_->SetClientSize(1920, 1080);
        frame_->Show();
        canvas_->SetSize(1920, 1080);
        wxYield();
    }
    Scene(const Scene&) = delete;
    Scene& operator=(const Scene&) = delete;
    ~Scene() { delete frame_; }

    map::Map& map() { return map_; }
    Canvas& canvas() { return *canvas_; }
    /// Waits until everything is on the screen.
    void finish() {
        canvas_->Update();
        wxYield();
    }

  private:
    map::Map map_ = large_map();
    wxFrame* frame_ = new wxFrame(nullptr, wxID_ANY, "benchmark");
    Canvas* canvas_ = new Canvas(frame_, map_);
};

void full_repaint(benchmark::State& state) {
    Scene scene;
    for (auto _ : state) {
        scene.canvas().fit();
        scene.finish();
    }
}
BENCHMARK(full_repaint)->Unit(benchmark::kMillisecond);

void zoomed_repaint(benchmark::State& state) {
    Scene scene;
    double factor = 1.1;
    for (auto _ : state) {
        factor = 1 / factor;
        scene.canvas().zoom(factor);
        scene.finish();
    }
}
BENCHMARK(zoomed_repaint)->Unit(benchmark::kMillisecond);

void one_space(benchmark::State& state) {
    Scene scene;
    std::size_t turn = 0;
    for (auto _ : state) {
        scene.map().set({20, 20}, map::all_spaces[++turn % 10]);
        scene.canvas().show_change({.spaces = {{20, 20}}});
        scene.finish();
    }
}
BENCHMARK(one_space)->Unit(benchmark::kMillisecond);

class BenchmarkApp : public wxApp {
  public:
    bool OnInit() override {
        SetExitOnFrameDelete(false);
        return true;
    }
    int OnRun() override {
        wxGUIEventLoop loop;
        const wxEventLoopActivator active(&loop);
        benchmark::RunSpecifiedBenchmarks();
        return 0;
    }
};

} // namespace
} // namespace pampas::desktop

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    wxApp::SetInstance(new pampas::desktop::BenchmarkApp);
    return wxEntry(argc, argv);
}
