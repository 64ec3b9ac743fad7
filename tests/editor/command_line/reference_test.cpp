#include "engine/files/file.h"
#include "engine/language/language.h"
#include "tests/editor/command_line/json_report.h"
#include "tests/editor/command_line/run_pampas.h"

namespace pampas::command_line {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using testing::run_pampas;
using ::testing::StartsWith;

TEST(ReferenceCommand, ListsTheTerms) {
    const std::string list = run_pampas({"reference"}).out;
    EXPECT_THAT(list, StartsWith("First steps\n"));
    EXPECT_THAT(list, HasSubstr("\n  Herd distance: "));
}

TEST(ReferenceCommand, ExplainsATermByItsWords) {
    const auto outcome = run_pampas({"reference", "herd", "distance"});
    EXPECT_EQ(outcome.status, Status::Success);
    EXPECT_THAT(outcome.out, StartsWith("Herd distance (Ways to markets)\n"));
    EXPECT_EQ(run_pampas({"reference", "Herd distance"}).out, outcome.out);
}

TEST(ReferenceCommand, SaysNoWhereNothingIsMeant) {
    const auto outcome = run_pampas({"reference", "hovercraft"});
    EXPECT_EQ(outcome.status, Status::No);
    EXPECT_EQ(outcome.out, "");
    EXPECT_EQ(outcome.err, "No term matches these words.\n");
}

TEST(ReferenceCommand, WritesJson) {
    const auto json = testing::json_report({"reference", "market"});
    ASSERT_EQ(json.size(), 1U);
    EXPECT_EQ(json[0]["id"], "market");
}

TEST(ReferenceCommand, WritesAPageInTheLanguageInUse) {
    const testing::TemporaryFolder folder;
    const std::string file = folder / "page.html";
    language::use(*language::find("de"));
    run_pampas({"reference", "--format", "html", "-o", file});
    language::use(language::all().front());
    const std::string page = read_file(file);
    EXPECT_THAT(page, HasSubstr("<html lang=\"de\""));
    EXPECT_THAT(page, HasSubstr("<article class=\"explained\" id=\"herd-distance\">"));
    EXPECT_THAT(page, HasSubstr("src=\"data:image/png;base64,iVBORw0KGgo"));
    EXPECT_THAT(page, Not(HasSubstr("<script")));
    EXPECT_THAT(page, Not(HasSubstr("Herd distance")));
}

} // namespace
} // namespace pampas::command_line
