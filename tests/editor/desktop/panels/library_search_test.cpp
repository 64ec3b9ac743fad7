#include "editor/desktop/panels/library_list.h"
#include "editor/desktop/panels/library_panel.h"
#include "editor/desktop/panels/library_search.h"
#include "engine/language/language.h"
#include "tests/editor/desktop/desk.h"

#include <wx/srchctrl.h>

namespace pampas::desktop {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

const MapFacts known_facts{.players = map::PlayerRange{3, 4},
                           .description = "For the club. #tournament #fast",
                           .symmetries = {graph::SymmetryMotion::Rotate180},
                           .gap = 6.5};

bool meets(const std::string& search, const MapFacts& facts, const std::string& name = "Bryce") {
    return LibrarySearch(search).meets(name, [&]() -> const MapFacts& { return facts; });
}

TEST(LibrarySearch, ConditionsHoldTogetherWithWordsOfTheName) {
    EXPECT_TRUE(meets("", {}));
    EXPECT_TRUE(meets("bry players:4", known_facts));
    EXPECT_FALSE(meets("zion players:4", known_facts));
    EXPECT_FALSE(meets("bry players:5", known_facts));
    EXPECT_TRUE(meets("Players:3  symmetry:half-turn gap:<7 #fast", known_facts));
    EXPECT_FALSE(meets("Players:3  symmetry:half-turn gap:<6 #fast", known_facts));
}

TEST(LibrarySearch, EachConditionAsksForItsFact) {
    EXPECT_TRUE(meets("gap:7", known_facts));
    EXPECT_TRUE(meets("gap:>6", known_facts));
    EXPECT_FALSE(meets("gap:>7", known_facts));
    EXPECT_FALSE(meets("symmetry:mirror", known_facts));
    EXPECT_FALSE(meets("#slow", known_facts));
    for (const char* any : {"players:", "symmetry:", "gap:"}) {
        EXPECT_TRUE(meets(any, known_facts)) << any;
        EXPECT_FALSE(meets(any, {})) << any;
    }
    EXPECT_FALSE(meets("players:4", {}));
    EXPECT_FALSE(meets("gap:few", known_facts));
    EXPECT_TRUE(meets("Act:1", {}, "Act:1")) << "any other word is one of the name";
}

TEST(LibrarySearch, AsksForFactsOnlyIfItMust) {
    int asked = 0;
    const auto facts = [&]() -> const MapFacts& {
        ++asked;
        return known_facts;
    };
    EXPECT_FALSE(LibrarySearch("zion gap:5").meets("Bryce", facts));
    EXPECT_TRUE(LibrarySearch("bry").meets("Bryce", facts));
    EXPECT_EQ(asked, 0);
}

TEST(LibrarySearch, TheMenuOffersConditionsThatCanBeTyped) {
    for (const language::Language& each : language::all()) {
        const language::Scope scope(each);
        for (const OfferedConditions& about : offered_conditions()) {
            for (const OfferedCondition& offered : about.conditions) {
                EXPECT_FALSE(meets(offered.word, {})) << offered.word;
            }
        }
    }
    EXPECT_EQ(with_condition("bry players:4 #fast", "players:", "players:5"),
              "bry #fast players:5");
}

TEST(LibrarySearch, FactsAreThoseOfTheNewestRevision) {
    const testing::TemporaryFolder folder;
    library::Library library(folder / "maps.pampas", library::Access::Create);
    map::Map map({6, 5});
    map.details().name = "Bryce";
    library.add(map);
    EXPECT_FALSE(facts_of(library, "Bryce").symmetries.empty());
    map.set({1, 0}, map::Space::Forest);
    map.set({2, 0}, map::Space::Market);
    map.details().players = map::PlayerRange{2, 3};
    map.details().description = "#new";
    library.add(map);
    const MapFacts facts = facts_of(library, "Bryce");
    EXPECT_EQ(facts.players, (map::PlayerRange{2, 3}));
    EXPECT_EQ(facts.description, "#new");
    EXPECT_THAT(facts.symmetries, IsEmpty());
    EXPECT_FALSE(facts.gap) << "no games are kept";
    EXPECT_FALSE(facts_of(library, "Zion").players) << "there is no such map";
}

class LibrarySearchPanelTest : public testing::Desk {};

TEST_F(LibrarySearchPanelTest, TheSearchFieldTakesConditions) {
    const auto file = folder / "maps.pampas";
    {
        library::Library maps(file, library::Access::Create);
        for (const auto& [name, most] : {std::pair("Ararat", 3), {"Bryce", 5}}) {
            map::Map map({6, 5});
            map.details().name = name;
            map.details().players = map::PlayerRange{2, most};
            maps.add(map);
        }
    }
    context().open(session::LibraryFile{file});
    context().show_panel("library");
    testing::settle();
    auto& panel = the<LibraryPanel>();
    auto& search = testing::field<wxSearchCtrl>(panel);
    const auto shown = [&panel] {
        std::vector<std::string> names;
        for (const auto& entry : testing::field<LibraryList>(panel).entries()) {
            names.push_back(entry.name);
        }
        return names;
    };
    ASSERT_THAT(shown(), ElementsAre("Ararat", "Bryce"));
    search.SetValue("players:4");
    EXPECT_THAT(shown(), ElementsAre("Bryce"));
    EXPECT_NE(search.GetMenu(), nullptr);
}

} // namespace
} // namespace pampas::desktop
