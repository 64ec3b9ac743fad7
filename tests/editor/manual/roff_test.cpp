#include "editor/manual/pages.h"

#include <gtest/gtest.h>

namespace pampas::manual {
namespace {

TEST(Roff, ShowsEveryCharacterAsItIs) {
    EXPECT_EQ(plain("a\\n 'b' ~c"), "a\\en \\(aqb\\(aq \\(tic");
    EXPECT_EQ(plain("\xc3\xbc\xe2\x80\xa6"), "\xc3\xbc\xe2\x80\xa6");
    EXPECT_EQ(bold("--to-x"), "\\fB\\-\\-to\\-x\\fR");
    EXPECT_EQ(italic("FILE"), "\\fIFILE\\fR");
}

TEST(Roff, DistinguishesDashesOfOptionsFromHyphens) {
    EXPECT_EQ(plain("a well-known \"--until-ci\" or -o"),
              "a well-known \"\\-\\-until-ci\" or \\-o");
    EXPECT_EQ(plain("this - that"), "this - that");
}

TEST(Roff, NoLineOfTextIsARequest) {
    RoffPage page("x", "X 1", "2031-05-07");
    page.section("NAME");
    page.paragraph(".json files");
    page.example({"'quoted'", ".hidden"});
    EXPECT_EQ(page.text(), ".TH X 1 2031-05-07 \"X 1\" \"Pampas\"\n.nh\n.ad l\n.SH NAME\n"
                           "\\&.json files\n.PP\n.nf\n\\(aqquoted\\(aq\n\\&.hidden\n.fi\n");
}

} // namespace
} // namespace pampas::manual
