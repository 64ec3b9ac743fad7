#include "engine/formats/parse_json.h"

#include "engine/files/input_error.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace pampas::formats {
namespace {

using Json = nlohmann::ordered_json;

/// Writing and comparing values recurse: deeper ones could exhaust the stack.
constexpr int max_depth = 100;

std::string place_of(std::string_view bytes, std::size_t byte) {
    const std::string_view before = bytes.substr(0, std::min(byte, bytes.size()));
    const auto line = std::ranges::count(before, '\n') + 1;
    const std::size_t line_start = before.rfind('\n') + 1; // npos + 1 is 0
    return fmt::format("line {}, column {}", line, before.size() - line_start + 1);
}

/// Refuses what the grammar allows and Pampas does not, while a value is parsed.
class Guard {
  public:
    /// `place` tells how far the parser has come.
    explicit Guard(std::function<std::string()> place) : place_(std::move(place)) {}

    bool operator()(int depth, Json::parse_event_t event, const Json& parsed) {
        switch (event) {
        case Json::parse_event_t::object_start:
        case Json::parse_event_t::array_start:
            if (depth >= max_depth) {
                throw InputError(fmt::format("values are nested deeper than {}", max_depth),
                                 place_());
            }
            keys_.emplace_back();
            break;
        case Json::parse_event_t::object_end:
        case Json::parse_event_t::array_end:
            keys_.pop_back();
            break;
        case Json::parse_event_t::key:
            if (const auto& key = parsed.get_ref<const std::string&>();
                !keys_.back().insert(key).second) {
                throw InputError(fmt::format("the key \"{}\" is repeated", key), place_());
            }
            break;
        case Json::parse_event_t::value:
            break;
        }
        return true;
    }

  private:
    std::function<std::string()> place_;
    std::vector<std::set<std::string>> keys_; ///< of each open object or array
};

} // namespace

Json parse_json(std::string_view bytes) {
    std::istringstream stream{std::string(bytes)};
    const auto place = [&] {
        const auto read = stream.rdbuf()->pubseekoff(0, std::ios::cur, std::ios::in);
        return place_of(bytes, static_cast<std::size_t>(std::max<std::streamoff>(read, 1) - 1));
    };
    try {
        return Json::parse(stream, [guard = Guard(place)](int depth, Json::parse_event_t event,
                                                          Json& parsed) mutable {
            return guard(depth, event, parsed);
        });
    } catch (const Json::parse_error& error) {
        // what(): "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error
        // ..."
        const std::string_view text = error.what();
        const std::size_t colon = text.find(": ");
        throw InputError("not valid JSON: " +
                             std::string(text.substr(std::min(colon + 2, text.size()))),
                         place_of(bytes, error.byte == 0 ? 0 : error.byte - 1));
    } catch (const Json::out_of_range& error) {
        throw InputError("a number is out of range", place());
    }
}

} // namespace pampas::formats
