#include "engine/library/library.h"

#include "engine/formats/json.h"
#include "tests/fuzz/harness.h"
#include "tests/fuzz/memory_folder.h"

#include <sqlite3.h>

#include <array>
#include <memory>

namespace pampas::fuzz {
namespace {

namespace fs = std::filesystem;
using library::Access;
using library::Library;

/// Reads everything that a library has.
void read_all(const Library& library) {
    for (const library::Entry& entry : library.list()) {
        refusing([&] { library.load(entry.name); });
        refusing([&] { library.history(entry.name); });
        refusing([&] { library.results(entry.name); });
        refusing([&] { library.games(entry.name); });
    }
    for (const library::Removed& removed : library.trash()) {
        refusing([&] { library.load_removed(removed.id); });
    }
}

/// Works in a library as the editor does.
void work_in(Library& library) {
    map::Map map;
    map.details().name = "Fuzz";
    refusing([&] { library.add(map); });
    refusing([&] { library.rename("Fuzz", "Fuzzy"); });
    refusing([&] { library.put_back(library.remove("Fuzzy")); });
    refusing([&] { library.empty_trash(); });
}

void use(const fs::path& file) {
    refusing([&] { library::check(file); });
    refusing([&] { read_all(Library(file, Access::Read)); });
    refusing([&] {
        Library library(file, Access::Write);
        read_all(library);
        work_in(library);
    });
}

/// The bytes of a file may be any.
void read_library(std::string_view bytes) {
    const MemoryFolder folder;
    use(folder.put("maps.pampas", bytes));
}

/// The bytes of a library with some maps, one of them in the trash.
const std::string& usual_library() {
    static const std::string bytes = [] {
        const MemoryFolder folder;
        const fs::path file = folder.path() / "maps.pampas";
        {
            Library library(file, Access::Create);
            map::Map map;
            for (const char* name : {"Ant", "Bee", "Cow"}) {
                map.details().name = name;
                library.keep_result(library.add(map), R"({"games": 1})");
            }
            library.add(map, "second");
            library.remove("Bee");
        }
        return read_file(file);
    }();
    return bytes;
}

/// Runs statements on a library, whatever they do to it. They end after some steps and reach no
/// other file.
void execute(const fs::path& file, std::string_view statements) {
    sqlite3* opened = nullptr;
    sqlite3_open(file.c_str(), &opened);
    const std::unique_ptr<sqlite3, int (*)(sqlite3*)> database(opened, sqlite3_close);
    sqlite3_limit(opened, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_limit(opened, SQLITE_LIMIT_LENGTH, 100'000);
    sqlite3_progress_handler(
        opened, 20'000, [](void*) { return 1; }, nullptr);
    sqlite3_exec(opened, "PRAGMA writable_schema=ON; PRAGMA synchronous=OFF", nullptr, nullptr,
                 nullptr);
    sqlite3_exec(opened, std::string(statements).c_str(), nullptr, nullptr, nullptr);
}

/// A library to which a stranger has done what SQL allows: triggers, views, other tables.
void read_changed_library(std::string_view statements) {
    const MemoryFolder folder;
    const fs::path file = folder.put("maps.pampas", usual_library());
    execute(file, statements);
    use(file);
}

} // namespace

std::span<const Harness> library_harnesses() {
    static constexpr std::array harnesses{
        Harness{"library", Form::Bytes, read_library},
        Harness{"library-sql", Form::Bytes, read_changed_library},
    };
    return harnesses;
}

} // namespace pampas::fuzz
