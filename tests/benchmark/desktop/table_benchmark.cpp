#include "analysis/report/games/again.h"
#include "editor/desktop/table/table_window.h"
#include "engine/formats/json.h"
#include "engine/resources/resource.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/record.h"
#include "engine/simulation/replay.h"
#include "tests/benchmark/desktop/large_map.h"
#include "tests/engine/temporary_folder.h"

#include <benchmark/benchmark.h>
#include <gtk/gtk.h>
#include <wx/app.h>
#include <wx/eventfilter.h>
#include <wx/evtloop.h>

#include <algorithm>
#include <chrono>

/// The time from a key or a click to the picture, in the whole window that shows games.
namespace pampas::desktop {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point begin) {
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Waits until nothing is left to do.
void finish() {
    do {
        wxYield();
    } while (wxTheApp->ProcessIdle());
}

/// Counts how often windows are painted.
class Paints : public wxEventFilter {
  public:
    Paints() { wxEvtHandler::AddFilter(this); }
    ~Paints() override { wxEvtHandler::RemoveFilter(this); }

    int count() const { return count_; }
    int FilterEvent(wxEvent& event) override {
        count_ += event.GetEventType() == wxEVT_PAINT ? 1 : 0;
        return Event_Skip;
    }

  private:
    int count_ = 0;
};

/// The window that shows games, with a simulated user.
class Seat {
  public:
    explicit Seat(const GameSource& source) : table_(new TableWindow(nullptr, source, {})) {
        table_->SetClientSize(1920, 1080);
        table_->Show();
        table_->Raise();
        show();
    }
    Seat(const Seat&) = delete;
    Seat& operator=(const Seat&) = delete;
    ~Seat() {
        table_->Destroy();
        finish();
    }

    TableWindow& table() { return *table_; }
    Stepper& stepper() { return table_->stepper(); }
    /// Brings what has changed to the screen.
    void show() {
        const int before = paints_.count();
        table_->Update();
        while (paints_.count() == before) {
            wxEventLoopBase::GetActive()->Dispatch();
        }
    }
    /// The seconds from a key that leads on, or back from the end, to the picture.
    double press_key() {
        const std::size_t before = stepper().at();
        const bool is_at_end = before == table_->game()->playback().actions();
        const auto begin = Clock::now();
        put_key(is_at_end ? GDK_KEY_Home : GDK_KEY_Right);
        while (stepper().at() == before) {
            wxEventLoopBase::GetActive()->Dispatch();
        }
        show();
        return seconds_since(begin);
    }

  private:
    /// Puts a key press into the queue of events. A simulated user of wxWidgets would wait.
    void put_key(guint key) {
        GdkDisplay* const display = gdk_display_get_default();
        GdkEvent* const event = gdk_event_new(GDK_KEY_PRESS);
        event->key.window = gtk_widget_get_window(table_->GetHandle());
        g_object_ref(event->key.window);
        event->key.time = GDK_CURRENT_TIME;
        event->key.keyval = key;
        gdk_event_set_device(event, gdk_seat_get_keyboard(gdk_display_get_default_seat(display)));
        gdk_event_put(event);
        gdk_event_free(event);
    }

    Paints paints_;
    TableWindow* table_;
};

/// Keeps the time of each iteration and the longest.
class Watch {
  public:
    explicit Watch(benchmark::State& state) : state_(state) {}
    void take(double seconds) {
        state_.SetIterationTime(seconds);
        longest_ = std::max(longest_, seconds);
        state_.counters["longest_ms"] = 1000 * longest_;
    }

  private:
    benchmark::State& state_;
    double longest_ = 0;
};

/// A record of a game of about 300 actions, of greedy players on the large map.
class Recorded {
  public:
    Recorded() {
        simulation::RecordFile file(
            path_, simulation::record_header(rules::game_json(game_), players_.names(), dealing_),
            number_);
        simulation::Recorder<rules::Game> recorder(game_, file);
        simulation::play_match(game_, players_, dealing_, number_, recorder);
        file.keep();
    }

    GameSource source() const {
        return {"recorded", 1, [this](std::size_t) {
                    return simulation::open_game<rules::Game>(simulation::RecordReader(path_),
                                                              static_cast<int>(number_),
                                                              rules::read_game);
                }};
    }

  private:
    /// The first game of such a length.
    std::size_t long_game() const {
        constexpr std::size_t shortest = 300;
        constexpr std::size_t longest = 320;
        for (std::size_t number = 0;; ++number) {
            simulation::Playback<rules::Game> playback(game_);
            simulation::play_match(game_, players_, dealing_, number, playback);
            if (playback.actions() >= shortest && playback.actions() <= longest) {
                return number;
            }
        }
    }

    testing::TemporaryFolder folder_;
    std::filesystem::path path_ = folder_ / "game.jsonl";
    rules::Game game_{large_map(), rules::usual_ruleset(), 5};
    players::Lineup players_{std::vector<std::string>{"greedy"}, 5};
    simulation::Dealing dealing_{7};
    std::size_t number_ = long_game();
};

/// One action on or back, on the largest map.
void table_step(benchmark::State& state) {
    const Recorded recorded;
    Seat seat(recorded.source());
    finish();
    Watch watch(state);
    const std::size_t actions = seat.table().game()->playback().actions();
    bool is_on = true;
    for (auto _ : state) {
        is_on = seat.stepper().at() == 0 || (is_on && seat.stepper().at() < actions);
        const auto begin = Clock::now();
        seat.stepper().step(is_on ? 1 : -1);
        seat.show();
        watch.take(seconds_since(begin));
        finish();
    }
    state.counters["actions"] = static_cast<double>(actions);
}
BENCHMARK(table_step)->Unit(benchmark::kMillisecond)->UseManualTime();

/// From a record to the picture in a new window.
void table_open(benchmark::State& state) {
    const Recorded recorded;
    Watch watch(state);
    for (auto _ : state) {
        const auto begin = Clock::now();
        Seat seat(recorded.source());
        watch.take(seconds_since(begin));
        state.counters["actions"] = static_cast<double>(seat.table().game()->playback().actions());
    }
}
BENCHMARK(table_open)->Unit(benchmark::kMillisecond)->UseManualTime();

map::Map two_corrals() {
    for (const resources::Resource& resource : resources::in_folder("maps")) {
        if (resource.path.ends_with("/two-corrals.json")) {
            return formats::read_json(resource.bytes);
        }
    }
    throw std::logic_error("no such map");
}

constexpr std::size_t many_games = 20'000;

/// Results of many games of four players with this bot. Only the listed ones, the first, are
/// played.
GameSource games_of(const std::string& bot, std::size_t listed) {
    constexpr int players = 4;
    const map::Map map = two_corrals();
    const rules::Game game(map, rules::usual_ruleset(), players);
    balance::SeriesPlan plan{.experiment =
                                 balance::usual_experiment(std::vector<std::string>(players, bot))};
    plan.games = listed;
    auto summary = std::make_shared<report::GamesSummary>(
        report::summary_of(game, plan, balance::play_series(game, plan)));
    summary->games = many_games;
    return {
        bot, many_games,
        [map, summary](std::size_t number) { return report::play_again(map, *summary, number); },
        ListedGames{summary, {}, {}}};
}

/// From the choice of one game of many, which is played again, to the picture.
void table_pick(benchmark::State& state, const std::string& bot, std::size_t listed) {
    Seat seat(games_of(bot, listed));
    Watch watch(state);
    constexpr std::size_t stride = 7919; // a prime, to come everywhere
    std::size_t number = 0;
    for (auto _ : state) {
        finish();
        number = (number + stride) % many_games;
        const auto begin = Clock::now();
        seat.table().open(number);
        seat.show();
        watch.take(seconds_since(begin));
        if (seat.table().game()->playback().number() != number) {
            state.SkipWithError("shows another game");
        }
    }
}
BENCHMARK_CAPTURE(table_pick, random, "random", balance::GameDigests::most_games)
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime();
BENCHMARK_CAPTURE(table_pick, greedy, "greedy", 100)
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime();
BENCHMARK_CAPTURE(table_pick, learned, "learned", 20)
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime();
BENCHMARK_CAPTURE(table_pick, search, "search", 4)->Unit(benchmark::kMillisecond)->UseManualTime();

/// From a key to the picture, while nothing else happens.
void table_key(benchmark::State& state) {
    const Recorded recorded;
    Seat seat(recorded.source());
    while (seat.table().review().is_busy()) {
        finish();
    }
    seat.table().SetFocus();
    finish();
    Watch watch(state);
    for (auto _ : state) {
        watch.take(seat.press_key());
        finish();
    }
}
BENCHMARK(table_key)->Unit(benchmark::kMillisecond)->UseManualTime()->MinTime(2);

/// The same while threads compute all chances of the game, or look for its turning points.
void table_key_during_review(benchmark::State& state, bool of_turning_points) {
    const Recorded recorded;
    Seat seat(recorded.source());
    ReviewPanel& review = seat.table().review();
    Watch watch(state);
    std::size_t during = 0;
    for (auto _ : state) {
        if (!review.is_busy()) {
            if (of_turning_points && review.chart().course() != nullptr) {
                review.find_turning_points();
            } else {
                seat.table().open(0);
            }
        }
        during += review.is_busy() ? 1U : 0U;
        watch.take(seat.press_key());
    }
    state.counters["during"] = static_cast<double>(during);
}
BENCHMARK_CAPTURE(table_key_during_review, chances, false)
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->MinTime(2);
BENCHMARK_CAPTURE(table_key_during_review, turning_points, true)
    ->Unit(benchmark::kMillisecond)
    ->UseManualTime()
    ->MinTime(2);

} // namespace
} // namespace pampas::desktop
