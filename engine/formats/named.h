#pragma once

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"
#include "engine/resources/resource.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

/// Objects described by JSON files with a `name`: bundled ones and those of users.
namespace pampas::formats {

/// Reads every JSON file in a resource folder with `read`; the value named `first` comes first.
template <class Value>
std::vector<Value> bundled(std::string_view folder, std::string_view first,
                           Value (*read)(std::string_view)) {
    std::vector<Value> values;
    for (const resources::Resource& resource : resources::in_folder(folder)) {
        if (resource.path.ends_with(".json")) {
            values.push_back(read(resource.bytes));
        }
    }
    std::ranges::stable_partition(values, [&](const Value& v) { return v.name == first; });
    return values;
}

/// The known value with this name, or the one in the JSON file at this path. Throws `InputError`
/// listing the known names; `kind` says what they name.
template <class Value>
Value named(const std::string& name_or_path, const std::vector<Value>& known, std::string_view kind,
            Value (*read)(std::string_view)) {
    const auto found = std::ranges::find(known, name_or_path, &Value::name);
    if (found != known.end()) {
        return *found;
    }
    if (!name_or_path.ends_with(".json")) {
        std::vector<std::string> names;
        std::ranges::transform(known, std::back_inserter(names), &Value::name);
        throw InputError(tr("unknown {} \"{}\"; expected one of {}, or a .json file", tr(kind),
                            name_or_path, fmt::join(names, ", ")));
    }
    return naming_file(name_or_path, [&] { return read(read_file(path_of(name_or_path))); });
}

} // namespace pampas::formats
