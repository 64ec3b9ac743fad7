#include "tests/engine/pigs/plain_names.h"

#include "engine/pigs/edition.h"

#include <algorithm>
#include <stdexcept>

namespace pampas::testing {
namespace {

std::vector<std::string> strings(const auto& names) {
    return std::vector<std::string>(names.begin(), names.end());
}

} // namespace

std::vector<std::string> all_sizes() {
    return strings(pigs::size_names);
}

std::vector<std::string> all_items() {
    return strings(pigs::item_names);
}

std::vector<std::string> all_tasks() {
    return strings(pigs::task_names);
}

bool is_one_of(const std::vector<std::string>& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::size_t place_of(const std::vector<std::string>& names, const std::string& name) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) {
            return i;
        }
    }
    throw std::logic_error("unknown name: " + name);
}

bool is_adult(const std::string& size) {
    return size == "medium" || size == "big";
}

std::string grown(const std::string& size, bool with_supplement) {
    if (size == "baby") {
        return with_supplement ? "medium" : "small";
    }
    if (size == "small") {
        return with_supplement ? "big" : "medium";
    }
    // "Un Gros cochon a atteint sa taille maximale et ne peut plus grandir."
    return size == "medium" && !with_supplement ? "big" : "";
}

std::string newborn(bool with_amulet) {
    return with_amulet ? "small" : "baby";
}

} // namespace pampas::testing
