#include "engine/version/version.h"

#include "engine/version/commit.h"

#include <boost/version.hpp>
#include <expat.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>
#include <sqlite3.h>
#include <zlib.h>
#include <zstd.h>

#include <algorithm>

namespace pampas::version {
namespace {

std::string three_parts(int major, int minor, int patch) {
    return fmt::format("{}.{}.{}", major, minor, patch);
}

} // namespace

std::string_view number() {
    return PAMPAS_VERSION;
}

std::string_view commit() {
    return PAMPAS_COMMIT;
}

std::string full() {
    return commit().empty() ? std::string(number())
                            : fmt::format("{} (commit {})", number(), commit());
}

std::vector<Library> engine_libraries() {
    return {{"Boost",
             three_parts(BOOST_VERSION / 100000, BOOST_VERSION / 100 % 1000, BOOST_VERSION % 100)},
            {"Expat", three_parts(XML_MAJOR_VERSION, XML_MINOR_VERSION, XML_MICRO_VERSION)},
            {"fmt", three_parts(FMT_VERSION / 10000, FMT_VERSION / 100 % 100, FMT_VERSION % 100)},
            {"JSON for Modern C++",
             three_parts(NLOHMANN_JSON_VERSION_MAJOR, NLOHMANN_JSON_VERSION_MINOR,
                         NLOHMANN_JSON_VERSION_PATCH)},
            {"SQLite", sqlite3_libversion()},
            {"pugixml", fmt::format("{}.{}", PUGIXML_VERSION / 1000, PUGIXML_VERSION % 1000 / 10)},
            {"zlib", zlibVersion()},
            {"zstd", ZSTD_versionString()}};
}

std::string text(std::string_view program, std::vector<Library> libraries) {
    std::ranges::move(engine_libraries(), std::back_inserter(libraries));
    std::ranges::sort(libraries, {}, &Library::name);
    std::vector<std::string> names;
    names.reserve(libraries.size());
    for (const Library& library : libraries) {
        names.push_back(library.name + " " + library.version);
    }
    return fmt::format("{} {}\n{}", program, full(), fmt::join(names, ", "));
}

} // namespace pampas::version
