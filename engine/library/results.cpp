#include "engine/language/tr.h"
#include "engine/library/rows.h"

namespace pampas::library {
namespace {

using SQLite::Statement;

bool has_revision(const SQLite::Database& database, std::int64_t id) {
    Statement find(database, "SELECT 1 FROM revisions WHERE id = ?");
    find.bind(1, id);
    return find.executeStep();
}

std::vector<Result> results_of(const SQLite::Database& database, std::int64_t map) {
    Statement statement(database,
                        std::string(select_result) + "WHERE map = ? ORDER BY results.id DESC");
    statement.bind(1, map);
    return all_rows(statement, result_of);
}

} // namespace

std::vector<Result> Library::results(const std::string& name) const {
    return guarded(file(), [&] {
        try {
            const auto map = find_map(*connection_, name);
            return map ? results_of(connection_->database, *map) : std::vector<Result>();
        } catch (const InputError& error) {
            throw error.in_file(file().string());
        }
    });
}

Result Library::keep_result(const Revision& revision, const std::string& report) {
    check_text(report, tr_later("report"));
    return in_transaction(*connection_, [&] {
        if (!has_revision(connection_->database, revision.id)) {
            throw InputError(tr("does not have the revision any more that was played on"), {},
                             file().string());
        }
        Result result{revision.number, now(), report};
        run(connection_->database,
            "INSERT INTO results (revision, played, report, checksum) VALUES (?, ?, ?, ?)",
            revision.id, result.played, report, checksum_of({result.played, report}));
        return result;
    });
}

} // namespace pampas::library
