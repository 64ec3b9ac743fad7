#include "engine/files/file.h"
#include "engine/formats/haz.h"
#include "engine/library/check.h"
#include "engine/library/library.h"
#include "tests/engine/corpus.h"
#include "tests/engine/library/libraries.h"
#include "tests/engine/random_details.h"
#include "tests/engine/random_maps.h"

#include <ctime>
#include <map>

namespace pampas::library {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::MatchesRegex;
using testing::numbered_map;
using testing::refuses;
using testing::TemporaryFolder;

TEST(Library, KeepsEverySaveAsARevision) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    EXPECT_THAT(library.list(), IsEmpty());
    const Revision first = library.save(numbered_map("Two Rivers", 1), {}, "drawn");
    const Revision second = library.save(numbered_map("Two Rivers", 2, {9, 5}), first, "painted");
    EXPECT_EQ(first.number, 1);
    EXPECT_EQ(second.number, 2);
    EXPECT_THAT(library.history("Two Rivers"), ElementsAre(second, first));
    EXPECT_EQ(library.load("Two Rivers").map, numbered_map("Two Rivers", 2, {9, 5}));
    EXPECT_EQ(library.load("Two Rivers").revision, second);
    EXPECT_EQ(library.load("Two Rivers", 1).map, numbered_map("Two Rivers", 1));
    EXPECT_EQ(library.load("Two Rivers", 1).revision, first);
    EXPECT_THAT(library.list(), ElementsAre(Entry{"Two Rivers", 9, 5, second.saved, 2}));
}

TEST(Library, TellsWhenARevisionWasSaved) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    const std::time_t before = std::time(nullptr);
    const std::string saved = library.add(numbered_map("A", 1)).saved;
    ASSERT_THAT(saved, MatchesRegex("....-..-..T..:..:..Z"));
    std::tm parsed{};
    ::strptime(saved.c_str(), "%Y-%m-%dT%H:%M:%SZ", &parsed);
    EXPECT_GE(::timegm(&parsed), before);
    EXPECT_LE(::timegm(&parsed), std::time(nullptr));
}

TEST(Library, IsStillThereInAnotherProgram) {
    const TemporaryFolder folder;
    Library(folder / "a.pampas", Access::Create).add(numbered_map("A", 1));
    Library first(folder / "a.pampas", Access::Create);
    Library second(folder / "a.pampas", Access::Write);
    first.add(numbered_map("B", 2));
    EXPECT_EQ(second.load("B").map, numbered_map("B", 2));
    EXPECT_EQ(Library(folder / "a.pampas", Access::Read).list(), first.list());
}

TEST(Library, ListsByName) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    for (const char* name : {"b", "A", "C", "a", "ab"}) {
        library.add(numbered_map(name, 1));
    }
    std::vector<std::string> names;
    for (const Entry& entry : library.list()) {
        names.push_back(entry.name);
    }
    EXPECT_THAT(names, ElementsAre("A", "a", "ab", "b", "C"));
}

TEST(Library, RefusesToHideANewerRevision) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    const Revision first = library.save(numbered_map("A", 1), {});
    const Revision second = library.save(numbered_map("A", 2), first);
    try {
        library.save(numbered_map("A", 3), first);
        FAIL();
    } catch (const Conflict& conflict) {
        EXPECT_EQ(conflict.newest(), 2);
        EXPECT_THAT(conflict.what(), ::testing::StartsWith((folder / "a.pampas").string()));
    }
    EXPECT_THROW(library.save(numbered_map("A", 3), {}), Conflict);
    EXPECT_THAT(library.history("A"), ElementsAre(second, first));
}

TEST(Library, NeverTakesARemovedMapForItsSuccessor) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    const Revision old = library.save(numbered_map("A", 1), {});
    library.remove("A");
    try {
        library.save(numbered_map("A", 2), old);
        FAIL();
    } catch (const Conflict& conflict) {
        EXPECT_EQ(conflict.newest(), 0);
    }
    library.save(numbered_map("A", 3), {}); // also number 1
    EXPECT_THROW(library.save(numbered_map("A", 2), old), Conflict);
}

TEST(Library, OldRevisionsBearTheNewName) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    library.add(numbered_map("A", 1));
    library.add(numbered_map("A", 2));
    library.rename("A", "B");
    EXPECT_EQ(library.load("B", 1).map, numbered_map("B", 1));
    const Revision restored = library.restore("B", 1);
    EXPECT_EQ(restored.number, 3);
    EXPECT_EQ(restored.note, "Revision 1 restored");
    EXPECT_EQ(library.load("B").map, numbered_map("B", 1));
}

TEST(Library, NamesSomeMapsThatAreThere) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    EXPECT_THAT([&] { library.load("x"); }, refuses("a.pampas: has no map \"x\"; it has none"));
    for (const char* name : {"A", "B", "C", "D", "E"}) {
        library.add(numbered_map(name, 1));
    }
    EXPECT_THAT([&] { library.history("x"); }, refuses("it has \"A\", \"B\", \"C\", \"D\", \"E\""));
    library.add(numbered_map("F", 1));
    library.add(numbered_map("G\n", 1));
    EXPECT_THAT([&] { library.remove("x"); }, refuses("\"E\" and 2 more"));
    EXPECT_THAT([&] { library.rename("x", "y"); }, refuses("has no map \"x\""));
    EXPECT_THAT([&] { library.restore("x", 1); }, refuses("has no map \"x\""));
    EXPECT_THAT([&] { library.restore("A", 7); },
                refuses("no revision 7 of \"A\"; the newest is 1"));
    EXPECT_THAT([&] { library.rename("A", "B"); }, refuses("has a map \"B\" already"));
}

TEST(Library, RefusesNamesAndNotesNobodyCouldRead) {
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    EXPECT_THAT([&] { library.add(numbered_map("", 1)); }, refuses("without a name"));
    EXPECT_THAT([&] { library.add(numbered_map("\xff", 1)); }, refuses("not UTF-8"));
    EXPECT_THAT([&] { library.add(numbered_map("A", 1), "\xff"); }, refuses("not UTF-8"));
    library.add(numbered_map("A", 1));
    EXPECT_THAT([&] { library.rename("A", ""); }, refuses("without a name"));
    EXPECT_THAT([&] { library.rename("A", "\xff"); }, refuses("not UTF-8"));
}

RC_GTEST_PROP(Library, KeepsAllThereIsInAMap, ()) {
    const TemporaryFolder folder;
    auto map = *testing::any_map();
    map.details() = *testing::any_details();
    map.details().name += "x";
    const auto note = *testing::any_text();
    Library library(folder / "a.pampas", Access::Create);
    const Revision saved = library.add(map, note);
    RC_ASSERT(saved.note == note);
    RC_ASSERT(library.load(map.details().name).map == map);
    RC_ASSERT(library.history(map.details().name).front() == saved);
    RC_ASSERT(library.list().front().name == map.details().name);
}

TEST(Library, KeepsTheCorpusByteForByte) {
    PAMPAS_NEEDS_CORPUS();
    const TemporaryFolder folder;
    Library library(folder / "a.pampas", Access::Create);
    for (const auto& file : testing::corpus_files()) {
        const std::string bytes = read_file(file);
        const map::Map map = formats::read_haz(bytes);
        library.add(map);
        EXPECT_EQ(formats::write_haz(library.load(map.details().name).map), bytes) << file;
    }
    EXPECT_EQ(library.list().size(), testing::corpus_files().size());
    EXPECT_THAT(check(folder / "a.pampas"), IsEmpty());
}

/// What a library should hold, kept the plainest way: the revisions of each map, oldest first.
using Model = std::map<std::string, std::vector<Stored>>;

/// A library in two programs, and what it should hold.
class Session {
  public:
    /// One step of either program, chosen at random.
    void step() {
        Library& library = programs_[*rc::gen::inRange<std::size_t>(0, 2)];
        const auto name = *any_name();
        switch (*rc::gen::inRange(0, 7)) {
        case 0:
            return add(library, name);
        case 1:
            return save(library, name, newest(name));
        case 2:
            return save(library, name, any_revision());
        case 3:
            return restore(library, name);
        case 4:
            return rename(library, name, *any_name());
        case 5:
            return remove(library, name);
        default:
            programs_[0] = Library(folder_ / "a.pampas", Access::Create);
        }
    }

    void compare() const {
        const Library& library = programs_[*rc::gen::inRange<std::size_t>(0, 2)];
        std::map<std::string, Entry> entries;
        for (const Entry& entry : library.list()) {
            entries[entry.name] = entry;
        }
        RC_ASSERT(entries.size() == model_.size());
        for (const auto& [name, revisions] : model_) {
            const auto& [map, last] = revisions.back();
            const Entry expected{name, map.grid().columns, map.grid().rows, last.saved,
                                 last.number};
            RC_ASSERT(entries[name] == expected);
            const auto history = library.history(name);
            RC_ASSERT(history.size() == revisions.size());
            for (std::size_t i = 0; i < revisions.size(); ++i) {
                RC_ASSERT(history[history.size() - 1 - i] == revisions[i].revision);
                const Stored found = library.load(name, revisions[i].revision.number);
                RC_ASSERT(found.map == renamed(revisions[i].map, name));
                RC_ASSERT(found.revision == revisions[i].revision);
            }
        }
    }

    std::filesystem::path file() const { return folder_ / "a.pampas"; }

  private:
    static rc::Gen<std::string> any_name() {
        return rc::gen::element<std::string>("A", "a#b", "é", "'; --");
    }
    static map::Map renamed(map::Map map, const std::string& name) {
        map.details().name = name;
        return map;
    }

    std::optional<Revision> newest(const std::string& name) const {
        const auto found = model_.find(name);
        return found == model_.end() ? std::nullopt : std::optional(found->second.back().revision);
    }
    /// Of any map that is or was there, or none.
    std::optional<Revision> any_revision() const {
        const auto chosen = *rc::gen::inRange<std::size_t>(0, ever_.size() + 1);
        return chosen == ever_.size() ? std::nullopt : std::optional(ever_[chosen]);
    }
    map::Map next_map(const std::string& name) {
        return numbered_map(name, ++count_, {1 + count_ % 3, 1 + count_ % 4});
    }

    void expect_next(const map::Map& map, const Revision& revision) {
        std::vector<Stored>& revisions = model_[map.details().name];
        RC_ASSERT(revision.number ==
                  (revisions.empty() ? 1 : revisions.back().revision.number + 1));
        for (const Revision& other : ever_) {
            RC_ASSERT(revision.id != other.id);
        }
        revisions.push_back({map, revision});
        ever_.push_back(revision);
    }
    void add(Library& library, const std::string& name) {
        const map::Map map = next_map(name);
        expect_next(map, library.add(map, "a note"));
    }
    void save(Library& library, const std::string& name, const std::optional<Revision>& base) {
        const map::Map map = next_map(name);
        if (base == newest(name)) {
            return expect_next(map, library.save(map, base));
        }
        try {
            library.save(map, base);
            RC_FAIL("a newer revision was hidden");
        } catch (const Conflict& conflict) {
            RC_ASSERT(conflict.newest() == newest(name).value_or(Revision{}).number);
        }
    }
    void restore(Library& library, const std::string& name) {
        const auto number = *rc::gen::inRange(0, 4);
        const auto found = model_.find(name);
        if (number < 1 || found == model_.end() || number > std::ssize(found->second)) {
            RC_ASSERT_THROWS_AS(library.restore(name, number), InputError);
            return;
        }
        const map::Map map = found->second[static_cast<std::size_t>(number - 1)].map;
        expect_next(renamed(map, name), library.restore(name, number));
    }
    void rename(Library& library, const std::string& name, const std::string& to) {
        if (!model_.contains(name) || (name != to && model_.contains(to))) {
            RC_ASSERT_THROWS_AS(library.rename(name, to), InputError);
            return;
        }
        library.rename(name, to);
        auto node = model_.extract(name);
        node.key() = to;
        model_.insert(std::move(node));
    }
    void remove(Library& library, const std::string& name) {
        if (model_.erase(name) == 0) {
            RC_ASSERT_THROWS_AS(library.remove(name), InputError);
            return;
        }
        library.remove(name);
    }

    TemporaryFolder folder_;
    std::array<Library, 2> programs_{Library(folder_ / "a.pampas", Access::Create),
                                     Library(folder_ / "a.pampas", Access::Create)};
    Model model_;
    std::vector<Revision> ever_; ///< all revisions there have been
    int count_ = 0;
};

RC_GTEST_PROP(Library, DoesWhatThePlainestModelDoes, ()) {
    Session session;
    const auto steps = *rc::gen::inRange(0, 15);
    for (int step = 0; step < steps; ++step) {
        session.step();
        session.compare();
    }
    RC_ASSERT(check(session.file()).empty());
}

} // namespace
} // namespace pampas::library
