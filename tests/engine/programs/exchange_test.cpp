#include "engine/players/lineup.h"
#include "engine/programs/course.h"
#include "tests/engine/players/played.h"
#include "tests/engine/temporary_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <optional>
#include <sstream>
#include <string>
#include <vector>

/// The exchange that engine/players#messages shows.
namespace pampas::programs {
namespace {

constexpr const char* left_out = "...";

/// Whether the value is what the page shows, where `...` stands for more items or keys.
bool is_shown_by(const Json& shown, const Json& value) {
    if (shown.is_object() && value.is_object()) {
        for (const auto& [key, part] : shown.items()) {
            if (key != left_out && (!value.contains(key) || !is_shown_by(part, value[key]))) {
                return false;
            }
        }
        return shown.contains(left_out) || shown.size() == value.size();
    }
    if (shown.is_array() && value.is_array()) {
        const bool is_part = !shown.empty() && shown.back() == left_out;
        const std::size_t count = shown.size() - (is_part ? 1 : 0);
        if (is_part ? value.size() < count : value.size() != count) {
            return false;
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (!is_shown_by(shown[i], value[i])) {
                return false;
            }
        }
        return true;
    }
    return shown == value;
}

/// The lines of the code block after the heading.
std::vector<std::string> lines_of_example() {
    const std::string page = testing::bytes_of(PAMPAS_SOURCE_DIR "/engine/players/README.md");
    const auto begin = page.find("```\n", page.find("### Messages")) + 4;
    std::istringstream block(page.substr(begin, page.find("```", begin) - begin));
    std::vector<std::string> lines;
    for (std::string line; std::getline(block, line);) {
        lines.push_back(line);
    }
    return lines;
}

/// Compares the messages of a match with the example, and answers as it does. Where the example
/// leaves lines out, it ends turns.
class Exchange {
  public:
    void expect(const Json& message) {
        if (next_ < lines_.size() && lines_[next_] == left_out) {
            is_left_out_ = true;
            ++next_;
        }
        ASSERT_LT(next_, lines_.size());
        const Json shown = Json::parse(lines_[next_].substr(2));
        if (is_left_out_ && shown["message"] != message["message"]) {
            return;
        }
        is_left_out_ = false;
        EXPECT_EQ(lines_[next_].substr(0, 2), "> ");
        EXPECT_TRUE(is_shown_by(shown, message)) << shown << "\n" << message;
        ++next_;
    }
    std::string answer() {
        if (is_left_out_ || next_ >= lines_.size() || !lines_[next_].starts_with("< ")) {
            return R"({"action": 0})";
        }
        return lines_[next_++].substr(2);
    }
    bool is_complete() const { return next_ == lines_.size(); }

  private:
    std::vector<std::string> lines_ = lines_of_example();
    std::size_t next_ = 0;
    bool is_left_out_ = false;
};

/// The example plays on the first seat, a bot of Pampas on the second.
struct ExamplePlayer {
    Exchange& exchange;

    struct Memory {
        Exchange* exchange = nullptr;
        std::optional<Course> course;
        bool has_begun = false;

        void begin(const ExamplePlayer& player, std::uint64_t, std::size_t,
                   const rules::Setup& setup) {
            exchange = &player.exchange;
            course.emplace(setup);
        }
        void see(const rules::State&, int seat, const rules::Action& action,
                 const rules::Outcome& outcome) {
            course->see(seat, action, outcome);
        }
        void end(const rules::State& state) { exchange->expect(end_message(state)); }
    };

    players::Plan plan(const rules::State& state, Memory& memory, chance::Stream&) const {
        if (state.seat() != 0) {
            return testing::greedy_plan(state);
        }
        if (state.must_pass()) {
            return {rules::Action::end_turn()};
        }
        if (!memory.has_begun) {
            memory.has_begun = true;
            exchange.expect(hello_message());
            EXPECT_EQ(check_hello(exchange.answer()), std::nullopt);
            exchange.expect(memory.course->game_for(state.game(), 0, seed_for(1, 0, 0), Limits()));
            EXPECT_EQ(check_ready(exchange.answer()), std::nullopt);
        }
        const auto actions = numbered_actions(state);
        exchange.expect(memory.course->turn_for(state, actions));
        const auto choice = read_choice(exchange.answer(), state, actions);
        EXPECT_EQ(choice.index(), 0U);
        return {choice.index() == 0 ? std::get<rules::Action>(choice) : rules::Action::give_up()};
    }
};

TEST(ExampleExchange, IsWhatABotIsTold) {
    const rules::Game game(testing::bundled("first-pasture"), rules::rulesets().front(), 2);
    Exchange exchange;
    testing::Witness witness;
    simulation::play_match(game, ExamplePlayer{exchange}, {.seed = 1}, 0, witness);
    EXPECT_TRUE(exchange.is_complete());
}

} // namespace
} // namespace pampas::programs
