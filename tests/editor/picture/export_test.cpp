#include "editor/picture/export.h"
#include "engine/files/input_error.h"

#include <gtest/gtest.h>

namespace pampas::picture {
namespace {

TEST(Export, RefusesPicturesThatAreTooLarge) {
    const map::Map map({.columns = 250, .rows = 250});
    EXPECT_THROW(png(map, {.side = 1000}), InputError);
    EXPECT_THROW(svg(map, {.side = 1000}), InputError);
    EXPECT_THROW(png(map, {.width = 32768}), InputError);
    EXPECT_THROW(png(map, {.width = 0}), InputError);
    EXPECT_THROW(png(map, {.side = -1}), InputError);
}

} // namespace
} // namespace pampas::picture
