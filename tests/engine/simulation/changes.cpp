#include "tests/engine/simulation/changes.h"

#include "engine/rules/action.h"

#include <algorithm>
#include <span>
#include <vector>

namespace pampas::testing {
namespace {

using Json = nlohmann::ordered_json;
using Pointer = Json::json_pointer;
using Words = std::span<const std::string_view>;

std::vector<Json> others(Words words, const Json& word) {
    std::vector<Json> result;
    for (const std::string_view other : words) {
        if (word != other) {
            result.emplace_back(other);
        }
    }
    return result;
}

std::vector<Json> others(Words words, const Json& word, std::size_t most) {
    std::vector<Json> result = others(words, word);
    result.resize(std::min(most, result.size()));
    return result;
}

bool is_among(Words words, const Json& word) {
    return std::ranges::find(words, word.get<std::string>()) != words.end();
}

/// Other words that could stand in this place.
std::vector<Json> other_words(const Json& word) {
    using namespace rules;
    constexpr std::array<std::string_view, 2> when{"interim", "final"};
    if (word == "supply") {
        return {0, 1};
    }
    if (is_among(action_names, word)) {
        return others(action_names, word);
    }
    if (is_among(land_card_names, word)) {
        return others(land_card_names, word, 2);
    }
    if (is_among(species_names, word)) {
        return others(species_names, word, 2);
    }
    return others(is_among(water_shape_names, word) ? Words(water_shape_names) : Words(when), word);
}

/// Other plausible values in place of a value without parts.
std::vector<Json> other_values(const std::string& key, const Json& value, const Json& parent) {
    if (value.is_string()) {
        return other_words(value);
    }
    if (value.is_null()) { // where a chip comes from
        return {parent.at("at")};
    }
    std::vector<Json> result{value.get<int>() + 1};
    if (value > 0) {
        result.emplace_back(value.get<int>() - 1);
    }
    if (key == "source") {
        result.emplace_back("supply");
    }
    return result;
}

class Changer {
  public:
    Changer(const Json& line, const std::function<void(const Change&)>& visit)
        : line_(line), visit_(visit) {}

    void change_all() { change(Pointer(), line_, "", ""); }

  private:
    /// Changes a value and everything in it. `key` is its nearest key, `kind` that of the object it
    /// belongs to.
    void change(const Pointer& place, const Json& value, const std::string& key,
                const std::string& kind) {
        if (value.is_object()) {
            for (const auto& [name, member] : value.items()) {
                change(place / name, member, name, kind_of(kind, value, name));
            }
        } else if (value.is_array()) {
            for (std::size_t i = 0; i < value.size(); ++i) {
                change(place / i, value[i], key, kind);
            }
            change_list(place, value, kind);
        } else {
            for (const Json& other : other_values(key, value, line_.at(place.parent_pointer()))) {
                replace(kind, place, other);
            }
        }
        if (key == "from" && value.is_array()) {
            replace(kind, place, nullptr);
        }
    }

    /// `setup/hands`, `scorings`, `play-land/at`.
    static std::string kind_of(const std::string& kind, const Json& object,
                               const std::string& name) {
        if (object.contains("do")) {
            return object.at("do").get<std::string>() + "/" + name;
        }
        return kind.empty() ? name : kind == "setup" ? kind + "/" + name : kind;
    }

    void change_list(const Pointer& place, const Json& list, const std::string& kind) {
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string what =
                list[i].contains("do") ? list[i].at("do").get<std::string>() : kind;
            Json without = list;
            without.erase(i);
            replace("delete " + what, place, without);
            Json twice = list;
            twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(i), list[i]);
            replace("duplicate " + what, place, twice);
            // Spaces of water are a set. Swapped column and row make another space.
            const bool is_set = what == "buy-water/at" && list[i].is_array();
            if (i + 1 < list.size() && list[i] != list[i + 1] && !is_set) {
                Json swapped = list;
                std::swap(swapped[i], swapped[i + 1]);
                replace(list[i].is_number() ? kind : "swap " + what, place, swapped);
            }
        }
    }

    void replace(const std::string& kind, const Pointer& place, const Json& value) {
        Change change{kind, place.to_string(), line_};
        change.line.at(place) = value;
        visit_(change);
    }

    const Json& line_;
    const std::function<void(const Change&)>& visit_;
};

} // namespace

void for_each_change(const Json& line, const std::function<void(const Change&)>& visit) {
    Changer(line, visit).change_all();
}

} // namespace pampas::testing
