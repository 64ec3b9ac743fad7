#include "engine/library/library.h"
#include "tests/engine/library/libraries.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <map>

namespace pampas::library {
namespace {

using testing::numbered_map;
using testing::TemporaryFolder;

/// What a library should hold, in the plainest form: the revisions of each map, oldest first.
using Model = std::map<std::string, std::vector<Stored>>;

/// A library open in two programs, and what it should hold.
class Session {
  public:
    /// Does a random step in one of the programs.
    void step() {
        Library& library = programs_[*rc::gen::inRange<std::size_t>(0, 2)];
        const auto name = *any_name();
        switch (*rc::gen::inRange(0, 10)) {
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
        case 6:
            return save_renamed(library, name, *any_name());
        case 7:
            return put_back(library);
        case 8:
            return empty_trash(library);
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
        RC_ASSERT(library.trash().size() == trash_.size());
        RC_ASSERT(library.last_saved() == last_saved());
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
    std::string last_saved() const {
        const auto id = [](const auto& entry) { return entry.second.back().revision.id; };
        const auto newest = std::ranges::max_element(model_, {}, id);
        return newest == model_.end() ? std::string() : newest->first;
    }
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
    /// A random revision of any map that exists or existed, or none.
    std::optional<Revision> any_revision() const {
        const auto chosen = *rc::gen::inRange<std::size_t>(0, ever_.size() + 1);
        return chosen == ever_.size() ? std::nullopt : std::optional(ever_[chosen]);
    }
    map::Map next_map(const std::string& name) {
        ++count_;
        return numbered_map(name, count_, {1 + count_ % 3, 1 + count_ % 4});
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
    void save_renamed(Library& library, const std::string& former, const std::string& name) {
        const auto base = any_revision().value_or(Revision{});
        const map::Map map = next_map(name);
        if (base != newest(former) || (name != former && model_.contains(name))) {
            RC_ASSERT_THROWS_AS(library.save_renamed(map, former, base), InputError);
            return;
        }
        auto history = model_.extract(former);
        history.key() = name;
        model_.insert(std::move(history));
        expect_next(map, library.save_renamed(map, former, base));
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
        auto node = model_.extract(name);
        if (node.empty()) {
            RC_ASSERT_THROWS_AS(library.remove(name), InputError);
            return;
        }
        trash_[library.remove(name)] = std::move(node);
    }
    void put_back(Library& library) {
        if (trash_.empty()) {
            return;
        }
        const auto chosen =
            std::next(trash_.begin(), *rc::gen::inRange<std::ptrdiff_t>(0, std::ssize(trash_)));
        auto node = std::move(chosen->second);
        const bool free = !model_.contains(node.key());
        const std::string name = library.put_back(chosen->first);
        RC_ASSERT(free == (name == node.key()));
        node.key() = name;
        RC_ASSERT(model_.insert(std::move(node)).inserted);
        trash_.erase(chosen);
    }
    void empty_trash(Library& library) {
        library.empty_trash();
        trash_.clear();
    }

    TemporaryFolder folder_;
    std::array<Library, 2> programs_{Library(folder_ / "a.pampas", Access::Create),
                                     Library(folder_ / "a.pampas", Access::Create)};
    Model model_;
    std::map<std::int64_t, Model::node_type> trash_; ///< by id
    std::vector<Revision> ever_;                     ///< all revisions that ever existed
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
