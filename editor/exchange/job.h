#pragma once

#include "analysis/legality/client.h"
#include "editor/paper/print_and_play.h"
#include "editor/picture/export.h"
#include "engine/map/map.h"

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Export and import of maps: formats, clients, whole libraries and folders of files.
namespace pampas::exchange {

enum class ProductKind {
    Picture, ///< `picture::Kind`
    Paper,   ///< sheets to print and join
    Folder,  ///< of several files, for a virtual table
    MapFile  ///< `formats::Format`, can be read again
};

/// What a map can be written as.
struct Product {
    std::string_view name;   ///< as in `--format`
    std::string_view title;  ///< for people, such as "Drawing"; in English
    std::string_view ending; ///< of its file, with its dot; empty for a folder
    ProductKind kind;
};

/// All products, in the order in which they are offered.
const std::vector<Product>& products();

/// The product with this name, or null.
const Product* product_named(std::string_view name);

/// The products for a client, those it reads itself first. A client with a map file of its own gets
/// no other map file and no virtual table. Without a client: all products.
std::vector<const Product*> products_for(const std::optional<legality::Client>& client);

/// How to write a map.
struct Job {
    const Product* product = nullptr;            ///< never null
    std::optional<legality::Client> client = {}; ///< for whom; none: no particular client
    picture::ExportOptions picture = {};         ///< for a picture of what people see
    paper::PrintJob paper = {};                  ///< for sheets of what people see
};

/// Why the job's client does not accept a map, a sentence each; empty if it does.
std::vector<std::string> refusals(const map::Map& map, const Job& job);

/// The map that people will see: as the client shows it; without a client, as a map file reads
/// back; otherwise as it is. Throws `InputError` if a file cannot hold the map.
map::Map as_seen_by_client(const map::Map& map, const Job& job);

/// How the map at the job's client differs from the map as painted, a sentence each. Throws as
/// `as_seen_by_client` does.
std::vector<std::string> differences(const map::Map& map, const Job& job);

/// What the job's map file does not hold of the map, in words: `the description, the players`.
/// Empty if it holds everything, if it is no map file, and for the client's own file, which
/// `differences` reports on. Throws as `as_seen_by_client` does.
std::string not_kept(const map::Map& map, const Job& job);

/// The bytes of the file. A map file holds the map as it is, everything else shows what people see.
/// Throws `InputError` if the file cannot be written, and for a folder.
std::string bytes(const map::Map& map, const Job& job);

/// Writes the file with what belongs beside it, or the folder. Replaces an existing file, but no
/// files of a folder. Throws `InputError`; what was there then stays.
void write(const std::filesystem::path& path, const map::Map& map, const Job& job);

} // namespace pampas::exchange
