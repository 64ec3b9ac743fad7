#include "editor/desktop/table/play_window.h"
#include "engine/files/input_error.h"
#include "tests/editor/desktop/gui.h"
#include "tests/engine/drawn_map.h"
#include "tests/engine/sanitized.h"
#include "tests/engine/temporary_folder.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <wx/choice.h>
#include <wx/evtloop.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <memory>
#include <random>
#include <span>
#include <string>
#include <vector>

/// People play at a window, and the program is killed. It is this program, started again: then the
/// test plays instead.
namespace pampas::desktop {
namespace {

using sitting::person;
using sitting::Sitting;

/// Names the record of a program that is to be killed, and what its people do.
constexpr const char* record_variable = "PAMPAS_KILLED_RECORD";
constexpr const char* seed_variable = "PAMPAS_KILLED_SEED";
/// Where such a program writes a byte after each action or way back that is done and kept.
constexpr int told_file = 100;

sitting::Table table_at(const std::filesystem::path& record) {
    return {.on = {testing::drawn_map({"mfgrs.$", ".......", "...w...", "$.....m"}),
                   rules::usual_ruleset(), 3},
            .seats = {.names = {person, "greedy", person}, .seed = 3, .record = record}};
}

/// What people do next: a move, or a way back.
struct Deed {
    enum Kind { Move, Undo, TakeBack } kind = Move;
    wording::OptionGroup move = {}; ///< with one option
    std::size_t turn = 0;           ///< to which they go back
};

Deed next_deed(const Sitting& sitting, chance::Stream& stream) {
    constexpr std::size_t deeds = 8;
    const std::size_t drawn = stream.below(deeds);
    const std::size_t turns = sitting.playback().turns().size();
    if (drawn == 0 && !sitting.why_no_undo()) {
        return {Deed::Undo};
    }
    if (drawn == 1 && turns > 1) {
        return {.kind = Deed::TakeBack,
                .turn = turns - 1 - stream.below(std::min<std::size_t>(turns, 3))};
    }
    auto groups = wording::options(sitting.state());
    wording::OptionGroup& group = groups[stream.below(groups.size())];
    const std::string wanted =
        wording::option_line(group, group.options[stream.below(group.options.size())]);
    // Of moves that read the same, the first.
    const auto first = std::ranges::find(group.options, wanted, [&](const wording::Option& option) {
        return wording::option_line(group, option);
    });
    group.options = {*first};
    return {Deed::Move, group};
}

/// What a record must bring back.
struct Standing {
    std::size_t game = 0;
    std::vector<rules::Action> actions = {};
    std::vector<std::vector<rules::Action>> taken_back = {};

    friend bool operator==(const Standing&, const Standing&) = default;
};

std::vector<rules::Action> actions_of(std::span<const wording::Step> steps) {
    std::vector<rules::Action> actions;
    std::ranges::transform(steps, std::back_inserter(actions), &wording::Step::action);
    return actions;
}

/// After a game that is over, the next one begins.
Standing standing_of(const Sitting& sitting) {
    const auto& playback = sitting.playback();
    if (sitting.state().over()) {
        return {playback.number() + 1};
    }
    Standing standing{playback.number(), actions_of(playback.steps(playback.actions()))};
    for (const Sitting::Branch& branch : sitting.branches()) {
        standing.taken_back.push_back(actions_of(branch.steps));
    }
    return standing;
}

// The program that is killed.

void tell() {
    const char done = 0;
    static_cast<void>(::write(told_file, &done, 1));
}

void do_deed(PlayWindow& window, const Deed& deed) {
    if (window.is_covered()) {
        window.uncover();
    }
    if (deed.kind == Deed::Undo) {
        return window.undo();
    }
    if (deed.kind == Deed::TakeBack) {
        window.view().stepper().go(window.sitting().playback().turns()[deed.turn]);
        return window.take_back();
    }
    const std::size_t before = window.sitting().playback().actions();
    const auto done = [&] { return window.sitting().playback().actions() > before; };
    for (const std::string& text :
         {deed.move.title, wording::option_line(deed.move, deed.move.options.front())}) {
        const auto& rows = window.moves().rows();
        const auto row = std::ranges::find(rows, wxString::FromUTF8(text), &TextRow::text);
        if (!done() && row != rows.end()) {
            window.moves().select(static_cast<std::size_t>(row - rows.begin()));
            window.moves().do_selected();
        }
    }
}

/// Lets the bots do their next action.
void await_bot(const Sitting& sitting) {
    const std::size_t before = sitting.playback().actions();
    while (sitting.playback().actions() == before) {
        wxEventLoopBase::GetActive()->Dispatch(); // at most one action
    }
}

void play_on(const std::filesystem::path& record, std::uint64_t seed) {
    auto* window = new PlayWindow(nullptr, "Play",
                                  std::make_unique<sitting::SeatedGame>(table_at(record)), {});
    testing::show(*window);
    auto& speed = testing::field<wxChoice>(window->view().stepper());
    speed.SetSelection(static_cast<int>(speed.GetCount()) - 1);
    chance::Stream stream(seed);
    const Sitting& sitting = window->sitting();
    while (!sitting.state().over()) {
        if (sitting.awaits_person()) {
            do_deed(*window, next_deed(sitting, stream));
        } else {
            await_bot(sitting);
        }
        tell();
    }
    window->Destroy();
}

// The test.

/// What follows from a standing, each after one more action or way back, if people do what they do
/// with this seed.
std::vector<Standing> course(Sitting& sitting, std::uint64_t seed, std::size_t length) {
    std::vector<Standing> standings{standing_of(sitting)};
    chance::Stream stream(seed);
    while (standings.size() <= length && !sitting.state().over()) {
        if (!sitting.awaits_person()) {
            const auto plan = sitting.bot_plan();
            for (const rules::Action& action : plan) {
                sitting.apply(action);
                standings.push_back(standing_of(sitting));
            }
            continue;
        }
        const Deed deed = next_deed(sitting, stream);
        if (deed.kind == Deed::Undo) {
            sitting.undo();
        } else if (deed.kind == Deed::TakeBack) {
            sitting.take_back(deed.turn);
        } else {
            sitting.apply(deed.move.options.front().action);
        }
        standings.push_back(standing_of(sitting));
    }
    return standings;
}

/// Starts this program again to play on in the record.
pid_t start(const std::filesystem::path& record, std::uint64_t seed, int to) {
    posix_spawn_file_actions_t files;
    ::posix_spawn_file_actions_init(&files);
    ::posix_spawn_file_actions_adddup2(&files, to, told_file);
    ::posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    std::vector<std::string> command{"env",
                                     "-u",
                                     "GTEST_TOTAL_SHARDS",
                                     "-u",
                                     "GTEST_SHARD_INDEX",
                                     fmt::format("{}={}", record_variable, record.string()),
                                     fmt::format("{}={}", seed_variable, seed),
                                     std::filesystem::read_symlink("/proc/self/exe").string(),
                                     "--gtest_filter=KilledAtTheTable.*"};
    std::vector<char*> arguments;
    for (std::string& argument : command) {
        arguments.push_back(argument.data());
    }
    arguments.push_back(nullptr);
    pid_t process = 0;
    EXPECT_EQ(
        ::posix_spawnp(&process, arguments.front(), &files, nullptr, arguments.data(), environ), 0);
    ::posix_spawn_file_actions_destroy(&files);
    return process;
}

/// Lets people play on in the record, and kills the program at some moment. Returns how many
/// actions and ways back it has said are done.
std::size_t play_until_killed(const std::filesystem::path& record, std::uint64_t seed) {
    constexpr std::size_t most_deeds = 8;
    // In microseconds.
    constexpr std::size_t longest_start = 300'000;
    constexpr std::size_t longest_deed = 3000;
    std::mt19937 random(static_cast<std::mt19937::result_type>(seed));
    std::array<int, 2> ends{};
    EXPECT_EQ(::pipe2(ends.data(), O_CLOEXEC), 0);
    const pid_t program = start(record, seed, ends[1]);
    ::close(ends[1]);
    std::size_t done = 0;
    char byte = 0;
    const std::size_t wanted = random() % most_deeds;
    while (done < wanted && ::read(ends[0], &byte, 1) == 1) {
        ++done;
    }
    const std::size_t longest = wanted == 0 ? longest_start : longest_deed;
    ::usleep(static_cast<useconds_t>(random() % longest));
    ::kill(program, SIGKILL);
    int status = 0;
    ::waitpid(program, &status, 0);
    EXPECT_TRUE(WIFEXITED(status) ? WEXITSTATUS(status) == 0 : WTERMSIG(status) == SIGKILL)
        << "it failed by itself";
    while (::read(ends[0], &byte, 1) == 1) {
        ++done;
    }
    ::close(ends[0]);
    return done;
}

/// The game that a record brings back: the one in progress, otherwise the next one. Looks into a
/// copy, so that the record stays as the kill left it.
std::unique_ptr<sitting::SeatedGame> brought_back(const std::filesystem::path& record) {
    std::filesystem::path copy = record;
    copy += ".copy";
    std::filesystem::remove(copy);
    if (std::filesystem::exists(record)) {
        std::filesystem::copy_file(record, copy);
    }
    try {
        return std::make_unique<sitting::SeatedGame>(sitting::unfinished_table(copy));
    } catch (const InputError&) { // no game is in progress
        return std::make_unique<sitting::SeatedGame>(table_at(copy));
    }
}

TEST(KilledAtTheTable, LosesAtMostTheActionInProgress) {
    if (const char* record = std::getenv(record_variable)) {
        return play_on(record, std::strtoull(std::getenv(seed_variable), nullptr, 10));
    }
    constexpr std::uint64_t kills = sanitized ? 10 : 100;
    const testing::TemporaryFolder folder;
    const auto record = folder / "game.jsonl";
    auto game = brought_back(record);
    std::size_t all = 0;
    for (std::uint64_t kill = 0; kill < kills; ++kill) {
        SCOPED_TRACE(kill);
        const std::size_t done = play_until_killed(record, kill);
        const auto expected = course(game->sitting(), kill, done + 1);
        ASSERT_LT(done, expected.size());
        game = brought_back(record);
        const Standing standing = standing_of(game->sitting());
        const bool is_one_more = done + 1 < expected.size() && standing == expected[done + 1];
        ASSERT_TRUE(standing == expected[done] || is_one_more) << "after " << done;
        all += done;
    }
    EXPECT_GT(all, kills);
}

} // namespace
} // namespace pampas::desktop
