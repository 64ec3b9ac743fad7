#include "editor/command_line/game_options.h"
#include "engine/files/input_error.h"

#include <gmock/gmock.h>

namespace pampas::command_line {
namespace {

using hex::Coordinate;
using ::testing::ElementsAre;

TEST(NumbersOfPlayers, AreNumbersAndRanges) {
    EXPECT_THAT(numbers_of_players("4"), ElementsAre(4));
    EXPECT_THAT(numbers_of_players("2-5"), ElementsAre(2, 3, 4, 5));
    EXPECT_THAT(numbers_of_players("2,4"), ElementsAre(2, 4));
    EXPECT_THAT(numbers_of_players("5,2-3,3"), ElementsAre(2, 3, 5));
}

TEST(NumbersOfPlayers, RefuseAnythingElse) {
    for (const char* words : {"", "1", "6", "0-3", "4-6", "5-2", "2,", ",2", "2-", "-4", "2-3-4",
                              "24", "2;4", "2 4", "four", "4x"}) {
        EXPECT_THROW(numbers_of_players(words), InputError) << words;
    }
}

TEST(SpacesListed, AreColumnsAndRows) {
    const hex::Grid grid{10, 8};
    EXPECT_THAT(spaces_listed("", grid, "--lock"), ElementsAre());
    EXPECT_THAT(spaces_listed("[3,4]", grid, "--lock"), ElementsAre(Coordinate{3, 4}));
    EXPECT_THAT(spaces_listed(" [0, 0][9,7]  C7 ", grid, "--lock"),
                ElementsAre(Coordinate{0, 0}, Coordinate{9, 7}, Coordinate{2, 6}));
}

TEST(SpacesListed, RefuseAnythingElse) {
    for (const char* words :
         {"3,4", "[3]", "[3,4", "[3,4] x", "[-1,2]", "[10,0]", "[0,8]", "[9999,1]", "[a,b]"}) {
        try {
            spaces_listed(words, {10, 8}, "--lock");
            ADD_FAILURE() << words;
        } catch (const InputError& error) {
            EXPECT_THAT(error.what(), ::testing::StartsWith("--lock: "));
        }
    }
}

} // namespace
} // namespace pampas::command_line
