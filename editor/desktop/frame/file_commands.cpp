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

/// What the library has now; nothing when the map is not there.
std::optional<library::Stored> newest_of(const library::NamedMap& place) {
    try {
        return library::Library(place.library, library::Access::Read).load(place.name);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

} // namespace

FileCommands::FileCommands(Context& context)
    : context_(context),
      opens_(context.open.connect([this](const session::Place& place) { open(place); })) {}

Menu FileCommands::menu() {
    return {
        tr_later("&File"),
        {{{.id = "file.new",
           .label = tr_later("&New…"),
           .keys = {"Ctrl+N"},
           .help = wx_tr("Begin a new map"),
           .run = [this] { make_new(); },
           .icon = "new"},
          {.id = "file.open",
           .label = tr_later("&Open…"),
           .keys = {"Ctrl+O"},
           .help = wx_tr("Open a map or a library"),
           .run = [this] { ask_open(); },
           .icon = "open"},
          {.id = "file.recent",
           .label = tr_later("Open &recent"),
           .help = wx_tr("Open a map again"),
           .submenu =
               [this] { return context_.recent().menu([this](auto& place) { open(place); }); }}},
         {{.id = "file.save",
           .label = tr_later("&Save"),
           .keys = {"Ctrl+S"},
           .help = wx_tr("Save the map where it is kept"),
           .run = [this] { save(); },
           .icon = "save"},
          {.id = "file.save-with-note",
           .label = tr_later("Save with a note…"),
           .keys = {"Ctrl+Alt+S"},
           .help = wx_tr("Save the map in its library, and write down what changed"),
           .run = [this] { save_with_note(); },
           .enabled =
               [this] {
                   return session::place_of(context_.session().origin()).has_value() &&
                          std::holds_alternative<session::InLibrary>(context_.session().origin());
               }},
          {.id = "file.save-in-file",
           .label = tr_later("Save in a &file…"),
           .keys = {"Ctrl+Shift+S"},
           .help = wx_tr("Save the map in a file"),
           .run = [this] { save_as(); }},
          {.id = "file.save-in-library",
           .label = tr_later("Save in the &library…"),
           .keys = {"Ctrl+L"},
           .help = wx_tr("Save the map in the library that is open, under a name"),
           .run = [this] { save_in_library(); }}},
         {{.id = "file.revert",
           .label = tr_later("Re&vert"),
           .keys = {"F12"},
           .help = wx_tr("Take the map as it was saved last; Undo brings the changes back"),
           .run = [this] { reload(tr("Revert")); },
           .enabled = [this] { return context_.session().can_reload(); }}},
         {{.id = "file.show-library",
           .label = tr_later("Sho&w a library…"),
           .help = wx_tr("Show the maps of another library"),
           .run = [this] { choose_library(); }},
          {.id = "file.make-library",
           .label = tr_later("&Make a library…"),
           .help = wx_tr("Begin another library, for maps of its own"),
           .run = [this] { make_library(); }},
          {.id = "file.removed-maps",
           .label = tr_later("Remove&d maps…"),
           .help = wx_tr("Put maps back that were removed from the library that is shown"),
           .run = [this] { context_.show_trash(); }}},
         {{.id = "file.import",
           .label = tr_later("&Import…"),
           .keys = {"Ctrl+I"},
           .help = wx_tr("Make a new map from a file, which stays as it is"),
           .run = [this] { import_map(); }}},
         {{.id = "file.quit",
           .label = tr_later("&Quit"),
           .keys = {"Ctrl+Q"},
           .help = wx_tr("Close Pampas"),
           .run = [this] { context_.quit(); }}}}};
}

bool FileCommands::may_go() {
    if (!context_.session().document().modified()) {
        return true;
    }
    switch (context_.prompt().unsaved(context_.session().title())) {
    case Unsaved::Save:
        return save();
    case Unsaved::Discard:
        return true;
    case Unsaved::Cancel:
        break;
    }
    return false;
}

void FileCommands::make_new() {
    if (auto map = context_.prompt().new_map(context_.client())) {
        context_.maps().open_new(std::move(*map));
    }
}

void FileCommands::ask_open() {
    if (const auto path = context_.files().open(tr("Open a map or a library"), openable_kinds())) {
        open(session::read_place(path->string()));
    }
}

void FileCommands::choose_library() {
    if (const auto path = context_.files().open(tr("Show a library"), {library_kind()})) {
        open(session::LibraryFile{*path});
    }
}

void FileCommands::make_library() {
    if (const auto path =
            context_.files().save(tr("Make a library"), "maps.pampas", {library_kind()})) {
        open(session::LibraryFile{*path});
    }
}

void FileCommands::open(const session::Place& place) {
    try {
        if (const auto* library = std::get_if<session::LibraryFile>(&place)) {
            show_library(library->path);
        } else if (const auto number = context_.maps().find(place)) {
            context_.maps().show(*number);
            context_.show_map();
        } else {
            context_.maps().open(session::open_map(place));
            context_.recent().add(*session::place_of(context_.session().origin()),
                                  context_.session().title());
        }
    } catch (const InputError& error) {
        context_.recent().forget(place);
        context_.prompt().error(error.what());
    }
}

void FileCommands::show_library(const std::filesystem::path& file) {
    context_.show_library(file);
    context_.show_panel("library");
    context_.remember_library();
    if (context_.library_is_readable()) {
        context_.recent().add(session::LibraryFile{file});
    }
}

bool FileCommands::save() {
    const auto place = session::place_of(context_.session().origin());
    return place ? attempt(*place, [this] { context_.session().save(); }) : save_in_library();
}

void FileCommands::save_with_note() {
    if (const auto note = context_.prompt().revision_note(context_.session().title())) {
        attempt(
            *session::place_of(context_.session().origin()),
            [&] { context_.session().save(*note); }, *note);
    }
}

bool FileCommands::save_as() {
    const auto path = context_.files().save(
        tr("Save the map as"), session::proposed_file(context_.session(), ".json"), map_kinds());
    if (!path) {
        return false;
    }
    const session::MapFile file{*path};
    return attempt(file, [&] { context_.session().save_in(file); });
}

bool FileCommands::save_in_library() {
    const auto name = context_.prompt().name(context_.session().title());
    return name && save_in({context_.library(), *name});
}

bool FileCommands::save_in(const library::NamedMap& place, const std::string& note) {
    return attempt(
        place, [&] { context_.session().save_in(place, note); }, note);
}

bool FileCommands::attempt(const session::Place& place, const std::function<void()>& save,
                           const std::string& note) {
    try {
        save();
    } catch (const library::Conflict& conflict) {
        return settle({std::get<library::NamedMap>(place).library, conflict.name()}, note);
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
        return false;
    }
    context_.recent().add(*session::place_of(context_.session().origin()),
                          context_.session().title());
    context_.maps().saved(note_of_save());
    return true;
}

std::string FileCommands::note_of_save() const {
    const session::Origin& origin = context_.session().origin();
    const std::string lost = session::not_kept(context_.session().map(), origin);
    return lost.empty() ? tr("Saved: {}", session::place_text(*session::place_of(origin)))
                        : tr("Saved; but {} does not hold {}", session::short_place(origin), lost);
}

void FileCommands::reload(const std::string& label) {
    try {
        context_.session().reload(label);
        context_.maps().saved({});
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
    }
}

void FileCommands::import_map() {
    const auto path = context_.files().open(tr("Import a map"), map_kinds());
    if (!path) {
        return;
    }
    try {
        context_.maps().open_unsaved(session::open_map(session::MapFile{*path}).map);
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
    }
}

bool FileCommands::settle(const library::NamedMap& place, const std::string& note) {
    const auto newest = newest_of(place);
    const bool reloadable = context_.session().can_reload() &&
                            session::place_of(context_.session().origin()) == session::Place(place);
    switch (
        context_.prompt().conflict({place.name, context_.session().map(), newest, reloadable})) {
    case Conflict::Reload:
        reload(tr("Take the library's state"));
        return false;
    case Conflict::SaveMine:
        return attempt(
            place,
            [&] {
                context_.session().save_over(
                    place, newest ? std::optional(newest->revision) : std::nullopt, note);
            },
            note);
    case Conflict::KeepBoth:
        return keep_both(place, note);
    case Conflict::Cancel:
        break;
    }
    return false;
}

bool FileCommands::keep_both(const library::NamedMap& place, const std::string& note) {
    const auto name = context_.prompt().name(place.name + " (2)");
    return name && save_in({place.library, *name}, note);
}

} // namespace pampas::desktop
