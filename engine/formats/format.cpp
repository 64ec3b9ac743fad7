#include "engine/formats/format.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/haz.h"
#include "engine/formats/json.h"

#include <boost/algorithm/string/case_conv.hpp>

#include <algorithm>
#include <array>

namespace pampas::formats {
namespace {

constexpr std::array registry{
    Format{"json", ".json", "Pampas map", read_json, write_json},
    Format{"haz", ".haz", "Yucata and SpielByWeb map", read_haz, write_haz},
};

} // namespace

std::span<const Format> all_formats() {
    return registry;
}

const Format* format_named(std::string_view name) {
    const auto found = std::ranges::find(registry, name, &Format::name);
    return found == registry.end() ? nullptr : &*found;
}

const Format* format_of(const std::filesystem::path& file) {
    const std::string ending = boost::algorithm::to_lower_copy(file.extension().string());
    const auto found = std::ranges::find(registry, ending, &Format::ending);
    return found == registry.end() ? nullptr : &*found;
}

map::Map read_map(const std::filesystem::path& file) {
    const Format* format = format_of(file);
    try {
        return (format != nullptr ? format : &registry.front())->read(read_file(file));
    } catch (const InputError& error) {
        throw error.in_file(file.string());
    }
}

} // namespace pampas::formats
