#include "editor/session/place.h"

#include <gmock/gmock.h>

namespace pampas::session {
namespace {

TEST(Place, IsReadAsItIsWritten) {
    for (const Place& place : {Place(MapFile{"/maps/a.haz"}), Place(MapFile{"/maps/a #1.json"}),
                               Place(library::NamedMap{"/maps/b.pampas", "Honey"}),
                               Place(library::NamedMap{"/maps/b.pampas", "old.pampas"}),
                               Place(LibraryFile{"/maps/b.pampas"})}) {
        EXPECT_EQ(read_place(place_text(place)), place) << place_text(place);
    }
}

TEST(Place, IsThatFromTheWorkingDirectory) {
    const auto here = std::filesystem::current_path();
    EXPECT_EQ(read_place("a.json"), Place(MapFile{here / "a.json"}));
    EXPECT_EQ(read_place("b.PAMPAS"), Place(LibraryFile{here / "b.PAMPAS"}));
    EXPECT_EQ(read_place("b.pampas#../c"), Place(library::NamedMap{here / "b.pampas", "../c"}));
}

} // namespace
} // namespace pampas::session
