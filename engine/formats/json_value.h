#pragma once

#include <boost/container/small_vector.hpp>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pampas::formats {

/// A value somewhere in a JSON text, together with its place, to be read strictly: whatever is not
/// as asked for is an `InputError` that names the place. The text must outlive it.
class JsonValue {
  public:
    using Json = nlohmann::ordered_json;

    /// `place` is what messages call the value: empty for a whole text, or `line 3`. Of what it
    /// holds they give the JSON pointer as well: `/size`, `line 3/size`.
    explicit JsonValue(const Json& value, std::string place = {});

    const Json& json() const { return *value_; }
    std::string place() const;

    /// A member of this object; `at` when there must be one.
    JsonValue at(std::string_view key) const;
    std::optional<JsonValue> find(std::string_view key) const;
    /// Refuses an object with other keys than these.
    void allow_keys(std::span<const std::string_view> known) const;

    /// How many items this list has, and one of them.
    std::size_t size() const;
    JsonValue item(std::size_t number) const;
    /// The items of this list, which take more memory than it.
    std::vector<JsonValue> items() const;
    /// The items of a list that must have `count` of them; `expected` says what they are.
    std::vector<JsonValue> items(std::size_t count, std::string_view expected) const;

    /// A whole number in the range, both ends included.
    int integer(int least, int most) const;
    /// Any whole number that an `int` holds.
    int integer() const;
    /// Any whole number from 0 that 64 bits hold.
    std::uint64_t natural() const;
    /// Any whole number that 64 bits hold, with its sign.
    std::int64_t whole() const;
    /// A number in the range, both ends included.
    double number(double least, double most) const;
    double number() const;
    bool truth() const;
    const std::string& text() const;
    /// One of some words: its number among them.
    std::size_t choice(std::span<const std::string_view> words) const;

    /// Throws the `InputError` that this value was to be something else: "expected ...". What was
    /// expected is in the user's language or marked by `tr_later`.
    [[noreturn]] void fail(std::string_view expected) const;
    /// Throws the `InputError` that this value cannot be used.
    [[noreturn]] void refuse(std::string message) const;

  private:
    /// On the way to a value: into the member with this key, else into this item.
    struct Step {
        const std::string* key = nullptr;
        std::size_t item = 0;
    };

    JsonValue inside(const Json& value, Step step) const;

    const Json* value_;
    std::string start_;                                ///< place of the value the way begins with
    boost::container::small_vector<Step, 6> way_ = {}; ///< few values are asked for their place
};

} // namespace pampas::formats
