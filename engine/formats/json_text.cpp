#include "engine/formats/json_text.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <iterator>
#include <sstream>
#include <unordered_set>
#include <utility>
#include <vector>

namespace pampas::formats {
namespace {

using Json = nlohmann::ordered_json;

/// Writing and comparing values is recursive: deeper nesting could exhaust the stack.
constexpr std::size_t max_depth = 100;

/// A value takes many times the memory of its text: small values could fill gigabytes.
constexpr std::size_t most_values = 10'000'000;

std::string place_of(std::string_view bytes, std::size_t byte, std::size_t first_line) {
    const std::string_view before = bytes.substr(0, std::min(byte, bytes.size()));
    const auto line = static_cast<std::size_t>(std::ranges::count(before, '\n')) + first_line;
    const std::size_t line_start = before.rfind('\n') + 1; // npos + 1 is 0
    return tr("line {}, column {}", line, before.size() - line_start + 1);
}

/// Objects with at least this many keys keep a set of them, to find repeated ones quickly.
constexpr std::size_t many_keys = 32;

/// Builds the value, and refuses repeated keys, deep nesting and too many values. The library's own
/// parser with a callback would scan a whole list after each object in it.
class Builder : public nlohmann::json_sax<Json> {
  public:
    Builder(std::string_view bytes, std::size_t first_line)
        : bytes_(bytes), first_line_(first_line), stream_(std::string(bytes)) {}

    Json build() {
        Json::sax_parse(stream_, this);
        // The library treats a NUL byte as the end.
        if (const std::size_t nul = bytes_.find('\0'); nul != std::string_view::npos) {
            throw InputError(tr("not valid JSON: there is more text after the end"),
                             place_of(bytes_, nul, first_line_));
        }
        return std::move(result_);
    }

    bool key(string_t& key) override {
        auto& object = open_.back().value->get_ref<Object&>();
        if (object.empty()) {
            object = std::move(roomy_object().get_ref<Object&>());
        }
        if (is_repeated(key, object)) {
            throw InputError(tr("the key \"{}\" is repeated", key), place_read());
        }
        member_ = &object.emplace_back(key, nullptr).second;
        return true;
    }
    bool start_object(std::size_t) override { return open(Json::object()); }
    bool start_array(std::size_t) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool null() override { return add(nullptr); }
    bool boolean(bool value) override { return add(value); }
    bool number_integer(number_integer_t value) override { return add(value); }
    bool number_unsigned(number_unsigned_t value) override { return add(value); }
    bool number_float(number_float_t value, const string_t&) override { return add(value); }
    bool string(string_t& value) override { return add(std::move(value)); }
    bool binary(binary_t&) override { return false; }

    bool parse_error(std::size_t byte, const std::string&, const Json::exception& error) override {
        if (dynamic_cast<const Json::out_of_range*>(&error) != nullptr) {
            throw InputError(tr("a number is out of range"), place_read());
        }
        // what(): "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error
        // ..."
        const std::string_view text = error.what();
        const std::size_t colon = text.find(": ");
        throw InputError(tr("not valid JSON: {}", text.substr(std::min(colon + 2, text.size()))),
                         place_of(bytes_, byte == 0 ? 0 : byte - 1, first_line_));
    }

  private:
    using Object = Json::object_t;

    /// An object or array under construction.
    struct Open {
        Json* value;
        std::unordered_set<std::string> keys = {}; ///< only of an object with many keys
    };

    bool is_repeated(const std::string& key, const Object& object) {
        std::unordered_set<std::string>& keys = open_.back().keys;
        if (object.size() < many_keys) {
            return object.find(key) != object.end();
        }
        if (keys.empty()) {
            std::ranges::transform(object, std::inserter(keys, keys.end()),
                                   [](const auto& member) { return member.first; });
        }
        return !keys.insert(key).second;
    }
    /// The current place of the parser.
    std::string place_read() {
        const auto read = stream_.rdbuf()->pubseekoff(0, std::ios::cur, std::ios::in);
        return place_of(bytes_, static_cast<std::size_t>(std::max<std::streamoff>(read, 1) - 1),
                        first_line_);
    }
    /// Adds a value at the current place. Returns the added value.
    template <class Value>
    Json* put(Value&& value) {
        if (++values_ > most_values) {
            throw InputError(tr("there are more than {} values", most_values), place_read());
        }
        if (open_.empty()) {
            result_ = std::forward<Value>(value);
            return &result_;
        }
        if (open_.back().value->is_array()) {
            return &open_.back().value->emplace_back(std::forward<Value>(value));
        }
        *member_ = std::forward<Value>(value);
        return member_;
    }
    template <class Value>
    bool add(Value&& value) {
        put(std::forward<Value>(value));
        return true;
    }
    bool open(Json empty) {
        if (open_.size() >= max_depth) {
            throw InputError(tr("values are nested deeper than {}", max_depth), place_read());
        }
        open_.push_back({put(std::move(empty))});
        return true;
    }
    bool close() {
        open_.pop_back();
        return true;
    }

    std::string_view bytes_;
    std::size_t first_line_; ///< number of the first line
    std::istringstream stream_;
    Json result_;
    std::size_t values_ = 0; ///< built so far
    std::vector<Open> open_; ///< innermost last
    Json* member_ = nullptr; ///< of the innermost object: the value of its last key
};

} // namespace

std::string json_text(const Json& json) {
    constexpr int indent = 2;
    return json.dump(indent, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json roomy_object() {
    constexpr std::size_t members = 8;
    Json object = Json::object();
    object.get_ref<Json::object_t&>().reserve(members);
    return object;
}

Json parse_json(std::string_view bytes, std::size_t first_line) {
    return Builder(bytes, first_line).build();
}

} // namespace pampas::formats
