#include "analysis/legality/check.h"
#include "analysis/measures/map_findings.h"
#include "analysis/report/games/findings.h"
#include "engine/files/file.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace pampas::findings {
namespace {

/// Expects that the page on measures names the checks' codes in order, after this heading.
void expect_told(const std::string& heading, const auto& checks) {
    const std::string page = read_file(PAMPAS_SOURCE_DIR "/analysis/README.md");
    std::size_t last = page.find(heading);
    ASSERT_NE(last, std::string::npos);
    for (const auto& check : checks) {
        const std::size_t here = page.find(fmt::format("`{}`", check.code), last);
        EXPECT_NE(here, std::string::npos) << check.code << " is not told, or not in this place";
        EXPECT_FALSE(check.description.empty()) << check.code;
        last = std::min(here, page.size());
    }
}

TEST(Checks, AreDocumentedInTheirOrder) {
    expect_told("## Findings", legality::all_checks());
    expect_told("What is bad in the measures", measures::all_checks());
    expect_told("What is bad in games", report::checks_of_each_table());
    expect_told("What is bad in games", report::checks_of_largest_tables());
}

TEST(Checks, EachHasItsOwnCode) {
    std::set<std::string_view> codes;
    const auto expect_new = [&codes](const auto& checks) {
        for (const auto& check : checks) {
            EXPECT_TRUE(codes.insert(check.code).second) << check.code;
        }
    };
    expect_new(legality::all_checks());
    expect_new(measures::all_checks());
    expect_new(report::checks_of_each_table());
    expect_new(report::checks_of_largest_tables());
}

} // namespace
} // namespace pampas::findings
