#include "engine/library/create.h"

#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/language/tr.h"

#include <SQLiteCpp/Database.h>
#include <fmt/format.h>

#include <array>
#include <random>
#include <system_error>

namespace pampas::library {
namespace {

namespace fs = std::filesystem;

/// What SQLite adds to a database's name for the files it keeps beside it.
constexpr std::array journals{"-wal", "-shm", "-journal"};

fs::path folder_of(const fs::path& file) {
    return file.has_parent_path() ? file.parent_path() : fs::path(".");
}

/// SQLite would take what a lost library left behind for a part of the new one.
void refuse_leftovers(const fs::path& library) {
    std::error_code ignored;
    for (const char* journal : journals) {
        if (const fs::path left = path_of(library.string() + journal);
            fs::exists(left, ignored) && fs::file_size(left, ignored) > 0 &&
            !fs::exists(library, ignored)) {
            throw InputError(tr("cannot be made beside {}, which belongs to a library "
                                "that is gone; move it away first",
                                left.filename().string()),
                             {}, library.string());
        }
    }
}

} // namespace

ScratchDatabase::ScratchDatabase(const fs::path& folder) {
    std::random_device random;
    file_ = folder / fmt::format(".pampas.{:08x}{:08x}", random(), random());
}

ScratchDatabase::~ScratchDatabase() {
    std::error_code ignored;
    fs::remove(file_, ignored);
    for (const char* journal : journals) {
        fs::remove(path_of(file_.string() + journal), ignored);
    }
}

void ScratchDatabase::publish(const fs::path& name) const {
    std::error_code error;
    fs::create_hard_link(file_, name, error); // a rename would replace what another program made
    if (error && error != std::errc::file_exists) {
        fs::rename(file_, name, error); // for file systems without links
    }
    if (error && error != std::errc::file_exists) {
        throw InputError(tr("cannot be written: {}", reason_of(error)), {}, name.string());
    }
    flush_directory(folder_of(name));
}

void create_if_missing(const fs::path& library, Steps steps) {
    std::error_code error;
    if (fs::exists(library, error)) {
        return;
    }
    refuse_leftovers(library);
    const fs::path folder = folder_of(library);
    if (!fs::is_directory(folder, error)) {
        throw InputError(tr("cannot be written: its folder does not exist"), {}, library.string());
    }
    const ScratchDatabase scratch(folder);
    {
        SQLite::Database database(scratch.file().string(),
                                  SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("PRAGMA journal_mode = MEMORY"); // nobody knows it yet
        migrate(database, steps, [] {});
        database.exec("PRAGMA journal_mode = WAL");
    }
    scratch.publish(library);
}

} // namespace pampas::library
