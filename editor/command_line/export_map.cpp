#include "editor/command_line/export_map.h"

#include "analysis/overlays/catalogue.h"
#include "editor/command_line/analyzed.h"
#include "editor/command_line/progress_bar.h"
#include "editor/exchange/libraries.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>

namespace pampas::command_line {
namespace {

namespace fs = std::filesystem;

using exchange::Job;
using exchange::Parcel;
using exchange::Product;
using exchange::ProductKind;

std::optional<legality::Client> client_of(const ExportOptions& options) {
    return options.client.empty() ? std::nullopt
                                  : std::optional(legality::client_named(options.client));
}

void say(const ExportOptions& options, const std::string& sentence, Streams streams) {
    streams.err << fmt::format("pampas: {}: {}\n", escaped(options.map), escaped(sentence));
}

overlays::Overlay way_to(const ExportOptions& options, const map::Map& map) {
    const auto markets = map.all(map::Space::Market);
    const auto found = std::ranges::find(markets, options.market, hex::name);
    if (found == markets.end()) {
        throw InputError(tr("there is no market \"{}\"", options.market)).in_file(options.map);
    }
    return overlays::of_market(map, graph::quick_analysis(map), *found);
}

/// The overlay that the options name, of this map.
overlays::Overlay overlay_of(const ExportOptions& options, const map::Map& map) {
    if (!options.market.empty()) {
        return way_to(options, map);
    }
    const auto kind = std::ranges::find(overlays::kinds(), options.overlay, &overlays::Kind::name);
    return kind != overlays::kinds().end() ? kind->make(map, analyzed(map)) : overlays::Overlay();
}

/// What the options make of a map: what `--format` or the output's ending says, else what is the
/// first for the client. Throws `InputError` when they do not say.
const Product& product_of(const ExportOptions& options) {
    std::string name = options.format;
    if (name.empty()) {
        const std::string ending = path_of(options.output).extension().string();
        name = ending.empty() ? ending : ending.substr(1);
    }
    if (name.empty() && !options.client.empty()) {
        return *exchange::products_for(client_of(options)).front();
    }
    if (name.empty()) {
        throw InputError(tr("export: give --format, or -o with an ending that tells it"));
    }
    const Product* product = exchange::product_named(name);
    if (product == nullptr) {
        throw InputError(
            tr("cannot export \"{}\"; known are {}", name, fmt::join(format_names(), ", ")));
    }
    return *product;
}

/// What the options ask for, without words and overlays, which are those of a map.
Job bare_job(const ExportOptions& options) {
    Job job{&product_of(options), client_of(options), options.picture, options.pdf.job};
    job.paper.size.paper = paper::paper_named(options.pdf.paper);
    job.paper.look = job.picture.style.look;
    job.paper.coordinates = job.picture.style.coordinates;
    return job;
}

/// The same with what it shows of this map beside its spaces.
Job with_words(Job job, const map::Map& map, const ExportOptions& options) {
    if (job.product->kind == ProductKind::Picture || job.product->kind == ProductKind::Paper) {
        const map::Map seen = exchange::seen(map, job);
        job.picture.overlay = overlay_of(options, seen);
        job.picture.title = options.title ? seen.details().name : std::string();
        job.paper.overlay = job.picture.overlay;
    }
    return job;
}

/// Throws `InputError` where there is nothing to tell, or no place for it.
void check_report(const ExportOptions& options, const Product& product) {
    if (options.pdf.report && product.kind != ProductKind::Paper) {
        throw InputError(tr("export: --report tells of PDF files only"));
    }
    if (options.pdf.report && options.output.empty()) {
        throw InputError(tr("export: give -o FILE beside --report"));
    }
}

/// Says what keeps the client from taking the map; false if anything does.
bool accepted(const map::Map& map, const Job& job, const ExportOptions& options, Streams streams) {
    const std::vector<std::string> refusals = exchange::refusals(map, job);
    for (const std::string& sentence : refusals) {
        say(options, fmt::format("{}: {}", tr("not legal for {}", job.client->title), sentence),
            streams);
    }
    return refusals.empty();
}

/// What is told of a map's sheets, in JSON.
std::string report_of(const paper::PrintAndPlay& made, const PdfOptions& options) {
    const paper::Tiling& tiling = made.tiling;
    return json_text(
        nlohmann::ordered_json{{"sheets", tiling.sheets.size()},
                               {"pages", made.pages},
                               {"across", tiling.across},
                               {"down", tiling.down},
                               {"paper", options.paper},
                               {"orientation", tiling.is_landscape() ? "landscape" : "portrait"},
                               {"hex_mm", options.job.size.hex},
                               {"overlap_mm", options.job.size.overlap}});
}

void put_exported(const map::Map& map, const Job& job, const ExportOptions& options,
                  Streams streams) {
    if (options.pdf.report) {
        const paper::PrintAndPlay made = paper::print_and_play(exchange::seen(map, job), job.paper);
        put(options.output, made.bytes, streams);
        streams.out << report_of(made, options.pdf);
    } else if (!options.output.empty()) {
        exchange::write(path_of(options.output), map, job);
    } else if (job.product->kind == ProductKind::Folder) {
        throw InputError(tr("export: give a folder with -o"));
    } else {
        streams.out << exchange::bytes(map, job);
    }
}

/// Says what is different from the map as it was painted.
void say_remarks(const map::Map& map, const Job& job, const ExportOptions& options,
                 Streams streams) {
    if (const std::string lost = exchange::not_kept(map, job); !lost.empty()) {
        say(options, tr("this file does not hold {}", lost), streams);
    }
    for (const std::string& sentence : exchange::differences(map, job)) {
        say(options, sentence, streams);
    }
}

} // namespace

std::vector<std::string> format_names() {
    std::vector<std::string> names;
    for (const Product& product : exchange::products()) {
        names.emplace_back(product.name);
    }
    std::ranges::sort(names);
    return names;
}

Status export_map(const ExportOptions& options, Streams streams) {
    const Job asked = bare_job(options);
    check_report(options, *asked.product);
    const map::Map map = library::open_map(options.map);
    if (!accepted(map, asked, options, streams)) {
        return Status::No;
    }
    const Job job = with_words(asked, map, options);
    put_exported(map, job, options, streams);
    say_remarks(map, job, options, streams);
    return Status::Success;
}

namespace {

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
