#include "engine/formats/json_value.h"

#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <limits>
#include <utility>

namespace pampas::formats {
namespace {

constexpr Bounded<std::int64_t> any_int{std::numeric_limits<int>::min(),
                                        std::numeric_limits<int>::max()};

bool is_integer(const JsonValue::Json& value, const Bounded<std::int64_t>& bounds) {
    // Large unsigned numbers would become negative.
    const bool is_large = value.is_number_unsigned() &&
                          value.get<std::uint64_t>() > static_cast<std::uint64_t>(any_int.most);
    return value.is_number_integer() && !is_large && bounds.holds(value.get<std::int64_t>());
}

} // namespace

JsonValue::JsonValue(const Json& value, std::string place)
    : value_(&value), start_(std::move(place)) {}

JsonValue JsonValue::inside(const Json& value, Step step) const {
    JsonValue result = *this;
    result.value_ = &value;
    result.way_.push_back(step);
    return result;
}

std::string JsonValue::place() const {
    std::string place = start_;
    for (const Step& step : way_) {
        place += "/" + (step.key != nullptr ? *step.key : std::to_string(step.item));
    }
    return place;
}

std::optional<JsonValue> JsonValue::find(std::string_view key) const {
    if (!value_->is_object()) {
        fail(tr_later("an object"));
    }
    const auto found = value_->find(key);
    return found == value_->end() ? std::nullopt
                                  : std::optional(inside(*found, {.key = &found.key()}));
}

JsonValue JsonValue::at(std::string_view key) const {
    auto found = find(key);
    if (!found) {
        refuse(tr("the key \"{}\" is missing", key));
    }
    return *std::move(found);
}

void JsonValue::allow_keys(std::span<const std::string_view> known) const {
    if (!value_->is_object()) {
        fail(tr_later("an object"));
    }
    for (const auto& [key, value] : value_->items()) {
        if (std::ranges::find(known, key) == known.end()) {
            refuse(tr("the key \"{}\" is unknown", key));
        }
    }
}

std::size_t JsonValue::size() const {
    if (!value_->is_array()) {
        fail(tr_later("a list"));
    }
    return value_->size();
}

JsonValue JsonValue::item(std::size_t number) const {
    return inside((*value_)[number], {.item = number});
}

std::vector<JsonValue> JsonValue::items() const {
    std::vector<JsonValue> result;
    result.reserve(size());
    for (std::size_t i = 0; i < size(); ++i) {
        result.push_back(item(i));
    }
    return result;
}

std::vector<JsonValue> JsonValue::items(std::size_t count, std::string_view expected) const {
    if (!value_->is_array() || value_->size() != count) {
        fail(expected);
    }
    return items();
}

int JsonValue::integer(const Bounded<int>& bounds) const {
    if (!is_integer(*value_, {bounds.least, bounds.most})) {
        fail(tr("a whole number from {} to {}", bounds.least, bounds.most));
    }
    return value_->get<int>();
}

int JsonValue::integer() const {
    if (!is_integer(*value_, any_int)) {
        fail(tr_later("a whole number"));
    }
    return value_->get<int>();
}

std::uint64_t JsonValue::natural() const {
    const bool is_natural = value_->is_number_unsigned() ||
                            (value_->is_number_integer() && value_->get<std::int64_t>() >= 0);
    if (!is_natural) {
        fail(tr_later("a whole number that is not negative"));
    }
    return value_->get<std::uint64_t>();
}

std::int64_t JsonValue::whole() const {
    constexpr std::uint64_t most = std::numeric_limits<std::int64_t>::max();
    if (!value_->is_number_integer() ||
        (value_->is_number_unsigned() && value_->get<std::uint64_t>() > most)) {
        fail(tr_later("a whole number"));
    }
    return value_->get<std::int64_t>();
}

double JsonValue::number(const Bounded<double>& bounds) const {
    if (!value_->is_number() || *value_ < bounds.least || *value_ > bounds.most) {
        fail(tr("a number from {} to {}", bounds.least, bounds.most));
    }
    return value_->get<double>();
}

double JsonValue::number() const {
    if (!value_->is_number()) {
        fail("a number");
    }
    return value_->get<double>();
}

bool JsonValue::truth() const {
    if (!value_->is_boolean()) {
        fail(tr_later("true or false"));
    }
    return value_->get<bool>();
}

const std::string& JsonValue::text() const {
    if (!value_->is_string()) {
        fail(tr_later("text"));
    }
    return value_->get_ref<const std::string&>();
}

std::size_t JsonValue::choice(std::span<const std::string_view> words) const {
    const auto found = value_->is_string()
                           ? std::ranges::find(words, value_->get_ref<const std::string&>())
                           : words.end();
    if (found == words.end()) {
        fail(fmt::format("\"{}\"", fmt::join(words, fmt::format("\" {} \"", tr("or")))));
    }
    return static_cast<std::size_t>(found - words.begin());
}

void JsonValue::fail(std::string_view expected) const {
    refuse(tr("expected {}", tr(expected)));
}

void JsonValue::refuse(std::string message) const {
    throw InputError(std::move(message), place());
}

} // namespace pampas::formats
