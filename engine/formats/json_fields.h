#pragma once

#include "engine/files/bounded.h"
#include "engine/formats/json_value.h"
#include "engine/hex/grid.h"
#include "engine/map/space.h"

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

/// A place in a JSON text: a value is written there, or read from it, whichever this was made for.
/// What is read is read strictly: whatever is not as the fields have it is an `InputError` that
/// names the place. Fields are written, and read, in the order in which they are listed.
class JsonFields {
  public:
    using Json = nlohmann::ordered_json;
    enum class OtherKeys { Allowed, Refused };

    /// Writes to `json`, which outlives this.
    explicit JsonFields(Json& json) : written_(&json) {}
    /// Reads.
    explicit JsonFields(JsonValue json, OtherKeys others = OtherKeys::Allowed);

    bool is_reading() const { return read_.has_value(); }
    bool is_writing() const { return written_ != nullptr; }
    /// What is read; only when reading.
    const JsonValue& json() const { return *read_; }

    /// A field of an object. `more` goes to the function that lists the fields of the value, or
    /// bounds a number: its least and its most. In place of a value there may be a function of its
    /// place: one that lists fields makes an object within this.
    template <class T, class... More>
    void operator()(std::string_view key, T&& value, const More&... more) {
        if (auto field = this->field(key, Presence::Needed)) {
            field->visit(value, more...);
        }
    }
    /// A field that earlier versions did not write: where it is missing the value stays as it is.
    template <class T, class... More>
    void later(std::string_view key, T&& value, const More&... more) {
        if (auto field = this->field(key, Presence::Optional)) {
            field->visit(value, more...);
        }
    }
    /// A field that is not written when the value is the usual one. Where it is missing the value
    /// stays as it is.
    template <class T>
    void unless(std::string_view key, T& value, const std::type_identity_t<T>& usual) {
        if (!is_writing() || !(value == usual)) {
            later(key, value);
        }
    }
    /// A field that is there when the value is.
    template <class T, class... More>
    void optional(std::string_view key, std::optional<T>& value, const More&... more) {
        if (is_writing() && !value) {
            return;
        }
        if (auto field = this->field(key, Presence::Optional)) {
            field->visit(value.has_value() ? *value : value.emplace(), more...);
        }
    }
    /// A field that follows from others: `value()` is written; nothing is read.
    template <class Value>
    void derived(std::string_view key, const Value& value) {
        if (!is_writing()) {
            field(key, Presence::Optional);
            return;
        }
        auto known = value();
        (*this)(key, known);
    }
    /// A list of just these values; `expected` says what they are.
    template <class... T>
    void items(std::string_view expected, T&&... values) {
        if (begin_items(sizeof...(values), expected)) {
            std::size_t number = 0;
            (item(number++).visit(values), ...);
        }
    }
    /// A list; `visit(place, item)` does what is to be done with each item.
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

    /// The value here as a whole.
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

    /// The place of one of some words.
    void word(std::size_t& number, std::span<const std::string_view> words);
    /// Whether null is read, or to be written, which it is where nothing else is.
    bool null(bool is_written) const;
    /// The first fields of a file, `format` and `version`, which is 1.
    void format(std::string_view name);

  private:
    enum class Presence { Needed, Optional };

    // Values without parts. Those that are read are within the bounds.
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
    /// Null for nothing.
    template <class T, class... More>
    void visit_wrapped(std::optional<T>& value, const More&... more) {
        if (null(!value.has_value())) {
            value.reset();
        } else {
            value = value ? std::move(value) : T();
            visit(*value, more...);
        }
    }
    /// Asks for the fields once more where others are refused: for their keys, before any is read.
    template <class Fields>
    void visit_object(const Fields& fields) {
        if (is_reading() && others_ == OtherKeys::Refused) {
            std::vector<std::string_view> names;
            JsonFields naming(&names);
            fields(naming);
            refuse_others(names);
        }
        fields(*this);
    }

    explicit JsonFields(std::vector<std::string_view>* names) : names_(names) {}

    /// Nothing where there is nothing to do.
    std::optional<JsonFields> field(std::string_view key, Presence presence);
    bool begin_items(std::size_t count, std::string_view expected);
    std::size_t begin_list(std::size_t count);
    JsonFields item(std::size_t number);
    void refuse_others(std::span<const std::string_view> names) const;

    // One of three.
    Json* written_ = nullptr;
    std::optional<JsonValue> read_ = {};
    std::vector<std::string_view>* names_ = nullptr; ///< gathers the keys of the fields

    OtherKeys others_ = OtherKeys::Allowed;
};

/// A value for each of some names, an object: `{"cattle": 2, "horse": 1}`.
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

/// A value as JSON. `more` goes to the function that lists its fields.
template <class T, class... More>
JsonFields::Json fields_json(const T& value, const More&... more) {
    JsonFields::Json json;
    JsonFields(json).visit(const_cast<T&>(value), more...); // which is not changed when written
    return json;
}

/// Reads a value. Throws `InputError` naming the place.
template <class T, class... More>
T read_fields(const JsonValue& json, const More&... more) {
    T value{};
    JsonFields(json).visit(value, more...);
    return value;
}

/// The same, and refuses objects with fields that are not listed. What is missing is as `value` has
/// it.
template <class T>
T read_only_fields(const JsonValue& json, T value = {}) {
    JsonFields(json, JsonFields::OtherKeys::Refused).visit(value);
    return value;
}

} // namespace pampas::formats
