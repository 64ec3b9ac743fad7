#include "editor/desktop/dialogs/native_prompt.h"
#include "editor/desktop/frame/frame.h"
#include "editor/desktop/frame/map_window.h"
#include "editor/recovery/journal.h"
#include "engine/files/file.h"
#include "engine/formats/format.h"
#include "tests/benchmark/desktop/large_map.h"
#include "tests/engine/temporary_folder.h"

#include <benchmark/benchmark.h>
#include <wx/app.h>
#include <wx/fileconf.h>
#include <wx/menu.h>

#include <algorithm>
#include <chrono>

/// The time from a stroke of the brush to the screen: in the whole window, with twelvefold symmetry
/// on the largest board that clients take, with findings, analysis and an overlay, while every step
/// is written to disk.
namespace pampas::desktop {
namespace {

/// The editor's window and a simulated mouse.
class Workplace {
  public:
    Workplace() {
        const std::filesystem::path file = folder_.path() / "map.json";
        write_file(file, formats::format_of(file)->write(large_map()));
        frame_->SetClientSize(1920, 1080);
        frame_->Show();
        context_.open(session::read_place(file.string()));
        for (const char* label : {"Sixths", "Mirror left and right", "Accessibility", "Mountain"}) {
            choose(label);
        }
        finish();
    }
    Workplace(const Workplace&) = delete;
    Workplace& operator=(const Workplace&) = delete;
    ~Workplace() {
        point(wxEVT_LEFT_UP, {0, 0}, false); // ends a stroke in progress
        frame_->Close(true);
        finish();
    }

    void point(wxEventType type, hex::Coordinate at, bool down) {
        wxMouseEvent event(type);
        event.SetPosition(canvas().point_of(at));
        event.SetLeftDown(down);
        event.SetEventObject(&canvas());
        canvas().ProcessWindowEvent(event);
    }

    /// Brings the map to the screen.
    void show() { canvas().Update(); }
    /// Waits until nothing is left to do.
    void finish() {
        do {
            wxYield();
        } while (wxTheApp->ProcessIdle());
    }

    std::size_t painted() const { return context_.document().history().done(); }

  private:
    Canvas& canvas() const { return dynamic_cast<MapWindow&>(*frame_->FindWindow("map")).canvas(); }
    void choose(const char* label) {
        const wxMenuBar& bar = *frame_->GetMenuBar();
        for (std::size_t i = 0; i < bar.GetMenuCount(); ++i) {
            const int id = bar.GetMenu(i)->FindItem(label);
            if (id != wxNOT_FOUND) {
                frame_->ProcessCommand(id);
                return;
            }
        }
    }

    testing::TemporaryFolder folder_;
    NativeFilePicker files_;
    NativePrompt prompt_;
    wxFileConfig config_{"pampas", "", (folder_ / "editor.conf").string()};
    Context context_{Services{files_, prompt_, config_, folder_ / "state"}};
    Frame* frame_ = new Frame(context_);
};

/// From a mouse move to the picture. Other work, such as checking and measuring the map, may take
/// until `all_ms`.
void twelvefold_stroke(benchmark::State& state) {
    Workplace workplace;
    constexpr int length = 12;
    int turn = 0;
    double longest = 0;
    double all = 0;
    for (auto _ : state) {
        const int step = turn % length;
        const hex::Coordinate at{2 + step + turn / length % 8, 3 + turn / length % 17};
        const auto begin = std::chrono::steady_clock::now();
        const auto seconds = [begin] {
            return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
        };
        workplace.point(step == 0 ? wxEVT_LEFT_DOWN : wxEVT_MOTION, at, true);
        if (step == length - 1) {
            workplace.point(wxEVT_LEFT_UP, at, false);
        }
        workplace.show();
        const double shown = seconds();
        workplace.finish();
        state.SetIterationTime(shown);
        longest = std::max(longest, shown);
        all += seconds();
        ++turn;
    }
    state.counters["longest_ms"] = 1000 * longest;
    state.counters["all_ms"] = 1000 * all / turn;
    if (turn >= length && workplace.painted() == 0) {
        state.SkipWithError("nothing was painted");
    }
}
BENCHMARK(twelvefold_stroke)->Unit(benchmark::kMillisecond)->UseManualTime()->MinTime(2);

/// Writes a step of twelve spaces to disk, in the current folder.
void kept_step(benchmark::State& state) {
    const std::filesystem::path folder = std::filesystem::current_path() / "kept_step";
    {
        session::Session session(large_map());
        recovery::Journal journal(folder);
        std::size_t turn = 0;
        for (auto _ : state) {
            state.PauseTiming();
            session.document().begin_stroke("Paint");
            for (std::size_t space = 0; space < 12; ++space) {
                const std::size_t offset = (turn * 12 + space) % session.map().grid().size();
                session.document().paint({session.map().grid().coordinate(offset)},
                                         map::all_spaces[(turn + offset) % 9]);
            }
            session.document().end_stroke();
            ++turn;
            state.ResumeTiming();
            journal.follow(session);
        }
    }
    std::filesystem::remove_all(folder);
}
BENCHMARK(kept_step)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace pampas::desktop
