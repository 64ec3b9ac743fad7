#include "analysis/legality/client.h"
#include "editor/exchange/job.h"
#include "editor/paper/print_and_play.h"
#include "editor/virtual_table/board.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "tests/engine/temporary_folder.h"

#include <gmock/gmock.h>

#include <set>

namespace pampas::exchange {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::SizeIs;

/// A map with hexes on a side, which is legal for Yucata, and which Yucata turns.
map::Map flat() {
    map::Map map({9, 9, hex::StaggerAxis::X, hex::StaggerIndex::Even});
    for (const int column : {0, 2, 4, 6, 8}) {
        map.set({column, 2}, map::terrains[static_cast<std::size_t>(column / 2)]);
        map.set({column, 6}, map::Space::Market);
    }
    map.details().name = "Flat";
    map.details().description = "Sweet";
    return map;
}

Job job(const char* product, const char* client = "") {
    Job result{product_named(product)};
    if (*client != '\0') {
        result.client = legality::client_named(client);
    }
    return result;
}

map::Map at_yucata() {
    return legality::shown_by(legality::client_named("yucata"), flat()).map;
}

TEST(Job, PicturesPaperAndFoldersShowWhatPlayersSee) {
    const testing::TemporaryFolder folder;
    EXPECT_EQ(bytes(flat(), job("png")), picture::png(flat()));
    EXPECT_EQ(bytes(flat(), job("png", "yucata")), picture::png(at_yucata()));
    EXPECT_NE(picture::png(flat()), picture::png(at_yucata()));
    EXPECT_EQ(bytes(flat(), job("pdf", "yucata")), paper::print_and_play(at_yucata(), {}).bytes);
    write(folder / "board", flat(), job("vassal", "yucata"));
    for (const virtual_table::File& file : virtual_table::vassal_files(at_yucata())) {
        EXPECT_EQ(read_file(folder / "board" / file.name), file.bytes);
    }
}

TEST(Job, MapFilesHoldTheMapAsItIs) {
    for (const formats::Format& format : formats::all_formats()) {
        EXPECT_EQ(bytes(flat(), job(std::string(format.name).c_str())), format.write(flat()));
    }
    EXPECT_EQ(bytes(flat(), job("haz", "yucata")), formats::format_named("haz")->write(flat()));
}

TEST(Job, WhatIsSeenOfAMapFileIsWhatComesBack) {
    const map::Map again = as_seen_by_client(flat(), job("haz"));
    EXPECT_EQ(again.details().description, "");
    EXPECT_EQ(again.grid(), flat().grid());
    EXPECT_EQ(as_seen_by_client(flat(), job("json")), flat());
    EXPECT_EQ(as_seen_by_client(flat(), job("png")), flat());
    EXPECT_EQ(as_seen_by_client(flat(), job("haz", "yucata")), at_yucata());
}

TEST(Job, TellsWhatIsLostAndWhatIsDifferent) {
    EXPECT_THAT(not_kept(flat(), job("haz")), HasSubstr("the description"));
    EXPECT_THAT(not_kept(flat(), job("json")), IsEmpty());
    EXPECT_THAT(not_kept(flat(), job("png")), IsEmpty());
    EXPECT_THAT(not_kept(flat(), job("haz", "yucata")), IsEmpty()) << "the client's words say it";
    EXPECT_THAT(differences(flat(), job("haz")), IsEmpty());
    EXPECT_THAT(differences(flat(), job("haz", "yucata")),
                ElementsAre(HasSubstr("turned"), HasSubstr("the description")));
}

TEST(Job, TellsWhyAClientDoesNotTakeAMap) {
    EXPECT_THAT(refusals(flat(), job("haz", "yucata")), IsEmpty());
    map::Map wet = flat();
    for (int column = 0; column < 9; ++column) {
        wet.set({column, 0}, map::Space::Water);
        wet.set({column, 8}, map::Space::Water);
    }
    EXPECT_THAT(refusals(wet, job("haz", "yucata")), ElementsAre(HasSubstr("18")));
    EXPECT_THAT(refusals(wet, job("haz")), IsEmpty());
}

TEST(Job, AFolderIsNoFile) {
    EXPECT_THROW(bytes(flat(), job("tts")), InputError);
}

TEST(Job, PutsTheTilesetBesideAMapOfTiled) {
    const testing::TemporaryFolder folder;
    write(folder / "flat.tmx", flat(), job("tmx"));
    EXPECT_EQ(formats::read_map(folder / "flat.tmx"), flat());
    EXPECT_TRUE(std::filesystem::exists(folder / "pampas-flat.tsx"));
}

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

TEST(Product, EveryVirtualTableIsOneAndMakesItsOwnFiles) {
    std::set<std::string> boards;
    for (const virtual_table::Kind& kind : virtual_table::kinds()) {
        const testing::TemporaryFolder folder;
        EXPECT_EQ(product_named(kind.name)->kind, ProductKind::Folder);
        write(folder / "board", flat(), job(kind.name.data()));
        std::string names;
        for (const virtual_table::File& file : kind.files(flat())) {
            EXPECT_EQ(read_file(folder / "board" / file.name), file.bytes) << kind.name;
            names += file.name + " ";
        }
        EXPECT_TRUE(boards.insert(names).second) << kind.name;
    }
    EXPECT_EQ(virtual_table::kind_named("chess"), nullptr);
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
