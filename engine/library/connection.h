#pragma once

#include "engine/library/library.h"
#include "engine/library/schema.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Transaction.h>

#include <memory>

namespace pampas::library {

/// A damaged library.
class Damage : public InputError {
  public:
    Damage(const std::filesystem::path& library, const std::string& reason);

    /// What is wrong, without the file's name.
    const std::string& reason() const { return reason_; }

  private:
    std::string reason_;
};

/// Converts an SQLite exception: throws `Damage` if the library is damaged, otherwise an
/// `InputError`.
[[noreturn]] void rethrow(const SQLite::Exception& error, const std::filesystem::path& library);

/// The text in a column. Throws SQLite's exception for damage if it is not UTF-8.
std::string text(const SQLite::Column& column);

/// Returns the result of `work`, converting SQLite exceptions by `rethrow`.
template <class Work>
auto guarded(const std::filesystem::path& library, Work work) {
    try {
        return work();
    } catch (const SQLite::Exception& error) {
        rethrow(error, library);
    }
}

/// Throws `InputError` if a text to be stored is not UTF-8; `what` names the text.
void check_text(const std::string& text, std::string_view what);

/// The current time in UTC: `2024-05-01T12:34:56Z`.
std::string now();

/// An open library. The destructor removes one that this object made and nobody stored in, unless
/// another program has it open, or may have. Without memory to find out, it removes it. On Windows,
/// where files that are open cannot be removed, it stays.
struct Connection {
    Connection(std::filesystem::path path, SQLite::Database opened,
               std::unique_ptr<const DatabaseFiles> made);
    Connection(Connection&&) = default;
    Connection& operator=(Connection&&) = delete;
    ~Connection();

    std::filesystem::path file; ///< as given by the user
    SQLite::Database database;
    std::unique_ptr<const DatabaseFiles> new_files; ///< made by this object; nothing was stored yet
};

/// Throws `InputError` if the library's file is no longer where it was opened, or the system cannot
/// tell: what is stored in it would be lost, or be elsewhere than the user thinks.
void refuse_if_moved(const Connection& library);

/// Opens a library with the schema of `steps`. An older library is migrated, for reading only as a
/// copy in memory. Throws `InputError` for a file that cannot be opened or is not a library, and
/// for a library with more steps than these or with another schema.
Connection connect(const std::filesystem::path& library, Access access, Steps steps = migrations());

/// Whether changes are being made that will be stored together.
bool is_in_transaction(const Connection& library);

/// Returns the result of `work`, storing all of its changes in one transaction, or in the one that
/// is under way.
template <class Work>
auto in_transaction(Connection& library, Work work) {
    if (is_in_transaction(library)) {
        return work();
    }
    return guarded(library.file, [&] {
        SQLite::Transaction transaction(library.database, SQLite::TransactionBehavior::IMMEDIATE);
        refuse_if_moved(library);
        auto result = work();
        transaction.commit();
        refuse_if_moved(library);
        library.new_files.reset();
        return result;
    });
}

} // namespace pampas::library
