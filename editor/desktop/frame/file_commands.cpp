#include "editor/desktop/frame/file_commands.h"

#include "editor/picture/export.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <boost/algorithm/string/predicate.hpp>
#include <fmt/format.h>

namespace pampas::desktop {
namespace {

using session::Origin;

const FileKind library_kind{"Pampas library", {".pampas"}};

std::vector<FileKind> map_kinds() {
    std::vector<FileKind> kinds;
    for (const formats::Format& format : formats::all_formats()) {
        kinds.push_back({std::string(format.title), {std::string(format.ending)}});
    }
    return kinds;
}

std::vector<FileKind> openable_kinds() {
    std::vector<FileKind> kinds = map_kinds();
    kinds.push_back(library_kind);
    return kinds;
}

std::vector<FileKind> exportable_kinds() {
    std::vector<FileKind> kinds = map_kinds();
    kinds.push_back({"Picture", {".png"}});
    kinds.push_back({"Drawing", {".svg"}});
    return kinds;
}

bool is_library(const std::string& place) {
    return boost::algorithm::iends_with(place, library_kind.endings.front());
}

/// A file for the map beside the one it is kept in.
std::filesystem::path proposed_path(const map::Map& map, const Origin& origin,
                                    const std::string& ending) {
    std::string name = session::title(map, origin);
    std::ranges::replace(name, '/', '-');
    const auto* file = std::get_if<session::InFile>(&origin);
    return (file != nullptr ? file->path.parent_path() : std::filesystem::path()) / (name + ending);
}

std::string exported(const map::Map& map, const std::filesystem::path& path) {
    const std::string ending = boost::algorithm::to_lower_copy(path.extension().string());
    if (ending == ".png") {
        return picture::png(map);
    }
    if (ending == ".svg") {
        return picture::svg(map);
    }
    return formats::format_of(path)->write(map);
}

} // namespace

FileCommands::FileCommands(document::Document& document, FilePicker& files, Prompt& prompt,
                           RecentPlaces& recent, Hooks hooks)
    : document_(document), files_(files), prompt_(prompt), recent_(recent),
      hooks_(std::move(hooks)) {}

Menu FileCommands::menu() {
    return {"&File",
            {{{.label = L"&New…",
               .keys = {"Ctrl+N"},
               .help = "Begin a new map",
               .run = [this] { make_new(); },
               .icon = "new"},
              {.label = L"&Open…",
               .keys = {"Ctrl+O"},
               .help = "Open a map or a library",
               .run = [this] { ask_open(); },
               .icon = "open"},
              {.label = "Open &recent",
               .help = "Open a map again",
               .submenu = [this] { return recent_.menu([this](auto& place) { open(place); }); }}},
             {{.label = "&Save",
               .keys = {"Ctrl+S"},
               .help = "Save the map where it is kept",
               .run = [this] { save(); },
               .icon = "save"},
              {.label = L"Save in a &file…",
               .keys = {"Ctrl+Shift+S"},
               .help = "Save the map in a file",
               .run = [this] { save_as(); }},
              {.label = L"Save in the &library…",
               .keys = {"Ctrl+L"},
               .help = "Save the map in the library that is open, under a name",
               .run = [this] { save_in_library(); }}},
             {{.label = L"Sho&w a library…",
               .help = "Show the maps of another library",
               .run = [this] { choose_library(); }},
              {.label = L"&Make a library…",
               .help = "Begin another library, for maps of its own",
               .run = [this] { make_library(); }}},
             {{.label = L"&Import…",
               .keys = {"Ctrl+I"},
               .help = "Make a new map from a file, which stays as it is",
               .run = [this] { import_map(); }},
              {.label = L"&Export…",
               .keys = {"Ctrl+E"},
               .help = "Write the map for a game client, or as a picture",
               .run = [this] { export_map(); },
               .icon = "export"}},
             {{.label = "&Quit", .keys = {"Ctrl+Q"}, .help = "Close Pampas", .run = hooks_.quit}}}};
}

bool FileCommands::may_go() {
    if (!document_.modified()) {
        return true;
    }
    switch (prompt_.unsaved(session::title(document_.map(), origin_))) {
    case Unsaved::Save:
        return save();
    case Unsaved::Discard:
        return true;
    case Unsaved::Cancel:
        break;
    }
    return false;
}

void FileCommands::take(session::OpenedMap opened) {
    origin_ = std::move(opened.origin);
    document_.open(std::move(opened.map));
    if (origin_ != Origin()) {
        recent_.add(session::place(origin_));
    }
    hooks_.opened();
}

void FileCommands::make_new() {
    if (!may_go()) {
        return;
    }
    if (auto map = prompt_.new_map(hooks_.client())) {
        take({std::move(*map), {}});
    }
}

void FileCommands::ask_open() {
    if (const auto path = files_.open("Open a map or a library", openable_kinds())) {
        open(path->string());
    }
}

void FileCommands::choose_library() {
    if (const auto path = files_.open("Show a library", {library_kind})) {
        open(path->string());
    }
}

void FileCommands::make_library() {
    if (const auto path = files_.save("Make a library", "maps.pampas", {library_kind})) {
        open(path->string());
    }
}

bool FileCommands::open(const std::string& place) {
    try {
        if (is_library(place)) {
            hooks_.show_library(place);
            recent_.add(place);
            return true;
        }
        if (!may_go()) {
            return false;
        }
        take(session::open_map(std::filesystem::absolute(place).string()));
        return true;
    } catch (const InputError& error) {
        recent_.forget(place);
        prompt_.error(error.what());
        return false;
    }
}

bool FileCommands::save() {
    return origin_ == Origin() ? save_in_library() : save_to(origin_);
}

bool FileCommands::save_as() {
    const auto path = files_.save("Save the map as",
                                  proposed_path(document_.map(), origin_, ".json"), map_kinds());
    return path && save_to(session::InFile{*path});
}

bool FileCommands::save_in_library() {
    const auto name = prompt_.name(session::title(document_.map(), origin_));
    return name && save_under(*name, hooks_.library());
}

bool FileCommands::save_to(const Origin& origin) {
    return store(origin, document_.map().details());
}

bool FileCommands::save_under(const std::string& name, const std::filesystem::path& library) {
    map::Details details = document_.map().details();
    details.name = name;
    return store(session::InLibrary{library, name, {}}, details);
}

bool FileCommands::store(const Origin& origin, const map::Details& details) {
    map::Map map = document_.map();
    map.details() = details;
    try {
        origin_ = session::save_map(map, origin);
    } catch (const library::Conflict& conflict) {
        return keep_both(std::get<session::InLibrary>(origin), conflict.what());
    } catch (const InputError& error) {
        prompt_.error(error.what());
        return false;
    }
    document_.set_details(details, "Rename");
    document_.mark_saved();
    recent_.add(session::place(origin_));
    hooks_.saved(note_of_loss());
    return true;
}

std::string FileCommands::note_of_loss() const {
    const std::string lost = session::not_kept(document_.map(), origin_);
    return lost.empty()
               ? lost
               : fmt::format("Saved; but {} does not hold {}", session::short_place(origin_), lost);
}

bool FileCommands::keep_both(const session::InLibrary& origin, const std::string& line) {
    if (prompt_.conflict(line) != Conflict::KeepBoth) {
        return false;
    }
    const auto name = prompt_.name(origin.name + " (2)");
    return name && save_under(*name, origin.library);
}

void FileCommands::open_unsaved(map::Map map) {
    if (may_go()) {
        take({std::move(map), {}});
        document_.mark_unsaved();
        hooks_.opened();
    }
}

void FileCommands::renamed(const std::string& from, const std::string& to) {
    auto* origin = std::get_if<session::InLibrary>(&origin_);
    if (origin == nullptr || origin->library != hooks_.library() || origin->name != from) {
        return;
    }
    const bool modified = document_.modified();
    map::Details details = document_.map().details();
    details.name = to;
    origin->name = to;
    document_.set_details(std::move(details), "Rename");
    if (!modified) {
        document_.mark_saved();
    }
    hooks_.saved({});
}

void FileCommands::import_map() {
    const auto path = files_.open("Import a map", map_kinds());
    if (!path) {
        return;
    }
    try {
        open_unsaved(session::open_map(path->string()).map);
    } catch (const InputError& error) {
        prompt_.error(error.what());
    }
}

void FileCommands::export_map() {
    const auto path = files_.save("Export the map", proposed_path(document_.map(), origin_, ".haz"),
                                  exportable_kinds());
    if (!path) {
        return;
    }
    try {
        write_file(*path, exported(document_.map(), *path));
    } catch (const InputError& error) {
        prompt_.error(error.what());
    }
}

} // namespace pampas::desktop
