#include "editor/desktop/frame/export_commands.h"

#include "editor/desktop/dialogs/export_choices.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"

#include <wx/utils.h>

namespace pampas::desktop {
namespace {

namespace fs = std::filesystem;

/// A name in the folder that nothing has yet: `Honey-vassal`, `Honey-vassal (2)`.
fs::path free_path(const fs::path& folder, const std::string& name) {
    return folder / path_of(free_name(name, [&folder](const std::string& taken) {
               std::error_code ignored;
               return fs::exists(folder / path_of(taken), ignored);
           }));
}

} // namespace

Action ExportCommands::action() {
    return {.id = "file.export",
            .label = tr_later("Export…"),
            .keys = {"Ctrl+E"},
            .help = wx_tr("Write the map for a game client, as a picture or on paper"),
            .run = [this] { export_map(); },
            .icon = "export"};
}

PictureSubject ExportCommands::subject() const {
    return {context_.map(), context_.session().title(), context_.overlays().seen()};
}

fs::path ExportCommands::proposed(const std::string& ending) const {
    const fs::path file = session::proposed_file(context_.session(), ending);
    return file.has_parent_path() ? file : memory_.folder() / file;
}

/// Where it is to go: a file, or a folder of its own in the one that is chosen.
std::optional<fs::path> ExportCommands::place_for(const exchange::Product& product) {
    if (product.kind != exchange::ProductKind::Folder) {
        return context_.files().save(tr("Export the map"), proposed(std::string(product.ending)),
                                     {{tr(product.title), {std::string(product.ending)}}});
    }
    const fs::path folder = proposed(fmt::format("-{}", product.name));
    const auto chosen =
        context_.files().folder(tr("Choose where to make the folder"), folder.parent_path());
    return chosen ? std::optional(free_path(*chosen, folder.filename().string())) : std::nullopt;
}

void ExportCommands::export_map() {
    const auto exported = context_.prompt().exporting(subject(), memory_.choices(), 1);
    if (!exported) {
        return;
    }
    memory_.keep(exported->choices);
    if (const auto path = place_for(*exchange::product_named(exported->choices.product))) {
        write(*path, *exported);
    }
}

void ExportCommands::write(const fs::path& path, const Export& exported) {
    const wxBusyCursor wait;
    try {
        exchange::write(path, context_.map(),
                        job_for(exported.choices, exported.overlay, context_.session().title()));
        memory_.keep_folder(path.parent_path());
        written_.say(path);
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
    }
}

} // namespace pampas::desktop
