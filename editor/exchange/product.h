#pragma once

#include "analysis/legality/client.h"

#include <optional>
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

/// What is of use for a client, what it takes itself first: of one with files of its own no other
/// map file and no virtual table. Without a client all products.
std::vector<const Product*> products_for(const std::optional<legality::Client>& client);

} // namespace pampas::exchange
