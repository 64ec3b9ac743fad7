#include "editor/recovery/journal.h"
#include "engine/files/input_error.h"
#include "engine/map/transform.h"
#include "tests/engine/random_maps.h"
#include "tests/engine/temporary_folder.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::recovery {
namespace {

using document::Document;
using map::Space;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// Everything that must come back.
struct Kept {
    map::Map map;
    document::Selection selection;
    std::vector<std::string> labels;
    std::size_t done;
    bool modified;
    session::Origin origin;

    friend bool operator==(const Kept&, const Kept&) = default;
};

Kept kept(const session::Session& session) {
    const Document& document = session.document();
    return {document.map(),
            document.selection(),
            document.history().labels(),
            document.history().done(),
            document.history().modified(),
            session.origin()};
}

Kept kept(const Work& work) {
    return {work.state.map,      work.state.selection,    work.history.labels(),
            work.history.done(), work.history.modified(), work.origin};
}

/// Makes one random change to a document.
void work_on(Document& document) {
    const hex::Grid grid = document.map().grid();
    switch (*rc::gen::inRange(0, 8)) {
    case 0:
    case 1:
        document.begin_stroke("paint");
        document.paint(
            *rc::gen::container<std::vector<hex::Coordinate>>(testing::coordinate_on(grid)),
            *rc::gen::elementOf(map::all_spaces));
        document.end_stroke();
        break;
    case 2:
        document.replace(map::moved(document.map(), hex::Motion::Rotate90), "turn");
        break;
    case 3: {
        map::Details details = document.map().details();
        details.notes = {{*testing::coordinate_on(grid), "here"}};
        details.description += "x";
        document.set_details(details, "say");
        break;
    }
    case 4:
        document.select(document::selection_of({*testing::coordinate_on(grid)}), "select");
        break;
    case 5:
        document.undo();
        break;
    case 6:
        document.go_to(*rc::gen::inRange<std::size_t>(0, document.history().steps().size() + 1));
        break;
    default:
        document.mark_saved();
    }
}

std::filesystem::path only_file(const std::filesystem::path& folder) {
    return std::filesystem::directory_iterator(folder)->path();
}

RC_GTEST_PROP(Journal, KeepsWorkWholeAtEveryStep, ()) {
    const testing::TemporaryFolder folder;
    session::Session session(*testing::any_map());
    Journal journal(folder.path());
    session.open_unsaved(session.map());
    std::vector<Kept> states;
    const int steps = *rc::gen::inRange(1, 30);
    for (int step = 0; step < steps; ++step) {
        work_on(session.document());
        journal.follow(session);
        if (!std::filesystem::is_empty(folder.path())) {
            const Work work = read_work(only_file(folder.path()));
            RC_ASSERT(kept(work) == kept(session));
            RC_ASSERT(work.open);
            states.push_back(kept(session));
        }
    }
    // Whatever part of the file remains after a stop, some earlier state comes back.
    if (!states.empty()) {
        const auto file = only_file(folder.path());
        const std::string bytes = testing::bytes_of(file);
        testing::put(folder / "part.work",
                     bytes.substr(0, *rc::gen::inRange<std::size_t>(0, bytes.size() + 1)));
        try {
            Kept part = kept(read_work(folder / "part.work"));
            part.modified = true; // a step may be written before its place in the history
            RC_ASSERT(std::ranges::any_of(states,
                                          [&](Kept state) {
                                              state.modified = true;
                                              return state.map == part.map;
                                          }) ||
                      part.labels.size() <= 1);
        } catch (const InputError&) {
            RC_ASSERT(bytes.find('\n') != std::string::npos);
        }
    }
}

class JournalTest : public ::testing::Test {
  protected:
    void paint(int column) {
        session.document().begin_stroke("Paint");
        session.document().paint({{column, 0}}, Space::Water);
        session.document().end_stroke();
        journal.follow(session);
    }
    std::vector<Work> unsaved() const { return all_unsaved(folder.path()); }

    testing::TemporaryFolder folder;
    session::Session session{map::Map({5, 5})};
    Journal journal{folder.path()};
};

TEST_F(JournalTest, NothingIsWrittenBeforeSomethingIsUnsaved) {
    journal.follow(session);
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
    EXPECT_THAT(all_unsaved(folder / "not there"), IsEmpty());
}

TEST_F(JournalTest, SavedWorkIsNotListedAndItsHistoryStays) {
    paint(0);
    ASSERT_THAT(unsaved(), SizeIs(1));
    session.save_in(session::MapFile{folder / "map.json"});
    journal.follow(session);
    EXPECT_THAT(unsaved(), IsEmpty());
    paint(1);
    ASSERT_THAT(unsaved(), SizeIs(1));
    EXPECT_EQ(unsaved()[0].history.done(), 2u);
    EXPECT_EQ(unsaved()[0].origin, session::Origin(session::MapFile{folder / "map.json"}));
    EXPECT_EQ(unsaved()[0].name, "map");
}

TEST_F(JournalTest, ForgetsWhatIsGivenUp) {
    paint(0);
    journal.forget();
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST_F(JournalTest, OpenWorkIsNotDiscarded) {
    paint(0);
    const Work open = unsaved()[0];
    EXPECT_TRUE(open.open);
    EXPECT_THROW(discard(open), InputError);
    journal = Journal(folder.path()); // as if the program had been stopped
    const Work left = find(folder.path(), open.id);
    EXPECT_FALSE(left.open);
    discard(left);
    EXPECT_THAT(unsaved(), IsEmpty());
    EXPECT_THROW(find(folder.path(), open.id), InputError);
}

TEST_F(JournalTest, GoesOnWithWorkThatWasFound) {
    paint(0);
    paint(1);
    journal = Journal(folder.path());
    Work work = unsaved()[0];
    testing::put(work.file, testing::bytes_of(work.file) + "{\"step\": \"half");
    session::Session again{map::Map()};
    Journal going_on(work);
    again.resume(work.origin, work.state, work.history);
    again.document().undo();
    going_on.follow(again);
    ASSERT_THAT(unsaved(), SizeIs(1));
    EXPECT_EQ(kept(unsaved()[0]), kept(again));
    again.document().redo();
    EXPECT_EQ(again.map(), session.map());
}

TEST_F(JournalTest, WaysBackAndForthTakeNoTime) {
    constexpr int many = 10'000;
    for (int step = 0; step < 5; ++step) {
        paint(step);
    }
    const Work work = unsaved()[0];
    std::string lines = testing::bytes_of(work.file);
    for (int step = 5; step < many; ++step) {
        lines +=
            fmt::format(R"({{"step": "", "before": {}, "spaces": [[0, 1, "{}"]], "changed": ""}})"
                        "\n",
                        step, "fm"[step % 2]);
    }
    for (int times = many; times > 0; --times) {
        lines += fmt::format(R"({{"done": {}, "saved": null, "origin": null, "changed": ""}})"
                             "\n",
                             times % 2 == 0 ? 0 : many - 1);
    }
    testing::put(folder / "long.work", lines);
    const Work read = read_work(folder / "long.work");
    EXPECT_EQ(read.history.done(), many - 1U);
    EXPECT_THAT(read.history.steps(), SizeIs(many));
    EXPECT_EQ(read.state.map.at({0, 1}), Space::Forest); // the second last step
    EXPECT_EQ(read.state.map.at({4, 0}), Space::Water);
}

TEST_F(JournalTest, OfALongDayComesBack) {
    paint(0);
    map::Details details = session.map().details();
    details.description.assign(std::size_t{33} << 20, 'x');
    for (const char* name : {"first", "second"}) { // more than other files may have
        details.name = name;
        session.document().set_details(details, name);
        journal.follow(session);
    }
    const auto works = unsaved();
    ASSERT_THAT(works, SizeIs(1));
    EXPECT_TRUE(works[0].state.map == session.map());
    EXPECT_EQ(works[0].history.done(), 3u);
}

TEST_F(JournalTest, CleansWhatIsSavedAndLeavesTheRest) {
    paint(0);
    session.document().mark_saved();
    journal.follow(session);
    clean(folder.path());
    EXPECT_FALSE(std::filesystem::is_empty(folder.path())) << "it is open";
    journal = Journal(folder.path());
    testing::put(folder / "notes.txt", "mine");
    testing::put(folder / "strange.work", "mine");
    clean(folder.path());
    EXPECT_EQ(testing::entries_in(folder.path()), 2);
}

TEST_F(JournalTest, ANewNameAndPlaceAreKept) {
    session.save_in(library::NamedMap{folder / "maps.pampas", "Honey"});
    paint(2);
    const Work work = unsaved()[0];
    EXPECT_EQ(work.name, "Honey");
    EXPECT_EQ(work.origin, session.origin());
}

} // namespace
} // namespace pampas::recovery
