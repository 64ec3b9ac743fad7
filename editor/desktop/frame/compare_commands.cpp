#include "editor/desktop/frame/compare_commands.h"

#include "editor/desktop/comparison/choose_map_dialog.h"
#include "editor/desktop/comparison/compare_window.h"
#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/formats/json.h"
#include "engine/library/note.h"
#include "engine/resources/resource.h"

#include <wx/window.h>

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

using library::Access;
using library::Library;

std::string revision_state(int number, const std::string& saved, const std::string& note) {
    const std::string text = tr("Revision {}, {}", number, said_time(saved).utf8_string());
    return note.empty() ? text : text + ": " + library::shown_note(note);
}

MapChoice choice_of_revision(const library::NamedMap& map, int number, std::string state) {
    return {map.name, std::move(state), [map, number] {
                return Library(map.library, Access::Read).load(map.name, number).map;
            }};
}

/// The map with this number, as long as it is open; as it was when it is not any more.
MapChoice choice_of_open(const OpenMaps& maps, std::size_t number) {
    const session::Session& session = maps.session(number);
    const std::string state = maps.modified(number) ? tr("Open, with unsaved changes") : tr("Open");
    return {session.title(), state,
            [&maps, history = session.document().history(), last = session.map()]() mutable {
                if (const auto found = maps.find(history)) {
                    last = maps.session(*found).map();
                }
                return last;
            }};
}

/// What is kept of an open map: its file, or its revisions, the newest first.
std::vector<MapChoice> kept_states(const session::Session& session) {
    if (const auto* file = std::get_if<session::MapFile>(&session.origin())) {
        return {{session.title(), tr("As saved in {}", file->path.filename().string()),
                 [path = file->path] { return formats::read_map(path); }}};
    }
    const auto* kept = std::get_if<session::InLibrary>(&session.origin());
    if (kept == nullptr || !kept->revision) {
        return {};
    }
    std::vector<MapChoice> choices;
    for (const auto& revision : Library(kept->map.library, Access::Read).history(kept->map.name)) {
        choices.push_back(
            choice_of_revision(kept->map, revision.number,
                               revision_state(revision.number, revision.saved, revision.note)));
    }
    return choices;
}

std::vector<MapChoice> maps_in(const std::filesystem::path& library) {
    std::vector<MapChoice> choices;
    for (const library::Entry& entry : Library(library, Access::Read).list()) {
        choices.push_back(choice_of_revision(
            {library, entry.name}, entry.revision,
            tr("In {}, {}", library.filename().string(), said_time(entry.modified).utf8_string())));
    }
    return choices;
}

std::vector<MapChoice> bundled_maps() {
    std::vector<MapChoice> choices;
    for (const resources::Resource& resource : resources::in_folder("maps")) {
        const auto load = [bytes = resource.bytes] { return formats::read_json(bytes); };
        choices.push_back({load().details().name, tr("Comes with Pampas"), load});
    }
    return choices;
}

std::vector<FileKind> kinds_of_maps() {
    std::vector<FileKind> kinds;
    for (const formats::Format& format : formats::all_formats()) {
        kinds.push_back({tr(format.title), {std::string(format.ending)}});
    }
    return kinds;
}

} // namespace

CompareCommands::CompareCommands(wxWindow& window, Context& context)
    : window_(window), context_(context),
      compares_(context.compare.connect(
          [this](const library::NamedMap& map, int earlier, std::optional<int> later) {
              compare_revision(map, earlier, later);
          })) {}

ActionGroup CompareCommands::actions() {
    return {{.id = "reports.compare",
             .label = tr_later("Compare with…"),
             .keys = {"F7"},
             .help = wx_tr("Show the map beside another, or beside an earlier state of it"),
             .run = [this] {
                 if (auto choice = ask(window_, others())) {
                     compare(*std::move(choice), open_map());
                 }
             }}};
}

MapChoice CompareCommands::open_map() const {
    return choice_of_open(context_.maps(), context_.maps().current());
}

std::vector<MapChoice> CompareCommands::all() const {
    std::vector<MapChoice> choices = others();
    choices.insert(choices.begin(), open_map());
    return choices;
}

std::vector<MapChoice> CompareCommands::others() const {
    std::vector<MapChoice> choices;
    const auto add = [&](const std::function<std::vector<MapChoice>()>& list) {
        try {
            std::ranges::move(list(), std::back_inserter(choices));
        } catch (const InputError&) {
            // a library that is not there now has no maps to offer
        }
    };
    const OpenMaps& maps = context_.maps();
    add([&] { return kept_states(maps.session(maps.current())); });
    for (std::size_t number = 0; number < maps.count(); ++number) {
        if (number != maps.current()) {
            choices.push_back(choice_of_open(maps, number));
        }
    }
    add([&] { return maps_in(context_.library()); });
    add(bundled_maps);
    return choices;
}

std::optional<MapChoice> CompareCommands::ask(wxWindow& window,
                                              std::vector<MapChoice> choices) const {
    ChooseMapDialog dialog(&window, std::move(choices));
    switch (dialog.ShowModal()) {
    case wxID_OK:
        return dialog.choice();
    case ChooseMapDialog::from_file:
        return ask_file();
    default:
        return std::nullopt;
    }
}

std::optional<MapChoice> CompareCommands::ask_file() const {
    const auto path = context_.files().open(tr("Compare with a map"), kinds_of_maps());
    if (!path) {
        return std::nullopt;
    }
    return MapChoice{path->stem().string(), path->filename().string(),
                     [path = *path] { return formats::read_map(path); }};
}

void CompareCommands::compare_revision(const library::NamedMap& map, int earlier,
                                       std::optional<int> later) {
    const auto choice = [&map](int number) {
        return choice_of_revision(map, number, tr("Revision {}", number));
    };
    compare(choice(earlier), later ? choice(*later) : open_map());
}

void CompareCommands::compare(MapChoice one, MapChoice other) {
    try {
        auto* window = new CompareWindow(
            &window_, {std::move(one), std::move(other)},
            [this](wxWindow& parent) { return ask(parent, all()); }, context_.handouts());
        window->Show();
        window->Raise();
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
    }
}

} // namespace pampas::desktop
