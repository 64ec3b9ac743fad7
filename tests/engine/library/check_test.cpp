#include "engine/library/library.h"
#include "tests/engine/formats/damage.h"
#include "tests/engine/library/libraries.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace pampas::library {
namespace {

using testing::bytes_of;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using testing::numbered_map;
using testing::put;

class Check : public ::testing::Test {
  protected:
    void SetUp() override {
        Library library(file, Access::Create);
        library.add(numbered_map("A", 1));
        library.add(numbered_map("A", 2, {40, 40}), "the second note");
        library.keep_result(library.add(numbered_map("B", 3)), "a result");
    }
    void change(const std::string& sql) const {
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec(sql);
    }

    testing::TemporaryFolder folder;
    std::filesystem::path file = folder / "a.pampas";
};

TEST_F(Check, FindsNothingInASoundLibrary) {
    EXPECT_THAT(check(file), IsEmpty());
}

TEST_F(Check, FindsEveryByteOfAMapThatChanged) {
    const std::string bytes = bytes_of(file);
    const std::string row = "\"spaces\": [";
    std::size_t found = 0;
    for (std::size_t at = bytes.find(row); at != std::string::npos; at = bytes.find(row, at + 1)) {
        std::string changed = bytes;
        char& space = changed[at + row.size() + 20];
        space = space == 'w' ? 's' : 'w'; // a map that can still be read
        put(file, changed);
        EXPECT_THAT(check(file), Contains(HasSubstr("differs from what was saved")));
        ++found;
    }
    EXPECT_EQ(found, 3u);
    std::string changed = bytes;
    changed[changed.find("second note")] = 'S';
    put(file, changed);
    EXPECT_THAT(check(file),
                Contains("revision 2 of \"A\" is damaged: it differs from what was saved"));
    const Library library(file, Access::Read);
    EXPECT_THAT([&] { library.load("A"); }, testing::refuses("a.pampas: revision 2 of \"A\""));
    EXPECT_EQ(library.load("A", 1).map, numbered_map("A", 1));
}

TEST_F(Check, TellsAThousandProblemsAndTheBeginningOfNames) {
    change("UPDATE maps SET name = printf('%.*c', 1000, 'x') WHERE name = 'A'");
    change("WITH RECURSIVE more (i) AS (SELECT 3 UNION ALL SELECT i + 1 FROM more LIMIT 2000) "
           "INSERT INTO revisions (map, number, saved, note, columns, rows, json, checksum) "
           "SELECT 1, i, '', '', 1, 1, '', 1 FROM more");
    const auto problems = check(file);
    ASSERT_EQ(problems.size(), 1000u);
    EXPECT_EQ(problems.front(), "revision 3 of \"" + std::string(200, 'x') +
                                    "\" is damaged: it differs from what was saved");
}

TEST_F(Check, RefusesNamesThatFillTheMemory) {
    change("WITH RECURSIVE more (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM more LIMIT 7) "
           "INSERT INTO maps (name) SELECT printf('%.*c', 10000000, 'x') || i FROM more");
    change("INSERT INTO revisions (map, number, saved, note, columns, rows, json, checksum) "
           "SELECT id, 1, '', '', 1, 1, '', 1 FROM maps WHERE id > 2");
    const Library library(file, Access::Read);
    EXPECT_THAT([&] { library.list(); },
                testing::refuses("a.pampas: has more than 64 MiB of names and notes"));
    EXPECT_THAT([&] { library.load("C"); }, testing::refuses("has more than 64 MiB of names"));
    EXPECT_EQ(library.load("A", 1).map, numbered_map("A", 1));
}

TEST_F(Check, FindsRowsThatDoNotBelongTogether) {
    change("DELETE FROM maps WHERE name = 'B'");
    EXPECT_THAT(check(file), Contains(HasSubstr("of revisions has no matching row in maps")));
    change("INSERT INTO maps (id, name) VALUES (99, 'empty')");
    EXPECT_THAT(check(file), Contains("\"empty\" has no revision"));
    change("UPDATE revisions SET columns = 7 WHERE number = 2");
    EXPECT_THAT(check(file), Contains(HasSubstr("its map has a different size")));
}

TEST_F(Check, FindsATableThatIsGone) {
    change("DROP TABLE revisions");
    EXPECT_THAT(check(file), Contains(HasSubstr("is missing")));
    EXPECT_THAT([&] { Library(file, Access::Write).list(); }, testing::refuses("is damaged"));
}

TEST_F(Check, FindsNamesThatAreNoText) {
    change("UPDATE maps SET name = CAST(x'FF' AS TEXT) WHERE name = 'B'");
    EXPECT_THAT(check(file), Contains("a text is not UTF-8"));
    EXPECT_THAT([&] { Library(file, Access::Write).list(); }, testing::refuses("is damaged"));
}

/// Uses a damaged library in every way. No exception but an `InputError` may be thrown.
void use(const std::filesystem::path& file) {
    try {
        Library library(file, Access::Write);
        for (const Entry& entry : library.list()) {
            library.history(entry.name);
            library.load(entry.name);
        }
        library.results("A");
        library.keep_result(library.add(numbered_map("A", 4)), "{}");
        library.rename("B", "C");
        library.restore("A", 1);
        library.remove("C");
        for (const Removed& removed : library.trash()) {
            library.load_removed(removed.id);
            library.put_back(removed.id);
        }
        library.remove("C");
        library.empty_trash();
    } catch (const InputError& error) {
        RC_ASSERT(std::string_view(error.what()).starts_with(file.string()));
    }
}

RC_GTEST_FIXTURE_PROP(Check, DamagedLibrariesAreUsedOrRefused, ()) {
    SetUp();
    put(file, *testing::damaged(bytes_of(file)));
    try {
        check(file);
    } catch (const InputError&) {
    }
    use(file);
}

RC_GTEST_FIXTURE_PROP(Check, PagesOfJunkAreUsedOrRefused, ()) {
    SetUp();
    std::string bytes = bytes_of(file);
    const auto at = *rc::gen::inRange<std::size_t>(16, bytes.size());
    const auto junk = *rc::gen::container<std::string>(300, rc::gen::arbitrary<char>());
    bytes.replace(at, junk.size(), junk);
    put(file, bytes);
    try {
        check(file);
    } catch (const InputError&) {
    }
    use(file);
}

} // namespace
} // namespace pampas::library
