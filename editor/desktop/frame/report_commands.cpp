#include "editor/desktop/frame/report_commands.h"

#include "editor/desktop/comparison/compare_window.h"
#include "editor/desktop/dialogs/library_dialogs.h"
#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/formats/json.h"
#include "engine/resources/resource.h"

#include <algorithm>
#include <iterator>

namespace pampas::desktop {
namespace {

using library::Access;
using library::Library;

MapChoice choice_of_revision(const library::NamedMap& map, int number, std::string state) {
    return {map.name, std::move(state), [map, number] {
                return Library(map.library, Access::Read).load(map.name, number).map;
            }};
}

/// The map with this number: as it is while it is open, afterwards its last state.
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

/// The stored states of an open map: its file, or its revisions, the newest first.
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
        choices.push_back(choice_of_revision(kept->map, revision.number, noted_revision(revision)));
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

} // namespace

ReportCommands::ReportCommands(wxWindow& frame, Context& context)
    : frame_(frame), context_(context),
      compares_(context.compare.connect(
          [this](const library::NamedMap& map, int earlier, std::optional<int> later) {
              compare_revision(map, earlier, later);
          })) {}

ReportCommands::~ReportCommands() {
    for (const Window& window : {report_, compensation_, gallery_}) {
        delete window.get(); // now, while the map exists
    }
}

void ReportCommands::add_to(Handlers& handlers) {
    handlers.add("reports.report", [this] {
        show(report_, [this] {
            return new ExperimentWindow(&frame_, context_, report_experiment(context_));
        });
    });
    handlers.add("reports.compensation", [this] {
        show(compensation_, [this] {
            return new ExperimentWindow(&frame_, context_, compensation_experiment(context_));
        });
    });
    handlers.add("reports.compare", [this] {
        if (auto choice = ask(frame_, others())) {
            compare(*std::move(choice), open_map());
        }
    });
    handlers.add("file.new-from-gallery", [this] {
        show(gallery_, [this] { return new GalleryWindow(&frame_, context_); });
    });
}

void ReportCommands::show(Window& window, const std::function<wxTopLevelWindow*()>& make) {
    if (!window) {
        window = make();
        window->CentreOnParent();
        window->Show();
    }
    window->Raise();
}

MapChoice ReportCommands::open_map() const {
    return choice_of_open(context_.maps(), context_.maps().current());
}

std::vector<MapChoice> ReportCommands::all() const {
    std::vector<MapChoice> choices = others();
    choices.insert(choices.begin(), open_map());
    return choices;
}

std::vector<MapChoice> ReportCommands::others() const {
    std::vector<MapChoice> choices;
    const auto add = [&](const std::function<std::vector<MapChoice>()>& list) {
        try {
            std::ranges::move(list(), std::back_inserter(choices));
        } catch (const InputError&) {
            // a library that cannot be read offers no maps
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

std::optional<MapChoice> ReportCommands::ask(wxWindow& window,
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

std::optional<MapChoice> ReportCommands::ask_file() const {
    const auto path = context_.files().open(tr("Compare with a map"), map_file_kinds());
    if (!path) {
        return std::nullopt;
    }
    return MapChoice{path->stem().string(), path->filename().string(),
                     [path = *path] { return formats::read_map(path); }};
}

void ReportCommands::compare_revision(const library::NamedMap& map, int earlier,
                                      std::optional<int> later) {
    const auto choice = [&map](int number) {
        return choice_of_revision(map, number, tr("Revision {}", number));
    };
    compare(choice(earlier), later ? choice(*later) : open_map());
}

void ReportCommands::compare(MapChoice one, MapChoice other) {
    context_.prompt().attempt([&] {
        auto* window = new CompareWindow(
            &frame_, {std::move(one), std::move(other)},
            [this](wxWindow& parent) { return ask(parent, all()); }, context_.handouts());
        window->Show();
        window->Raise();
    });
}

} // namespace pampas::desktop
