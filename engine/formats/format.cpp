#include "engine/formats/format.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/json.h"
#include "engine/language/tr.h"
#include "engine/resources/resource.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <ranges>

namespace pampas::formats {
namespace {

/// Of a folder: their paths are kept in memory.
constexpr std::size_t most_files = 200'000;

std::string path_of_bundled(std::string_view name) {
    return fmt::format("maps/{}.json", name);
}

} // namespace

std::span<const Format> all_formats() {
    static const std::array all{json_format(), haz_format(),  tmx_format(),
                                tmj_format(),  text_format(), share_format()};
    return all;
}

std::string endings() {
    const auto all = all_formats() | std::views::transform(&Format::ending);
    return fmt::format("{} {} {}", fmt::join(std::views::take(all, std::ssize(all) - 1), ", "),
                       tr("or"), all.back());
}

const Format* format_named(std::string_view name) {
    const auto found = std::ranges::find(all_formats(), name, &Format::name);
    return found == all_formats().end() ? nullptr : &*found;
}

const Format* format_of(const std::filesystem::path& file) {
    const std::string ending = boost::algorithm::to_lower_copy(file.extension().string());
    const auto found = std::ranges::find(all_formats(), ending, &Format::ending);
    return found == all_formats().end() ? nullptr : &*found;
}

const Format* format_in(std::string_view bytes) {
    const auto found = std::ranges::find_if(all_formats(), [bytes](const Format& format) {
        return format.recognizes != nullptr && format.recognizes(bytes);
    });
    return found == all_formats().end() ? nullptr : &*found;
}

std::vector<std::filesystem::path> map_files_in(const std::filesystem::path& folder) {
    namespace fs = std::filesystem;
    std::vector<fs::path> files;
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error)) {
        if (format_of(entry.path()) != nullptr && entry.is_regular_file(error)) {
            if (files.size() == most_files) {
                throw InputError(tr("has more than {} map files", most_files), {}, folder.string());
            }
            files.push_back(entry.path());
        }
    }
    if (error) {
        throw system_error(folder, tr_later("cannot be read"), error);
    }
    if (files.empty()) {
        throw InputError(tr("has no {} files", endings()), {}, folder.string());
    }
    std::ranges::sort(files);
    return files;
}

map::Map read_map(const std::filesystem::path& file) {
    return naming_file(file.string(), [&] {
        const std::string bytes = read_file(file);
        const Format* format = format_in(bytes);
        format = format != nullptr ? format : format_of(file);
        format = format != nullptr ? format : &all_formats().front();
        return format->read_file != nullptr ? format->read_file(bytes, file) : format->read(bytes);
    });
}

map::Map read_map(std::string_view bytes, const std::string& name) {
    return naming_file(name, [&] {
        const Format* format = format_in(bytes);
        return (format != nullptr ? format : &all_formats().front())->read(bytes);
    });
}

bool is_bundled(std::string_view name) {
    return resources::find(path_of_bundled(name)).has_value();
}

map::Map bundled_map(std::string_view name) {
    return read_json(resources::find(path_of_bundled(name)).value());
}

std::vector<std::string_view> not_kept(const map::Details& before, const map::Details& again) {
    std::vector<std::string_view> lost;
    const auto compare = [&lost](bool kept, std::string_view what) {
        if (!kept) {
            lost.push_back(what);
        }
    };
    compare(before.author == again.author, tr("the author"));
    compare(before.description == again.description, tr("the description"));
    compare(before.players == again.players, tr("the players"));
    compare(before.ruleset == again.ruleset, tr("the ruleset"));
    compare(before.notes == again.notes, tr("the notes on spaces"));
    compare(before.locked == again.locked, tr("which spaces are locked"));
    compare(before.unknown == again.unknown, tr("the data of other programs"));
    return lost;
}

} // namespace pampas::formats
