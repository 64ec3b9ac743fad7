#include "editor/exchange/product.h"

#include "editor/paper/print_and_play.h"
#include "editor/picture/export.h"
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
    result.push_back({"vassal", tr_later("Board for VASSAL"), "", ProductKind::Folder});
    result.push_back({"tts", tr_later("Board for Tabletop Simulator"), "", ProductKind::Folder});
    return result;
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

} // namespace pampas::exchange
