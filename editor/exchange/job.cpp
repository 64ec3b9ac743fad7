#include "editor/exchange/job.h"

#include "analysis/legality/client.h"
#include "analysis/legality/legality.h"
#include "editor/paper/print_and_play.h"
#include "editor/picture/tileset.h"
#include "editor/session/origin.h"
#include "editor/virtual_table/board.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::exchange {
namespace {

std::vector<Product> all_products() {
    std::vector<Product> result;
    for (const picture::Kind& kind : picture::kinds()) {
        result.push_back({kind.name, kind.title, kind.ending, ProductKind::Picture});
    }
    result.push_back(
        {paper::pdf_name, tr_later("Sheets to print and join"), ".pdf", ProductKind::Paper});
    for (const formats::Format& format : formats::all_formats()) {
        result.push_back({format.name, format.title, format.ending, ProductKind::MapFile});
    }
    for (const virtual_table::Kind& kind : virtual_table::kinds()) {
        result.push_back({kind.name, kind.title, "", ProductKind::Folder});
    }
    return result;
}

/// The format of a job's map file; null for other products.
const formats::Format* format_of_file(const Job& job) {
    return formats::format_named(job.product->name);
}

} // namespace

const std::vector<Product>& products() {
    static const std::vector<Product> all = all_products();
    return all;
}

const Product* product_named(std::string_view name) {
    const auto found = std::ranges::find(products(), name, &Product::name);
    return found == products().end() ? nullptr : &*found;
}

std::vector<const Product*> products_for(const std::optional<legality::Client>& client) {
    const auto is_own = [&client](const Product* product) {
        return client && (client->format == nullptr ? product->kind == ProductKind::Paper
                                                    : product->name == client->format->name);
    };
    const auto is_of_use = [&](const Product* product) {
        return !client || client->format == nullptr || is_own(product) ||
               product->kind == ProductKind::Picture || product->kind == ProductKind::Paper;
    };
    std::vector<const Product*> result;
    for (const Product& product : products()) {
        if (is_of_use(&product)) {
            result.push_back(&product);
        }
    }
    std::ranges::stable_partition(result, is_own);
    return result;
}

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

map::Map as_seen_by_client(const map::Map& map, const Job& job) {
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
        return picture::kind_named(job.product->name)
            ->write(as_seen_by_client(map, job), job.picture);
    case ProductKind::Paper:
        return paper::print_and_play(as_seen_by_client(map, job), job.paper).bytes;
    case ProductKind::MapFile:
        return format_of_file(job)->write(map);
    case ProductKind::Folder:
        break;
    }
    throw InputError(tr("\"{}\" writes a folder with several files", job.product->name));
}

void write(const std::filesystem::path& path, const map::Map& map, const Job& job) {
    switch (job.product->kind) {
    case ProductKind::MapFile:
        return picture::write_map(path, *format_of_file(job), map);
    case ProductKind::Folder:
        return virtual_table::write_folder(
            path, virtual_table::kind_named(job.product->name)->files(as_seen_by_client(map, job)));
    default:
        return write_file(path, bytes(map, job));
    }
}

} // namespace pampas::exchange
