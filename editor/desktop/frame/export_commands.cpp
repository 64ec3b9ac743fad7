#include "editor/desktop/frame/export_commands.h"

#include "editor/desktop/dialogs/export_dialog.h"
#include "editor/desktop/frame/kept_choices.h"
#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/free_names.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"

#include <fmt/ranges.h>
#include <wx/cmndata.h>
#include <wx/paper.h>
#include <wx/utils.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

namespace fs = std::filesystem;

/// A name that is free in the folder: `Honey-vassal`, `Honey-vassal (2)`.
fs::path free_path(const fs::path& folder, const std::string& name) {
    return folder / path_of(free_name(name, [&folder](const std::string& taken) {
               std::error_code ignored;
               return fs::exists(folder / path_of(taken), ignored);
           }));
}

/// Writes one map of a library. Throws `InputError`, also if the client does not accept it.
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

/// How many maps had this outcome, and its words: `{} refused`.
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

wxPrintData print_data(const picture::Sheet& sheet) {
    const bool across = sheet.width > sheet.height;
    const auto tenths = [](double length) { return static_cast<int>(std::lround(10 * length)); };
    const wxSize upright(tenths(std::min(sheet.width, sheet.height)),
                         tenths(std::max(sheet.width, sheet.height)));
    wxPrintData result;
    result.SetOrientation(across ? wxLANDSCAPE : wxPORTRAIT);
    result.SetPaperId(wxThePrintPaperDatabase->GetSize(upright));
    return result;
}

} // namespace

void ExportCommands::add_to(Handlers& handlers) {
    handlers.add("file.export", [this] { export_map(); });
    handlers.add("file.export-all", [this] { export_all(); });
    handlers.add("file.import-folder", [this] { ask_import_folder(); });
}

PictureSubject ExportCommands::subject() const {
    return {context_.map(), context_.session().title(), context_.overlays().seen()};
}

fs::path ExportCommands::proposed(const std::string& ending) const {
    const fs::path file = session::proposed_file(context_.session(), ending);
    return file.has_parent_path() ? file : kept_export_folder(context_.config()) / file;
}

ExportChoices ExportCommands::proposed_choices() const {
    ExportChoices choices = kept_export(context_.config());
    choose_client(choices, context_.client().name);
    return choices;
}

/// Asks where the export goes: to a file, or to a folder of its own inside the chosen one.
std::optional<fs::path> ExportCommands::place_for(const exchange::Product& product) {
    if (product.kind != exchange::ProductKind::Folder) {
        const auto file =
            context_.files().save(tr("Export the map"), proposed(std::string(product.ending)),
                                  {{tr(product.title), {std::string(product.ending)}}});
        return file ? std::optional(file->path) : std::nullopt;
    }
    const fs::path folder = proposed(fmt::format("-{}", product.name));
    const auto chosen =
        context_.files().folder(tr("Choose where to create the folder"), folder.parent_path());
    return chosen ? std::optional(free_path(*chosen, folder.filename().string())) : std::nullopt;
}

void ExportCommands::export_map() {
    const auto exported = context_.prompt().exporting(subject(), proposed_choices(), 1);
    if (!exported) {
        return;
    }
    keep(context_.config(), exported->choices);
    if (const auto path = place_for(*exchange::product_named(exported->choices.product))) {
        write(*path, *exported);
    }
}

void ExportCommands::write(const fs::path& path, const Export& exported) {
    const wxBusyCursor wait;
    context_.prompt().attempt([&] {
        exchange::write(path, context_.map(),
                        job_for(exported.choices, exported.overlay, context_.session().title()));
        keep_export_folder(context_.config(), path.parent_path());
        written_.say(path);
    });
}

void ExportCommands::export_all() {
    context_.prompt().attempt([this] {
        const library::Library library(context_.library(), library::Access::Read);
        const auto entries = library.list();
        if (entries.empty()) {
            throw InputError(tr("contains no maps"), {}, library.file().string());
        }
        const map::Map first = library.load(entries.front().name).map;
        const auto exported = context_.prompt().exporting({first, entries.front().name, {}},
                                                          proposed_choices(), entries.size());
        if (!exported) {
            return;
        }
        keep(context_.config(), exported->choices);
        const auto folder = context_.files().folder(tr("Choose the folder for the maps"),
                                                    kept_export_folder(context_.config()));
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
            keep_export_folder(context_.config(), *folder);
            send(parcels, exported->choices, *replace);
        }
    });
}

void ExportCommands::send(const std::vector<exchange::Parcel>& parcels,
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
    tell(account({{written, tr_later("{} written")},
                  {left, tr_later("{} left unchanged")},
                  {wrong.size(), tr_later("{} refused")},
                  {parcels.size() - done, tr_later("{} not done")}}),
         wrong);
}

void ExportCommands::ask_import_folder() {
    if (const auto folder = context_.files().folder(tr("Choose a folder with map files"),
                                                    kept_export_folder(context_.config()))) {
        import_folder(*folder);
    }
}

void ExportCommands::import_folder(const fs::path& folder) {
    context_.prompt().attempt([&] {
        const std::vector<fs::path> files = formats::map_files_in(folder);
        const fs::path library = context_.library();
        if (!context_.prompt().importing(files.size(), folder.filename().string(),
                                         library.stem().string())) {
            return;
        }
        exchange::FolderImport import(library);
        const auto batches = exchange::batches(files);
        std::vector<std::string> wrong;
        std::size_t added = 0;
        std::size_t known = 0;
        std::size_t refused = 0;
        const auto import_batch = [&](std::size_t number) {
            for (auto& result : import.add(batches[number])) {
                if (auto* why = std::get_if<std::string>(&result)) {
                    wrong.push_back(std::move(*why));
                    ++refused;
                } else {
                    ++(std::get<exchange::FolderImport::Outcome>(result).added ? added : known);
                }
            }
        };
        context_.prompt().work(tr("Importing maps"), batches.size(), [&](std::size_t number) {
            try {
                import_batch(number);
            } catch (const InputError& error) { // of the library: nothing of the batch is kept
                wrong.emplace_back(error.what());
            }
        });
        context_.library_changed();
        tell(account({{added, tr_later("{} added")},
                      {known, tr_later("{} already there")},
                      {refused, tr_later("{} refused")},
                      {files.size() - added - known - refused, tr_later("{} not done")}}),
             wrong);
    });
}

void ExportCommands::tell(const std::string& account, const std::vector<std::string>& wrong) {
    if (wrong.empty()) {
        context_.say(tr("Maps: {}", account));
    } else {
        context_.prompt().outcome(account, wrong);
    }
}

MapPrintout::MapPrintout(const wxString& title, map::Map map, picture::Sheet sheet)
    : wxPrintout(title), map_(std::move(map)), sheet_(std::move(sheet)) {}

void MapPrintout::GetPageInfo(int* first, int* last, int* from, int* to) {
    *first = *last = *from = *to = 1;
}

bool MapPrintout::OnPrintPage(int) {
    const picture::Context context = cairo_on_page(*GetDC());
    cairo_t* cairo = context.get();
    if (cairo == nullptr) {
        return false;
    }
    int width = 0;
    int height = 0;
    GetPageSizeMM(&width, &height);
    sheet_.width = width;
    sheet_.height = height;
    GetPageSizePixels(&width, &height);
    cairo_save(cairo);
    cairo_scale(cairo, width / sheet_.width, height / sheet_.height);
    picture::draw(cairo, map_, sheet_);
    cairo_restore(cairo);
    return true;
}

void PrintCommands::add_to(Handlers& handlers) {
    handlers.add("file.print", [this] { print(); });
}

void PrintCommands::print() {
    const auto answer = context_.prompt().printing(
        {context_.map(), context_.session().title(), context_.overlays().seen()}, footer(),
        kept_print(context_.config()));
    if (answer) {
        keep(context_.config(), answer->choices);
        wxPrintDialogData settings(print_data(answer->sheet));
        MapPrintout printout(wx_text(context_.session().title()), context_.map(), answer->sheet);
        wxPrinter(&settings).Print(&window_, &printout, true);
    }
}

std::string PrintCommands::footer() const {
    const legality::Client& client = context_.client();
    const std::string size =
        tr("Size for {}: {}", client.title, size_figure(context_.map(), client));
    const std::string& author = context_.map().details().author;
    return author.empty() ? size : tr("Designed by {}", author) + "   ·   " + size;
}

} // namespace pampas::desktop
