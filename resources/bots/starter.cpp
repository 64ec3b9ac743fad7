// A bot for Pampas: takes the action that earns most, otherwise one at random.
//
//   pampas bot starter c++ > starter.cpp && g++ -std=c++17 -O2 starter.cpp -o mybot
//   pampas bot check ./mybot
//   pampas simulate maps/windmill.json --bots ./mybot,greedy --players 2 --games 10
//
// Needs nlohmann/json (Debian: nlohmann-json3-dev). Pampas writes one JSON object a line to standard input and waits
// for a line on standard output when it greets the bot, begins a game or wants an action. Standard error is yours.
// Each game runs in a process of its own.
#include <nlohmann/json.hpp>

#include <iostream>
#include <random>
#include <string>
#include <vector>

using Json = nlohmann::json;

/// The number of one of turn["actions"]. Number 0 ends the turn.
std::size_t choose(const Json& turn, std::mt19937& random) {
    std::vector<std::size_t> best;
    int most = 0;
    for (std::size_t number = 0; number < turn["actions"].size(); ++number) {
        const int income = turn["actions"][number].value("income", 0);
        if (income > most) {
            best.clear();
            most = income;
        }
        if (income == most) {
            best.push_back(number);
        }
    }
    return best[random() % best.size()];
}

void say(const Json& answer) {
    std::cout << answer.dump() << std::endl; // also flushes
}

int main() {
    std::mt19937 random;
    for (std::string line; std::getline(std::cin, line);) {
        const Json message = Json::parse(line);
        if (message["message"] == "hello") {
            say({{"message", "hello"}, {"protocol", 1}, {"name", "starter.cpp"}});
        } else if (message["message"] == "game") {
            random.seed(message["seed"].get<unsigned>()); // so that the same game is played the same way
            say({{"message", "ready"}});
        } else if (message["message"] == "turn") {
            say({{"action", choose(message, random)}});
        } else if (message["message"] == "end") {
            break;
        }
    }
}
