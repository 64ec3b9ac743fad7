#include "editor/campaign/results.h"
#include "editor/campaign/run.h"
#include "engine/formats/encodings.h"
#include "tests/analysis/report/ground/read_page.h"
#include "tests/editor/campaign/small_campaign.h"

#include <gmock/gmock.h>

namespace pampas::campaign {
namespace {

namespace fs = std::filesystem;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;
using testing::texts;

class PageOfCampaign : public ::testing::Test {
  protected:
    /// Plays the first tables, gathers, and returns the page.
    pugi::xml_document played(std::size_t tables) {
        CampaignPlan plan = small.plan({{"maps", {"a.json", "b.json", "bad.json"}}});
        const Store store(folder, plan);
        Runner runner(plan, store, 1, fails_on_warning);
        for (std::size_t table = 0; table < tables; ++table) {
            runner.run(table);
        }
        gather(plan, store, [](const std::string&) {});
        return testing::read_page(read_file(folder / "index.html"));
    }

    SmallCampaign small;
    fs::path folder = small.folder / "out";
};

TEST_F(PageOfCampaign, HasEachTableAndItsReport) {
    small.put("b.json", "<b>Bee</b> & #1");
    const auto page = played(4);
    EXPECT_THAT(testing::table_rows(page, "results", 1), SizeIs(2));
    EXPECT_THAT(testing::table_rows(page, "results", 2), SizeIs(2));
    EXPECT_THAT(texts(page, "//tbody/tr/th"), Contains("<b>Bee</b> & #1b.json"));
    const auto links = texts(page, "//tbody//td//a/@href");
    EXPECT_THAT(links, SizeIs(4));
    EXPECT_THAT(links, Contains("tables/000000%20Ant%20standard%202%20random.json"));
    EXPECT_THAT(links, Contains(HasSubstr("%20%26%20%231%20standard")));
    EXPECT_THAT(texts(page, "//section[@id='refused']//li"), Contains(HasSubstr("bad.json: ")));
}

TEST_F(PageOfCampaign, HasAPictureOfEachMap) {
    const auto pictures = texts(played(4), "//image/@href");
    ASSERT_THAT(pictures, SizeIs(2));
    for (const std::string& picture : pictures) {
        const std::string bytes =
            formats::from_base64(picture.substr(picture.find(',') + 1)).value();
        EXPECT_TRUE(bytes.starts_with("\x89PNG")) << picture;
        EXPECT_LT(bytes.size(), 30000U);
    }
}

TEST_F(PageOfCampaign, LeadsToThePageOfEachMapWithItsGames) {
    const auto links = texts(played(4), "//tbody//th//a/@href");
    ASSERT_THAT(links, SizeIs(4));
    EXPECT_THAT(links, Contains("pages/000000%20Ant.html"));
    const auto page = testing::read_page(read_file(folder / "pages" / "000000 Ant.html"));
    EXPECT_THAT(texts(page, "//h1"), ::testing::ElementsAre("Ant"));
    EXPECT_THAT(texts(page, "//section[@id='winners']//tbody/tr"), SizeIs(2));
    EXPECT_TRUE(fs::exists(folder / "pages" / "000001 Bee.html"));
}

TEST_F(PageOfCampaign, TellsWhatIsNotCompleteYet) {
    const auto page = played(3);
    EXPECT_THAT(texts(page, "//header/ul/li"), Contains("1 table is not complete yet"));
    EXPECT_THAT(texts(page, "//section[@id='results']//tbody/tr"), SizeIs(3));
    EXPECT_THAT(texts(played(4), "//header/ul/li"), Not(Contains(HasSubstr("not complete"))));
}

TEST_F(PageOfCampaign, LeadsToReportsOfStudies) {
    const CampaignPlan plan = small.plan({{"work", {"analyze"}}, {"maps", {"a.json"}}});
    Results results(folder, plan);
    results.add(0, formats::JsonValue::Json{{"map", "Ant"}});
    results.finish();
    const auto page = testing::read_page(read_file(folder / "index.html"));
    const auto links = texts(page, "//section[@id='results']//a/@href");
    ASSERT_THAT(links, SizeIs(1));
    EXPECT_TRUE(links[0].starts_with("tables/000000%20Ant")) << links[0];
    EXPECT_THAT(texts(page, "//header/ul/li"), IsEmpty());
}

TEST_F(PageOfCampaign, OfMoreMapsThanPagesCanHoldHasNoPictures) {
    CampaignPlan plan = small.plan({{"maps", {"a.json"}}, {"players", {2}}});
    plan.subjects.resize(report::most_thumbnails + 1, plan.subjects.front());
    const auto& table = std::get<GamesAtTable>(plan.tables[0]);
    const rules::Game game = game_of(plan.subjects[0], table.players);
    const balance::SeriesPlan series = plan.campaign.plan_for(table.players.bots, 1);
    Results results(folder, plan);
    results.add(0, balance::play_series(game, series));
    results.finish();
    const auto found = testing::read_page(read_file(folder / "index.html"));
    EXPECT_THAT(texts(found, "//image"), IsEmpty());
    EXPECT_THAT(testing::table_rows(found, "results", 1), SizeIs(1));
}

} // namespace
} // namespace pampas::campaign
