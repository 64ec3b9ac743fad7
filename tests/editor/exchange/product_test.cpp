#include "editor/exchange/product.h"
#include "engine/formats/format.h"

#include <gmock/gmock.h>

#include <set>

namespace pampas::exchange {
namespace {

using ::testing::IsSupersetOf;
using ::testing::SizeIs;

std::vector<std::string_view> names_for(const char* client) {
    std::vector<std::string_view> names;
    for (const Product* product : products_for(legality::client_named(client))) {
        names.push_back(product->name);
    }
    return names;
}

TEST(Product, EveryFormatOfMapsIsOneAndHasAnEnding) {
    for (const formats::Format& format : formats::all_formats()) {
        const Product* product = product_named(format.name);
        ASSERT_NE(product, nullptr) << format.name;
        EXPECT_EQ(product->kind, ProductKind::MapFile);
        EXPECT_EQ(product->ending, format.ending);
    }
    for (const Product& product : products()) {
        EXPECT_EQ(product.ending.empty(), product.kind == ProductKind::Folder) << product.name;
    }
}

TEST(Product, NamesAreDifferent) {
    std::set<std::string_view> names;
    for (const Product& product : products()) {
        EXPECT_TRUE(names.insert(product.name).second) << product.name;
        EXPECT_EQ(product_named(product.name), &product);
    }
    EXPECT_EQ(product_named("gif"), nullptr);
}

TEST(Product, AClientGetsItsOwnFileFirstAndNoOtherMapFile) {
    const auto yucata = names_for("yucata");
    EXPECT_EQ(yucata.front(), "haz");
    EXPECT_THAT(yucata, IsSupersetOf({"png", "svg", "pdf"}));
    EXPECT_THAT(yucata, SizeIs(4));
    EXPECT_EQ(names_for("spielbyweb"), yucata);
}

TEST(Product, ATableGetsPaperFirstAndWhateverItWants) {
    EXPECT_EQ(names_for("tabletop").front(), "pdf");
    EXPECT_THAT(names_for("tabletop"), SizeIs(products().size()));
    EXPECT_THAT(products_for({}), SizeIs(products().size()));
}

} // namespace
} // namespace pampas::exchange
