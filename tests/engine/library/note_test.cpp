#include "engine/language/language.h"
#include "engine/library/library.h"
#include "engine/library/note.h"
#include "tests/engine/library/libraries.h"

namespace pampas::library {
namespace {

using ::testing::IsEmpty;
using testing::numbered_map;
using testing::refuses;

class Notes : public ::testing::Test {
  protected:
    testing::TemporaryFolder folder;
    Library library{folder / "maps.pampas", Access::Create};
    const Revision first = library.add(numbered_map("A", 1), "the first");
    const Revision second = library.add(numbered_map("A", 2));
};

TEST_F(Notes, AreWrittenOnAnyRevision) {
    library.set_note("A", 1, "another");
    library.set_note("A", 2, "Größe ü");
    const auto history = library.history("A");
    EXPECT_EQ(history[0].note, "Größe ü");
    EXPECT_EQ(history[1].note, "another");
    EXPECT_EQ(history[1].id, first.id);
    EXPECT_EQ(history[1].saved, first.saved);
    EXPECT_EQ(library.load("A", 1).map, numbered_map("A", 1));
    EXPECT_THAT(check(library.file()), IsEmpty());
    library.set_note("A", 1, "");
    EXPECT_EQ(library.history("A")[1].note, "");
    EXPECT_NO_THROW(library.save(numbered_map("A", 3), second)) << "a note makes no other revision";
}

TEST_F(Notes, AreRefusedWhereTheyCannotBe) {
    EXPECT_THAT([&] { library.set_note("B", 1, "x"); }, refuses("has no map \"B\""));
    EXPECT_THAT([&] { library.set_note("A", 3, "x"); }, refuses("has no revision 3 of \"A\""));
    EXPECT_THAT([&] { library.set_note("A", 1, "\xff"); }, refuses("note"));
    EXPECT_EQ(library.history("A")[1], first);
}

TEST_F(Notes, OfPampasAreShownInTheLanguageInUse) {
    const std::string restored = library.restore("A", 1).note;
    const std::string copied = library.history(library.duplicate("A"))[0].note;
    EXPECT_EQ(restored, "Revision 1 restored");
    EXPECT_EQ(copied, "Copy of A");
    for (const std::string& note : {restored, copied, bundled_note()}) {
        EXPECT_EQ(shown_note(note), note);
    }
    language::use(*language::find("de"));
    EXPECT_NE(shown_note(bundled_note()), bundled_note());
    EXPECT_NE(shown_note(restored), restored);
    EXPECT_NE(shown_note(restored).find('1'), std::string::npos);
    EXPECT_EQ(shown_note("the first"), "the first");
    EXPECT_EQ(shown_note("Copy of "), "Copy of ") << "of no map";
    EXPECT_EQ(shown_note(""), "");
    EXPECT_EQ(library.restore("A", 2).note, "Revision 2 restored") << "in any language";
    language::use(language::all().front());
}

TEST_F(Notes, ACopyHasItsOwnNameAndHistory) {
    EXPECT_EQ(library.duplicate("A"), "A (2)");
    EXPECT_EQ(library.duplicate("A (2)"), "A (3)");
    EXPECT_EQ(library.duplicate("A"), "A (4)");
    EXPECT_EQ(library.history("A (2)").size(), 1u);
    map::Map copy = library.load("A (4)").map;
    copy.details().name = "A";
    EXPECT_EQ(copy, library.load("A").map);
    EXPECT_EQ(library.history("A").size(), 2u);
    EXPECT_THAT([&] { library.duplicate("B"); }, refuses("has no map \"B\""));
    EXPECT_THAT(check(library.file()), IsEmpty());
}

} // namespace
} // namespace pampas::library
