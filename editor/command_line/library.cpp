#include "engine/library/library.h"

#include "editor/command_line/options.h"
#include "editor/command_line/reporting.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/json.h"
#include "engine/language/tr.h"
#include "engine/library/note.h"
#include "engine/library/open_map.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>

namespace pampas::command_line {
namespace {

using Json = nlohmann::ordered_json;
using library::Access;
using library::Library;

/// The options of all commands on a library. Each command uses those that it adds.
struct LibraryOptions {
    std::string library;
    std::string map;
    std::vector<std::string> files;
    std::string new_name;
    std::string note;
    std::optional<int> revision;
    bool empty = false;
    Reporting reporting;
    Output output;
};

Json entry_json(const library::Entry& entry) {
    return {{"name", entry.name},
            {"columns", entry.columns},
            {"rows", entry.rows},
            {"modified", entry.modified},
            {"revision", entry.revision}};
}

std::string entry_line(const library::Entry& entry) {
    return tr("{}  {:3} x {:3}  revision {:3}  {}", entry.modified, entry.columns, entry.rows,
              entry.revision, escaped(entry.name));
}

Library opened(const LibraryOptions& options, Access access) {
    return Library(path_of(options.library), access);
}

Status list(const LibraryOptions& options, Streams streams) {
    put_list(options.reporting, streams, opened(options, Access::Read).list(), entry_json,
             entry_line);
    return Status::Success;
}

/// Reads all maps before it keeps any, so that one unreadable file changes nothing.
Status add(const LibraryOptions& options, Streams streams) {
    std::vector<map::Map> maps;
    for (const std::string& file : options.files) {
        maps.push_back(open_map(file));
        if (maps.back().details().name.empty()) {
            throw InputError(tr("has no name to save it under"), "/name", file);
        }
    }
    Library library = opened(options, Access::Create);
    for (const map::Map& map : maps) {
        const library::Revision revision = library.add(map, options.note);
        streams.err << tr("added {}, revision {}", escaped(map.details().name), revision.number)
                    << '\n';
    }
    return Status::Success;
}

Status show(const LibraryOptions& options, Streams streams) {
    const Library library = opened(options, Access::Read);
    put_map(options.output, library.load(options.map, options.revision).map, streams);
    return Status::Success;
}

Status remove(const LibraryOptions& options, Streams streams) {
    opened(options, Access::Write).remove(options.map);
    streams.err << tr("removed {}", escaped(options.map)) << '\n';
    return Status::Success;
}

Status list_trash(const LibraryOptions& options, Streams streams) {
    const auto json_of = [](const library::Removed& removed) {
        Json json = entry_json(removed.entry);
        json["removed"] = removed.removed;
        return json;
    };
    const auto line_of = [](const library::Removed& removed) {
        return removed.removed + "  " + entry_line(removed.entry);
    };
    put_list(options.reporting, streams, opened(options, Access::Read).trash(), json_of, line_of);
    return Status::Success;
}

Status put_back(const LibraryOptions& options, Streams streams) {
    Library library = opened(options, Access::Write);
    const auto trash = library.trash();
    const auto found = std::ranges::find(
        trash, options.map, [](const library::Removed& removed) { return removed.entry.name; });
    if (found == trash.end()) {
        throw InputError(tr("has no map \"{}\" in its trash", options.map), {}, options.library);
    }
    const std::string name = library.put_back(found->id);
    streams.err << (name == options.map
                        ? tr("put {} back", escaped(options.map))
                        : tr("put {} back as {}", escaped(options.map), escaped(name)))
                << '\n';
    return Status::Success;
}

Status trash(const LibraryOptions& options, Streams streams) {
    if (!options.map.empty()) {
        return put_back(options, streams);
    }
    if (!options.empty) {
        return list_trash(options, streams);
    }
    opened(options, Access::Write).empty_trash();
    streams.err << tr("emptied the trash") << '\n';
    return Status::Success;
}

Status rename(const LibraryOptions& options, Streams streams) {
    opened(options, Access::Write).rename(options.map, options.new_name);
    streams.err << tr("renamed {} to {}", escaped(options.map), escaped(options.new_name)) << '\n';
    return Status::Success;
}

Status duplicate(const LibraryOptions& options, Streams streams) {
    const std::string name = opened(options, Access::Write).duplicate(options.map);
    streams.err << tr("copied {} to {}", escaped(options.map), escaped(name)) << '\n';
    return Status::Success;
}

Status note(const LibraryOptions& options, Streams streams) {
    Library library = opened(options, Access::Write);
    const int number =
        options.revision ? *options.revision : library.history(options.map).front().number;
    library.set_note(options.map, number, options.note);
    streams.err << tr("wrote a note on {}, revision {}", escaped(options.map), number) << '\n';
    return Status::Success;
}

Status history(const LibraryOptions& options, Streams streams) {
    const auto json_of = [](const library::Revision& revision) -> Json {
        return {{"revision", revision.number}, {"saved", revision.saved}, {"note", revision.note}};
    };
    const auto line_of = [](const library::Revision& revision) {
        return tr("{}  revision {:3}  {}", revision.saved, revision.number,
                  escaped(library::shown_note(revision.note)));
    };
    put_list(options.reporting, streams, opened(options, Access::Read).history(options.map),
             json_of, line_of);
    return Status::Success;
}

Status restore(const LibraryOptions& options, Streams streams) {
    const library::Revision revision =
        opened(options, Access::Write).restore(options.map, *options.revision, options.note);
    streams.err << tr("restored {} as revision {}", escaped(options.map), revision.number) << '\n';
    return Status::Success;
}

Status check(const LibraryOptions& options, Streams streams) {
    const auto damage = library::check(path_of(options.library));
    for (const std::string& line : damage) {
        streams.out << escaped(line) << '\n';
    }
    if (damage.empty()) {
        streams.out << tr("no damage found") << '\n';
    }
    return damage.empty() ? Status::Success : Status::No;
}

/// An example, after a command that makes the library from the bundled maps.
std::string example(std::string_view call) {
    return fmt::format("pampas library add maps.pampas maps/*.json\npampas library {}", call);
}

/// Adds one of the commands on a library, with the LIBRARY argument.
AddedCommand<LibraryOptions> add_one(CLI::App& parent, Command& chosen, const CommandHelp& help,
                                     Status (*carry_out)(const LibraryOptions&, Streams)) {
    auto added = add_command<LibraryOptions>(parent, chosen, help, carry_out);
    added.app.add_option("LIBRARY", added.options.library, tr("A .pampas file"))->required();
    return added;
}

void add_name(const AddedCommand<LibraryOptions>& command) {
    command.app.add_option("NAME", command.options.map, tr("Name of the map"))->required();
}

void add_note(const AddedCommand<LibraryOptions>& command) {
    command.app.add_option("--note", command.options.note,
                           tr("What to remember about this revision"));
}

void add_reading_commands(CLI::App& parent, Command& chosen) {
    const auto list_command =
        add_one(parent, chosen, {"list", tr("List the maps"), example("list maps.pampas")}, list);
    add_reporting(list_command.app, list_command.options.reporting);

    const auto show_command = add_one(
        parent, chosen,
        {"show", tr("Print a map as JSON"), example("show maps.pampas Windmill --revision 1")},
        show);
    add_name(show_command);
    show_command.app.add_option("--revision", show_command.options.revision,
                                tr("The number of an earlier revision"));
    add_map_output(show_command.app, show_command.options.output);

    const auto history_command =
        add_one(parent, chosen,
                {"history", tr("List the revisions of a map, newest first"),
                 example("history maps.pampas Windmill")},
                history);
    add_name(history_command);
    add_reporting(history_command.app, history_command.options.reporting);

    add_one(parent, chosen,
            {"check", tr("Check everything for damage; status 1 if something is damaged"),
             example("check maps.pampas")},
            check);
}

void add_note_command(CLI::App& parent, Command& chosen) {
    const auto note_command =
        add_one(parent, chosen,
                {"note", tr("Write a note on a revision, replacing the old one"),
                 example("note maps.pampas Windmill \"as it began\" --revision 1")},
                note);
    add_name(note_command);
    note_command.app
        .add_option("TEXT", note_command.options.note, tr("What to remember about this revision"))
        ->required();
    note_command.app.add_option("--revision", note_command.options.revision,
                                tr("The number of an earlier revision"));
}

void add_writing_commands(CLI::App& parent, Command& chosen) {
    const auto add_maps =
        add_one(parent, chosen,
                {"add", tr("Save maps under their own names; existing maps get a new revision"),
                 "pampas library add maps.pampas maps/*.json"},
                add);
    add_maps.app.add_option("MAP", add_maps.options.files, tr("Maps to save"))->required();
    add_note(add_maps);

    add_name(add_one(parent, chosen,
                     {"remove", tr("Move a map and its history to the trash"),
                      example("remove maps.pampas Windmill")},
                     remove));

    const auto trash_command =
        add_one(parent, chosen,
                {"trash", tr("List removed maps, the latest first, or put one back"),
                 example("remove maps.pampas Windmill") +
                     "\npampas library trash maps.pampas --restore Windmill"},
                trash);
    CLI::Option* restored = trash_command.app.add_option(
        "--restore", trash_command.options.map, tr("Put back the last removed map of this name"));
    trash_command.app
        .add_flag("--empty", trash_command.options.empty, tr("Discard all removed maps for good"))
        ->excludes(restored);
    add_format(trash_command.app, trash_command.options.reporting);

    const auto rename_command = add_one(
        parent, chosen,
        {"rename", tr("Rename a map"), example("rename maps.pampas Windmill Sails")}, rename);
    add_name(rename_command);
    rename_command.app.add_option("NEW-NAME", rename_command.options.new_name, tr("The new name"))
        ->required();

    add_name(add_one(parent, chosen,
                     {"duplicate", tr("Copy the newest revision of a map to a new map"),
                      example("duplicate maps.pampas Windmill")},
                     duplicate));
    add_note_command(parent, chosen);

    const auto restore_command =
        add_one(parent, chosen,
                {"restore", tr("Make an earlier revision the newest again"),
                 example("restore maps.pampas Windmill 1")},
                restore);
    add_name(restore_command);
    restore_command.app
        .add_option("REVISION", restore_command.options.revision, tr("The number of the revision"))
        ->required();
    add_note(restore_command);
}

} // namespace

void add_library(CLI::App& program, Command& chosen) {
    CLI::App* parent =
        program.add_subcommand("library", tr("Manage maps and their history in one file"));
    parent->require_subcommand(1);
    arguments::end_help(*parent, {}, example("list maps.pampas"));
    add_writing_commands(*parent, chosen);
    add_reading_commands(*parent, chosen);
}

} // namespace pampas::command_line
