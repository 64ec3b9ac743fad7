#include "engine/language/tr.h"
#include "engine/library/rows.h"

#include <fmt/format.h>

/// What is kept with revisions: results and games.
namespace pampas::library {
namespace {

using SQLite::Statement;

/// Rows about revisions of a map, newest first; none if there is no such map. `select` and `read`
/// belong together (rows.h).
auto newest_first(const Connection& library, const std::string& name, std::string_view select,
                  const char* table, const auto& read) {
    return guarded(library.file, [&] {
        return naming_file(library.file.string(), [&] {
            const auto map = find_map(library, name);
            Statement statement(library.database,
                                fmt::format("{}WHERE map = ? ORDER BY {}.id DESC", select, table));
            statement.bind(1, map.value_or(0));
            return all_rows(statement, read);
        });
    });
}

/// Throws `InputError` if the revision that was played on does not exist.
void require(const Connection& library, const Revision& revision) {
    Statement find(library.database, "SELECT 1 FROM revisions WHERE id = ?");
    find.bind(1, revision.id);
    if (!find.executeStep()) {
        throw InputError(tr("no longer has the revision that was played"), {},
                         library.file.string());
    }
}

} // namespace

std::vector<Result> Library::results(const std::string& name) const {
    return newest_first(*connection_, name, select_result, "results", result_of);
}

Result Library::keep_result(const Revision& revision, const std::string& report) {
    check_text(report, tr_later("report"));
    return in_transaction(*connection_, [&] {
        require(*connection_, revision);
        Result result{revision.number, now(), report};
        run(connection_->database,
            "INSERT INTO results (revision, played, report, checksum) VALUES (?, ?, ?, ?)",
            revision.id, result.played, report, checksum_of({result.played, report}));
        return result;
    });
}

std::vector<PlayedGame> Library::games(const std::string& name) const {
    return newest_first(*connection_, name, select_game, "played_games", game_of);
}

PlayedGame Library::keep_game(const Revision& revision, const std::string& record) {
    check_text(record, tr_later("record"));
    return in_transaction(*connection_, [&] {
        require(*connection_, revision);
        PlayedGame game{0, revision.number, now(), record};
        run(connection_->database,
            "INSERT INTO played_games (revision, played, record, checksum) VALUES (?, ?, ?, ?)",
            revision.id, game.played, record, checksum_of({game.played, record}));
        game.id = connection_->database.getLastInsertRowid();
        return game;
    });
}

void Library::replace_record(const PlayedGame& game, const std::string& record) {
    check_text(record, tr_later("record"));
    in_transaction(*connection_, [&] {
        const int changed = run(connection_->database,
                                "UPDATE played_games SET record = ?, checksum = ? WHERE id = ?",
                                record, checksum_of({game.played, record}), game.id);
        if (changed == 0) {
            throw InputError(tr("no longer has this game"), {}, file().string());
        }
        return changed;
    });
}

} // namespace pampas::library
