#include "editor/arguments/parser.h"
#include "editor/desktop/frame/app.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace pampas::desktop {
namespace {

using ::testing::HasSubstr;

/// The exit status of the program when it ends at once, and its output.
struct End {
    int status = -1;
    std::string out;
    std::string err;
};

End ended(const std::vector<std::string>& arguments) {
    ::testing::internal::CaptureStdout();
    ::testing::internal::CaptureStderr();
    const auto read = read_arguments(arguments);
    const int* status = std::get_if<int>(&read);
    End end{status == nullptr ? -1 : *status, ::testing::internal::GetCapturedStdout(),
            ::testing::internal::GetCapturedStderr()};
    language::use(language::all().front());
    return end;
}

TEST(Arguments, NameWhatToOpenAndHowItLooks) {
    const auto read = read_arguments(
        {"a.json", "maps.pampas", "--theme", "dark", "maps.pampas#K 7", "--language=de"});
    const auto& arguments = std::get<Arguments>(read);
    ASSERT_EQ(arguments.places.size(), 3U);
    EXPECT_TRUE(std::holds_alternative<session::MapFile>(arguments.places[0]));
    EXPECT_TRUE(std::holds_alternative<session::LibraryFile>(arguments.places[1]));
    EXPECT_EQ(std::get<library::NamedMap>(arguments.places[2]).name, "K 7");
    EXPECT_EQ(arguments.language, language::find("de"));
    EXPECT_EQ(arguments.theme, Theme::Dark);
    EXPECT_FALSE(arguments.bare());
}

TEST(Arguments, OfferEveryTheme) {
    const std::vector<std::string> offered = arguments::editor_themes();
    ASSERT_EQ(offered.size(), themes.size());
    for (std::size_t number = 0; number < themes.size(); ++number) {
        EXPECT_EQ(name_of(themes[number]), offered[number]);
    }
}

TEST(Arguments, NeedNotSayAnything) {
    const auto none = std::get<Arguments>(read_arguments({}));
    EXPECT_TRUE(none.bare());
    EXPECT_EQ(none.language, nullptr);
    EXPECT_EQ(none.theme, std::nullopt);
    EXPECT_FALSE(std::get<Arguments>(read_arguments({"--new"})).bare());
    EXPECT_TRUE(std::get<Arguments>(read_arguments({"--theme", "system"})).bare());
}

TEST(Arguments, HelpIsInTheLanguageAskedFor) {
    const End english = ended({"--help"});
    EXPECT_EQ(english.status, 0);
    EXPECT_THAT(english.out, HasSubstr("LIBRARY.pampas#NAME"));
    for (const char* option : {"--new", "--language", "--theme", "--version", "de, es, fr"}) {
        EXPECT_THAT(english.out, HasSubstr(option));
    }
    const End german = ended({"--help", "--language", "de"});
    EXPECT_NE(german.out, english.out);
    EXPECT_EQ(german.err, "");
}

TEST(Arguments, WrongOnesAreReportedInOneLine) {
    const std::vector<std::vector<std::string>> wrong{{"--wrong"},
                                                      {"--language"},
                                                      {"--language", "tlh"},
                                                      {"--theme", "pi\nnk"},
                                                      {"-x", "a.json"}};
    for (const auto& arguments : wrong) {
        const End end = ended(arguments);
        EXPECT_EQ(end.status, 2);
        EXPECT_EQ(end.out, "");
        EXPECT_THAT(end.err, ::testing::StartsWith("pampas-editor: "));
        EXPECT_EQ(std::ranges::count(end.err, '\n'), 1) << end.err;
    }
    EXPECT_THAT(ended({"--language", "tlh"}).err, HasSubstr("\"tlh\""));
}

} // namespace

} // namespace pampas::desktop
