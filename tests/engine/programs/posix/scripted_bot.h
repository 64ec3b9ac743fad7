#pragma once

#include "tests/engine/processes/posix/script.h"

#include <string>

namespace pampas::testing {

/// A bot that does these commands of the shell at the messages of the protocol.
struct ScriptedBot {
    std::string hello = R"(echo '{"message": "hello", "protocol": 1, "name": "scripted"}')";
    std::string game = R"(echo '{"message": "ready"}')";
    std::string turn = R"(echo '{"action": 0}')";
    std::string end = "exit";
    std::string before = "";
};

/// The path of its script.
inline std::string path_of(const ScriptedBot& bot, const TemporaryFolder& folder,
                           const std::string& name = "bot") {
    return script(folder, name,
                  bot.before + "\nwhile IFS= read -r line; do case $line in\n" +
                      R"('{"message":"hello"'*) )" + bot.hello + ";;\n" +
                      R"('{"message":"game"'*) )" + bot.game + ";;\n" +
                      R"('{"message":"turn"'*) )" + bot.turn + ";;\n" + R"('{"message":"end"'*) )" +
                      bot.end + ";;\nesac; done");
}

} // namespace pampas::testing
