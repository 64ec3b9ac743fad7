#include "engine/library/row.h"

#include "engine/formats/json.h"
#include "engine/language/tr.h"
#include "engine/library/connection.h"

#include <boost/crc.hpp>

namespace pampas::library {

Row row_of(SQLite::Statement& statement) {
    return {text(statement.getColumn(0)),
            {statement.getColumn(1).getInt64(), statement.getColumn(2).getInt(),
             text(statement.getColumn(3)), text(statement.getColumn(4))},
            statement.getColumn(5).getInt(),
            statement.getColumn(6).getInt(),
            text(statement.getColumn(7)),
            statement.getColumn(8).getInt64()};
}

std::int64_t checksum_of(std::initializer_list<std::string_view> texts) {
    boost::crc_32_type crc;
    for (const std::string_view text : texts) {
        crc.process_bytes(text.data(), text.size());
        crc.process_byte(0);
    }
    return crc.checksum();
}

std::int64_t checksum_of(const Row& row) {
    return checksum_of({row.revision.saved, row.revision.note, row.json});
}

map::Map map_of(const Row& row) {
    const auto damaged = [&](std::string_view how) {
        return InputError(
            tr("revision {} of \"{}\" is damaged: {}", row.revision.number, row.map, how));
    };
    if (checksum_of(row) != row.checksum) {
        throw damaged(tr("it is not what was saved"));
    }
    map::Map map;
    try {
        map = formats::read_json(row.json);
    } catch (const InputError& error) {
        throw damaged(error.what());
    }
    if (map.grid().columns != row.columns || map.grid().rows != row.rows) {
        throw damaged(tr("its map has another size"));
    }
    map.details().name = row.map;
    return map;
}

} // namespace pampas::library
