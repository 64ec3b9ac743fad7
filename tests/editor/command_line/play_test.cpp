#include "editor/command_line/play_table.h"
#include "engine/chance/stream.h"
#include "tests/editor/command_line/recorded_run.h"
#include "tests/engine/rules/bundled_games.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <sstream>

namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::Outcome;
using testing::run_pampas;
using testing::TemporaryFolder;

/// A run of `pampas play` with this input.
Outcome played(std::vector<std::string> arguments, const std::string& input) {
    arguments.insert(arguments.begin(), "play");
    std::istringstream in(input);
    std::ostringstream out;
    std::ostringstream err;
    const auto status = run(std::move(arguments), {out, err, 80, &in});
    return {status, out.str(), err.str()};
}

std::string repeated(const std::string& lines, int times) {
    std::string text;
    for (int time = 0; time < times; ++time) {
        text += lines;
    }
    return text;
}

/// Lines that choose options by number, of which some are refused; turns end often enough for a
/// game to end.
std::string random_answers(std::uint64_t seed, int lines) {
    chance::Stream stream(seed);
    std::string text;
    for (int line = 0; line < lines; ++line) {
        const std::size_t draw = stream.below(60);
        text += draw == 0 ? "undo\n" : draw < 20 ? "end\n" : std::to_string(draw) + "\n";
    }
    return text;
}

/// Tests of `pampas play` on a small bundled map.
class Play : public ::testing::Test {
  protected:
    /// With bots that take no time.
    Outcome played(const std::string& input, std::vector<std::string> more = {}) const {
        std::vector<std::string> arguments{"maps", "--bots", "random"};
        arguments.front() = map_;
        arguments.insert(arguments.end(), more.begin(), more.end());
        return command_line::played(arguments, input);
    }
    void expect_replays(const std::string& games) const {
        const Outcome outcome = run_pampas({"replay", record_});
        EXPECT_EQ(outcome.status, Status::Success) << outcome.out << outcome.err;
        EXPECT_THAT(outcome.out, HasSubstr(games));
    }

    TemporaryFolder folder_;
    std::string map_ = testing::bundled_map(folder_, "lasso.json");
    std::string record_ = folder_ / "games.jsonl";
};

TEST_F(Play, GoesToTheEndOfTheGameFromAPipe) {
    for (const char* answers : {"1\nend\n", "end\n"}) {
        const Outcome outcome =
            command_line::played({map_, "--bots", "greedy"}, repeated(answers, 400));
        EXPECT_EQ(outcome.status, Status::Success) << outcome.err;
        EXPECT_EQ(outcome.err, "");
        EXPECT_THAT(outcome.out, HasSubstr("the game is over"));
    }
}

TEST_F(Play, RecordsGamesThatReplay) {
    int games = 0;
    for (const char* ruleset : {"standard", "variant-1"}) {
        for (const char* players : {"2", "3"}) {
            record_ = folder_ / ("games" + std::to_string(games) + ".jsonl");
            for (std::uint64_t seed = 0; seed < 2; ++seed) {
                const Outcome outcome =
                    played(random_answers(seed, 20000), {"--ruleset", ruleset, "--players", players,
                                                         "--seat", "2", "--record", record_});
                EXPECT_EQ(outcome.status, Status::Success) << outcome.err;
            }
            expect_replays("2 games replay as recorded.");
            ++games;
        }
    }
}

TEST_F(Play, RefusesALineThatNobodyWouldType) {
    const Outcome outcome = played(std::string(10'001, 'x'));
    EXPECT_EQ(outcome.status, Status::Misuse);
    EXPECT_EQ(outcome.err,
              "pampas: standard input: a line is longer than any command (10000 bytes)\n");
}

TEST_F(Play, GoesOnWithAGameThatWasLeft) {
    const std::vector<std::string> more{"--record", record_};
    const Outcome begun = played("buy land supply\n", more);
    EXPECT_EQ(begun.status, Status::Misuse);
    EXPECT_EQ(
        begun.err,
        "pampas: the input ended before the game was over; run the same command to continue\n");
    expect_misuse({"replay", record_}, "line 2: this game is not over");
    const Outcome again = played("log\nquit\n", more);
    EXPECT_EQ(again.status, Status::Success);
    EXPECT_THAT(again.out, HasSubstr("Seat 1 buys a land card from the supply"));
    EXPECT_THAT(again.out, HasSubstr("The game is not over; run the same command to continue."));
    EXPECT_EQ(played(repeated("end\n", 400), more).status, Status::Success);
    expect_replays("1 game replays as recorded.");
    const Outcome other = played("quit\n", {"--record", record_, "--seed", "2"});
    EXPECT_EQ(other.status, Status::Misuse);
    EXPECT_THAT(other.err, HasSubstr("\"seed\""));
}

TEST_F(Play, UndoesUpToACard) {
    const Outcome outcome = played("hacienda\nundo\nbuy land supply\nundo\nend\nundo\nback\n");
    EXPECT_THAT(outcome.out, HasSubstr("You have seen the last card you bought"));
    EXPECT_THAT(outcome.out, HasSubstr("Nothing in this turn can be undone"));
    EXPECT_THAT(outcome.out, HasSubstr("From now on the game is practice."));
}

TEST_F(Play, SaysInOneLineWhatIsExpected) {
    const Outcome outcome =
        played("0\n999\nbuy\nland lava E4\nback 99\nback x\n\n  \n12345678901234567890123\n");
    EXPECT_THAT(outcome.out, HasSubstr("Expected a number from 1 to"));
    EXPECT_THAT(outcome.out, HasSubstr("\"buy\" could be \"buy land 1\" or \"buy land 2\""));
    EXPECT_THAT(outcome.out, HasSubstr("\"land lava E4\" is not possible here"));
    EXPECT_THAT(outcome.out, HasSubstr("Expected the number of a turn from 1 to 1"));
    EXPECT_EQ(outcome.status, Status::Misuse);
}

TEST_F(Play, HidesHandsFromOtherPeople) {
    const Outcome outcome = played("\nbuy land supply\nend\n\n", {"--seat", "1,2"});
    const std::string told = "Seat 1 buys a land card from the supply for 2 pesos";
    const std::size_t second = outcome.out.find("It is the turn of seat 2.");
    ASSERT_NE(second, std::string::npos) << outcome.out;
    EXPECT_THAT(outcome.out.substr(0, second), HasSubstr(told + ": "));
    EXPECT_THAT(outcome.out.substr(second), HasSubstr(told + ".\n"));
    EXPECT_THAT(outcome.out.substr(second), HasSubstr("Hand of seat 1: 9 hidden; 4 hidden"));
}

TEST_F(Play, RefusesWrongOptions) {
    expect_misuse({"play", map_, "--seat", "9"}, "--seat: expected seats from 1 to");
    expect_misuse({"play", map_, "--seat", "1,,2"}, "--seat: expected seats");
    expect_misuse({"play", map_, "--players", "2,3"}, "play only works with one number of players");
    expect_misuse({"play", map_, "--players", "4", "--bots", "random,greedy"}, "--bots: 2 bots");
    expect_misuse({"play", map_, "--bots", "nobody"}, "nobody");
    expect_misuse({"play", map_, "--turn-ms", "5"}, "none of the players is a searching bot");
    testing::put(record_, "not a record");
    expect_misuse({"play", map_, "--record", record_}, "games.jsonl");
    EXPECT_EQ(testing::bytes_of(record_), "not a record");
}

/// A set-up in which other cards lie where a seat cannot see them.
rules::Setup redealt(rules::Setup setup, std::size_t seat, chance::Stream& stream) {
    std::vector<rules::LandCard*> land;
    std::vector<rules::Species*> animals;
    const auto add = [](auto& list, auto& cards, const auto& is_unseen) {
        for (auto& card : cards) {
            if (is_unseen(card)) {
                list.push_back(&card);
            }
        }
    };
    const auto any = [](auto) { return true; };
    for (std::size_t other = 0; other < setup.hands.size(); ++other) {
        if (other != seat) {
            // Everybody knows the pampas cards that every hand begins with.
            add(land, setup.hands[other].land,
                [](rules::LandCard card) { return card != rules::LandCard::Pampas; });
            add(animals, setup.hands[other].animal, any);
        }
    }
    add(land, setup.land_supply, any);
    add(animals, setup.animal_supply, any);
    add(animals, setup.animal_second, any);
    const auto shuffle = [&](auto& places) {
        for (std::size_t left = places.size(); left > 1; --left) {
            std::swap(*places[left - 1], *places[stream.below(left)]);
        }
    };
    shuffle(land);
    shuffle(animals);
    return setup;
}

std::string told(const rules::Game& game, const rules::Setup& setup, const std::string& input) {
    const std::vector<std::string> bots{"learned"};
    std::vector<bool> people(static_cast<std::size_t>(game.players()), false);
    people.front() = true;
    Sitting sitting(game, {bots, game.players()}, {people}, setup);
    std::istringstream in(input);
    std::ostringstream out;
    PlayTable(sitting, [] {}, {out, out, 80, &in}).play();
    return out.str();
}

/// What to type for any action but a purchase of a card and the end of the turn.
std::string any_that_shows_no_card(const rules::State& state) {
    std::vector<std::string> commands{"help"};
    for (const wording::OptionGroup& group : wording::options(state)) {
        for (const wording::Option& option : group.options) {
            if (!rules::shows_card(option.action) && group.kind != rules::ActionKind::EndTurn) {
                commands.push_back(option.command);
            }
        }
    }
    return *rc::gen::elementOf(commands);
}

RC_GTEST_PROP(PlayTable, TellsOnlyWhatTheSeatMayKnow, ()) {
    const auto game = *testing::any_bundled_game();
    chance::Stream stream(*rc::gen::inRange<std::uint64_t>(0, 1000));
    const rules::Setup setup = game->deal(stream);
    const std::string input = "hint\noptions\nboard\nlog\nhelp\n" +
                              any_that_shows_no_card(game->start(setup)) +
                              "\nhint\nlog\nboard\noptions\n";
    const std::string text = told(*game, setup, input);
    RC_ASSERT(text == told(*game, redealt(setup, 0, stream), input));
}

} // namespace
} // namespace pampas::command_line
