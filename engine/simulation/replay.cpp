#include "engine/simulation/replay.h"

#include "engine/files/input_error.h"
#include "engine/formats/json_text.h"
#include "engine/language/utf8.h"

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
        return tr("{} has {} entries, but the record has {}", what, expected.size(), found.size());
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

/// Parses a game's line. One that breaks off between actions is of a game that people play.
Json parse_game(const std::string& line, std::size_t number) {
    try {
        return formats::parse_json(line, number);
    } catch (const InputError&) {
        const std::size_t whole = whole_part(line);
        if (whole > 0 && (whole == line.size() || line[whole] == ',')) {
            throw InputError(
                tr("line {}: this game is not over; \"pampas play\" can continue it", number));
        }
        throw;
    }
}

void check_format(const JsonValue& header, std::string_view format) {
    if (header.at("format").text() != format) {
        header.at("format").fail(fmt::format("\"{}\"", format));
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

/// Finds the number of a game in the text of its line, and stops there.
class NumberFinder final : public Json::json_sax_t {
  public:
    std::optional<std::int64_t> found() const { return found_; }

    bool null() override { return other(); }
    bool boolean(bool) override { return other(); }
    bool number_integer(number_integer_t value) override { return number(value); }
    bool number_unsigned(number_unsigned_t value) override {
        return value > std::numeric_limits<int>::max() ? other()
                                                       : number(static_cast<std::int64_t>(value));
    }
    bool number_float(number_float_t, const string_t&) override { return other(); }
    bool string(string_t&) override { return other(); }
    bool binary(binary_t&) override { return other(); }
    bool start_object(std::size_t) override { return open(); }
    bool key(string_t& key) override {
        is_next_ = depth_ == 1 && key == "game";
        return true;
    }
    bool end_object() override { return close(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_array() override { return close(); }
    bool parse_error(std::size_t, const std::string&, const Json::exception&) override {
        return false;
    }

  private:
    /// Each returns whether to read on. A game without a number is not searched to its end.
    bool other() const { return !is_next_; }
    bool number(std::int64_t value) {
        if (is_next_) {
            found_ = value;
        }
        return !is_next_;
    }
    bool open() {
        ++depth_;
        return !is_next_;
    }
    bool close() {
        --depth_;
        return true;
    }

    int depth_ = 0;
    bool is_next_ = false;
    std::optional<std::int64_t> found_;
};

constexpr Bounded<int> game_bounds{0, std::numeric_limits<int>::max()};

/// The number of a game, if its line tells it without being parsed as a whole.
std::optional<std::int64_t> game_number(const std::string& line) {
    NumberFinder finder;
    Json::sax_parse(line, &finder);
    return finder.found();
}

[[noreturn]] void refuse_number(int number, std::size_t games) {
    throw InputError(games == 0 ? tr("has no games")
                                : trn("has no game {1}, only {0} game",
                                      "has no game {1}, only {0} games", games, number));
}

} // namespace

std::string text(const BadGame& bad) {
    return tr("game {} (line {}): {}", bad.game, bad.line, escaped(bad.message));
}

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
    return tr("{} is {}, but the record says {}", what, shown(expected), shown(found));
}

std::string shown(const Json& value) {
    constexpr std::size_t longest = 200;
    const std::string text = value.dump();
    return text.size() <= longest ? text : fmt::format("{}...", utf8::beginning(text, longest));
}

RecordReader::RecordReader(LineReader lines, std::string_view format) : lines_(std::move(lines)) {
    const auto line = lines_.next();
    if (!line) {
        throw InputError(tr("is empty; expected recorded games"), {}, lines_.path().string());
    }
    header_line_ = lines_.number();
    header_ = parse_header(*line, header_line_);
    check_format(header(), format);
    dealing_ = read_dealing(header());
    if (dealing_) {
        checksums_.emplace(header_);
    }
}

JsonValue RecordReader::header() const {
    return JsonValue(header_, tr("line {}", header_line_));
}

std::vector<std::string> RecordReader::bots(std::size_t game) const {
    std::vector<std::string> bots = header_.at("bots").get<std::vector<std::string>>();
    if (dealing_ && !bots.empty()) {
        const std::size_t step =
            game % games_per_deal(dealing_->pairing, static_cast<int>(bots.size()));
        std::ranges::rotate(bots, bots.begin() + static_cast<std::ptrdiff_t>(step));
    }
    return bots;
}

ReplayedFile RecordReader::check_games(const std::function<void(const JsonValue&)>& check) {
    ReplayedFile result;
    while (const auto line = lines_.next()) {
        const Json game = parse_game(*line, lines_.number());
        check_line(check, JsonValue(game, tr("line {}", lines_.number())), result);
    }
    return result;
}

std::optional<BadGame>
RecordReader::check_game(int number, const std::function<void(const JsonValue&)>& check) {
    ReplayedFile result;
    while (const auto line = lines_.next()) {
        const auto found = game_number(*line);
        if (found && *found != number) {
            ++result.games;
            last_game_ = *found;
            continue;
        }
        const Json game = parse_game(*line, lines_.number());
        check_line(check, JsonValue(game, tr("line {}", lines_.number())), result);
        if (found) {
            return result.bad.empty() ? std::nullopt : std::optional(result.bad.front());
        }
    }
    refuse_number(number, result.games);
}

std::optional<int> RecordReader::next_number() {
    const auto line = lines_.next();
    if (!line) {
        return std::nullopt;
    }
    if (const auto number = game_number(*line);
        number && *number >= 0 && *number <= game_bounds.most) {
        return static_cast<int>(*number);
    }
    const Json game = parse_game(*line, lines_.number());
    return JsonValue(game, tr("line {}", lines_.number())).at("game").integer(game_bounds);
}

std::vector<int> games_in(RecordReader reader) {
    std::vector<int> numbers;
    while (const auto number = reader.next_number()) {
        numbers.push_back(*number);
    }
    if (numbers.empty()) {
        throw InputError(tr("has no games"));
    }
    return numbers;
}

void RecordReader::check_line(const std::function<void(const JsonValue&)>& check,
                              const JsonValue& line, ReplayedFile& result) {
    const int number = line.at("game").integer(game_bounds);
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
        ++result.bad_games;
        if (result.bad.size() < ReplayedFile::most_told) {
            result.bad.push_back({lines_.number(), number, error.what()});
        }
    }
    last_game_ = number;
}

} // namespace pampas::simulation
