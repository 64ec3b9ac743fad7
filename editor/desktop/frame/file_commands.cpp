#include "editor/desktop/frame/file_commands.h"

#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"

namespace pampas::desktop {
namespace {

FileKind library_kind() {
    return {tr("Pampas library"), {".pampas"}};
}

std::vector<FileKind> openable_kinds() {
    std::vector<FileKind> kinds = map_file_kinds();
    kinds.push_back(library_kind());
    return kinds;
}

/// The newest revision in the library or the one with this number; nothing if it is not there.
std::optional<library::Stored> stored(const library::NamedMap& place,
                                      std::optional<int> number = {}) {
    try {
        return library::Library(place.library, library::Access::Read).load(place.name, number);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

/// The map merged with the newest revision, if it comes from an earlier one.
std::optional<map::Merge> merged(const session::Session& session, const library::Stored& newest) {
    const auto& from = std::get<session::InLibrary>(session.origin());
    const auto base = stored(from.map, from.revision->number);
    return base && base->revision == *from.revision
               ? map::merge(base->map, session.map(), newest.map)
               : std::nullopt;
}

} // namespace

FileCommands::FileCommands(Context& context)
    : context_(context),
      opens_(context.open.connect([this](const session::Place& place) { open(place); })) {}

void FileCommands::add_to(Handlers& handlers) {
    const auto several = [this] { return context_.maps().count() > 1; };
    const auto in_library = [this] { return is_in_library(); };
    const auto kept = [this] { return context_.session().can_reload(); };
    handlers.add("file.new", [this] { make_new(); });
    handlers.add("file.open", [this] { ask_open(); });
    handlers.add_submenu("file.recent", [this] {
        return context_.recent().menu([this](auto& place) { open(place); });
    });
    handlers.add("file.save", [this] { save(); });
    handlers.add("file.save-with-note", in_library, [this] { save_with_note(); });
    handlers.add("file.save-in-file", [this] { save_as(); });
    handlers.add("file.save-in-library", [this] { save_in_library(); });
    handlers.add("file.revert", kept, [this] { reload(tr("Revert")); });
    handlers.add("file.show-library", [this] { choose_library(); });
    handlers.add("file.make-library", [this] { make_library(); });
    handlers.add("file.removed-maps", [this] { context_.show_trash(); });
    handlers.add("file.import", [this] { import_map(); });
    handlers.add("file.next-map", several, [this] { show_next(1); });
    handlers.add("file.previous-map", several, [this] { show_next(context_.maps().count() - 1); });
    handlers.add("file.close-map", [this] { close(); });
    handlers.add("file.quit", [this] { context_.quit(); });
}

bool FileCommands::is_in_library() const {
    const session::Origin& origin = context_.session().origin();
    return session::place_of(origin) && std::holds_alternative<session::InLibrary>(origin);
}

bool FileCommands::ask_to_close() {
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
    const hex::Symmetric* chosen = context_.document().symmetry();
    if (auto made = context_.prompt().new_map(
            context_.client(), chosen != nullptr ? chosen->symmetry() : hex::Symmetry())) {
        context_.maps().open_new(std::move(made->map));
        context_.document().set_symmetry(made->symmetry);
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
    if (const auto file =
            context_.files().save(tr("Create a library"), "maps.pampas", {library_kind()})) {
        open(session::LibraryFile{file->path});
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
    if (place) {
        return attempt(*place, [this] { context_.session().save(); });
    }
    const std::string name = context_.map().details().name;
    return name.empty() ? save_in_library() : save_in({context_.library(), name});
}

void FileCommands::save_with_note() {
    if (const auto note = context_.prompt().revision_note(context_.session().title())) {
        attempt(
            *session::place_of(context_.session().origin()),
            [&] { context_.session().save(*note); }, *note);
    }
}

bool FileCommands::save_as() {
    const auto chosen = context_.files().save(tr("Save the map as"),
                                              session::proposed_file(context_.session(), ".json"),
                                              map_file_kinds());
    if (!chosen) {
        return false;
    }
    const session::MapFile file{chosen->path};
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
                        : tr("Saved, but {} does not store {}", session::short_place(origin), lost);
}

void FileCommands::reload(const std::string& label) {
    context_.prompt().attempt([&] {
        context_.session().reload(label);
        context_.maps().saved({});
    });
}

void FileCommands::import_map() {
    if (const auto path = context_.files().open(tr("Import a map"), map_file_kinds())) {
        context_.prompt().attempt([&] {
            context_.maps().open_unsaved(session::open_map(session::MapFile{*path}).map);
            context_.say(tr("Imported, not saved yet: {}", path->string()));
        });
    }
}

bool FileCommands::settle(const library::NamedMap& place, const std::string& note) {
    const auto newest = stored(place);
    const bool reloadable = context_.session().can_reload() &&
                            session::place_of(context_.session().origin()) == session::Place(place);
    const auto merge =
        newest && reloadable ? merged(context_.session(), *newest) : std::optional<map::Merge>();
    switch (context_.prompt().conflict(
        {place.name, context_.session().map(), newest, reloadable, merge})) {
    case Conflict::Reload:
        reload(tr("Take the library's version"));
        return false;
    case Conflict::Merge:
        return save_merged(place, *newest, *merge, note);
    case Conflict::SaveMine:
        return save_over(place, newest ? std::optional(newest->revision) : std::nullopt, note);
    case Conflict::KeepBoth:
        return keep_both(place, note);
    case Conflict::Cancel:
        break;
    }
    return false;
}

bool FileCommands::save_over(const library::NamedMap& place,
                             const std::optional<library::Revision>& newest,
                             const std::string& note) {
    return attempt(
        place, [&] { context_.session().save_over(place, newest, note); }, note);
}

bool FileCommands::save_merged(const library::NamedMap& place, const library::Stored& newest,
                               const map::Merge& merge, const std::string& note) {
    const int number = newest.revision.number;
    context_.document().replace(merge.map, tr("Merge with revision {}", number));
    if (!save_over(place, newest.revision, note)) {
        return false;
    }
    if (merge.contested.empty()) {
        context_.say(tr("Merged with revision {}; no space was changed in both versions", number));
    } else {
        context_.point(merge.contested, merge.contested.front());
        context_.say(trn("Merged with revision {1}; {0} space changed in both versions is outlined "
                         "and stays as you have it",
                         "Merged with revision {1}; {0} spaces changed in both versions are "
                         "outlined and stay as you have them",
                         merge.contested.size(), number));
    }
    return true;
}

bool FileCommands::keep_both(const library::NamedMap& place, const std::string& note) {
    const auto name = context_.prompt().name(place.name + " (2)");
    return name && save_in({place.library, *name}, note);
}

void FileCommands::show_next(std::size_t by) {
    OpenMaps& maps = context_.maps();
    context_.show_map();
    maps.show((maps.current() + by) % maps.count());
}

void FileCommands::close() {
    context_.show_map();
    if (ask_to_close()) {
        context_.maps().close();
    }
}

bool FileCommands::ask_to_close_all() {
    for (std::size_t number = 0; number < context_.maps().count(); ++number) {
        if (context_.maps().modified(number)) {
            context_.show_map();
            context_.maps().show(number);
            if (!ask_to_close()) {
                return false;
            }
        }
    }
    return true;
}

void FileCommands::open_all(wxWindow& window, const std::vector<session::Place>& places) {
    for (const session::Place& place : places) {
        // Later, so that a message about a place that cannot be opened does not delay the next.
        window.CallAfter([this, place] { context_.open(place); });
    }
}

} // namespace pampas::desktop
