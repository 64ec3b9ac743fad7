#pragma once

#include "engine/files/bounded.h"
#include "engine/formats/json_value.h"
#include "engine/hex/grid.h"
#include "engine/map/map.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

/// Plain structs as JSON. A struct lists its fields once, in a function beside it,
///
///     void json_fields(formats::JsonFields& json, Seat& seat) {
///         json("wins", seat.wins);
///         json.later("pesos", seat.pesos);
///     }
///
/// and is written by `fields_json(seat)` and read by `read_fields<Seat>(json)`.
namespace pampas::formats {

/// A place in a JSON text, for either writing or reading: a value is written there or read from
/// there. Reading is strict: a value that does not match the fields causes an `InputError` with the
/// place. Fields are processed in the listed order.
class JsonFields {
  public:
    using Json = nlohmann::ordered_json;
    enum class OtherKeys { Allowed, Refused };

    /// For writing to `json`, which must outlive this object.
    explicit JsonFields(Json& json) : written_(&json) {}
    /// For reading from `json`.
    explicit JsonFields(JsonValue json, OtherKeys others = OtherKeys::Allowed);

    /// The direction; both are false while only keys are collected (`names`).
    bool is_reading() const { return read_.has_value(); }
    bool is_writing() const { return written_ != nullptr; }
    /// The value to read; only for reading.
    const JsonValue& json() const { return *read_; }

    /// A field of an object. `more` is passed to the function that lists the fields of the value,
    /// or gives the bounds of a number. A function taking the field's place can stand for the
    /// value; if it lists fields, the field is an object.
    template <class T, class... More>
    void operator()(std::string_view key, T&& value, const More&... more) {
        if (auto field = this->field(key, Presence::Needed)) {
            field->visit(value, more...);
        }
    }
    /// A field that earlier versions did not write: if it is missing, the value stays unchanged.
    template <class T, class... More>
    void later(std::string_view key, T&& value, const More&... more) {
        if (auto field = this->field(key, Presence::Optional)) {
            field->visit(value, more...);
        }
    }
    /// A field that is omitted if the value is the usual one. If it is missing, the value stays
    /// unchanged.
    template <class T>
    void unless(std::string_view key, T& value, const std::type_identity_t<T>& usual) {
        if (!is_writing() || !(value == usual)) {
            later(key, value);
        }
    }
    /// A field that is present if the value is.
    template <class T, class... More>
    void optional(std::string_view key, std::optional<T>& value, const More&... more) {
        if (is_writing() && !value) {
            return;
        }
        if (auto field = this->field(key, Presence::Optional)) {
            field->visit(value.has_value() ? *value : value.emplace(), more...);
        }
    }
    /// An optional object with no other fields than those `fields` lists.
    template <class Fields>
    void only(std::string_view key, const Fields& fields) {
        if (auto field = this->field(key, Presence::Optional)) {
            field->others_ = OtherKeys::Refused;
            field->visit(fields);
        }
    }
    /// A derived field: `value()` is written; when reading it is ignored.
    template <class Value>
    void derived(std::string_view key, const Value& value) {
        if (!is_writing()) {
            field(key, Presence::Optional);
            return;
        }
        auto known = value();
        (*this)(key, known);
    }
    /// A list of exactly these values, described by `expected`.
    template <class... T>
    void items(std::string_view expected, T&&... values) {
        if (begin_items(sizeof...(values), expected)) {
            std::size_t number = 0;
            (item(number++).visit(values), ...);
        }
    }
    /// A list; calls `visit(place, item)` for each item.
    template <class T, class Visit>
    void list(std::vector<T>& values, const Visit& visit) {
        if (!is_reading() && !is_writing()) {
            return;
        }
        values.resize(begin_list(values.size()));
        for (std::size_t number = 0; number < values.size(); ++number) {
            auto place = item(number);
            visit(place, values[number]);
        }
    }

    /// The value at this place.
    template <class T, class... More>
    void visit(T&& value, const More&... more) {
        if constexpr (requires { leaf(value, more...); }) {
            leaf(value, more...);
        } else if constexpr (requires { json_fields(*this, value, more...); }) {
            visit_object([&](JsonFields& json) { json_fields(json, value, more...); });
        } else if constexpr (std::is_invocable_v<T, JsonFields&>) {
            visit_object(value);
        } else {
            visit_wrapped(value, more...);
        }
    }

    /// The keys of the fields a function lists.
    template <class Fields>
    static std::vector<std::string_view> names(const Fields& fields) {
        std::vector<std::string_view> names;
        JsonFields naming(&names);
        fields(naming);
        return names;
    }
    /// The index of a word among `words`.
    void word(std::size_t& number, std::span<const std::string_view> words);
    /// When reading, whether the value is null. When writing, returns `is_written`; a place where
    /// nothing is written becomes null.
    bool null(bool is_written) const;
    /// The first fields of a file, `format` and `version`, which is 1.
    void format(std::string_view name);

  private:
    enum class Presence { Needed, Optional };

    // Values without parts. Reading refuses numbers outside the bounds.
    void leaf(bool& value);
    void leaf(int& value);
    void leaf(int& value, int least, int most);
    void leaf(std::int64_t& value);
    void leaf(std::uint64_t& value);
    void leaf(std::uint64_t& value, int least, int most);
    void leaf(double& value);
    void leaf(double& value, double least, double most);
    template <class Value, class Number>
    void leaf(Value& value, const Bounded<Number>& bounds) {
        using Bound = std::conditional_t<std::is_integral_v<Number>, int, double>;
        leaf(value, static_cast<Bound>(bounds.least), static_cast<Bound>(bounds.most));
    }
    void leaf(std::string& value);
    void leaf(Json& value);            ///< any value
    void leaf(hex::Coordinate& value); ///< `[column, row]`
    void leaf(map::Space& value);      ///< its name

    template <class T, class... More>
    void visit_wrapped(std::vector<T>& values, const More&... more) {
        list(values, [&](JsonFields& place, T& value) { place.visit(value, more...); });
    }
    template <class T, std::size_t Size, class... More>
    void visit_wrapped(std::array<T, Size>& values, const More&... more) {
        if (begin_items(Size, "a list of as many as there are")) {
            for (std::size_t number = 0; number < Size; ++number) {
                item(number).visit(values[number], more...);
            }
        }
    }
    /// Null if there is no value.
    template <class T, class... More>
    void visit_wrapped(std::optional<T>& value, const More&... more) {
        if (null(!value.has_value())) {
            value.reset();
        } else {
            value = value ? std::move(value) : T();
            visit(*value, more...);
        }
    }
    /// Where unknown fields are refused, lists the fields an extra time before reading to get their
    /// keys.
    template <class Fields>
    void visit_object(const Fields& fields) {
        if (is_reading() && others_ == OtherKeys::Refused) {
            refuse_others(names(fields));
        }
        fields(*this);
    }

    explicit JsonFields(std::vector<std::string_view>* names) : names_(names) {}

    /// The place of a field; empty if there is nothing to read or write.
    std::optional<JsonFields> field(std::string_view key, Presence presence);
    bool begin_items(std::size_t count, std::string_view expected);
    std::size_t begin_list(std::size_t count);
    JsonFields item(std::size_t number);
    void refuse_others(std::span<const std::string_view> names) const;

    // Exactly one of these is set.
    Json* written_ = nullptr;
    std::optional<JsonValue> read_ = {};
    std::vector<std::string_view>* names_ = nullptr; ///< collects the keys of the fields

    OtherKeys others_ = OtherKeys::Allowed;
};

/// An object with a value per name: `{"cattle": 2, "horse": 1}`.
template <class Value>
struct ByName {
    std::span<Value> values;
    std::span<const std::string_view> names;
};
template <class Values>
ByName(Values&&, std::span<const std::string_view>)
    -> ByName<typename std::remove_reference_t<Values>::value_type>;
template <class Value, class... More>
void json_fields(JsonFields& json, ByName<Value>& by_name, const More&... more) {
    for (std::size_t i = 0; i < by_name.names.size(); ++i) {
        json(by_name.names[i], by_name.values[i], more...);
    }
}

/// One of some words, in the order of the enumerators.
template <class Enumeration>
struct Word {
    Enumeration& value;
    std::span<const std::string_view> words;
};
template <class Enumeration>
Word(Enumeration&, std::span<const std::string_view>) -> Word<Enumeration>;
template <class Enumeration>
void json_fields(JsonFields& json, Word<Enumeration>& word) {
    auto number = static_cast<std::size_t>(word.value);
    json.word(number, word.words);
    if (json.is_reading()) {
        word.value = static_cast<Enumeration>(number);
    }
}

/// A value as JSON. `more` is passed to the function that lists its fields.
template <class T, class... More>
JsonFields::Json fields_json(const T& value, const More&... more) {
    JsonFields::Json json;
    JsonFields(json).visit(const_cast<T&>(value), more...); // writing does not change it
    return json;
}

/// Reads a value. Throws `InputError` with the place.
template <class T, class... More>
T read_fields(const JsonValue& json, const More&... more) {
    T value{};
    JsonFields(json).visit(value, more...);
    return value;
}

/// Like `read_fields`, but refuses unlisted fields. Missing fields keep their values in `value`.
template <class T>
T read_only_fields(const JsonValue& json, T value = {}) {
    JsonFields(json, JsonFields::OtherKeys::Refused).visit(value);
    return value;
}

} // namespace pampas::formats
