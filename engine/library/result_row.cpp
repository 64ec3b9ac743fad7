#include "engine/library/result_row.h"

#include "engine/language/tr.h"
#include "engine/library/connection.h"
#include "engine/library/row.h"

namespace pampas::library {

Result result_of(SQLite::Statement& statement) {
    Result result{statement.getColumn(1).getInt(), text(statement.getColumn(2)),
                  text(statement.getColumn(3))};
    if (checksum_of({result.played, result.report}) != statement.getColumn(4).getInt64()) {
        throw InputError(tr("a result of revision {} of \"{}\" is damaged: it is not what "
                            "was kept",
                            result.revision, text(statement.getColumn(0))));
    }
    return result;
}

} // namespace pampas::library
