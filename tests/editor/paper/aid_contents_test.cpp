#include "editor/paper/aid_contents.h"
#include "engine/files/input_error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace pampas::paper {
namespace {

using map::Map;
using map::Space;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using Row = std::vector<std::string>;

/// The rest of the row that begins with these words; empty if there is none.
Row said(const AidSection& section, const std::string& words) {
    for (const AidTable& table : section.tables) {
        for (const Row& row : table.rows) {
            if (row.front() == words) {
                return {row.begin() + 1, row.end()};
            }
        }
    }
    return {};
}

/// A map with so many spaces of a kind.
Map with(Space kind, int count) {
    Map map({20, 3});
    for (int column = 0; column < count; ++column) {
        map.set({column, 0}, kind);
    }
    return map;
}

rules::Ruleset standard() {
    return rules::ruleset_named("standard");
}

// R3.1
TEST(SetUp, TellsEachNumberOfPlayers) {
    const AidSection aid = set_up(Map(), standard());
    EXPECT_THAT(said(aid, "Players"), ElementsAre("2", "3", "4", "5"));
    EXPECT_THAT(said(aid, "Animal cards removed unseen"), ElementsAre("30", "20", "10", "0"));
    EXPECT_THAT(said(aid, "Haciendas in the supply"), ElementsAre("5", "7", "8", "9"));
    EXPECT_THAT(said(aid, "Each player"),
                ElementsAre("8 land cards, 4 animal cards; 30 animal tiles; 20 pesos"));
}

TEST(SetUp, IsForThePlayersOfTheMap) {
    Map map;
    map.details().players = map::PlayerRange{3, 4};
    EXPECT_THAT(said(set_up(map, standard()), "Players"), ElementsAre("3", "4"));
    const rules::Ruleset duel = rules::ruleset_named("crucible");
    EXPECT_THAT(said(set_up(map, duel), "Players"), ElementsAre("2")) << "none of the map's";
}

// R3.2
TEST(SetUp, TakesTheWaterOfTheMapFromTheSingles) {
    EXPECT_THAT(said(set_up(with(Space::Water, 4), standard()), "Supply").at(0),
                HasSubstr("5 single, 4 double, 3 triangle, 2 row"));
    EXPECT_THAT(said(set_up(with(Space::Water, 12), standard()), "Supply").at(0),
                HasSubstr("0 single"));
}

TEST(SetUp, SaysWhatIsSpecial) {
    rules::Ruleset rules = rules::ruleset_named("crucible");
    EXPECT_THAT(said(set_up(Map(), rules), "Each player").at(0),
                HasSubstr("2 pampas cards, then 2 land cards, 2 animal cards"));
    EXPECT_THAT(said(set_up(Map(), rules), "Undecided land"), IsEmpty());
    EXPECT_THAT(said(set_up(with(Space::Land, 1), rules), "Undecided land"), Not(IsEmpty()));
    EXPECT_THAT(said(set_up(Map(), rules), "Extra pesos, from the first player on"), IsEmpty());
    rules.extra_pesos = {0, 3};
    EXPECT_THAT(said(set_up(Map(), rules), "Extra pesos, from the first player on"),
                ElementsAre("+0, +3"));
}

TEST(Turn, TellsPricesAndIncomes) {
    const AidSection aid = turn(standard());
    EXPECT_EQ(aid.heading, "A turn: up to 3 actions, in any order");
    EXPECT_THAT(said(aid, "Buy a card"), ElementsAre("2 pesos from the supply, 3 pesos face up"));
    EXPECT_THAT(said(aid, "Buy a hacienda"),
                ElementsAre("12 pesos; place it at once on one of your tiles; 1 a turn"));
    EXPECT_THAT(said(aid, "Income at a market").at(0), HasSubstr("herd + land tiles"));
    EXPECT_THAT(said(aid, "Harvest").at(0), HasSubstr("3 pesos for each"));
    EXPECT_THAT(said(aid, "Harvest").at(0), HasSubstr("take one from an opponent"));
    rules::Ruleset rules = rules::ruleset_named("variant-1");
    rules.haciendas_per_turn = rules::unlimited;
    EXPECT_THAT(said(turn(rules), "Buy a hacienda"),
                ElementsAre("20 pesos; place it at once on one of your tiles"));
    EXPECT_THAT(said(turn(rules), "Income at a market").at(0),
                HasSubstr("animals of the herd x your land tiles"));
}

// R7.2, R9.4
TEST(Scoring, HasTheTableOfMarkets) {
    EXPECT_THAT(said(scoring(Map(), standard()), "Points"),
                ElementsAre("1", "3", "6", "10", "15", "21", "28", "36", "45", "55", "66"));
    const Row crucible = said(scoring(Map(), rules::ruleset_named("crucible")), "Points");
    EXPECT_EQ(Row(crucible.begin(), crucible.begin() + 5), (Row{"2", "5", "9", "14", "20"}));
    const AidSection more = scoring(with(Space::Market, 14), standard());
    EXPECT_THAT(more.tables[0].rows.back(), ElementsAre("Points", "91", "105"))
        << "of 13 and 14 markets, in a second row";
}

TEST(Scoring, TellsWhatElseGivesPoints) {
    const AidSection aid = scoring(Map(), standard());
    EXPECT_THAT(said(aid, "Land chains"),
                ElementsAre("2 points for each tile in chains of 3 or more"));
    EXPECT_THAT(said(aid, "Herds"), IsEmpty()) << "score nothing";
    EXPECT_THAT(said(aid, "Money"), ElementsAre("1 point for 10 pesos"));
    EXPECT_THAT(said(aid, "When").at(0), HasSubstr("Twice: at the end of the round"));
    const AidSection crucible = scoring(Map(), rules::ruleset_named("crucible"));
    EXPECT_THAT(said(crucible, "Herds"),
                ElementsAre("1 point for each animal in herds of 3 or more"));
    EXPECT_THAT(said(crucible, "Water").at(0), HasSubstr("single 2, double 1"));
    EXPECT_THAT(said(scoring(Map(), rules::ruleset_named("variant-2")), "When").at(0),
                HasSubstr("as soon as they are made"));
}

} // namespace
} // namespace pampas::paper
