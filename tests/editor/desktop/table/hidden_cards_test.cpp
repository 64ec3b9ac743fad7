#include "editor/desktop/table/play_window.h"
#include "editor/desktop/widgets/accessible.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/simulation/other_deal.h"

#include <gtest/gtest.h>
#include <gtk/gtk.h>

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

namespace pampas::desktop {
namespace {

using sitting::person;
using testing::GamePlayback;

/// Lets GTK paint what has changed.
void await_frame(GdkWindow* window) {
    GdkFrameClock* const clock = gdk_window_get_frame_clock(window);
    bool is_painted = false;
    const auto note =
        +[](GdkFrameClock*, gpointer painted) { *static_cast<bool*>(painted) = true; };
    const gulong listener = g_signal_connect(clock, "after-paint", G_CALLBACK(note), &is_painted);
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT);
    EXPECT_TRUE(testing::wait_until([&] { return is_painted; }));
    g_signal_handler_disconnect(clock, listener);
}

/// All that the window shows.
std::vector<guchar> pixels_of(const wxTopLevelWindow& window) {
    testing::settle();
    GdkWindow* const on_screen = gtk_widget_get_window(window.GetHandle());
    await_frame(on_screen);
    const wxSize size = window.GetClientSize();
    GdkPixbuf* const shown = gdk_pixbuf_get_from_window(on_screen, 0, 0, size.x, size.y);
    const guchar* const bytes = gdk_pixbuf_read_pixels(shown);
    std::vector<guchar> pixels(bytes, bytes + gdk_pixbuf_get_byte_length(shown));
    g_object_unref(shown);
    return pixels;
}

/// All that a screen reader says in a window, of lists each row, and its tooltips.
std::vector<wxString> words_of(wxWindow& window) {
    std::vector<wxString> words{name_for_readers(window), description_for_readers(window),
                                window.GetLabel(), window.GetToolTipText()};
    if (auto* list = dynamic_cast<RowList*>(&window)) {
        const auto selected = list->selected();
        words.push_back(list->empty_text());
        for (std::size_t row = 0; row < list->GetItemCount(); ++row) {
            list->select(row);
            words.push_back(description_for_readers(window));
        }
        list->select(selected);
    }
    for (wxWindow* child : window.GetChildren()) {
        std::ranges::move(words_of(*child), std::back_inserter(words));
    }
    return words;
}

void show_hand(PlayWindow& window) {
    if (window.is_covered()) {
        window.uncover();
    }
}

void end_turn(PlayWindow& window) {
    window.moves().pick(rules::Action::end_turn());
    window.moves().do_selected();
}

/// What the window shows after people have done something there.
struct Scene {
    const char* name;
    std::function<void(PlayWindow&)> play;
    bool shows_more = false; ///< than both games have in common
};

/// Steps through the game so far, and back to its end.
std::vector<Scene> stepping() {
    using Part = std::size_t (*)(std::size_t);
    const auto go_to = [](Part part) {
        return [part](PlayWindow& window) {
            window.view().stepper().go(part(window.sitting().playback().actions()));
        };
    };
    return {
        {"going back", go_to([](std::size_t all) { return all - std::min<std::size_t>(all, 1); })},
        {"going further back", go_to([](std::size_t all) { return all / 2; })},
        {"going to the set-up", go_to([](std::size_t) { return std::size_t{0}; })},
        {"going to the end", go_to([](std::size_t all) { return all; })}};
}

/// As if a key was pressed on the list of moves. Real keys may arrive later.
void press(PlayWindow& window, int key) {
    for (const auto& type : {wxEVT_CHAR_HOOK, wxEVT_KEY_DOWN}) {
        wxKeyEvent event(type);
        event.m_keyCode = key;
        event.SetEventObject(&window.moves());
        window.moves().HandleWindowEvent(event);
    }
}

/// The user sits down with a hand on the keyboard.
void sit_down(PlayWindow& window) {
    press(window, WXK_HOME);
    EXPECT_TRUE(testing::wait_until([&] { return has_focus_ring(window.moves()); }));
}

/// Of one seat that does not end its turn.
std::vector<Scene> scenes_of_a_seat() {
    std::vector<Scene> scenes{
        {"sitting down", sit_down},
        {"showing the hand", show_hand},
        {"choosing", [](PlayWindow& window) { press(window, WXK_END); }},
        {"asking for a hint", [](PlayWindow& window) { window.show_hint(); }},
    };
    // Otherwise it would not be the hidden cards that differ.
    const auto look_as_all = [](PlayWindow& window) { window.view().look_as(std::nullopt); };
    std::ranges::move(stepping(), std::back_inserter(scenes));
    scenes.push_back({"looking at all hands", look_as_all, true});
    return scenes;
}

/// Of a turn that passes from one person to another, who must not see what the first has seen.
std::vector<Scene> scenes_between_people() {
    std::vector<Scene> scenes{
        {"sitting down", sit_down},
        {"showing the hand", show_hand, true},
        {"asking for a hint", [](PlayWindow& window) { window.show_hint(); }, true},
        {"ending the turn", end_turn},
    };
    std::ranges::move(stepping(), std::back_inserter(scenes));
    return scenes;
}

/// What is shown and said in a scene.
struct Seen {
    std::vector<guchar> pixels;
    std::vector<wxString> words;
};

/// A game that people and bots play, and windows that show it.
class HiddenCards {
  public:
    HiddenCards(std::vector<std::string> seats, const rules::Ruleset& ruleset)
        : seats_(std::move(seats)), on_{.map = testing::drawn_map(
                                            {"mfgrs.$", ".......", "...w...", "$.....m"}),
                                        .rules = ruleset,
                                        .players = static_cast<int>(seats_.size())},
          game_(on_.map, on_.rules, on_.players), playback_(game_) {
        simulation::play_match(game_, bots(), {.seed = 5}, 0, playback_);
    }

    /// The same game with other hidden cards, of which these viewers, one after another, see none.
    /// It ends where the first viewer may act, after this part of the game, and somebody's hand is
    /// another: that of one of these seats.
    GamePlayback exchanged(double part, const std::vector<int>& viewers,
                           const std::vector<int>& seats, chance::Stream& stream) const {
        auto actions = static_cast<std::size_t>(part * static_cast<double>(playback_.actions()));
        for (; actions < playback_.actions(); ++actions) {
            const rules::State state = playback_.after(actions);
            if (state.seat() != viewers.front() || state.must_pass()) {
                continue;
            }
            GamePlayback other = playback_;
            for (const int viewer : viewers) {
                other = testing::other_deal(other, actions, viewer, stream);
            }
            if (has_another_hand(other.after(actions), state, seats)) {
                return other;
            }
        }
        throw std::logic_error("nobody has hidden cards");
    }

    /// Expects both games to show and say the same in each scene but those that show more.
    void expect_same(const GamePlayback& other, const std::vector<Scene>& scenes) const {
        const std::vector<Seen> seen = all_seen(scenes, other.actions());
        PlayWindow& window = sit_down(other, other.actions());
        for (std::size_t number = 0; number < scenes.size(); ++number) {
            SCOPED_TRACE(scenes[number].name);
            scenes[number].play(window);
            if (scenes[number].shows_more) {
                EXPECT_TRUE(pixels_of(window) != seen[number].pixels);
            } else {
                EXPECT_TRUE(
                    testing::wait_until([&] { return pixels_of(window) == seen[number].pixels; }));
                EXPECT_EQ(words_of(window), seen[number].words);
            }
        }
        leave(window);
    }

  private:
    static bool has_another_hand(const rules::State& one, const rules::State& other,
                                 const std::vector<int>& seats) {
        return std::ranges::any_of(seats, [&](int seat) {
            return one.land().hand(seat) != other.land().hand(seat) ||
                   one.animals().hand(seat) != other.animals().hand(seat);
        });
    }

    /// Random players keep many cards that only they know.
    players::Lineup bots() const {
        const std::vector<std::string> names{"random"};
        return {names, on_.players};
    }

    std::vector<Seen> all_seen(const std::vector<Scene>& scenes, std::size_t actions) const {
        PlayWindow& window = sit_down(playback_, actions);
        std::vector<Seen> seen;
        for (const Scene& scene : scenes) {
            scene.play(window);
            auto pixels = pixels_of(window);
            seen.push_back({std::move(pixels), words_of(window)});
        }
        leave(window);
        return seen;
    }

    /// A window with the game after its first actions.
    PlayWindow& sit_down(const GamePlayback& playback, std::size_t actions) const {
        auto seated = std::make_unique<sitting::SeatedGame>(sitting::Table{on_, {seats_}});
        std::vector<bool> people;
        for (const std::string& seat : seats_) {
            people.push_back(seat == person);
        }
        sitting::Sitting dealt(seated->sitting().playback().game(), bots(),
                               {std::move(people), seated->sitting().seating().seed},
                               playback.setup());
        for (const GamePlayback::Step& step : playback.steps(actions)) {
            dealt.apply(step.action);
        }
        seated->sitting() = std::move(dealt);
        auto* window = new PlayWindow(nullptr, "Play", std::move(seated), {});
        testing::show(*window);
        return *window;
    }
    static void leave(PlayWindow& window) {
        window.Destroy();
        testing::settle();
    }

    std::vector<std::string> seats_;
    balance::PlayedMap on_;
    rules::Game game_;
    GamePlayback playback_;
};

class HiddenCardsTest : public ::testing::Test {
  protected:
    HiddenCardsTest() {
        g_object_set(gtk_settings_get_default(), "gtk-enable-animations", FALSE, nullptr);
    }
    ~HiddenCardsTest() override {
        gtk_settings_reset_property(gtk_settings_get_default(), "gtk-enable-animations");
    }

    chance::Stream stream{9};
};

/// Who sits down, and by which rules they play.
struct Seating {
    const char* ruleset;
    std::vector<std::string> seats;

    /// The first person's.
    int seat() const { return static_cast<int>(std::ranges::find(seats, person) - seats.begin()); }
    HiddenCards cards() const { return {seats, rules::ruleset_named(ruleset)}; }
};

const std::vector<Seating> with_others{
    {"standard", {person, "random"}},
    {"crucible", {"random", person}},
    {"variant-1", {"random", person, "random"}},
    {"standard", {"random", person, person, "random"}},
    {"variant-2", {person, "random", "random", "random", person}},
};
const std::vector<Seating> side_by_side{
    {"standard", {person, person}},
    {"crucible", {person, person}},
    {"standard", {"random", person, person, "random"}},
};

constexpr std::array parts{0.1, 0.5}; // of a game

TEST_F(HiddenCardsTest, OfOthersChangeNothingThatASeatSeesOrHears) {
    for (const Seating& seating : with_others) {
        const HiddenCards cards = seating.cards();
        std::vector<int> all(seating.seats.size());
        std::iota(all.begin(), all.end(), 0);
        for (const double part : parts) {
            SCOPED_TRACE(::testing::PrintToString(seating.seats) + " " + std::to_string(part));
            cards.expect_same(cards.exchanged(part, {seating.seat()}, all, stream),
                              scenes_of_a_seat());
        }
    }
}

TEST_F(HiddenCardsTest, OfBothPeopleAreNotSeenBetweenThem) {
    for (const Seating& seating : side_by_side) {
        const HiddenCards cards = seating.cards();
        const int seat = seating.seat();
        for (const double part : parts) {
            SCOPED_TRACE(::testing::PrintToString(seating.seats) + " " + std::to_string(part));
            cards.expect_same(cards.exchanged(part, {seat, seat + 1}, {seat}, stream),
                              scenes_between_people());
        }
    }
}

} // namespace
} // namespace pampas::desktop
