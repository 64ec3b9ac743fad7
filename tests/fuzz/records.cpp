#include "engine/formats/json_text.h"
#include "engine/pigs/notation.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/notes.h"
#include "engine/simulation/record.h"
#include "engine/simulation/replay.h"
#include "tests/fuzz/harness.h"

#include <nlohmann/json.hpp>

#include <array>
#include <memory>
#include <optional>
#include <sstream>

namespace pampas::fuzz {
namespace {

using simulation::Json;

/// The JSON of a line; nothing if it has none.
std::optional<Json> parsed(const std::string& line) {
    try {
        return formats::parse_json(line);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

/// The lines with the checksums that they should have: a change of a byte would otherwise get no
/// further than to them.
std::string with_checksums(std::string_view bytes) {
    std::istringstream lines{std::string(bytes)};
    std::optional<simulation::Checksums> checksums;
    std::string result;
    for (std::string line; std::getline(lines, line);) {
        auto json = parsed(line);
        if (json && json->is_object()) {
            if (!checksums) {
                checksums.emplace(*json);
            } else if (json->contains("checksum")) {
                (*json)["checksum"] = checksums->of(*json);
                line = simulation::line_text(*json);
            }
        }
        result += line + "\n";
    }
    return result;
}

/// Replays the games of records. `read_game` reads the game from the header.
void replay(std::string_view bytes, std::string_view format, const auto& read_game) {
    const std::string records = with_checksums(bytes);
    refusing([&] {
        simulation::RecordReader reader(LineReader(records, "record"), format);
        const auto game = read_game(reader.header());
        reader.check_games([&](const formats::JsonValue& line) {
            simulation::Replay(*game, reader.dealing(), line).check();
        });
    });
    refusing([&] { simulation::with_notes(records, 0, {{1, "note"}}); });
    simulation::whole_part(bytes);
}

void read_record(std::string_view bytes) {
    replay(bytes, simulation::record_format,
           [](const formats::JsonValue& header) { return rules::read_game(header); });
}

void read_pig_record(std::string_view bytes) {
    replay(bytes, pigs::record_format,
           [](const formats::JsonValue& header) { return pigs::read_game(header); });
}

} // namespace

std::span<const Harness> record_harnesses() {
    static constexpr std::array harnesses{
        Harness{"record", Form::JsonLines, read_record},
        Harness{"pigs-record", Form::JsonLines, read_pig_record},
    };
    return harnesses;
}

} // namespace pampas::fuzz
