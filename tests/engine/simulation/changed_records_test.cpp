// A recorded game with one change is refused, unless it could have been played; the plain rules
// decide that.
#include "engine/simulation/record.h"
#include "tests/engine/sanitized.h"
#include "tests/engine/simulation/changes.h"
#include "tests/engine/simulation/plain_replay.h"
#include "tests/engine/simulation/recorded_games.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace pampas::testing {
namespace {

using rules::Game;
using ::testing::HasSubstr;
using ::testing::Optional;
using Json = nlohmann::ordered_json;
using Reasons = std::map<std::string, std::string>;

/// Kinds of changes that can give a record of another game with the same end, and why the rules
/// cannot detect them; the checksum does. The rules alone detect all other changes.
const Reasons harmless{
    {"play-land/at", "another space was as good"},
    {"play-land/card", "of terrains that are full every card is played as pampas"},
    {"play-animal/at", "another space was as good"},
    {"play-animal/card", "another card of the hand, and neither matters later"},
    {"buy-land/source", "the same card from another slot, for the same price"},
    {"buy-animal/source", "the same card from another slot, for the same price"},
    {"buy-hacienda/at", "another tile of the same group, or of one as large"},
    {"buy-water/at", "other spaces were as good"},
    {"harvest/at", "another tile of the same chain, or of one as large"},
    {"harvest/from", "another chain that is not harvested again"},
    {"delete play-land", "a tile that comes to nothing is not missed"},
    {"delete play-animal", "a tile that comes to nothing is not missed"},
    {"swap play-land", "in one turn, in either order"},
    {"swap play-animal", "in one turn, in either order"},
    {"swap buy-land", "in one turn, in either order"},
    {"swap buy-animal", "in one turn, in either order"},
    {"swap buy-hacienda", "in one turn, in either order"},
    {"swap buy-water", "in one turn, in either order"},
    {"swap harvest", "in one turn, in either order"},
    {"swap setup/terrain", "which space is listed first says nothing"},
    {"checksum", "the rules know none"},
};

/// Further changes that are possible if the record does not say how the cards were dealt.
const Reasons harmless_if_not_dealt_again{
    {"game", "numbers only have to increase"},
    {"setup/hands", "another animal of the box, never played"},
    {"setup/animal_face_up", "another animal of the box, never played"},
    {"setup/animal_supply", "another animal of the box, never played"},
    {"setup/animal_second", "another animal of the box, never played"},
    {"setup/terrain", "of a space that nobody uses, when the terrains stay even"},
    {"swap setup/hands", "a hand has no order"},
    {"swap setup/land_face_up", "the same cards in the same hands later"},
    {"swap setup/animal_face_up", "the same cards in the same hands later"},
    {"swap setup/land_supply", "cards that nobody bought"},
    {"swap setup/animal_supply", "cards that nobody bought"},
    {"swap setup/animal_second", "cards that nobody bought"},
};

/// The number after `before` in a text; nothing if the text begins otherwise.
std::optional<int> number_after(const std::string& before, const std::string& text) {
    int number = 0;
    const char* begin = text.data() + std::min(before.size(), text.size());
    const auto [end, error] = std::from_chars(begin, text.data() + text.size(), number);
    return text.starts_with(before) && error == std::errc() ? std::optional(number) : std::nullopt;
}

/// Tries every change of recorded games.
class Trial {
  public:
    void try_all(const Game& game, const Json& line) {
        ASSERT_EQ(refusal(game, games_seed, line), std::nullopt);
        ASSERT_EQ(plain_refutation(game, line), std::nullopt);
        for_each_change(line, [&](const Change& change) {
            SCOPED_TRACE(change.kind + " at " + change.place);
            const auto refused = refusal(game, std::nullopt, change.line);
            judge(game, change, refused);
            if (change.kind != "checksum") {
                EXPECT_NE(Json(simulation::Checksums(Json::object()).of(change.line)),
                          line["checksum"]);
            }
            if (!refused && refusal(game, games_seed, change.line)) {
                accepted_if_not_dealt_again_.insert(change.kind);
            } else if (!refused) {
                accepted_.insert(change.kind);
            }
        });
    }

    /// Kinds of changes that a replay with the seed accepted, and those that only a replay without
    /// it did.
    const std::set<std::string>& accepted() const { return accepted_; }
    const std::set<std::string>& accepted_if_not_dealt_again() const {
        return accepted_if_not_dealt_again_;
    }
    const std::map<std::string, int>& refused() const { return refused_; }

  private:
    /// Compares with the plain rules.
    void judge(const Game& game, const Change& change, const std::optional<std::string>& refused) {
        if (!refused) {
            EXPECT_TRUE(could_be_played(game, change.line));
            return;
        }
        constexpr int every = sanitized ? 50 : 10; // the plain rules are slow
        if (++refused_[change.kind] % every == 1) {
            EXPECT_FALSE(could_be_played(game, change.line)) << *refused;
        }
        const auto changed = number_after("/actions/", change.place);
        if (const auto found = number_after("actions/", *refused); found && changed) {
            EXPECT_GE(found, changed) << *refused;
        }
    }

    std::set<std::string> accepted_;
    std::set<std::string> accepted_if_not_dealt_again_;
    std::map<std::string, int> refused_;
};

const std::vector<std::pair<std::string, int>> played{
    {"standard", 3}, {"variant-1-2", 4}, {"crucible", 2}};

std::set<std::string> kinds(const Reasons& reasons) {
    std::set<std::string> result;
    for (const auto& [kind, reason] : reasons) {
        result.insert(kind);
    }
    return result;
}

TEST(ChangedRecord, IsRefusedUnlessItIsAGameThatCouldBePlayed) {
    Trial trial;
    for (const auto& [rules, players] : played) {
        SCOPED_TRACE(rules);
        const Game game(small_map(), small_rules(rules), players);
        trial.try_all(game, eventful_game(game));
    }
    EXPECT_GT(trial.refused().size(), 80);
    EXPECT_THAT(kinds(harmless), ::testing::IsSupersetOf(trial.accepted()));
    EXPECT_THAT(kinds(harmless_if_not_dealt_again),
                ::testing::IsSupersetOf(trial.accepted_if_not_dealt_again()));
}

TEST(ChangedRecord, IsTheSameWithTheSpacesOfWaterInAnyOrder) {
    const Game game(small_map(), small_rules("standard"), 3);
    const Json line = eventful_game(game);
    int orders = 0;
    for (std::size_t i = 0; i < line["actions"].size(); ++i) {
        Json changed = line;
        Json& at = changed["actions"][i]["at"];
        const bool is_water = line["actions"][i]["do"] == "buy-water";
        for (std::size_t turn = 0; is_water && turn < 2 * at.size(); ++turn) {
            std::rotate(at.begin(), at.begin() + 1, at.end());
            if (turn == at.size()) {
                std::reverse(at.begin(), at.end());
            }
            EXPECT_EQ(refusal(game, games_seed, changed), std::nullopt);
            ++orders;
        }
    }
    EXPECT_GE(orders, 2 * (1 + 2 + 3 + 3)); // each shape at least once
}

TEST(ChangedRecord, NamesThePlace) {
    const Game game(small_map(), small_rules("standard"), 3);
    const Json line = eventful_game(game);
    const auto changed = [&](const std::string& place, const Json& value) {
        Json other = line;
        other.at(Json::json_pointer(place)) = value;
        return refusal(game, games_seed, other);
    };
    EXPECT_THAT(changed("/scorings/0/players/1/money", 77),
                Optional(HasSubstr("scorings/0/players/1/money is ")));
    EXPECT_THAT(changed("/result/2/pesos", 77), Optional(HasSubstr("result/2/pesos is ")));
    EXPECT_THAT(changed("/winners", {0, 1, 2}), Optional(HasSubstr("winners has 1 entries")));
    EXPECT_THAT(changed("/actions/0/player", 1), Optional(HasSubstr("actions/0: is not legal")));
    EXPECT_THAT(changed("/actions/0/player", "x"), Optional(HasSubstr("/actions/0/player")));
    EXPECT_THAT(changed("/setup/land_supply/0", "cattle"),
                Optional(HasSubstr("/setup/land_supply/0")));
    Json longer = line;
    longer["actions"].push_back(line["actions"].back());
    EXPECT_THAT(refusal(game, games_seed, longer),
                Optional(HasSubstr("comes after the end of the game")));
}

} // namespace
} // namespace pampas::testing
