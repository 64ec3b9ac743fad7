#include "editor/command_line/position_text.h"
#include "engine/formats/json.h"
#include "tests/editor/command_line/recorded_run.h"
#include "tests/editor/picture/pixels.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::Json;
using testing::json_of;
using testing::Outcome;
using testing::run_pampas;
using testing::TemporaryFolder;

std::vector<std::string> lines_of(const std::string& text) {
    std::istringstream stream(text);
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

/// Positions of recorded games.
class ReplayPosition : public ::testing::Test {
  protected:
    ReplayPosition()
        : run_(testing::recorded_run(folder_, {testing::bundled_map(folder_, "lasso.json"),
                                               "--games", "3", "--seed", "6", "--players", "3",
                                               "--bots", "greedy,greedy,random"})) {}

    Outcome shown(std::vector<std::string> more) const {
        std::vector<std::string> arguments{"replay", file_, "--game", "1"};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run_pampas(arguments);
    }
    Json position(std::vector<std::string> more) const {
        more.insert(more.end(), {"--format", "json"});
        return json_of(shown(more));
    }
    const Json& actions() const { return run_.games[1]["actions"]; }

    TemporaryFolder folder_;
    testing::RecordedRun run_;
    std::string file_ = folder_ / "games.jsonl";
};

TEST_F(ReplayPosition, IsTheEndUnlessAnActionIsNamed) {
    const Json end = position({});
    EXPECT_EQ(end, position({"--at", std::to_string(actions().size())}));
    EXPECT_EQ(end["turn"], Json());
    EXPECT_EQ(end["round"], run_.games[1]["scorings"].back()["round"]);
    const Json begin = position({"--at", "0"});
    EXPECT_EQ(begin["turn"], 0);
    EXPECT_EQ(begin["round"], 1);
    EXPECT_EQ(begin["land"], Json::array());
    for (std::size_t seat = 0; seat < 3; ++seat) {
        Json dealt = run_.games[1]["setup"]["hands"][seat]["land"];
        Json held = begin["hands"][seat]["land"];
        std::sort(dealt.begin(), dealt.end());
        std::sort(held.begin(), held.end());
        EXPECT_EQ(held, dealt);
    }
}

TEST_F(ReplayPosition, CanBeScored) {
    const std::string path = folder_ / "position.json";
    ASSERT_EQ(shown({"-o", path}).status, Status::Success);
    const Json scored = testing::json_report({"score", path})["players"];
    const Json& recorded = run_.games[1]["scorings"].back()["players"];
    for (std::size_t seat = 0; seat < 3; ++seat) {
        for (const auto& [category, points] : recorded[seat].items()) {
            EXPECT_EQ(scored[seat][category], points);
        }
    }
}

TEST_F(ReplayPosition, FollowsEveryAction) {
    Json before = position({"--at", "0"});
    for (std::size_t k = 1; k <= 60; ++k) {
        const Json& action = actions()[k - 1];
        const Json after = position({"--at", std::to_string(k)});
        const bool lays_land = action["do"] == "play-land";
        EXPECT_EQ(after["land"].size(), before["land"].size() + (lays_land ? 1 : 0));
        if (lays_land) {
            const Json tile{{"at", action["at"]}, {"player", action["player"]}};
            EXPECT_EQ(std::ranges::count(after["land"], tile), 1);
        }
        EXPECT_EQ(before["turn"], action["player"]);
        EXPECT_EQ(after["water"].size(),
                  before["water"].size() + (action["do"] == "buy-water" ? 1 : 0));
        before = after;
    }
}

TEST_F(ReplayPosition, IsTextWithTheLastActionAndTheBoard) {
    std::size_t number = 1;
    while (actions()[number - 1]["do"] != "play-animal" || actions()[number - 1]["income"] == 0) {
        ++number;
    }
    const std::string text = shown({"--at", std::to_string(number)}).out;
    EXPECT_THAT(text, ::testing::StartsWith(
                          fmt::format("Lasso, Standard, 3 players: game 1, after action {} of {}\n",
                                      number, actions().size())));
    const int seat = actions()[number - 1]["player"];
    EXPECT_THAT(text, HasSubstr(fmt::format("\nSeat {} drives ", seat + 1)));
    EXPECT_THAT(text, HasSubstr("\nseat  pesos  markets"));
    EXPECT_THAT(text, HasSubstr("\nHand of seat 1: "));
    EXPECT_THAT(shown({"--at", "0"}).out, HasSubstr("\nAfter the set-up.\n"));
    EXPECT_THAT(shown({}).out, HasSubstr("the game is over.\n"));
    EXPECT_THAT(shown({}).out, HasSubstr("\n  Seat 1: "));
}

TEST_F(ReplayPosition, IsAPicture) {
    const std::string path = folder_ / "position.png";
    ASSERT_EQ(shown({"--width", "400", "-o", path}).status, Status::Success);
    const auto picture = testing::decoded(testing::bytes_of(path));
    ASSERT_EQ(cairo_surface_status(picture.get()), CAIRO_STATUS_SUCCESS);
    EXPECT_EQ(cairo_image_surface_get_width(picture.get()), 400);
    const std::string svg = shown({"--format", "svg"}).out;
    EXPECT_THAT(svg, ::testing::StartsWith("<?xml"));
    EXPECT_NE(svg, shown({"--format", "svg", "--at", "0"}).out);
}

TEST_F(ReplayPosition, IsPaintedOnTheThemesGround) {
    const auto corner = [&](const std::string& theme) {
        const auto picture = testing::decoded(shown({"--format", "png", "--theme", theme}).out);
        return testing::pixel(picture.get(), 0, 0) & 0xff;
    };
    EXPECT_GT(corner("light"), 200U);
    EXPECT_LT(corner("dark"), 60U);
}

TEST_F(ReplayPosition, CanBeARangeThatMoves) {
    const std::string path = folder_ / "moves.webp";
    ASSERT_EQ(shown({"--width", "200", "--at", "40-43", "-o", path}).status, Status::Success);
    const std::string moves = testing::bytes_of(path);
    EXPECT_THAT(moves, ::testing::StartsWith("RIFF"));
    EXPECT_THAT(moves, HasSubstr("ANIM"));
    EXPECT_EQ(shown({"--width", "200", "--at", "40-43", "--format", "webp"}).out, moves);
    EXPECT_NE(shown({"--width", "200", "--at", "40-44", "--format", "webp"}).out, moves);
    const std::string still = shown({"--width", "200", "--at", "40", "--format", "webp"}).out;
    EXPECT_THAT(still, ::testing::StartsWith("RIFF"));
    EXPECT_LT(still.size(), moves.size());
}

TEST_F(ReplayPosition, CanBeOnAPageOfTheWholeGame) {
    const std::string path = folder_ / "game.html";
    ASSERT_EQ(shown({"-o", path}).status, Status::Success);
    const std::string page = testing::bytes_of(path);
    EXPECT_THAT(page, ::testing::StartsWith("<!DOCTYPE html>"));
    EXPECT_THAT(page, HasSubstr(fmt::format("\"action-{}\"", actions().size())));
    EXPECT_THAT(page, HasSubstr("\"open\":0,"));
    EXPECT_THAT(shown({"--at", "57", "--format", "html"}).out, HasSubstr("\"open\":57,"));
    EXPECT_NE(shown({"--seat", "2", "--format", "html"}).out, page);
}

TEST_F(ReplayPosition, OfASeatHidesWhatItCannotKnow) {
    const Json seen = position({"--at", "0", "--seat", "2"});
    const Json all = position({"--at", "0"});
    EXPECT_EQ(seen["hands"][1], all["hands"][1]);
    const Json hidden{{"land", Json::array()},
                      {"animal", Json::array()},
                      {"hidden", {{"land", 8}, {"animal", 4}}}};
    EXPECT_EQ(seen["hands"][0], hidden);
    EXPECT_EQ(seen["hands"][2], hidden);
    EXPECT_THAT(shown({"--at", "0", "--seat", "2"}).out,
                HasSubstr("\nHand of seat 1: 8 hidden; 4 hidden\n"));
    bool has_purchase = false;
    for (std::size_t k = 1; k <= actions().size(); ++k) {
        const Json& action = actions()[k - 1];
        if (action.value("source", Json()) == "supply") {
            const bool is_own = action["player"] == 1;
            const auto lines = lines_of(shown({"--at", std::to_string(k), "--seat", "2"}).out);
            EXPECT_EQ(lines.at(1).ends_with("for 2 pesos."), !is_own) << lines.at(1);
            has_purchase = has_purchase || !is_own;
        }
    }
    EXPECT_TRUE(has_purchase);
}

TEST_F(ReplayPosition, IsTextThatDoesNotDependOnOtherHands) {
    const rules::Game game(formats::read_json(testing::bytes_of(folder_ / "lasso.json")),
                           rules::usual_ruleset(), 3);
    chance::Stream stream(5);
    rules::Setup setup = game.deal(stream);
    wording::Playback one(game);
    one.begin(0, setup);
    std::swap(setup.hands[1], setup.hands[2]);
    std::ranges::reverse(setup.land_supply);
    std::ranges::reverse(setup.animal_supply);
    wording::Playback other(game);
    other.begin(0, setup);
    const auto text = [&](const wording::Playback& playback, wording::Viewer viewer) {
        return position_text(playback, 0, game.board().map(), viewer, 80);
    };
    EXPECT_EQ(text(one, 0), text(other, 0));
    EXPECT_NE(text(one, {}), text(other, {}));
}

TEST_F(ReplayPosition, RefusesWhatTheRecordDoesNotHave) {
    const auto count = actions().size();
    expect_misuse({"replay", file_, "--game", "3"}, file_ + ": has no game 3, only 3 games");
    expect_misuse({"replay", file_, "--game", "1", "--at", std::to_string(count + 1)},
                  fmt::format("--at {}: game 1 has {} actions", count + 1, count));
    expect_misuse({"replay", file_, "--game", "1", "--seat", "4"},
                  "--seat 4: the game has 3 seats");
    expect_misuse({"replay", file_, "--game", "1", "--seat", "0"}, "--seat");
    expect_misuse({"replay", file_, "--game", "-1"}, "--game");
    expect_misuse({"replay", file_, "--at", "1"}, "--game");
    for (const char* format : {"png", "svg", "webp", "html"}) {
        expect_misuse({"replay", file_, "--format", format}, "--game");
        expect_misuse({"replay", file_, "--game", "3", "--format", format}, "has no game 3");
    }
    const auto misused = [&](std::vector<std::string> more, const std::string& words) {
        more.insert(more.begin(), {"replay", file_, "--game", "1"});
        expect_misuse(more, words);
    };
    const std::string too_far = fmt::format("5-{}", count + 1);
    misused({"--at", too_far, "--format", "webp"},
            fmt::format("--at {}: game 1 has {} actions", too_far, count));
    for (const char* at :
         {"", "-", "7-5", "-3", "3-", "1-2-3", "x", "1.5", "99999999999999999999"}) {
        misused({"--at", at, "--format", "webp"}, "such as 40-60");
    }
    misused({"--at", "4-6"}, "--at 4-6: a range needs --format webp");
    misused({"--at", "4-6", "--format", "html"}, "a range needs --format webp");
    misused({"--width", "1601", "--format", "webp"}, "width and height must be 1 to 1600");
    misused({"--theme", "blue"}, "--theme");
    misused({"-o", folder_ / "nowhere" / "x.webp"}, "nowhere");
    misused({"-o", folder_ / "nowhere" / "x.html"}, "nowhere");
    expect_misuse({"replay", file_, "--game", "1", "-o", folder_ / "x.bmp"}, ".png");
}

TEST_F(ReplayPosition, OfAWrongGameIsRefusedWithThePlace) {
    run_.games[1]["actions"][0]["player"] = 2;
    std::string bytes = run_.header.dump() + "\n";
    for (const Json& game : run_.games) {
        bytes += game.dump() + "\n";
    }
    testing::put(file_, bytes);
    const Outcome outcome = shown({"--at", "0"});
    EXPECT_EQ(outcome.status, Status::No);
    EXPECT_EQ(outcome.out, "");
    EXPECT_THAT(outcome.err,
                HasSubstr(file_ + ": game 1 (line 3): actions/0: is not legal here: {"));
    EXPECT_EQ(run_pampas({"replay", file_, "--game", "2"}).status, Status::Success);
}

} // namespace
} // namespace pampas::command_line
