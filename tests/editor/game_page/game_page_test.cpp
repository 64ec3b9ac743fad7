#include "editor/game_page/board.h"
#include "editor/game_page/game_page.h"
#include "editor/game_page/steps.h"
#include "engine/hex/name.h"
#include "engine/players/lineup.h"
#include "engine/rules/setup.h"
#include "tests/analysis/report/ground/read_page.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <utility>

namespace pampas::game_page {
namespace {

using rules::Game;
using ::testing::HasSubstr;
using ::testing::Not;
using testing::texts;
using wording::Playback;
using Json = nlohmann::ordered_json;

/// What lies on spaces, by their names: the names of glyphs.
using Lying = std::map<std::string, std::vector<std::string>>;

Lying lying(const picture::Pieces& pieces) {
    Lying result;
    for (const picture::Piece& piece : pieces) {
        result[hex::name(piece.at)] = glyph_names(piece);
    }
    return result;
}

/// Carries out a change as the page's script does.
void change(Lying& board, Figures& figures, const Json& change) {
    for (const Json& space : change["board"]) {
        std::vector<std::string> glyphs = space;
        glyphs.erase(glyphs.begin());
        board.erase(space[0]);
        if (!glyphs.empty()) {
            board[space[0]] = glyphs;
        }
    }
    for (const auto& [name, value] : change["figures"].items()) {
        figures[name] = value;
    }
}

class GamePageTest : public ::testing::Test {
  protected:
    GamePageTest() : game_((paint(), map_), rules::usual_ruleset(), 3), playback_(game_) {
        const std::vector<std::string> bots{"greedy"};
        simulation::play_match(game_, players::Lineup(bots, 3), {7}, 2, playback_);
    }

    void paint() {
        map_.details().name = "</script><img src=x onerror=alert(1)> \"'&";
        for (std::size_t offset = 0; offset < map_.grid().size(); offset += 3) {
            map_.set(map_.grid().coordinate(offset), map::all_spaces[offset / 3 % 10]);
        }
    }

    std::string page_for(wording::Viewer viewer = {}) const {
        return page(playback_, {"greedy", "./<b>bot</b>\x1b", "</script>"}, {.viewer = viewer})
            .markup();
    }

    map::Map map_{{.columns = 9, .rows = 8}};
    Game game_;
    Playback playback_;
};

TEST_F(GamePageTest, IsWellFormedAndLoadsNothing) {
    const std::string written = page_for();
    const auto read = testing::read_page(written);
    testing::checked_ids(read);
    EXPECT_EQ(texts(read, "//@src").size(), 0U);
    for (const std::string& link : texts(read, "//@href")) {
        EXPECT_TRUE(link.starts_with('#') || link.starts_with("data:")) << link.substr(0, 40);
    }
    EXPECT_THAT(written, HasSubstr("default-src 'none'"));
    EXPECT_THAT(written, Not(HasSubstr("<img")));
    EXPECT_THAT(written, Not(HasSubstr("<b>bot")));
    EXPECT_LT(written.size(), 700'000U);
}

TEST_F(GamePageTest, ShowsTheEndWithoutScript) {
    const auto read = testing::read_page(page_for());
    const std::size_t end = playback_.actions();
    const Lying pieces = lying(pieces_after(playback_, end));
    Lying shown;
    for (const auto& group : read.select_nodes("//*[@id='pieces']/g")) {
        std::vector<std::string>& glyphs = shown[group.node().attribute("data-space").value()];
        for (const std::string& link : texts(group.node(), "use/@href")) {
            glyphs.push_back(link.substr(std::string("#glyph-").size()));
        }
    }
    EXPECT_EQ(shown, pieces);
    const Figures figures = figures_of(playback_.after(end), {});
    for (const auto& element : read.select_nodes("//*[@data-figure]")) {
        EXPECT_EQ(element.node().text().as_int(),
                  figures.at(element.node().attribute("data-figure").value()));
    }
    EXPECT_EQ(texts(read, "//section[@id='log']//li/a").size(), end + 1);
    const auto tables = texts(read, "//section[@id='log']//table");
    EXPECT_EQ(tables.size(), playback_.after(end).scorings().size());
    EXPECT_EQ(texts(read, "//h1").at(0), texts(read, "//title").at(0));
}

TEST_F(GamePageTest, TellsItsScriptWhatEveryActionChanges) {
    const Board board(map_, 3);
    for (const wording::Viewer viewer : {wording::Viewer(), wording::Viewer(1)}) {
        const Json input = steps_json(playback_, board, viewer);
        ASSERT_EQ(input["steps"].size(), playback_.actions());
        Lying laid;
        Figures figures;
        change(laid, figures, input["start"]);
        for (std::size_t action = 0;; ++action) {
            ASSERT_EQ(laid, lying(pieces_after(playback_, action))) << action;
            ASSERT_EQ(figures, figures_of(playback_.after(action), viewer)) << action;
            if (action == playback_.actions()) {
                break;
            }
            change(laid, figures, input["steps"][action]);
        }
        for (const Json& step : input["steps"]) {
            for (const Json& space : step["board"]) {
                EXPECT_TRUE(input["places"].contains(std::string(space[0])));
            }
        }
    }
}

TEST_F(GamePageTest, HidesWhatASeatDoesNotKnow) {
    std::size_t played = 0;
    for (std::size_t action = 0; action <= playback_.actions(); ++action) {
        const rules::State state = playback_.after(action);
        const Figures all = figures_of(state, {});
        const Figures seen = figures_of(state, 1);
        for (const std::string_view seat : {"1", "2", "3"}) {
            int cards_of_all = 0;
            int cards_seen = 0;
            for (const auto& names : {std::vector<std::string_view>(rules::land_card_names.begin(),
                                                                    rules::land_card_names.end()),
                                      {rules::species_names.begin(), rules::species_names.end()}}) {
                for (const std::string_view name : names) {
                    cards_of_all += all.find(fmt::format("{}-{}", name, seat))->second;
                    cards_seen += seen.find(fmt::format("{}-{}", name, seat))->second;
                }
            }
            const int hidden = seen.find(fmt::format("hidden-{}", seat))->second;
            EXPECT_EQ(cards_seen + hidden, cards_of_all);
            EXPECT_TRUE(seat != "2" || hidden == 0);
            played += hidden > 0 ? 1 : 0;
        }
    }
    EXPECT_GT(played, 0U);
}

TEST_F(GamePageTest, OfASeatDoesNotDependOnOtherHands) {
    rules::Setup setup = playback_.setup();
    const auto dealt = [&](wording::Viewer viewer) {
        Playback playback(game_);
        playback.begin(0, setup);
        return page(playback, {"greedy", "greedy", "greedy"}, {.viewer = viewer}).markup();
    };
    const std::string seen = dealt(1);
    const std::string all = dealt({});
    std::swap(setup.hands[0], setup.hands[2]);
    std::ranges::reverse(setup.land_supply);
    std::ranges::reverse(setup.animal_supply);
    EXPECT_EQ(dealt(1), seen);
    EXPECT_NE(dealt({}), all);
}

TEST_F(GamePageTest, PointsAreThoseOfScoringsAndOfThePosition) {
    const rules::State end = playback_.after(playback_.actions());
    for (int seat = 0; seat < 3; ++seat) {
        EXPECT_EQ(wording::points_if_over(end, seat), end.points(seat));
    }
    for (std::size_t action = 0; action <= playback_.actions(); ++action) {
        const rules::State state = playback_.after(action);
        const Figures figures = figures_of(state, {});
        for (int seat = 0; seat < 3; ++seat) {
            int sum = figures.at(of_seat("scored", seat));
            for (const std::string_view category : rules::category_names) {
                sum += figures.at(of_seat(category, seat));
            }
            EXPECT_EQ(sum, figures.at(of_seat("points", seat)));
            EXPECT_GE(figures.at(of_seat("scored", seat)), 0);
        }
    }
}

} // namespace
} // namespace pampas::game_page
