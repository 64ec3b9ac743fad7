#include "engine/library/connection.h"

#include "engine/files/path.h"
#include "engine/files/system.h"
#include "engine/language/tr.h"
#include "engine/language/utf8.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/chrono.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <ctime>
#include <new>
#include <optional>
#include <span>
#include <system_error>

namespace pampas::library {
namespace {

namespace fs = std::filesystem;

/// Milliseconds to wait for another program that writes.
constexpr int patience = 5000;

/// The library's file with all symbolic links resolved: SQLite keeps its journal beside it.
fs::path real_file(const fs::path& library) {
    std::error_code error;
    fs::path real = fs::canonical(library, error);
    if (!error && fs::is_directory(real, error)) {
        error = std::make_error_code(std::errc::is_a_directory);
    } else if (!error && !fs::is_regular_file(real, error)) {
        error = std::make_error_code(std::errc::invalid_seek);
    } else if (!error && !system::may_read(real)) {
        error = std::error_code(errno, std::generic_category());
    }
    if (error) {
        throw system_error(library, tr_later("cannot be opened"), error);
    }
    return real;
}

/// The first bytes of a file and the size of the whole file.
struct Header {
    std::array<unsigned char, 100> bytes{};
    std::int64_t file_size = 0;

    std::int64_t number(std::size_t at, std::size_t size) const {
        std::int64_t result = 0;
        for (const unsigned char byte : std::span(bytes).subspan(at, size)) {
            result = result << 8 | byte;
        }
        return result;
    }
};

/// Reads through SQLite's own file handle (see library.h), before SQLite treats the file as a
/// database and writes beside it.
Header header_of(const fs::path& real) {
    const SQLite::Database database(real.string(), SQLite::OPEN_READONLY);
    Header header;
    sqlite3_file* file = nullptr;
    sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    int result = file->pMethods->xRead(file, header.bytes.data(), int{header.bytes.size()}, 0);
    if (result == SQLITE_OK || result == SQLITE_IOERR_SHORT_READ) {
        sqlite3_int64 size = 0;
        result = file->pMethods->xFileSize(file, &size);
        header.file_size = size;
    }
    if (result != SQLITE_OK) {
        throw SQLite::Exception(sqlite3_errstr(result), result);
    }
    return header;
}

void check_version(std::int64_t version, const fs::path& library, Steps steps) {
    if (version > std::ssize(steps)) {
        throw InputError(tr("is a library from a newer Pampas (version {}; this one reads up to "
                            "version {}); it was left unchanged",
                            version, steps.size()),
                         {}, library.string());
    }
    if (version < 0) {
        throw Damage(library, tr("its version is {}", version));
    }
}

/// Whether SQLite files are beside the library: unfinished changes, or a program that uses it.
bool has_journal(const fs::path& real) {
    const auto size = [&](const char* journal) {
        std::error_code none;
        const auto bytes = fs::file_size(path_of(real.string() + journal), none);
        return none ? 0 : bytes;
    };
    return size("-wal") > 0 || size("-shm") > 0 || size("-journal") > 0;
}

/// Refuses a file that is not a library without changing anything. Offsets are those of SQLite's
/// file format.
void check_header(const fs::path& real, const fs::path& library, Steps steps) {
    const Header header = header_of(real);
    constexpr std::string_view magic("SQLite format 3\0", 16);
    constexpr std::int64_t application_id = 0x50414D50;
    if (!std::equal(magic.begin(), magic.end(), header.bytes.begin()) ||
        header.number(68, 4) != application_id) {
        throw InputError(tr("is not a Pampas library"), {}, library.string());
    }
    check_version(static_cast<std::int32_t>(header.number(60, 4)), library, steps);
    constexpr int least_page = 512;
    if (header.file_size % std::max<std::int64_t>(header.number(16, 2), least_page) != 0 &&
        !has_journal(real)) {
        throw Damage(library, tr("its end is missing"));
    }
}

/// SQLite's URI for a file that nobody changes, read without locks and without other files.
std::string immutable(const fs::path& real) {
    std::string uri = "file:";
    for (const char c : real.string()) {
        const bool plain = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '/';
        uri += plain ? std::string(1, c) : fmt::format("%{:02x}", static_cast<unsigned char>(c));
    }
    return uri + "?immutable=1";
}

/// Opens a database that may come from a stranger.
SQLite::Database opened(const std::string& name, int flags) {
    SQLite::Database database(name, flags, patience);
    distrust(database);
    return database;
}

/// A reader leaves files beside the library that only a writer removes. So, with permission, it
/// opens the library for writing but writes nothing.
SQLite::Database opened_to_read(const fs::path& real) {
    if (system::may_write(real) && system::may_write(real.parent_path())) {
        SQLite::Database database = opened(real.string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA query_only = ON");
        return database;
    }
    if (!has_journal(real)) {
        return opened(immutable(real), SQLite::OPEN_READONLY | SQLite::OPEN_URI);
    }
    return opened(real.string(), SQLite::OPEN_READONLY);
}

SQLite::Database in_memory(SQLite::Database& source) {
    SQLite::Database copy = opened(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Backup(copy, source).executeStep();
    return copy;
}

SQLite::Database connect_to_read(const fs::path& real, const fs::path& library, Steps steps) {
    SQLite::Database database = opened_to_read(real);
    const int version = version_of(database);
    check_version(version, library, steps);
    check_schema(database, library, steps);
    if (version == std::ssize(steps)) {
        return database;
    }
    SQLite::Database copy = in_memory(database);
    migrate(copy, steps, [] {});
    return copy;
}

/// The first free name beside the library: `maps-version-1.pampas`.
fs::path backup_of(const fs::path& real, int version) {
    for (int attempt = 1;; ++attempt) {
        const std::string number = attempt == 1 ? "" : fmt::format("-{}", attempt);
        fs::path file = real;
        file.replace_filename(path_of(fmt::format("{}-version-{}{}{}", real.stem().string(),
                                                  version, number, real.extension().string())));
        if (std::error_code ignored; !fs::exists(fs::symlink_status(file, ignored))) {
            return file;
        }
    }
}

/// Copies the last committed state of the library to a new file beside it atomically.
void back_up(const fs::path& real, int version) {
    const ScratchDatabase scratch(real.parent_path());
    const SQLite::Database source = opened(real.string(), SQLite::OPEN_READONLY);
    SQLite::Statement statement(source, "VACUUM INTO ?");
    statement.bind(1, scratch.file().string());
    statement.exec();
    while (!scratch.publish(backup_of(real, version))) {
    }
}

SQLite::Database connect_to_write(const fs::path& real, const fs::path& library, Steps steps) {
    SQLite::Database database = opened(real.string(), SQLite::OPEN_READWRITE);
    if (sqlite3_db_readonly(database.getHandle(), "main") != 0) {
        throw InputError(tr("is read-only"), {}, library.string());
    }
    const int version = version_of(database);
    check_version(version, library, steps);
    check_schema(database, library, steps);
    if (version < std::ssize(steps)) {
        migrate(database, steps, [&] { back_up(real, version); });
    }
    database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON");
    return database;
}

/// Keeps a connection to a file that is gone from removing the log at its end: by then, the log may
/// be that of another library of the same name.
void leave_log(const SQLite::Database& database) {
    int leave = 1;
    sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_PERSIST_WAL, &leave);
}

bool has_maps(const SQLite::Database& database) {
    SQLite::Statement any(database, "SELECT 1 FROM maps LIMIT 1");
    return any.executeStep();
}

/// A library that no other program has open. Throws `SQLite::Exception` when it is first used if
/// one has.
SQLite::Database opened_alone(const fs::path& library) {
    SQLite::Database database = opened(library.string(), SQLite::OPEN_READWRITE);
    database.setBusyTimeout(0);
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    return database;
}

/// Removes a library that was just made unless `is_used` says that another program uses it, or
/// cannot tell. Without memory to ask, removes it.
void remove_unless(const auto& is_used, const DatabaseFiles& library) noexcept {
    try {
        if (is_used()) {
            return;
        }
    } catch (const std::bad_alloc&) { // no memory
    } catch (const SQLite::Exception& failure) {
        if (failure.getErrorCode() != SQLITE_NOMEM) {
            return;
        }
    } catch (...) { // it is gone already
        return;
    }
    library.remove();
}

/// Whether another program uses a library that is not open here, or has stored in it.
bool is_used(const fs::path& library) {
    const fs::path real = real_file(library);
    return has_journal(real) ||
           has_maps(opened(immutable(real), SQLite::OPEN_READONLY | SQLite::OPEN_URI));
}

} // namespace

Damage::Damage(const fs::path& library, const std::string& reason)
    : InputError(tr("is damaged: {}", reason), {}, library.string()), reason_(reason) {}

std::string text(const SQLite::Column& column) {
    std::string value = column.getString();
    if (!utf8::is_valid(value)) {
        throw SQLite::Exception("a text is not UTF-8", SQLITE_CORRUPT);
    }
    return value;
}

void check_text(const std::string& text, std::string_view what) {
    if (!utf8::is_valid(text)) {
        throw InputError(tr("the {} is not UTF-8 text", tr(what)));
    }
}

std::string now() {
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(std::time(nullptr)));
}

void rethrow(const SQLite::Exception& error, const fs::path& library) {
    switch (error.getErrorCode()) {
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
    case SQLITE_ERROR: // such as a missing table
        throw Damage(library, error.what());
    case SQLITE_BUSY:
        throw InputError(tr("is in use by another program"), {}, library.string());
    case SQLITE_FULL:
        throw InputError(tr("cannot be written: the disk is full"), {}, library.string());
    case SQLITE_READONLY:
        throw InputError(tr("is read-only"), {}, library.string());
    case SQLITE_CANTOPEN:
        throw InputError(tr("cannot be opened: SQLite must write files next to it"), {},
                         library.string());
    default:
        throw InputError(tr("cannot be used: {}", error.what()), {}, library.string());
    }
}

bool is_in_transaction(const Connection& library) {
    return sqlite3_get_autocommit(library.database.getHandle()) == 0;
}

void refuse_if_moved(const Connection& library) {
    int moved = 0;
    sqlite3_file_control(library.database.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    if (moved != 0) {
        leave_log(library.database);
        throw InputError(
            tr("was moved or removed by another program, or cannot be reached; save again"), {},
            library.file.string());
    }
}

Connection::Connection(fs::path path, SQLite::Database opened,
                       std::unique_ptr<const DatabaseFiles> made)
    : file(std::move(path)), database(std::move(opened)), new_files(std::move(made)) {}

Connection::~Connection() {
    if (!new_files) {
        return;
    }
    std::optional<SQLite::Database> alone; // until the files are gone
    const auto others_use = [&] {
        refuse_if_moved(*this);
        static_cast<void>(
            SQLite::Database(std::move(database))); // closes it: it would be another user
        alone.emplace(opened_alone(new_files->database()));
        leave_log(*alone);
        return has_maps(*alone);
    };
    remove_unless(others_use, *new_files);
}

Connection connect(const fs::path& library, Access access, Steps steps) {
    return guarded(library, [&] {
        std::unique_ptr<const DatabaseFiles> new_files;
        if (access == Access::Create) {
            new_files = create_if_missing(library, steps);
        }
        try {
            const fs::path real = real_file(library);
            check_header(real, library, steps);
            return Connection{library,
                              access == Access::Read ? connect_to_read(real, library, steps)
                                                     : connect_to_write(real, library, steps),
                              std::move(new_files)};
        } catch (...) {
            if (new_files) {
                remove_unless([&] { return is_used(library); }, *new_files);
            }
            throw;
        }
    });
}

} // namespace pampas::library
