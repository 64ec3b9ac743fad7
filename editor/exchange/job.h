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

/// Maps on their way out and in: what they are written as, for which client, whole libraries and
/// folders of files.
namespace pampas::exchange {

enum class ProductKind {
    Picture, ///< `picture::Kind`
    Paper,   ///< sheets to print and join
    Folder,  ///< of several files, for a virtual table
    MapFile  ///< `formats::Format`, to be read again
};

/// What a map can be written as.
struct Product {
    std::string_view name;   ///< as in `--format`
    std::string_view title;  ///< for people, such as "Drawing"; in English
    std::string_view ending; ///< of its file, with its dot; empty for a folder
    ProductKind kind;
};

/// All there are, in the order they are offered in.
const std::vector<Product>& products();

/// The product with this name, or null.
const Product* product_named(std::string_view name);

/// The products for a client, those it takes itself first. A client with a map file of its own gets
/// no other map file and no virtual table. Without a client: all products.
std::vector<const Product*> products_for(const std::optional<legality::Client>& client);

/// How a map is to be written.
struct Job {
    const Product* product;                      ///< not null
    std::optional<legality::Client> client = {}; ///< that has it played; none: none in particular
    picture::ExportOptions picture = {};         ///< of a picture; of what is `seen`
    paper::PrintJob paper = {};                  ///< of sheets; the same
};

/// Why the job's client does not take a map, a sentence each; none when it does.
std::vector<std::string> refusals(const map::Map& map, const Job& job);

/// The map that people get to see: as the client shows it; without a client, as it is read again
/// from a map file; otherwise as it is. Throws `InputError` when a file cannot hold the map.
map::Map seen(const map::Map& map, const Job& job);

/// What is different at the job's client from the map as it was painted, a sentence each. Throws as
/// `seen` does.
std::vector<std::string> differences(const map::Map& map, const Job& job);

/// What of the map the job's map file does not hold, in words: `the description, the players`;
/// nothing when all of it comes back, and of what is no map file or the client's own, of which
/// `differences` reports. Throws as `seen` does.
std::string not_kept(const map::Map& map, const Job& job);

/// The bytes of the file. A map file holds the map as it is, everything else shows what is `seen`.
/// Throws `InputError` when there can be none, and for a folder.
std::string bytes(const map::Map& map, const Job& job);

/// Writes the file with what belongs beside it, or the folder. A file there is replaced, files of a
/// folder are not. Throws `InputError`; what was there then stays.
void write(const std::filesystem::path& path, const map::Map& map, const Job& job);

} // namespace pampas::exchange
