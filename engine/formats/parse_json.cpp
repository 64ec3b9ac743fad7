#include "engine/formats/parse_json.h"

#include "engine/files/input_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace pampas::formats {
namespace {

using Json = nlohmann::ordered_json;

/// Writing and comparing values recurse: deeper ones could exhaust the stack.
constexpr std::size_t max_depth = 100;

std::string place_of(std::string_view bytes, std::size_t byte, std::size_t first_line) {
    const std::string_view before = bytes.substr(0, std::min(byte, bytes.size()));
    const auto line = static_cast<std::size_t>(std::ranges::count(before, '\n')) + first_line;
    const std::size_t line_start = before.rfind('\n') + 1; // npos + 1 is 0
    return fmt::format("line {}, column {}", line, before.size() - line_start + 1);
}

/// Refuses what the grammar does not allow, and what Pampas does not: a repeated key, deep values.
class Guard : public nlohmann::json_sax<Json> {
  public:
    Guard(std::string_view bytes, std::size_t first_line)
        : bytes_(bytes), first_line_(first_line), stream_(std::string(bytes)) {}

    void check() {
        Json::sax_parse(stream_, this);
        // The library takes a NUL byte for the end.
        if (const std::size_t nul = bytes_.find('\0'); nul != std::string_view::npos) {
            throw InputError("not valid JSON: there is more after its end",
                             place_of(bytes_, nul, first_line_));
        }
    }

    bool key(string_t& key) override {
        if (!keys_.back().insert(key).second) {
            throw InputError(fmt::format("the key \"{}\" is repeated", key), place());
        }
        return true;
    }
    bool start_object(std::size_t) override { return open(); }
    bool start_array(std::size_t) override { return open(); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool null() override { return true; }
    bool boolean(bool) override { return true; }
    bool number_integer(number_integer_t) override { return true; }
    bool number_unsigned(number_unsigned_t) override { return true; }
    bool number_float(number_float_t, const string_t&) override { return true; }
    bool string(string_t&) override { return true; }
    bool binary(binary_t&) override { return true; }

    bool parse_error(std::size_t byte, const std::string&, const Json::exception& error) override {
        if (dynamic_cast<const Json::out_of_range*>(&error) != nullptr) {
            throw InputError("a number is out of range", place());
        }
        // what(): "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error
        // ..."
        const std::string_view text = error.what();
        const std::size_t colon = text.find(": ");
        throw InputError("not valid JSON: " +
                             std::string(text.substr(std::min(colon + 2, text.size()))),
                         place_of(bytes_, byte == 0 ? 0 : byte - 1, first_line_));
    }

  private:
    /// How far the parser has come.
    std::string place() {
        const auto read = stream_.rdbuf()->pubseekoff(0, std::ios::cur, std::ios::in);
        return place_of(bytes_, static_cast<std::size_t>(std::max<std::streamoff>(read, 1) - 1),
                        first_line_);
    }
    bool open() {
        if (keys_.size() >= max_depth) {
            throw InputError(fmt::format("values are nested deeper than {}", max_depth), place());
        }
        keys_.emplace_back();
        return true;
    }
    bool close() {
        keys_.pop_back();
        return true;
    }

    std::string_view bytes_;
    std::size_t first_line_; ///< its number
    std::istringstream stream_;
    std::vector<std::set<std::string>> keys_; ///< of each open object or array
};

} // namespace

Json parse_json(std::string_view bytes, std::size_t first_line) {
    // Twice through the text: the library's parser with a callback, which could do both at once,
    // looks through the whole list after each object in it.
    Guard(bytes, first_line).check();
    return Json::parse(bytes);
}

} // namespace pampas::formats
