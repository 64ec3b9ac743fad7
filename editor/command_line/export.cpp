#include "editor/picture/export.h"

#include "analysis/overlays/catalogue.h"
#include "editor/command_line/options.h"
#include "editor/command_line/watched.h"
#include "editor/exchange/job.h"
#include "editor/exchange/libraries.h"
#include "editor/paper/print_and_play.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"
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

// Bounds of the numbers that users may give.
constexpr Bounded<double> hex_bounds{paper::least_hex, paper::largest_hex}; ///< in millimetres
constexpr Bounded<double> overlap_bounds{0, 1000};                          ///< in millimetres
constexpr Bounded<double> hex_side_bounds{1, 1000};                         ///< in pixels

/// How `export` writes a PDF file.
struct PdfOptions {
    paper::PrintJob job;
    std::string paper{paper::paper_sizes.front().name};
    bool report = false; ///< reports in JSON, to standard output
};

/// An option that only some kinds of products have.
struct ProductOption {
    const CLI::Option* option;
    std::vector<ProductKind> kinds;
};

/// The options of `export`.
struct ExportOptions {
    std::string map;
    std::string library; ///< export all its maps, instead of `map`
    std::string newest;  ///< export the map of this library that was saved last, instead of `map`
    bool overwrite = false;
    std::string format;
    std::string client;
    std::string overlay;
    std::string market;
    bool title = false;
    picture::ExportOptions picture;
    PdfOptions pdf;
    Output output;
    std::vector<ProductOption> of_products{}; ///< for `check_product_options`
};

/// The names of all products, in alphabetical order.
std::vector<std::string> format_names() {
    std::vector<std::string> names = names_of(exchange::products(), &Product::name);
    std::ranges::sort(names);
    return names;
}

std::optional<legality::Client> client_of(const ExportOptions& options) {
    return options.client.empty() ? std::nullopt
                                  : std::optional(legality::client_named(options.client));
}

/// A line on standard error about the map.
std::string line_about(const ExportOptions& options, const std::string& sentence) {
    return fmt::format("pampas: {}: {}\n", escaped(options.map), escaped(sentence));
}

overlays::Overlay way_to(const ExportOptions& options, const map::Map& map) {
    const auto markets = map.all(map::Space::Market);
    const auto found = std::ranges::find(markets, options.market, hex::name);
    if (found == markets.end()) {
        throw InputError(tr("there is no market \"{}\"", options.market)).in_file(options.map);
    }
    return overlays::of_market(map, graph::quick_analysis(map), *found);
}

/// The overlay that the options name, for this map.
overlays::Overlay overlay_of(const ExportOptions& options, const map::Map& map) {
    if (!options.market.empty()) {
        return way_to(options, map);
    }
    const auto kind = std::ranges::find(overlays::kinds(), options.overlay, &overlays::Kind::name);
    return kind != overlays::kinds().end() ? kind->make(map, analyzed(map)) : overlays::Overlay();
}

/// The product that `--format` or the output's ending names, otherwise the first one for the
/// client. Throws `InputError` if nothing decides it.
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
        throw InputError(
            tr("export: give --format, or -o with an extension that shows the format"));
    }
    const Product* product = exchange::product_named(name);
    if (product == nullptr) {
        throw InputError(
            tr("cannot export \"{}\"; choose one of {}", name, fmt::join(format_names(), ", ")));
    }
    return *product;
}

/// What the options ask for, without words and overlays, which depend on the map.
Job bare_job(const ExportOptions& options) {
    Job job{&product_of(options), client_of(options), options.picture, options.pdf.job};
    job.paper.size.paper = paper::paper_named(options.pdf.paper);
    job.paper.look = job.picture.style.look;
    job.paper.coordinates = job.picture.style.coordinates;
    return job;
}

/// The same with the words and overlay of this map.
Job with_words(Job job, const map::Map& map, const ExportOptions& options) {
    if (job.product->kind == ProductKind::Picture || job.product->kind == ProductKind::Paper) {
        const map::Map seen = exchange::as_seen_by_client(map, job);
        job.picture.overlay = overlay_of(options, seen);
        job.picture.title = options.title ? seen.details().name : std::string();
        job.paper.overlay = job.picture.overlay;
    }
    return job;
}

/// Throws `InputError` for an option that this product does not have, and if a report on it has no
/// place.
void check_product_options(const ExportOptions& options, const Product& product) {
    for (const auto& [option, kinds] : options.of_products) {
        if (option->count() > 0 && std::ranges::find(kinds, product.kind) == kinds.end()) {
            throw InputError(
                tr("export: {} has no effect on {}", option->get_name(), product.name));
        }
    }
    if (options.pdf.report && options.output.empty()) {
        throw InputError(tr("export: --report also needs -o FILE"));
    }
}

/// Reports why the client does not accept the map; false if it does not.
bool accepted(const map::Map& map, const Job& job, const ExportOptions& options, Streams streams) {
    const std::vector<std::string> refusals = exchange::refusals(map, job);
    for (const std::string& sentence : refusals) {
        streams.err << line_about(
            options, fmt::format("{}: {}", tr("not legal for {}", job.client->title), sentence));
    }
    return refusals.empty();
}

/// A report on a map's sheets, in JSON.
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
        const paper::PrintAndPlay made =
            paper::print_and_play(exchange::as_seen_by_client(map, job), job.paper);
        put(options.output, made.bytes, streams);
        streams.out << report_of(made, options.pdf);
    } else if (!options.output.empty()) {
        exchange::write(path_of(options.output), map, job);
    } else if (job.product->kind == ProductKind::Folder) {
        throw InputError(tr("export: give a folder with -o"));
    } else {
        streams.out << naming_file(options.map, [&] { return exchange::bytes(map, job); });
    }
}

/// Lines about how the result differs from the map as it was painted.
std::string remarks(const map::Map& map, const Job& job, const ExportOptions& options) {
    std::string lines;
    if (const std::string lost = exchange::not_kept(map, job); !lost.empty()) {
        lines += line_about(options, tr("this file does not store {}", lost));
    }
    for (const std::string& sentence : exchange::differences(map, job)) {
        lines += line_about(options, sentence);
    }
    return lines;
}

/// Writes one map. `No` if the client does not accept it. Throws `InputError`.
Status export_map(const ExportOptions& options, Streams streams) {
    const Job asked = bare_job(options);
    check_product_options(options, *asked.product);
    const map::Map map = open_map(options.map);
    if (!accepted(map, asked, options, streams)) {
        return Status::No;
    }
    const Job job = with_words(asked, map, options);
    // Made first: were there no memory for it later, the command would say that it failed.
    const std::string said = naming_file(options.map, [&] { return remarks(map, job, options); });
    put_exported(map, job, options, streams);
    streams.err << said;
    return Status::Success;
}

/// The options for one map of the library.
ExportOptions options_for(ExportOptions options, const Parcel& parcel) {
    options.map = options.library + "#" + parcel.map;
    options.library.clear();
    options.output = parcel.path.string();
    return options;
}

void require_free(const Parcel& parcel) {
    if (exchange::is_taken(parcel)) {
        throw InputError(tr("already exists; use --overwrite to replace it"), {},
                         parcel.path.string());
    }
}

/// Writes one map of a library. Returns whether it succeeded, and reports why not.
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

/// Writes every map of a library into a folder and prints a line for each. `No` if one was refused;
/// it writes the others. Throws `InputError`.
Status export_all(const ExportOptions& options, Streams streams) {
    if (options.output.empty()) {
        throw InputError(tr("export: give a folder with -o"));
    }
    ExportOptions nameless = options;
    nameless.output.clear(); // the ending of a folder names no format
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

/// Writes the map of a library that was saved last. Throws `InputError`.
Status export_newest(ExportOptions options, Streams streams) {
    const std::string name =
        library::Library(path_of(options.newest), library::Access::Read).last_saved();
    if (name.empty()) {
        throw InputError(tr("has no maps"), {}, options.newest);
    }
    options.map = options.newest + "#" + name;
    return export_map(options, streams);
}

Status export_asked(const ExportOptions& options, Streams streams) {
    if (options.map.empty() && options.library.empty() && options.newest.empty()) {
        throw InputError(tr("export: MAP, --all LIBRARY or --newest LIBRARY is required"));
    }
    if (options.overwrite && options.library.empty()) {
        throw InputError(tr("export: --overwrite needs --all"));
    }
    if (!options.newest.empty()) {
        return export_newest(options, streams);
    }
    return options.library.empty() ? export_map(options, streams) : export_all(options, streams);
}

std::vector<std::string> paper_names() {
    std::vector<std::string> names = names_of(paper::paper_sizes, &paper::PaperSize::name);
    names.emplace_back(paper::poster_name);
    return names;
}

/// Adds the options that only a PDF file has.
void add_pdf_options(CLI::App& command, ExportOptions& all) {
    using paper::Orientation;
    PdfOptions& options = all.pdf;
    paper::TilingRequest& size = options.job.size;
    const auto for_pdf = [&all](const CLI::Option* option) {
        all.of_products.push_back({option, {ProductKind::Paper}});
    };
    for_pdf(limit_to(*command
                          .add_option("--hex-mm", size.hex,
                                      tr("PDF: millimetres between opposite sides of a hex"))
                          ->capture_default_str(),
                     hex_bounds));
    for_pdf(limit_to(command,
                     *command
                          .add_option("--paper", options.paper,
                                      tr("PDF: sheets to join, or one page as large as needed"))
                          ->capture_default_str(),
                     paper_names()));
    for_pdf(add_choice<Orientation>(
        command, "--orientation", size.orientation,
        {{"auto", Orientation::Automatic},
         {"portrait", Orientation::Portrait},
         {"landscape", Orientation::Landscape}},
        tr("PDF: orientation of the sheets [auto: whichever needs fewer]")));
    for_pdf(limit_to(*command
                          .add_option("--overlap-mm", size.overlap,
                                      tr("PDF: overlap of neighbouring sheets, for gluing"))
                          ->capture_default_str(),
                     overlap_bounds));
    for_pdf(command.add_flag("--aids", options.job.aids,
                             tr("PDF: after the board, add a map of its sheets, a player aid with "
                                "set-up and scoring, and land and water tiles to cut out")));
    for_pdf(
        add_choice<bool>(command, "--report", options.report, {{"json", true}},
                         tr("PDF: report on standard output how many sheets and pages there are")));
}

/// Adds the options about what a picture or a PDF file shows, and how large a picture is.
void add_view_options(CLI::App& command, ExportOptions& options) {
    const auto for_views = [&options](const CLI::Option* option) {
        options.of_products.push_back({option, {ProductKind::Picture, ProductKind::Paper}});
    };
    const auto for_pictures = [&options](const CLI::Option* option) {
        options.of_products.push_back({option, {ProductKind::Picture}});
    };
    for_views(add_choice<picture::Look>(
        command, "--style", options.picture.style.look,
        {{"colour", picture::Look::Colour},
         {"ink", picture::Look::Ink},
         {"letters", picture::Look::Letters}},
        tr("How to draw spaces: in colour, in thin lines to save ink, or as letters [colour]")));
    for_views(command.add_flag("--coordinates", options.picture.style.coordinates,
                               tr("Write the name of each space in a picture")));
    for_pictures(command.add_flag("--title", options.title,
                                  tr("Write the name of the map above a picture")));
    const std::vector<std::string> overlays = names_of(overlays::kinds(), &overlays::Kind::name);
    for_views(limit_to(command,
                       *command.add_option("--overlay", options.overlay,
                                           tr("Show a measure as an overlay on a picture")),
                       overlays)
                  ->type_name("MEASURE"));
    for_views(command
                  .add_option("--market", options.market,
                              tr("Show the path to this market on a picture, and what closes it"))
                  ->excludes("--overlay")
                  ->type_name("SPACE"));
    for_pictures(add_number(command, "--side", options.picture.side, hex_side_bounds,
                            tr("Side of a hex in pixels")));
    for_pictures(add_number(command, "--width", options.picture.width, picture::width_bounds,
                            tr("Width of the whole picture in pixels"))
                     ->excludes("--side"));
    for_pictures(
        add_number(
            command, "--fit", options.picture.fit, picture::width_bounds,
            tr("Make the picture as large as fits into a square with sides of this many pixels"))
            ->excludes("--side")
            ->excludes("--width")
            ->excludes("--title"));
}

} // namespace

void add_export(CLI::App& program, Command& chosen) {
    auto [command, options] = add_command<ExportOptions>(
        program, chosen,
        {"export", tr("Write a map for a game client, as a picture or as data"),
         "pampas export maps/windmill.json --client yucata -o windmill.haz\n"
         "pampas export maps/windmill.json --overlay herd-distance -o windmill.png\n"
         "pampas export maps/windmill.json --format vassal -o windmill-vassal\n"
         "pampas export maps/windmill.json -o windmill.tmx\n"
         "pampas export maps/windmill.json --paper a4 --aids -o windmill.pdf\n"
         "pampas import maps -o maps.pampas\n"
         "pampas export --all maps.pampas --client yucata -o for-yucata"},
        export_asked);
    CLI::Option* map = command.add_option(
        "MAP", options.map,
        tr("A {} file, a share code, or LIBRARY.pampas#NAME", formats::endings()));
    limit_to(command,
             *command.add_option(
                 "--format", options.format,
                 tr("What to write [from the file's extension, or the format of the client]")),
             format_names());
    offer_clients(
        command,
        *command.add_option("--client", options.client,
                            tr("Write the format of this client, or a picture of what players see "
                               "there; refuse a map that is not legal for it, with status 1")));
    add_view_options(command, options);
    add_pdf_options(command, options);
    command.add_option("--all", options.library, tr("Write every map of this library"))
        ->excludes(map)
        ->type_name("LIBRARY");
    command
        .add_option("--newest", options.newest,
                    tr("Write the map of this library that was saved last"))
        ->excludes(map)
        ->excludes("--all")
        ->type_name("LIBRARY");
    command.add_flag("--overwrite", options.overwrite, tr("With --all: replace existing files"));
    add_output(command, "-o,--output", options.output, tr("The file [standard output]"));
}

} // namespace pampas::command_line
