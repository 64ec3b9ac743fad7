#include "engine/simulation/replay.h"

#include "engine/files/input_error.h"
#include "engine/formats/json_text.h"

#include <algorithm>
#include <limits>

namespace pampas::simulation {
namespace {

std::optional<std::string> difference_of_objects(const Json& expected, const Json& found,
                                                 const std::string& what) {
    for (const auto& [key, value] : expected.items()) {
        const std::string place = fmt::format("{}/{}", what, key);
        if (!found.contains(key)) {
            return tr("{} is missing", place);
        }
        if (auto message = difference(value, found[key], place)) {
            return message;
        }
    }
    return std::nullopt;
}

std::optional<std::string> difference_of_lists(const Json& expected, const Json& found,
                                               const std::string& what) {
    if (expected.size() != found.size()) {
        return tr("{} has {} entries, the record {}", what, expected.size(), found.size());
    }
    for (std::size_t i = 0; i < expected.size(); ++i) {
        if (auto message = difference(expected[i], found[i], fmt::format("{}/{}", what, i))) {
            return message;
        }
    }
    return std::nullopt;
}

/// How the set-ups were dealt, if the header says so.
std::optional<Dealing> read_dealing(const JsonValue& header) {
    const std::uint64_t seed = header.at("seed").natural();
    const auto dealt_by = header.find("dealer");
    const auto known = dealt_by ? std::ranges::find(dealers, dealt_by->text()) : dealers.end();
    if (known == dealers.end()) {
        return std::nullopt;
    }
    return Dealing{seed, static_cast<Pairing>(known - dealers.begin())};
}

/// Parses the first line. A file without a header there is probably some other file, not a damaged
/// record.
Json parse_header(const std::string& line, std::size_t number) {
    try {
        return formats::parse_json(line, number);
    } catch (const InputError& error) {
        throw InputError(tr("{}; expected the header of recorded games", error.what()));
    }
}

void check_format(const JsonValue& header) {
    if (header.at("format").text() != "pampas-games") {
        header.at("format").fail("\"pampas-games\"");
    }
    if (header.at("version").integer() != 1) {
        header.at("version").fail(tr_later("1; a newer Pampas may read it"));
    }
    for (const JsonValue& bot : header.at("bots").items()) {
        bot.text();
    }
}

/// Throws if the checksum is wrong. This finds changes that the rules allow, such as an equally
/// good space or another name.
void check_checksum(const Checksums& checksums, const JsonValue& line) {
    const auto written = line.find("checksum");
    if (!written || written->json() != checksums.of(line.json())) {
        throw Contradiction(
            tr("checksum: this line or the header was changed after it was written"));
    }
}

} // namespace

std::optional<std::string> difference(const Json& expected, const Json& found,
                                      const std::string& what) {
    if (expected.is_object() && found.is_object()) {
        return difference_of_objects(expected, found, what);
    }
    if (expected.is_array() && found.is_array()) {
        return difference_of_lists(expected, found, what);
    }
    if (expected == found) {
        return std::nullopt;
    }
    return tr("{} is {}, the record says {}", what, expected.dump(), found.dump());
}

RecordReader::RecordReader(const std::filesystem::path& path) : lines_(path) {
    const auto line = lines_.next();
    if (!line) {
        throw InputError(tr("is empty; expected recorded games"), {}, path.string());
    }
    header_line_ = lines_.number();
    header_ = parse_header(*line, header_line_);
    check_format(header());
    dealing_ = read_dealing(header());
    if (dealing_) {
        checksums_.emplace(header_);
    }
}

JsonValue RecordReader::header() const {
    return JsonValue(header_, tr("line {}", header_line_));
}

ReplayedFile RecordReader::check_games(const std::function<void(const JsonValue&)>& check) {
    ReplayedFile result;
    while (const auto line = lines_.next()) {
        const Json game = formats::parse_json(*line, lines_.number());
        check_game(check, JsonValue(game, tr("line {}", lines_.number())), result);
    }
    return result;
}

void RecordReader::check_game(const std::function<void(const JsonValue&)>& check,
                              const JsonValue& line, ReplayedFile& result) {
    const int number = line.at("game").integer({0, std::numeric_limits<int>::max()});
    ++result.games;
    try {
        if (number <= last_game_) {
            throw Contradiction(tr("comes after game {}", last_game_));
        }
        check(line);
        if (checksums_) {
            check_checksum(*checksums_, line);
        }
    } catch (const Contradiction& error) {
        result.bad.push_back({lines_.number(), number, error.what()});
    }
    last_game_ = number;
}

} // namespace pampas::simulation
