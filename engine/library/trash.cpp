#include "engine/language/tr.h"
#include "engine/library/rows.h"

namespace pampas::library {
namespace {

using SQLite::Statement;

constexpr std::string_view select_removed =
    "SELECT maps.id, name, columns, rows, saved, max(number), removed FROM maps "
    "JOIN revisions ON revisions.map = maps.id WHERE removed IS NOT NULL ";

Removed removed_of(Statement& statement) {
    return {statement.getColumn(0).getInt64(),
            {text(statement.getColumn(1)), statement.getColumn(2).getInt(),
             statement.getColumn(3).getInt(), text(statement.getColumn(4)),
             statement.getColumn(5).getInt()},
            text(statement.getColumn(6))};
}

[[noreturn]] void fail_not_in_trash(const Connection& library) {
    throw InputError(tr("no longer has the map in its trash"), {}, library.file.string());
}

/// The name of a map in the trash.
std::string former_name(const Connection& library, std::int64_t id) {
    Statement find(library.database, "SELECT name FROM maps WHERE id = ? AND removed IS NOT NULL");
    find.bind(1, id);
    if (!find.executeStep()) {
        fail_not_in_trash(library);
    }
    return text(find.getColumn(0));
}

} // namespace

std::int64_t Library::remove(const std::string& name) {
    return in_transaction(*connection_, [&] {
        const std::int64_t id = existing_map(*connection_, name);
        run(connection_->database, "UPDATE maps SET removed = ? WHERE id = ?", now(), id);
        return id;
    });
}

std::vector<Removed> Library::trash() const {
    return guarded(file(), [&] {
        Statement statement(connection_->database,
                            std::string(select_removed) +
                                "GROUP BY maps.id ORDER BY removed DESC, maps.id DESC");
        return listed_rows(*connection_, statement, removed_of);
    });
}

map::Map Library::load_removed(std::int64_t id) const {
    return guarded(file(), [&] {
        Statement statement(connection_->database, std::string(select_row) +
                                                       "WHERE maps.id = ? AND removed IS NOT NULL "
                                                       "ORDER BY number DESC LIMIT 1");
        statement.bind(1, id);
        if (!statement.executeStep()) {
            fail_not_in_trash(*connection_);
        }
        return stored(*connection_, row_of(statement)).map;
    });
}

std::string Library::put_back(std::int64_t id) {
    return in_transaction(*connection_, [&] {
        std::string name = free_name(*connection_, former_name(*connection_, id));
        run(connection_->database, "UPDATE maps SET name = ?, removed = NULL WHERE id = ?", name,
            id);
        return name;
    });
}

void Library::empty_trash() {
    in_transaction(*connection_, [&] {
        return connection_->database.exec("DELETE FROM maps WHERE removed IS NOT NULL");
    });
}

} // namespace pampas::library
