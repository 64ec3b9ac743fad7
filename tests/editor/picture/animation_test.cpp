#include "editor/picture/animation.h"
#include "editor/picture/layout.h"
#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/players/lineup.h"
#include "engine/resources/resource.h"
#include "engine/rules/changes.h"
#include "engine/rules/setup.h"
#include "tests/editor/picture/pixels.h"

#include <gtest/gtest.h>
#include <webp/demux.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>

namespace pampas::picture {
namespace {

using rules::Game;
using wording::Playback;

/// An image of an animated picture, and how long it is shown.
struct Shown {
    std::vector<std::uint32_t> argb;
    int milliseconds = 0;
};

/// What another program reads in the file.
struct Film {
    int width = 0;
    int height = 0;
    std::vector<Shown> images;
};

Film film_in(const std::string& bytes) {
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()};
    WebPAnimDecoderOptions options;
    WebPAnimDecoderOptionsInit(&options);
    options.color_mode = MODE_BGRA; // ARGB in numbers of this machine
    const std::unique_ptr<WebPAnimDecoder, decltype(&WebPAnimDecoderDelete)> decoder(
        WebPAnimDecoderNew(&data, &options), WebPAnimDecoderDelete);
    Film film;
    WebPAnimInfo info;
    if (decoder == nullptr || WebPAnimDecoderGetInfo(decoder.get(), &info) == 0) {
        ADD_FAILURE() << "this is no animated picture";
        return film;
    }
    film.width = static_cast<int>(info.canvas_width);
    film.height = static_cast<int>(info.canvas_height);
    EXPECT_TRUE(info.frame_count == 1 || info.loop_count == 0); // for ever
    int before = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder.get()) != 0) {
        std::uint8_t* pixels = nullptr;
        int end = 0;
        EXPECT_NE(WebPAnimDecoderGetNext(decoder.get(), &pixels, &end), 0);
        Shown& image = film.images.emplace_back();
        image.argb.resize(std::size_t{info.canvas_width} * info.canvas_height);
        std::memcpy(image.argb.data(), pixels, sizeof(std::uint32_t) * image.argb.size());
        image.milliseconds = end - before;
        before = end;
    }
    return film;
}

map::Map board_of(const Playback& playback) {
    return rules::decided_map(playback.game().board(), playback.setup());
}

Pieces pieces_after(const Playback& playback, std::size_t actions) {
    return pieces_of(playback.after(actions).position(),
                     rules::waters_laid(playback.steps(actions)));
}

/// A played game on a bundled map; the first with more actions than `more_than`.
class AnimationTest : public ::testing::Test {
  protected:
    explicit AnimationTest(const std::string& map = "lasso", const std::string& bot = "greedy",
                           int players = 3, std::size_t more_than = 0)
        : game_(bundled(map), rules::usual_ruleset(), players), playback_(game_) {
        const std::vector<std::string> bots{bot};
        for (std::size_t number = 0; playback_.actions() <= more_than; ++number) {
            simulation::play_match(game_, players::Lineup(bots, players), {7}, number, playback_);
        }
    }

    static map::Map bundled(const std::string& name) {
        return formats::read_json(resources::find("maps/" + name + ".json").value());
    }

    Animation animation(std::size_t from, std::size_t to, int width = 320) const {
        Animation result{.from = from, .to = to};
        result.picture.width = width;
        return result;
    }

    Game game_;
    Playback playback_;
};

/// Where an image may mark what its action did.
std::vector<Box> marked(const Playback& playback, const View& view, std::size_t action) {
    std::vector<Box> boxes;
    const auto add = [&](hex::Coordinate at, int reach) {
        const Box box = box_of(playback.game().board().map().grid(), view, at);
        boxes.push_back(
            {box.x - reach, box.y - reach, box.width + 2 * reach, box.height + 2 * reach});
    };
    for (const hex::Coordinate at :
         differing(pieces_after(playback, action - 1), pieces_after(playback, action))) {
        add(at, 3);
    }
    if (wording::earned(playback.step(action))) {
        add(playback.game().board().at(playback.step(action).action.cell()), 40);
    }
    return boxes;
}

bool is_in(const std::vector<Box>& boxes, int x, int y) {
    return std::ranges::any_of(boxes, [&](const Box& box) {
        return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
    });
}

TEST_F(AnimationTest, ShowsThePositionsPixelForPixel) {
    const map::Map board = board_of(playback_);
    const Animation asked = animation(60, 75);
    const Film film = film_in(webp(playback_, asked));
    ASSERT_EQ(film.images.size(), 16U);
    const Layout layout = layout_for(board, asked.picture);
    ASSERT_EQ(film.width, layout.width);
    ASSERT_GT(film.height, layout.height);
    for (std::size_t image = 1; image < film.images.size(); ++image) {
        ExportOptions options = asked.picture;
        options.pieces = pieces_after(playback_, 60 + image);
        const Surface still = testing::decoded(png(board, options));
        const std::vector<Box> marks = marked(playback_, layout.view, 60 + image);
        std::size_t compared = 0;
        for (int y = 0; y < layout.height; ++y) {
            for (int x = 0; x < layout.width; ++x) {
                if (!is_in(marks, x, y)) {
                    const auto place = static_cast<std::size_t>(y * film.width + x);
                    ASSERT_EQ(film.images[image].argb[place], testing::pixel(still.get(), x, y))
                        << image << ' ' << x << ' ' << y;
                    ++compared;
                }
            }
        }
        EXPECT_GT(compared, static_cast<std::size_t>(layout.width * layout.height) / 2);
    }
}

TEST_F(AnimationTest, StaysLongerWhereMoreHasHappened) {
    const std::size_t end = playback_.actions();
    const Film film = film_in(webp(playback_, animation(0, end, 160)));
    ASSERT_EQ(film.images.size(), end + 1);
    const auto time = [&](std::size_t at) { return film.images[at].milliseconds; };
    const std::size_t scoring = playback_.scorings().front();
    const std::size_t round = playback_.rounds().at(1);
    const std::size_t turn = playback_.turns().at(1);
    ASSERT_LT(scoring, end);
    EXPECT_GT(time(end), time(scoring));
    EXPECT_GT(time(scoring), time(round));
    EXPECT_GT(time(round), time(turn));
    EXPECT_GT(time(turn), time(turn + 1));
}

TEST_F(AnimationTest, RefusesLargePicturesAndShrinksLargeBoards) {
    EXPECT_THROW(webp(playback_, animation(0, 3, longest_animated + 1)), InputError);
    for (const auto& [columns, rows] : {std::pair(9, 8), std::pair(60, 4), std::pair(4, 60)}) {
        const Game game(map::Map({.columns = columns, .rows = rows}), rules::usual_ruleset(), 2);
        Playback playback(game);
        chance::Stream stream(1);
        playback.begin(0, game.deal(stream));
        const Layout usual = layout_for(board_of(playback), {});
        const bool is_large = std::max(usual.width, usual.height) > 1000;
        const Film film = film_in(webp(playback, {}));
        EXPECT_EQ(film.width < usual.width, is_large);
        EXPECT_LE(film.height, 1000);
    }
}

TEST_F(AnimationTest, CanBeTiny) {
    for (const int width : {1, 2, 7, 40}) {
        EXPECT_EQ(film_in(webp(playback_, animation(60, 63, width))).width, width);
    }
}

TEST_F(AnimationTest, StopsWhenAsked) {
    const simulation::Stop stop;
    const simulation::RunControl control(stop, [&](const simulation::RunState& state) {
        if (state.done == 2) {
            stop.request(simulation::End::Games);
        }
    });
    EXPECT_THROW(webp(playback_, animation(0, 9), control), simulation::Abandoned);
    EXPECT_EQ(control.state().done, 2U);
}

/// A game of more actions than there may be images.
class LongAnimationTest : public AnimationTest {
  protected:
    LongAnimationTest() : AnimationTest("windmill", "random", 5, most_images) {}
};

TEST_F(LongAnimationTest, ShowsEndsOfTurns) {
    const std::size_t end = playback_.actions();
    ASSERT_GT(end, most_images);
    const Animation all{.from = 1, .to = end};
    const auto shown = shown_actions(playback_, all);
    EXPECT_LE(shown.size(), most_images);
    EXPECT_EQ(shown.front(), 1U);
    EXPECT_EQ(shown.back(), end);
    for (std::size_t i = 1; i + 1 < shown.size(); ++i) {
        EXPECT_EQ(playback_.step(shown[i]).action.kind, rules::ActionKind::EndTurn);
    }
    EXPECT_EQ(shown_actions(playback_, {.from = 5, .to = 4 + most_images}).size(), most_images);
}

TEST_F(LongAnimationTest, IsTheSameEveryTimeAndKeepsASeatsSecrets) {
    std::size_t bought = 1;
    while (playback_.step(bought).action.item != rules::from_supply) {
        ++bought;
        ASSERT_LT(bought, playback_.actions());
    }
    Animation asked = animation(bought, bought);
    const std::string all = webp(playback_, asked);
    EXPECT_EQ(webp(playback_, asked), all);
    asked.viewer = playback_.step(bought).seat;
    EXPECT_EQ(webp(playback_, asked), all);
    asked.viewer = (playback_.step(bought).seat + 1) % 5;
    EXPECT_NE(webp(playback_, asked), all);
}

} // namespace
} // namespace pampas::picture
