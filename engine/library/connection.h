#pragma once

#include "engine/library/library.h"
#include "engine/library/schema.h"

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Transaction.h>

namespace pampas::library {

/// A library with something wrong inside.
class Damage : public InputError {
  public:
    Damage(const std::filesystem::path& library, const std::string& reason);

    /// What is wrong, without the name of the file.
    const std::string& reason() const { return reason_; }

  private:
    std::string reason_;
};

/// Throws the `InputError`, `Damage` if it is that, for something SQLite threw while it used a
/// library.
[[noreturn]] void rethrow(const SQLite::Exception& error, const std::filesystem::path& library);

/// The text in a column. Throws what SQLite throws for damage when it is not UTF-8.
std::string text(const SQLite::Column& column);

/// The result of `work`, which uses a library through SQLite.
template <class Work>
auto told(const std::filesystem::path& library, Work work) {
    try {
        return work();
    } catch (const SQLite::Exception& error) {
        rethrow(error, library);
    }
}

/// Throws `InputError` when a text to be stored is not UTF-8; `what` it is.
void check_text(const std::string& text, std::string_view what);

/// The present moment in UTC: `2024-05-01T12:34:56Z`.
std::string now();

/// A library that is open.
struct Connection {
    std::filesystem::path file; ///< as the user named it
    SQLite::Database database;
};

/// Opens a library whose schema is that of `steps`. An older one that is only read is brought up to
/// date in memory. Throws `InputError` for what cannot be opened, is no library, has more steps
/// than these or another schema.
Connection connect(const std::filesystem::path& library, Access access, Steps steps = migrations());

/// What `work` returns, all that it stores stored at once.
template <class Work>
auto in_transaction(Connection& library, Work work) {
    return told(library.file, [&] {
        SQLite::Transaction transaction(library.database, SQLite::TransactionBehavior::IMMEDIATE);
        auto result = work();
        transaction.commit();
        return result;
    });
}

} // namespace pampas::library
