#include "editor/desktop/frame/file_commands.h"

#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"

namespace pampas::desktop {
namespace {

FileKind library_kind() {
    return {tr("Pampas library"), {".pampas"}};
}

std::vector<FileKind> map_kinds() {
    std::vector<FileKind> kinds;
    for (const formats::Format& format : formats::all_formats()) {
        kinds.push_back({tr(format.title), {std::string(format.ending)}});
    }
    return kinds;
}

std::vector<FileKind> openable_kinds() {
    std::vector<FileKind> kinds = map_kinds();
    kinds.push_back(library_kind());
    return kinds;
}

} // namespace

FileCommands::FileCommands(session::Session& session, FilePicker& files, Prompt& prompt,
                           RecentPlaces& recent, Hooks hooks)
    : session_(session), files_(files), prompt_(prompt), recent_(recent), hooks_(std::move(hooks)) {
}

Menu FileCommands::menu() {
    return {tr_later("&File"),
            {{{.label = tr_later("&New…"),
               .keys = {"Ctrl+N"},
               .help = wx_tr("Begin a new map"),
               .run = [this] { make_new(); },
               .icon = "new"},
              {.label = tr_later("&Open…"),
               .keys = {"Ctrl+O"},
               .help = wx_tr("Open a map or a library"),
               .run = [this] { ask_open(); },
               .icon = "open"},
              {.label = tr_later("Open &recent"),
               .help = wx_tr("Open a map again"),
               .submenu = [this] { return recent_.menu([this](auto& place) { open(place); }); }}},
             {{.label = tr_later("&Save"),
               .keys = {"Ctrl+S"},
               .help = wx_tr("Save the map where it is kept"),
               .run = [this] { save(); },
               .icon = "save"},
              {.label = tr_later("Save with a note…"),
               .keys = {"Ctrl+Alt+S"},
               .help = wx_tr("Save the map in its library, and write down what changed"),
               .run = [this] { save_with_note(); },
               .enabled =
                   [this] {
                       return session::place_of(session_.origin()).has_value() &&
                              std::holds_alternative<session::InLibrary>(session_.origin());
                   }},
              {.label = tr_later("Save in a &file…"),
               .keys = {"Ctrl+Shift+S"},
               .help = wx_tr("Save the map in a file"),
               .run = [this] { save_as(); }},
              {.label = tr_later("Save in the &library…"),
               .keys = {"Ctrl+L"},
               .help = wx_tr("Save the map in the library that is open, under a name"),
               .run = [this] { save_in_library(); }}},
             {{.label = tr_later("Re&vert"),
               .keys = {"F12"},
               .help = wx_tr("Take the map as it was saved last; Undo brings the changes back"),
               .run = [this] { reload(tr("Revert")); },
               .enabled = [this] { return session_.can_reload(); }}},
             {{.label = tr_later("Sho&w a library…"),
               .help = wx_tr("Show the maps of another library"),
               .run = [this] { choose_library(); }},
              {.label = tr_later("&Make a library…"),
               .help = wx_tr("Begin another library, for maps of its own"),
               .run = [this] { make_library(); }},
              {.label = tr_later("Remove&d maps…"),
               .help = wx_tr("Put maps back that were removed from the library that is shown"),
               .run = hooks_.show_trash}},
             {{.label = tr_later("&Import…"),
               .keys = {"Ctrl+I"},
               .help = wx_tr("Make a new map from a file, which stays as it is"),
               .run = [this] { import_map(); }}},
             {{.label = tr_later("&Quit"),
               .keys = {"Ctrl+Q"},
               .help = wx_tr("Close Pampas"),
               .run = hooks_.quit}}}};
}

bool FileCommands::may_go() {
    if (!session_.document().modified()) {
        return true;
    }
    switch (prompt_.unsaved(session_.title())) {
    case Unsaved::Save:
        return save();
    case Unsaved::Discard:
        return true;
    case Unsaved::Cancel:
        break;
    }
    return false;
}

void FileCommands::opened() {
    if (const auto place = session::place_of(session_.origin())) {
        recent_.add(*place, session_.title());
    }
    hooks_.opened();
}

void FileCommands::make_new() {
    if (auto map = prompt_.new_map(hooks_.client())) {
        open_new(std::move(*map));
    }
}

void FileCommands::open_new(map::Map map) {
    hooks_.make_room();
    session_.open_new(std::move(map));
    opened();
}

void FileCommands::ask_open() {
    if (const auto path = files_.open(tr("Open a map or a library"), openable_kinds())) {
        open(session::read_place(path->string()));
    }
}

void FileCommands::choose_library() {
    if (const auto path = files_.open(tr("Show a library"), {library_kind()})) {
        open(session::LibraryFile{*path});
    }
}

void FileCommands::make_library() {
    if (const auto path = files_.save(tr("Make a library"), "maps.pampas", {library_kind()})) {
        open(session::LibraryFile{*path});
    }
}

void FileCommands::open(const session::Place& place) {
    try {
        if (const auto* library = std::get_if<session::LibraryFile>(&place)) {
            if (hooks_.show_library(library->path)) {
                recent_.add(place);
            }
        } else if (!hooks_.show_open(place)) {
            session::OpenedMap map = session::open_map(place);
            hooks_.make_room();
            session_.open(std::move(map));
            opened();
        }
    } catch (const InputError& error) {
        recent_.forget(place);
        prompt_.error(error.what());
    }
}

bool FileCommands::save() {
    const auto place = session::place_of(session_.origin());
    return place ? attempt(*place, [this] { session_.save(); }) : save_in_library();
}

void FileCommands::save_with_note() {
    if (const auto note = prompt_.revision_note(session_.title())) {
        attempt(
            *session::place_of(session_.origin()), [&] { session_.save(*note); }, *note);
    }
}

bool FileCommands::save_as() {
    const auto path =
        files_.save(tr("Save the map as"), session::proposed_file(session_, ".json"), map_kinds());
    if (!path) {
        return false;
    }
    const session::MapFile file{*path};
    return attempt(file, [&] { session_.save_in(file); });
}

bool FileCommands::save_in_library() {
    const auto name = prompt_.name(session_.title());
    return name && save_in({hooks_.library(), *name});
}

bool FileCommands::save_in(const library::NamedMap& place, const std::string& note) {
    return attempt(
        place, [&] { session_.save_in(place, note); }, note);
}

bool FileCommands::attempt(const session::Place& place, const std::function<void()>& save,
                           const std::string& note) {
    try {
        save();
    } catch (const library::Conflict& conflict) {
        return settle({std::get<library::NamedMap>(place).library, conflict.name()}, note);
    } catch (const InputError& error) {
        prompt_.error(error.what());
        return false;
    }
    recent_.add(*session::place_of(session_.origin()), session_.title());
    hooks_.saved(note_of_save());
    return true;
}

std::string FileCommands::note_of_save() const {
    const session::Origin& origin = session_.origin();
    const std::string lost = session::not_kept(session_.map(), origin);
    return lost.empty() ? tr("Saved: {}", session::place_text(*session::place_of(origin)))
                        : tr("Saved; but {} does not hold {}", session::short_place(origin), lost);
}

void FileCommands::open_unsaved(map::Map map) {
    hooks_.make_room();
    session_.open_unsaved(std::move(map));
    opened();
}

void FileCommands::reload(const std::string& label) {
    try {
        session_.reload(label);
        hooks_.saved({});
    } catch (const InputError& error) {
        prompt_.error(error.what());
    }
}

void FileCommands::import_map() {
    const auto path = files_.open(tr("Import a map"), map_kinds());
    if (!path) {
        return;
    }
    try {
        open_unsaved(session::open_map(session::MapFile{*path}).map);
    } catch (const InputError& error) {
        prompt_.error(error.what());
    }
}

} // namespace pampas::desktop
