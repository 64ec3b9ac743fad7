#include "tests/engine/pigs/plain_replay.h"

#include "tests/engine/pigs/plain_game.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace pampas::testing {

using namespace pigs;
using Json = nlohmann::ordered_json;

bool could_be_played(const Game& game, const Json& original, const Json& line) {
    const std::vector<int> cards = original.at("setup").at("cards");
    PlainPigs plain(game.edition(), false, false, game.players(), cards,
                    [&](const std::array<int, 4>& pigs, int meadows) {
                        PigCounts counts{};
                        std::ranges::transform(pigs, counts.begin(), [](int count) {
                            return static_cast<std::uint8_t>(count);
                        });
                        return game.meadows().have_room(counts, meadows);
                    });
    for (const Json& action : line.at("actions")) {
        const std::string kind = action.at("do");
        const bool has_item = kind == "feed" || kind == "mate";
        const PlainAction wanted{
            .kind = kind,
            .what =
                action.value("pig", action.value("task", has_item ? "" : action.value("item", ""))),
            .vaccinated = action.value("vaccinated", false),
            .uses_item = has_item && action.contains("item"),
            .neutral = action.value("neutral", "")};
        const std::string helper = kind == "feed" ? "supplement" : "amulet";
        if (wanted.uses_item && action.at("item") != helper) {
            return false;
        }
        const auto legal = plain.legal();
        if (plain.phase() == "over" || plain.seat() != action.at("player") ||
            std::ranges::find(legal, wanted) == legal.end()) {
            return false;
        }
        const auto [dollars, has_room] = plain.apply(wanted);
        if (action.at("dollars") != dollars || action.at("no_room") != !has_room) {
            return false;
        }
    }
    if (plain.phase() != "over" || line.at("result").size() != index(game.players()) ||
        line.at("winners") != Json(plain.winners())) {
        return false;
    }
    for (int seat = 0; seat < game.players(); ++seat) {
        const Json& result = line.at("result").at(index(seat));
        if (result.at("points") != plain.farms()[index(seat)].dollars ||
            result.at("property") != plain.property(seat)) {
            return false;
        }
    }
    return line.at("setup") == original.at("setup");
}

} // namespace pampas::testing
