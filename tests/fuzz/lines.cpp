#include "editor/command_line/program.h"
#include "engine/formats/format.h"
#include "engine/hex/name.h"
#include "engine/library/open_map.h"
#include "engine/programs/protocol.h"
#include "engine/rules/ruleset.h"
#include "engine/simulation/random_action.h"
#include "tests/fuzz/harness.h"

#include <boost/algorithm/string/split.hpp>

#include <array>
#include <sstream>
#include <vector>

namespace pampas::fuzz {
namespace {

/// Reads what a bot answers in the middle of a game.
void read_answers(std::string_view bytes) {
    static const rules::Game game(formats::bundled_map("windmill"), rules::usual_ruleset(), 3);
    static const rules::State state = [] {
        chance::Stream stream(1);
        rules::State played = game.start(game.deal(stream));
        for (int action = 0; action < 100; ++action) {
            played.apply(simulation::random_action(played, stream));
        }
        return played;
    }();
    static const std::vector<rules::Action> actions = programs::numbered_actions(state);
    const std::string line(bytes);
    programs::check_hello(line);
    programs::check_ready(line);
    const auto choice = programs::read_choice(line, state, actions);
    if (const auto* action = std::get_if<rules::Action>(&choice)) {
        check(state.allows(*action), "an action that a bot chooses is legal");
    }
}

/// Reads arguments, one a line, up to where the command would begin.
void read_arguments(std::string_view bytes) {
    std::vector<std::string> arguments;
    boost::algorithm::split(arguments, std::string(bytes), [](char c) { return c == '\n'; });
    for (std::string& argument : arguments) {
        argument = argument.substr(0, argument.find('\0'));
    }
    if (std::ranges::find(arguments, "--") != arguments.end()) {
        return; // what follows is no option, so the command would run
    }
    arguments.emplace_back("--help");
    std::ostringstream out;
    std::ostringstream err;
    const auto status = command_line::run(arguments, {out, err});
    check(status != command_line::Status::No, "arguments are either right or refused");
    const std::string line = err.str();
    check(line.empty() || line.find('\n') == line.size() - 1, "an error is one line");
}

/// Reads the names of spaces and of maps in libraries.
void read_names(std::string_view bytes) {
    const std::string name(bytes);
    hex::coordinate_named(name);
    hex::coordinate_written(name);
    library::named_map(name);
    refusing([&] { rules::ruleset_named(name); });
}

} // namespace

std::span<const Harness> line_harnesses() {
    static constexpr std::array harnesses{
        Harness{"bot-answer", Form::Json, read_answers},
        Harness{"arguments", Form::Bytes, read_arguments},
        Harness{"names", Form::Bytes, read_names},
    };
    return harnesses;
}

} // namespace pampas::fuzz
