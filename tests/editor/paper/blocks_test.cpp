#include "editor/paper/blocks.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <numeric>

namespace pampas::paper {
namespace {

std::string joined(const std::vector<std::string>& lines) {
    return std::accumulate(lines.begin(), lines.end(), std::string(),
                           [](const std::string& all, const std::string& line) {
                               return all.empty() ? line : all + " " + line;
                           });
}

RC_GTEST_PROP(WrappedText, HasAllWordsInLinesThatFit, ()) {
    const auto words = *rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(
        rc::gen::element<std::string>("a", "land", "mañana", "haciendas", "tiles,")));
    const double width = *rc::gen::inRange(20, 200);
    const WrappedText text = wrapped(joined(words), width, 3);
    RC_ASSERT(joined(text.lines) == joined(words));
    for (const std::string& line : text.lines) {
        RC_ASSERT(wrapped(line, width, 3).lines.size() == 1U);
    }
    // One more word would not fit.
    for (std::size_t i = 0; i + 1 < text.lines.size(); ++i) {
        const std::string& next = text.lines[i + 1];
        const std::string longer = text.lines[i] + " " + next.substr(0, next.find(' '));
        RC_ASSERT(wrapped(longer, width, 3).lines.size() == 2U);
    }
}

TEST(WrappedText, BreaksNoWord) {
    EXPECT_EQ(wrapped("indivisible", 1, 3).lines.size(), 1U);
    EXPECT_EQ(wrapped("", 50, 3).lines.size(), 1U);
    EXPECT_GT(wrapped("wide letters and narrow ones", 30, 6).height(),
              wrapped("wide letters and narrow ones", 30, 3).height());
}

} // namespace
} // namespace pampas::paper
