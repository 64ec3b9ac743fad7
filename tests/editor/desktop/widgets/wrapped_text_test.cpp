#include "editor/desktop/widgets/wrapped_text.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <wx/arrstr.h>
#include <wx/frame.h>

namespace pampas::desktop {
namespace {

wxString joined(const std::vector<wxString>& lines) {
    wxString text;
    for (const wxString& line : lines) {
        text += (text.empty() ? "" : " ") + line;
    }
    return text;
}

/// Words of one to eight letters, not all of them Latin.
wxString any_text() {
    wxString text;
    for (const auto& word : *rc::gen::nonEmpty<std::vector<std::uint8_t>>()) {
        text += (text.empty() ? "" : " ") +
                wxString(wxUniChar(word % 3 ? 'a' + word % 20 : 0x3b1), 1U + word % 8);
    }
    return text;
}

TEST(WrappedText, LosesNoWordAndFillsEachLine) {
    wxFrame window(nullptr, wxID_ANY, "test");
    EXPECT_TRUE(rc::check([&window] {
        const wxString text = any_text();
        const int width = *rc::gen::inRange(120, 400); // wider than any word
        const auto width_of = [&window](const wxString& line) {
            return window.GetTextExtent(line).x;
        };
        const auto lines = wrapped(window, text, width, 1'000);
        RC_ASSERT(joined(lines) == text);
        for (std::size_t number = 0; number < lines.size(); ++number) {
            RC_ASSERT(width_of(lines[number]) <= width);
            if (number > 0) { // its first word had no room above
                const wxString first = lines[number].BeforeFirst(' ');
                RC_ASSERT(width_of(lines[number - 1] + " " + first) > width);
            }
        }
    }));
}

TEST(WrappedText, CutsOffWhatIsTooMuch) {
    wxFrame window(nullptr, wxID_ANY, "test");
    const wxString ellipsis = wxString::FromUTF8("\xe2\x80\xa6");
    wxString text;
    for (int words = 0; words < 40; ++words) {
        text += "word ";
    }
    const auto lines = wrapped(window, wxString("one\ntwo\n") + text, 150, 3);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0], "one");
    EXPECT_EQ(lines[1], "two");
    EXPECT_TRUE(lines[2].EndsWith(ellipsis) || lines[2].EndsWith("...")) << lines[2];
    const auto word = wrapped(window, wxString('m', 200), 150, 3);
    ASSERT_EQ(word.size(), 1U);
    EXPECT_LE(window.GetTextExtent(word[0]).x, 150);
    EXPECT_EQ(wrapped(window, "", 150, 3).size(), 1U);
}

} // namespace
} // namespace pampas::desktop
