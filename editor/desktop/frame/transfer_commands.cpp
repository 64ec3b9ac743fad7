#include "editor/desktop/frame/transfer_commands.h"

#include "editor/desktop/dialogs/export_choices.h"
#include "editor/desktop/widgets/text.h"
#include "editor/exchange/libraries.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"

#include <fmt/ranges.h>

namespace pampas::desktop {
namespace {

namespace fs = std::filesystem;

/// Writes one map of a library. Throws `InputError`, also when the client does not take it.
void write_parcel(const library::Library& library, const exchange::Parcel& parcel,
                  const ExportChoices& choices) {
    const map::Map map = library.load(parcel.map).map;
    const exchange::Job job = job_for(choices, {}, parcel.map);
    if (const auto refusals = exchange::refusals(map, job); !refusals.empty()) {
        throw InputError(fmt::format("{}: {}", tr("not legal for {}", job.client->title),
                                     fmt::join(refusals, " ")))
            .in_file(parcel.map);
    }
    exchange::write(parcel.path, map, job);
}

/// How many maps something happened to, and what: `{} refused`.
struct Count {
    std::size_t maps;
    const char* words;
};

/// `41 written, 2 refused`
std::string account(const std::vector<Count>& counts) {
    std::vector<std::string> parts;
    for (const Count& count : counts) {
        if (count.maps > 0) {
            parts.push_back(fmt::vformat(tr(count.words), fmt::make_format_args(count.maps)));
        }
    }
    return fmt::format("{}", fmt::join(parts, ", "));
}

} // namespace

std::vector<Action> TransferCommands::actions() {
    return {{.id = "file.export-all",
             .label = tr_later("Export all maps…"),
             .keys = {"Ctrl+Alt+E"},
             .help = wx_tr("Write every map of the library that is shown"),
             .run = [this] { export_all(); }},
            {.id = "file.import-folder",
             .label = tr_later("Import a folder…"),
             .keys = {"Ctrl+Alt+I"},
             .help = wx_tr("Bring the map files of a folder into the library that is shown"),
             .run = [this] { import_folder(); }}};
}

void TransferCommands::attempt(const std::function<void()>& work) {
    try {
        work();
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
    }
}

void TransferCommands::export_all() {
    attempt([this] {
        const library::Library library(context_.library(), library::Access::Read);
        const auto entries = library.list();
        if (entries.empty()) {
            throw InputError(tr("has no maps"), {}, library.file().string());
        }
        const map::Map first = library.load(entries.front().name).map;
        const auto exported = context_.prompt().exporting({first, entries.front().name, {}},
                                                          memory_.choices(), entries.size());
        if (!exported) {
            return;
        }
        memory_.keep(exported->choices);
        const auto folder =
            context_.files().folder(tr("Choose the folder for the maps"), memory_.folder());
        if (!folder) {
            return;
        }
        const auto parcels = exchange::parcels(library.file(), *folder,
                                               *exchange::product_named(exported->choices.product));
        const auto there =
            static_cast<std::size_t>(std::ranges::count_if(parcels, exchange::is_taken));
        const auto replace =
            there == 0 ? std::optional(false) : context_.prompt().replacing(there, parcels.size());
        if (replace) {
            memory_.keep_folder(*folder);
            send(parcels, exported->choices, *replace);
        }
    });
}

void TransferCommands::send(const std::vector<exchange::Parcel>& parcels,
                            const ExportChoices& choices, bool replace) {
    const library::Library library(context_.library(), library::Access::Read);
    std::vector<std::string> wrong;
    std::size_t written = 0;
    std::size_t left = 0;
    const std::size_t done =
        context_.prompt().work(tr("Exporting maps"), parcels.size(), [&](std::size_t number) {
            const exchange::Parcel& parcel = parcels[number];
            if (!replace && exchange::is_taken(parcel)) {
                ++left;
                return;
            }
            try {
                write_parcel(library, parcel, choices);
                ++written;
            } catch (const InputError& error) {
                wrong.emplace_back(error.what());
            }
        });
    if (written == parcels.size()) {
        return written_.say_all(written, parcels.front().path.parent_path());
    }
    context_.prompt().outcome(account({{written, tr_later("{} written")},
                                       {left, tr_later("{} left as they are")},
                                       {wrong.size(), tr_later("{} refused")},
                                       {parcels.size() - done, tr_later("{} not done")}}),
                              wrong);
}

void TransferCommands::import_folder() {
    if (const auto folder =
            context_.files().folder(tr("Choose a folder with map files"), memory_.folder())) {
        import_folder(*folder);
    }
}

void TransferCommands::import_folder(const fs::path& folder) {
    attempt([&] {
        const std::vector<fs::path> files = formats::map_files_in(folder);
        const fs::path library = context_.library();
        if (!context_.prompt().importing(files.size(), folder.filename().string(),
                                         library.stem().string())) {
            return;
        }
        exchange::FolderImport import(library);
        std::vector<std::string> wrong;
        std::size_t added = 0;
        const std::size_t done =
            context_.prompt().work(tr("Importing maps"), files.size(), [&](std::size_t number) {
                try {
                    added += import.add(files[number]).added ? 1U : 0U;
                } catch (const InputError& error) {
                    wrong.emplace_back(error.what());
                }
            });
        context_.library_changed();
        context_.prompt().outcome(
            account({{added, tr_later("{} added")},
                     {done - added - wrong.size(), tr_later("{} there already")},
                     {wrong.size(), tr_later("{} refused")},
                     {files.size() - done, tr_later("{} not done")}}),
            wrong);
    });
}

} // namespace pampas::desktop
