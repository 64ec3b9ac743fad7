#include "editor/command_line/export_map.h"

#include "analysis/legality/legality.h"
#include "analysis/legality/shown.h"
#include "analysis/overlays/catalogue.h"
#include "editor/session/origin.h"
#include "editor/virtual_table/board.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/library/open_map.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <ostream>

namespace pampas::command_line {
namespace {

using legality::Client;

/// What the options ask for: a format, the ending of the output, or else what the client takes.
std::string format_name(const ExportOptions& options, const std::optional<Client>& client) {
    if (!options.format.empty()) {
        return options.format;
    }
    const std::string ending = path_of(options.output).extension().string();
    if (!ending.empty()) {
        return ending.substr(1);
    }
    if (client && client->format != nullptr) {
        return std::string(client->format->name);
    }
    throw InputError(tr("export: give --format, or -o with an ending that tells it"));
}

std::optional<Client> client_of(const ExportOptions& options) {
    return options.client.empty() ? std::nullopt
                                  : std::optional(legality::client_named(options.client));
}

/// What is written as a folder of several files.
struct FolderKind {
    std::string_view name;
    std::vector<virtual_table::File> (*files)(const map::Map& map);
};

constexpr std::array folder_kinds{
    FolderKind{"vassal", virtual_table::vassal_files},
    FolderKind{"tts", virtual_table::tabletop_simulator_files},
};

const FolderKind* folder_kind_named(std::string_view name) {
    const auto found = std::ranges::find(folder_kinds, name, &FolderKind::name);
    return found == folder_kinds.end() ? nullptr : &*found;
}

void say(const ExportOptions& options, const std::string& sentence, Streams streams) {
    streams.err << fmt::format("pampas: {}: {}\n", escaped(options.map), escaped(sentence));
}

/// Writes a map file; says what of the map it does not hold.
void put_map_file(const map::Map& map, const formats::Format& format, const ExportOptions& options,
                  Streams streams) {
    put_map(options.output, format, map, streams);
    if (const std::string lost = session::not_kept(map, format); !lost.empty()) {
        say(options, tr("this file does not hold {}", lost), streams);
    }
}

/// Says what keeps the client from taking the map; false if anything does.
bool accepted(const map::Map& map, const Client& client, const ExportOptions& options,
              Streams streams) {
    const auto findings = legality::findings(map, client);
    for (const findings::Finding& finding : findings) {
        if (finding.severity == findings::Severity::Error) {
            say(options,
                fmt::format("{}: {}", tr("not legal for {}", client.title), finding.sentence),
                streams);
        }
    }
    return legality::legal(findings);
}

overlays::Overlay way_to(const ExportOptions& options, const map::Map& map) {
    const auto markets = map.all(map::Space::Market);
    const auto found = std::ranges::find(markets, options.market, hex::name);
    if (found == markets.end()) {
        throw InputError(tr("there is no market \"{}\"", options.market)).in_file(options.map);
    }
    return overlays::of_market(map, graph::quick_analysis(map), *found);
}

/// The options with the overlay that they name, and the map's name if it is to be written.
ExportOptions with_words(ExportOptions options, const map::Map& map) {
    if (options.title) {
        options.picture.title = map.details().name;
    }
    const auto kind = std::ranges::find(overlays::kinds(), options.overlay, &overlays::Kind::name);
    if (!options.market.empty()) {
        options.picture.overlay = way_to(options, map);
    } else if (kind != overlays::kinds().end()) {
        options.picture.overlay = kind->make(map, graph::analyze(map));
    }
    return options;
}

/// Writes the map on sheets, with what they have in common with pictures, and tells of it.
void put_sheets(const map::Map& map, const ExportOptions& options, Streams streams) {
    PdfOptions pdf = options.pdf;
    pdf.job.look = options.picture.style.look;
    pdf.job.coordinates = options.picture.style.coordinates;
    pdf.job.overlay = with_words(options, map).picture.overlay;
    const paper::PrintAndPlay made = print_and_play(map, pdf);
    put(options.output, made.bytes, streams);
    if (options.pdf.report) {
        streams.out << report_of(made, pdf);
    }
}

/// Writes the map on sheets, as a picture, or as a file that is not the client's own.
void put_exported(const map::Map& map, const std::string& format, const ExportOptions& options,
                  Streams streams) {
    if (format == paper::pdf_name) {
        put_sheets(map, options, streams);
    } else if (const picture::Kind* kind = picture::kind_named(format)) {
        put(options.output, kind->write(map, with_words(options, map).picture), streams);
    } else if (const formats::Format* known = formats::format_named(format)) {
        put_map_file(map, *known, options, streams);
    } else {
        throw InputError(
            tr("cannot export \"{}\"; known are {}", format, fmt::join(format_names(), ", ")));
    }
}

/// Writes the map as the client has it: its own file, or what players see there. Says what is
/// different there.
void put_for(const Client& client, const map::Map& map, const std::string& format,
             const ExportOptions& options, Streams streams) {
    const legality::Shown shown = legality::shown_by(client, map);
    if (client.format != nullptr && client.format->name == format) {
        put_map(options.output, *client.format, map, streams);
    } else {
        const bool is_seen = picture::kind_named(format) != nullptr || format == paper::pdf_name;
        put_exported(is_seen ? shown.map : map, format, options, streams);
    }
    for (const std::string& sentence : shown.differences) {
        say(options, sentence, streams);
    }
}

/// Throws `InputError` where there is nothing to tell, or no place for it.
void check_report(const ExportOptions& options, const std::string& format) {
    if (options.pdf.report && format != paper::pdf_name) {
        throw InputError(tr("export: --report tells of PDF files only"));
    }
    if (options.pdf.report && options.output.empty()) {
        throw InputError(tr("export: give -o FILE beside --report"));
    }
}

} // namespace

std::vector<std::string> format_names() {
    std::vector<std::string> names{std::string(paper::pdf_name)};
    for (const FolderKind& kind : folder_kinds) {
        names.emplace_back(kind.name);
    }
    for (const picture::Kind& kind : picture::kinds()) {
        names.emplace_back(kind.name);
    }
    for (const formats::Format& format : formats::all_formats()) {
        names.emplace_back(format.name);
    }
    std::ranges::sort(names);
    return names;
}

std::vector<std::string> overlay_names() {
    std::vector<std::string> result;
    for (const overlays::Kind& kind : overlays::kinds()) {
        result.emplace_back(kind.name);
    }
    return result;
}

std::string ending_of(const ExportOptions& options) {
    const std::string format = format_name(options, client_of(options));
    if (format == paper::pdf_name) {
        return ".pdf";
    }
    if (const picture::Kind* kind = picture::kind_named(format)) {
        return std::string(kind->ending);
    }
    const formats::Format* known = formats::format_named(format);
    return known != nullptr ? std::string(known->ending) : std::string();
}

Status export_map(const ExportOptions& options, Streams streams) {
    const std::optional<Client> client = client_of(options);
    const std::string format = format_name(options, client);
    check_report(options, format);
    const map::Map map = library::open_map(options.map);
    if (client && !accepted(map, *client, options, streams)) {
        return Status::No;
    }
    if (const FolderKind* kind = folder_kind_named(format)) {
        if (options.output.empty()) {
            throw InputError(tr("export: give a folder with -o"));
        }
        virtual_table::write_folder(path_of(options.output), kind->files(map));
        return Status::Success;
    }
    if (client) {
        put_for(*client, map, format, options, streams);
    } else {
        put_exported(map, format, options, streams);
    }
    return Status::Success;
}

} // namespace pampas::command_line
