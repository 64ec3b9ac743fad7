#include "engine/formats/json_fields.h"

#include "engine/formats/json_text.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::formats {
namespace {

/// Reads a leaf value by `read(json)`, or writes it.
template <class Value, class Read>
void exchange(std::optional<JsonValue>& from, JsonFields::Json* to, Value& value,
              const Read& read) {
    if (from) {
        value = read(*from);
    } else if (to != nullptr) {
        *to = value;
    }
}

} // namespace

JsonFields::JsonFields(JsonValue json, OtherKeys others)
    : read_(std::move(json)), others_(others) {}

std::optional<JsonFields> JsonFields::field(std::string_view key, Presence presence) {
    if (names_ != nullptr) {
        names_->push_back(key);
        return std::nullopt;
    }
    if (is_writing()) {
        if (written_->is_null()) {
            *written_ = roomy_object();
        }
        auto& members = written_->get_ref<Json::object_t&>();
        return JsonFields(members.emplace_back(std::string(key), nullptr).second);
    }
    if (presence == Presence::Needed) {
        return JsonFields(read_->at(key), others_);
    }
    auto found = read_->find(key);
    return found ? std::optional(JsonFields(*std::move(found), others_)) : std::nullopt;
}

bool JsonFields::begin_items(std::size_t count, std::string_view expected) {
    if (is_reading()) {
        read_->items(count, expected);
    } else if (is_writing()) {
        *written_ = Json(Json::array_t(count));
    }
    return is_reading() || is_writing();
}

std::size_t JsonFields::begin_list(std::size_t count) {
    if (is_reading()) {
        return read_->size();
    }
    *written_ = Json(Json::array_t(count));
    return count;
}

JsonFields JsonFields::item(std::size_t number) {
    return is_reading() ? JsonFields(read_->item(number), others_)
                        : JsonFields((*written_)[number]);
}

void JsonFields::refuse_others(std::span<const std::string_view> names) const {
    if (!names.empty()) { // without names it is not an object
        read_->allow_keys(names);
    }
}

void JsonFields::word(std::size_t& number, std::span<const std::string_view> words) {
    if (is_reading()) {
        number = read_->choice(words);
    } else if (is_writing()) {
        *written_ = words[number];
    }
}

bool JsonFields::null(bool is_written) const {
    return is_reading() ? read_->json().is_null() : is_written;
}

void JsonFields::format(std::string_view name) {
    const std::array names{name};
    std::size_t only = 0;
    if (auto place = field("format", Presence::Needed)) {
        place->word(only, names);
    }
    int version = 1;
    (*this)("version", version, 1, 1);
}

void JsonFields::leaf(bool& value) {
    exchange(read_, written_, value, [](const JsonValue& json) { return json.truth(); });
}

void JsonFields::leaf(int& value) {
    exchange(read_, written_, value, [](const JsonValue& json) { return json.integer(); });
}

void JsonFields::leaf(int& value, int least, int most) {
    exchange(read_, written_, value, [=](const JsonValue& json) {
        return json.integer({least, most});
    });
}

void JsonFields::leaf(std::int64_t& value) {
    exchange(read_, written_, value, [](const JsonValue& json) { return json.whole(); });
}

void JsonFields::leaf(std::uint64_t& value) {
    exchange(read_, written_, value, [](const JsonValue& json) { return json.natural(); });
}

void JsonFields::leaf(std::uint64_t& value, int least, int most) {
    exchange(read_, written_, value, [=](const JsonValue& json) {
        return static_cast<std::uint64_t>(json.integer({least, most}));
    });
}

void JsonFields::leaf(double& value) {
    exchange(read_, written_, value, [](const JsonValue& json) { return json.number(); });
}

void JsonFields::leaf(double& value, double least, double most) {
    exchange(read_, written_, value, [=](const JsonValue& json) {
        return json.number({least, most});
    });
}

void JsonFields::leaf(std::string& value) {
    exchange(read_, written_, value, [](const JsonValue& json) { return json.text(); });
}

void JsonFields::leaf(Json& value) {
    exchange(read_, written_, value, [](const JsonValue& json) { return json.json(); });
}

void JsonFields::leaf(hex::Coordinate& value) {
    items(tr_later("a space, [column, row]"), value.column, value.row);
}

void JsonFields::leaf(map::Space& value) {
    static const auto names = [] {
        std::array<std::string_view, map::all_spaces.size()> result;
        std::ranges::transform(map::all_spaces, result.begin(), map::name);
        return result;
    }();
    auto number = static_cast<std::size_t>(value);
    word(number, names);
    if (is_reading()) {
        value = map::all_spaces[number];
    }
}

} // namespace pampas::formats
