#pragma once

#include "engine/files/bounded.h"

#include <boost/container/small_vector.hpp>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::formats {

/// A value in a JSON text with its place, for strict reading: if the value is not what the caller
/// asks for, an `InputError` with the place is thrown. The JSON must outlive this object.
class JsonValue {
  public:
    using Json = nlohmann::ordered_json;

    /// `place` is the name of the value in messages: empty for a whole text, or `line 3`. For
    /// values within it, the JSON pointer is appended: `/size`, `line 3/size`.
    explicit JsonValue(const Json& value, std::string place = {});

    const Json& json() const { return *value_; }
    std::string place() const;

    /// A member of this object. `at` refuses an object without it.
    JsonValue at(std::string_view key) const;
    std::optional<JsonValue> find(std::string_view key) const;
    /// Refuses an object that has other keys.
    void allow_keys(std::span<const std::string_view> known) const;

    /// The number of items in this list, and one of them.
    std::size_t size() const;
    JsonValue item(std::size_t number) const;
    /// All items of this list; they take more memory than the list.
    std::vector<JsonValue> items() const;
    /// The items of this list, which must have `count`; `expected` describes them.
    std::vector<JsonValue> items(std::size_t count, std::string_view expected) const;

    /// An integer within the bounds.
    int integer(const Bounded<int>& bounds) const;
    /// Any integer that fits an `int`.
    int integer() const;
    /// Any unsigned integer that fits 64 bits.
    std::uint64_t natural() const;
    /// Any signed integer that fits 64 bits.
    std::int64_t whole() const;
    /// A number, within the bounds.
    double number() const;
    double number(const Bounded<double>& bounds) const;
    bool truth() const;
    const std::string& text() const;
    /// The index of this word among `words`.
    std::size_t choice(std::span<const std::string_view> words) const;

    /// Throws the `InputError` "expected ..." about this value. `expected` is in the user's
    /// language or marked by `tr_later`.
    [[noreturn]] void fail(std::string_view expected) const;
    /// Throws an `InputError` with this message and the place of this value.
    [[noreturn]] void refuse(std::string message) const;

  private:
    /// A step on the path to a value: to the member with this key or, without a key, to this item.
    struct Step {
        const std::string* key = nullptr;
        std::size_t item = 0;
    };

    JsonValue inside(const Json& value, Step step) const;

    const Json* value_;
    std::string start_; ///< place of the value where the path begins
    /// Kept as steps, as the place is rarely needed.
    boost::container::small_vector<Step, 6> way_ = {};
};

} // namespace pampas::formats
