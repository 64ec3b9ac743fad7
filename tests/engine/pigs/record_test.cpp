#include "engine/files/input_error.h"
#include "engine/pigs/notation.h"
#include "engine/pigs/players/lineup.h"
#include "engine/simulation/playback.h"
#include "engine/simulation/record.h"
#include "engine/simulation/replay.h"
#include "tests/engine/pigs/plain_replay.h"
#include "tests/engine/simulation/changes.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

#include <string>

namespace pampas::pigs {
namespace {

using Json = nlohmann::ordered_json;
using testing::TemporaryFolder;

constexpr simulation::Dealing dealing{.seed = 5, .pairing = simulation::Pairing::Rotated};

/// Records games of random players.
void record(const Game& game, const std::filesystem::path& path, std::size_t games) {
    const std::vector<std::string> bots(index(game.players()), "random");
    simulation::RecordFile file(path, simulation::record_header(game_json(game), bots, dealing));
    simulation::Recorder recorder(game, file);
    const Lineup lineup(bots, game.players());
    for (std::size_t number = 0; number < games; ++number) {
        simulation::play_match(game, lineup, dealing, number, recorder);
    }
    file.keep();
}

/// What replaying the game reports; nothing if it is as recorded.
std::optional<std::string> refusal(const Game& game, const Json& line) {
    try {
        simulation::Replay<Game>(game, dealing, formats::JsonValue(line)).check();
        return std::nullopt;
    } catch (const simulation::Contradiction& error) {
        return error.what();
    } catch (const InputError& error) {
        return error.what();
    }
}

Json line_of(const std::filesystem::path& path, std::size_t number) {
    LineReader lines(path);
    for (std::size_t before = 0; before <= number; ++before) {
        lines.next();
    }
    return Json::parse(*lines.next());
}

TEST(PigRecords, Replay) {
    const TemporaryFolder folder;
    for (int players = 2; players <= max_players; ++players) {
        const Game game(usual_edition(), {players % 2 == 0, players % 3 == 0}, players);
        const auto path = folder / "games.jsonl";
        record(game, path, 20);
        simulation::RecordReader reader(path, record_format);
        const auto read = read_game(reader.header());
        EXPECT_EQ(read->edition(), game.edition());
        EXPECT_EQ(read->variants(), game.variants());
        const auto checked = reader.check_games([&](const formats::JsonValue& line) {
            simulation::Replay<Game>(*read, reader.dealing(), line).check();
        });
        EXPECT_EQ(checked.games, 20U);
        EXPECT_THAT(checked.bad, ::testing::IsEmpty());
    }
}

/// Keys that the plain rules do not know.
bool is_unknown_to_plain_rules(const testing::Change& change) {
    return change.place.find("/dollars/") != std::string::npos || change.kind == "checksum" ||
           change.kind == "game" || change.kind == "scorings";
}

TEST(PigRecords, EveryPlantedChangeIsFound) {
    const TemporaryFolder folder;
    const auto path = folder / "games.jsonl";
    const Game game(usual_edition(), {}, 2);
    record(game, path, 1);
    const Json line = line_of(path, 0);
    ASSERT_EQ(refusal(game, line), std::nullopt);
    ASSERT_TRUE(testing::could_be_played(game, line, line));
    const simulation::Checksums checksums(
        simulation::RecordReader(path, record_format).header().json());
    std::size_t found = 0;
    testing::for_each_change(line, [&](const testing::Change& change) {
        const auto refused = refusal(game, change.line);
        found += refused ? 1U : 0U;
        if (!is_unknown_to_plain_rules(change)) {
            bool is_possible = false;
            try {
                is_possible = testing::could_be_played(game, line, change.line);
            } catch (const Json::exception&) { // a key is missing or has another type
            }
            EXPECT_EQ(!refused, is_possible) << change.kind << " " << change.place;
        }
        if (change.kind != "checksum") { // finds what the rules allow
            EXPECT_NE(checksums.of(change.line), line.at("checksum").get<std::string>())
                << change.place;
        }
    });
    EXPECT_GT(found, 1000U);
}

TEST(PigRecords, RefuseCardsThatCannotBeDealt) {
    const Game game(usual_edition(), {}, 3);
    const auto problem = [&](const Json& cards) {
        const auto read = read_setup(game, formats::JsonValue(Json{{"cards", cards}}));
        return read.index() == 1 ? std::get<1>(read).message : "";
    };
    chance::Stream stream(1);
    Json cards = game.deal(stream).cards;
    EXPECT_EQ(problem(cards), "");
    Json twice = cards;
    twice[1] = twice[0];
    EXPECT_EQ(problem(twice), "cards: spring needs 4 different cards of its own");
    Json early = cards;
    std::swap(early[3], early[4]);
    EXPECT_EQ(problem(early), "cards: spring needs 4 different cards of its own");
    Json more = cards;
    more.push_back(0);
    EXPECT_EQ(problem(more), "cards: 17 cards; expected 16");
    Json fewer = cards;
    fewer.erase(fewer.size() - 1);
    EXPECT_EQ(problem(fewer), "cards: winter needs 4 different cards of its own");
    EXPECT_THROW(problem({99}), InputError);
}

} // namespace
} // namespace pampas::pigs
