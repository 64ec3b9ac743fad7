#include "editor/exchange/job.h"

#include "analysis/legality/legality.h"
#include "analysis/legality/shown.h"
#include "editor/paper/print_and_play.h"
#include "editor/picture/tileset.h"
#include "editor/session/origin.h"
#include "editor/virtual_table/board.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"

namespace pampas::exchange {
namespace {

/// The format of a job's map file; null for all else.
const formats::Format* format_of_file(const Job& job) {
    return formats::format_named(job.product->name);
}

std::vector<virtual_table::File> folder_files(const map::Map& map, const Job& job) {
    return job.product->name == "vassal" ? virtual_table::vassal_files(map)
                                         : virtual_table::tabletop_simulator_files(map);
}

} // namespace

std::vector<std::string> refusals(const map::Map& map, const Job& job) {
    std::vector<std::string> result;
    if (job.client) {
        for (const findings::Finding& finding : legality::findings(map, *job.client)) {
            if (finding.severity == findings::Severity::Error) {
                result.push_back(finding.sentence);
            }
        }
    }
    return result;
}

map::Map seen(const map::Map& map, const Job& job) {
    if (job.client) {
        return legality::shown_by(*job.client, map).map;
    }
    const formats::Format* format = format_of_file(job);
    return format != nullptr ? format->read(format->write(map)) : map;
}

std::vector<std::string> differences(const map::Map& map, const Job& job) {
    return job.client ? legality::shown_by(*job.client, map).differences
                      : std::vector<std::string>();
}

std::string not_kept(const map::Map& map, const Job& job) {
    const formats::Format* format = format_of_file(job);
    const bool is_clients_own = job.client && job.client->format == format;
    return format != nullptr && !is_clients_own ? session::not_kept(map, *format) : std::string();
}

std::string bytes(const map::Map& map, const Job& job) {
    switch (job.product->kind) {
    case ProductKind::Picture:
        return picture::kind_named(job.product->name)->write(seen(map, job), job.picture);
    case ProductKind::Paper:
        return paper::print_and_play(seen(map, job), job.paper).bytes;
    case ProductKind::MapFile:
        return format_of_file(job)->write(map);
    case ProductKind::Folder:
        break;
    }
    throw InputError(tr("\"{}\" makes a folder of several files", job.product->name));
}

void write(const std::filesystem::path& path, const map::Map& map, const Job& job) {
    switch (job.product->kind) {
    case ProductKind::MapFile:
        return picture::write_map(path, *format_of_file(job), map);
    case ProductKind::Folder:
        return virtual_table::write_folder(path, folder_files(seen(map, job), job));
    default:
        return write_file(path, bytes(map, job));
    }
}

} // namespace pampas::exchange
