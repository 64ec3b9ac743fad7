#include "engine/library/rows.h"

#include "engine/files/free_names.h"
#include "engine/formats/json.h"
#include "engine/language/tr.h"
#include "engine/language/utf8.h"

#include <boost/crc.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::library {

std::size_t bytes_of_texts(const SQLite::Statement& statement) {
    std::size_t bytes = 0;
    for (int i = 0; i < statement.getColumnCount(); ++i) {
        const SQLite::Column column = statement.getColumn(i);
        bytes += column.isText() ? static_cast<std::size_t>(column.getBytes()) : 0;
    }
    return bytes;
}

void refuse_long_list(const Connection& library) {
    throw InputError(tr("has more than {} MiB of names and notes", max_file_size >> 20), {},
                     library.file.string());
}

std::string_view shown_name(const std::string& name) {
    constexpr std::size_t longest = 200;
    return utf8::beginning(name, longest);
}

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
        return InputError(tr("revision {} of \"{}\" is damaged: {}", row.revision.number,
                             shown_name(row.map), how));
    };
    if (checksum_of(row) != row.checksum) {
        throw damaged(tr("it differs from what was saved"));
    }
    map::Map map;
    try {
        map = formats::read_json(row.json);
    } catch (const InputError& error) {
        throw damaged(error.what());
    }
    if (map.grid().columns != row.columns || map.grid().rows != row.rows) {
        throw damaged(tr("its map has a different size"));
    }
    map.details().name = row.map;
    return map;
}

Result result_of(SQLite::Statement& statement) {
    Result result{statement.getColumn(1).getInt(), text(statement.getColumn(2)),
                  text(statement.getColumn(3))};
    if (checksum_of({result.played, result.report}) != statement.getColumn(4).getInt64()) {
        throw InputError(
            tr("a result of revision {} of \"{}\" is damaged: it differs from what was saved",
               result.revision, shown_name(text(statement.getColumn(0)))));
    }
    return result;
}

PlayedGame game_of(SQLite::Statement& statement) {
    PlayedGame game{statement.getColumn(1).getInt64(), statement.getColumn(2).getInt(),
                    text(statement.getColumn(3)), text(statement.getColumn(4))};
    if (checksum_of({game.played, game.record}) != statement.getColumn(5).getInt64()) {
        throw InputError(
            tr("a game on revision {} of \"{}\" is damaged: it differs from what was saved",
               game.revision, shown_name(text(statement.getColumn(0)))));
    }
    return game;
}

namespace {

using SQLite::Statement;

/// Throws the error for a missing map, listing some that exist.
[[noreturn]] void fail_missing(const Connection& library, const std::string& name) {
    constexpr std::size_t most = 5;
    Statement statement(library.database, "SELECT name FROM maps WHERE removed IS NULL "
                                          "ORDER BY name COLLATE NOCASE, name");
    auto known = listed_rows(library, statement, [](Statement& row) {
        return fmt::format("\"{}\"", text(row.getColumn(0)));
    });
    const std::size_t more = known.size() - std::min(known.size(), most);
    known.resize(known.size() - more);
    const std::string names = fmt::format("{}", fmt::join(known, ", "));
    throw InputError(known.empty() ? tr("has no map \"{}\"; it has no maps", name)
                     : more == 0
                         ? tr("has no map \"{}\"; it has {}", name, names)
                         : tr("has no map \"{}\"; it has {} and {} more", name, names, more),
                     {}, library.file.string());
}

} // namespace

std::optional<std::int64_t> find_map(const Connection& library, const std::string& name) {
    Statement find(library.database, "SELECT id FROM maps WHERE name = ? AND removed IS NULL");
    find.bind(1, name);
    return find.executeStep() ? std::optional(find.getColumn(0).getInt64()) : std::nullopt;
}

std::int64_t existing_map(const Connection& library, const std::string& name) {
    const auto found = find_map(library, name);
    if (!found) {
        fail_missing(library, name);
    }
    return *found;
}

std::string free_name(const Connection& library, const std::string& name) {
    return pampas::free_name(name, [&library](const std::string& taken) {
        return find_map(library, taken).has_value();
    });
}

std::optional<Row> find_row(const Connection& library, const std::string& name,
                            const std::optional<int>& number) {
    const auto map = find_map(library, name);
    if (!map) {
        return std::nullopt;
    }
    Statement statement(library.database, std::string(select_row) +
                                              "WHERE map = ?1 AND (?2 IS NULL OR number = ?2) "
                                              "ORDER BY number DESC LIMIT 1");
    statement.bind(1, *map);
    if (number) {
        statement.bind(2, *number);
    }
    return statement.executeStep() ? std::optional(row_of(statement)) : std::nullopt;
}

Row existing_row(const Connection& library, const std::string& name,
                 const std::optional<int>& number) {
    if (auto found = find_row(library, name, number)) {
        return *std::move(found);
    }
    const auto newest = find_row(library, name);
    if (!newest || !number) {
        fail_missing(library, name);
    }
    throw InputError(tr("has no revision {} of \"{}\"; the newest is {}", *number, name,
                        newest->revision.number),
                     {}, library.file.string());
}

Stored stored(const Connection& library, const Row& row) {
    return naming_file(library.file.string(), [&] { return Stored{map_of(row), row.revision}; });
}

} // namespace pampas::library
