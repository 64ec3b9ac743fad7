#include "tests/fuzz/harness.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace pampas::fuzz {

std::span<const Harness> all_harnesses() {
    static const auto all = [] {
        std::vector<Harness> result;
        for (const auto& group :
             {map_harnesses(), data_harnesses(), record_harnesses(), work_harnesses(),
              library_harnesses(), line_harnesses(), step_harnesses()}) {
            result.insert(result.end(), group.begin(), group.end());
        }
        return result;
    }();
    return all;
}

const Harness& harness_named(std::string_view name) {
    const auto all = all_harnesses();
    const auto found = std::ranges::find(all, name, &Harness::name);
    if (found == all.end()) {
        fmt::print(stderr, "there is no harness \"{}\"; expected one of", name);
        for (const Harness& harness : all) {
            fmt::print(stderr, " {}", harness.name);
        }
        fmt::print(stderr, "\n");
        std::exit(2);
    }
    return *found;
}

void check(bool holds, std::string_view what) {
    if (!holds) {
        fmt::print(stderr, "does not hold: {}\n", what);
        std::abort();
    }
}

} // namespace pampas::fuzz
