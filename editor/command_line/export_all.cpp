#include "editor/command_line/export_all.h"

#include "editor/command_line/progress_bar.h"
#include "editor/exchange/libraries.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/files/user_folder.h"

#include <ostream>

namespace pampas::command_line {
namespace {

namespace fs = std::filesystem;

using exchange::Parcel;

/// The options for one map of the library.
ExportOptions options_for(ExportOptions options, const Parcel& parcel) {
    options.map = options.library + "#" + parcel.map;
    options.library.clear();
    options.output = parcel.path.string();
    return options;
}

void require_free(const Parcel& parcel) {
    if (exchange::is_taken(parcel)) {
        throw InputError(tr("is there already; --overwrite replaces it"), {}, parcel.path.string());
    }
}

/// Whether the map is there now; says why not.
bool exported(const Parcel& parcel, const ExportOptions& options, Streams streams) {
    try {
        if (!options.overwrite) {
            require_free(parcel);
        }
        return export_map(options_for(options, parcel), streams) == Status::Success;
    } catch (const InputError& error) {
        streams.err << "pampas: " << error.what() << '\n';
        return false;
    }
}

} // namespace

Status export_all(const ExportOptions& options, Streams streams) {
    if (options.output.empty()) {
        throw InputError(tr("export: give a folder with -o"));
    }
    ExportOptions nameless = options;
    nameless.output.clear(); // whose ending tells no format
    const fs::path folder = path_of(options.output);
    const auto parcels = exchange::parcels(path_of(options.library), folder, product_of(nameless));
    make_folder(folder);
    std::size_t refused = 0;
    {
        const ProgressBar progress(simulation::RunState::Unit::Maps, parcels.size());
        for (const Parcel& parcel : parcels) {
            const bool done = exported(parcel, options, streams);
            streams.out << (done
                                ? tr("{} -> {}", escaped(parcel.map), escaped(parcel.path.string()))
                                : tr("{} was refused", escaped(parcel.map)))
                        << '\n';
            refused += done ? 0 : 1;
            progress.control().advance(1);
        }
    }
    streams.err << tr("{} written, {} refused", parcels.size() - refused, refused) << '\n';
    return refused == 0 ? Status::Success : Status::No;
}

} // namespace pampas::command_line
