#include "engine/library/open_map.h"

#include "engine/files/path.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"
#include "engine/library/library.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <boost/algorithm/string/predicate.hpp>

namespace pampas::library {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".pampas";

bool is_file(const std::string& path) {
    std::error_code ignored;
    return fs::exists(path_of(path), ignored);
}

/// The length of the library's path in `LIBRARY.pampas#NAME`: up to the first `#` after an existing
/// library or, if there is none, after a possible one. Empty for a plain path.
std::optional<std::size_t> path_length(const std::string& argument) {
    const std::string lower = boost::algorithm::to_lower_copy(argument);
    std::optional<std::size_t> first;
    for (std::size_t at = lower.find('#'); at != std::string::npos; at = lower.find('#', at + 1)) {
        if (!std::string_view(lower).substr(0, at).ends_with(ending)) {
            continue;
        }
        if (is_file(argument.substr(0, at))) {
            return at;
        }
        first = first.value_or(at);
    }
    return first;
}

} // namespace

std::optional<NamedMap> named_map(const std::string& argument) {
    const auto length = is_file(argument) ? std::nullopt : path_length(argument);
    if (!length) {
        return std::nullopt;
    }
    return NamedMap{path_of(argument.substr(0, *length)), argument.substr(*length + 1)};
}

map::Map open_map(const std::string& argument) {
    if (const auto named = named_map(argument)) {
        return Library(named->library, Access::Read).load(named->name).map;
    }
    if (boost::algorithm::iends_with(argument, ending)) {
        const Library library(path_of(argument), Access::Read); // or it is none
        throw InputError(tr("is a library; name one of its maps: LIBRARY.pampas#NAME"), {},
                         argument);
    }
    if (!is_file(argument) && formats::is_bundled(argument)) {
        return formats::bundled_map(argument);
    }
    const formats::Format share = formats::share_format();
    return share.recognizes(argument) ? share.read(argument) : formats::read_map(path_of(argument));
}

} // namespace pampas::library
