#include "engine/files/input_error.h"
#include "engine/formats/encodings.h"
#include "engine/formats/tiled/cells.h"
#include "tests/engine/child.h"
#include "tests/engine/formats/tiled/compressed.h"
#include "tests/engine/sanitized.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

namespace pampas::formats {
namespace {

using testing::compressed;

/// The bytes of cells, in little-endian order.
std::string bytes_of(const Cells& cells) {
    std::string bytes;
    for (const std::uint32_t cell : cells) {
        for (const unsigned shift : {0U, 8U, 16U, 24U}) {
            bytes += static_cast<char>((cell >> shift) & 0xff);
        }
    }
    return bytes;
}

EncodedCells packed(const std::string& bytes, const std::string& compression) {
    return {"base64", compression, "\n   " + base64(compressed(bytes, compression)) + "\n  "};
}

Cells read(const EncodedCells& cells, std::size_t count) {
    return decoded(cells, count, "line 7");
}

RC_GTEST_PROP(Cells, ComeBackHoweverTheyAreCompressed, (const Cells& cells)) {
    for (const std::string compression : {"", "zlib", "gzip", "zstd"}) {
        RC_ASSERT(read(packed(bytes_of(cells), compression), cells.size()) == cells);
    }
}

RC_GTEST_PROP(Cells, DamagedOnesAreReadOrRefused, (Cells cells)) {
    cells.resize(60, 7);
    for (const std::string compression : {"zlib", "gzip", "zstd"}) {
        std::string bytes = compressed(bytes_of(cells), compression);
        bytes[*rc::gen::inRange<std::size_t>(0, bytes.size())] = *rc::gen::arbitrary<char>();
        try {
            RC_ASSERT(read({"base64", compression, base64(bytes)}, 60).size() == 60U);
        } catch (const InputError&) {
        }
    }
}

TEST(Cells, AreReadFromAList) {
    EXPECT_EQ(read({"csv", {}, "\n1,0,\n\t4294967295 , 17\r\n"}, 4), (Cells{1, 0, 4294967295, 17}));
}

struct WrongCells {
    EncodedCells cells;
    std::string message;
};

TEST(Cells, AreRefusedWhenTheyAreWrong) {
    const std::string two = bytes_of({1, 2});
    const std::string long_line(1000, ';');
    const std::vector<WrongCells> all{
        {{"csv", {}, ""}, "\"\" is not a tile number"},
        {{"csv", {}, "1,2,"}, "\"\" is not a tile number"},
        {{"csv", {}, "1,-2"}, "\"-2\" is not a tile number"},
        {{"csv", {}, "1,4294967296"}, "\"4294967296\" is not a tile number"},
        {{"csv", {}, "1,2.0"}, "\"2.0\" is not a tile number"},
        {{"csv", {}, long_line}, "\"" + long_line.substr(0, 20) + "\" is not a tile number"},
        {{"csv", {}, "1"}, "the number of cells must be 2"},
        {{"csv", {}, "1,2,3"}, "the number of cells must be 2"},
        {{"xml", {}, "1,2"}, "the cells are encoded as \"xml\"; expected csv or base64"},
        {{"base64", {}, "1,2"}, "the cells are damaged or cut short"},
        {{"base64", {}, base64(two.substr(1))}, "the number of cells must be 2"},
        {{"base64", {}, base64(two + "\1")}, "the number of cells must be 2"},
        {{"base64", "lzma", base64(two)},
         "the cells are compressed as \"lzma\"; expected zlib, gzip or zstd"},
        {{"base64", "zlib", base64(two)}, "the cells are damaged or cut short"},
        {{"base64", "zstd", base64(two)}, "the cells are damaged or cut short"},
        {packed("", "zlib"), "the number of cells must be 2"},
        {packed("", "zstd"), "the number of cells must be 2"},
        {packed(two + two, "zlib"), "the number of cells must be 2"},
        {packed(two + two, "gzip"), "the number of cells must be 2"},
        {packed(two + two, "zstd"), "the number of cells must be 2"}};
    for (const WrongCells& wrong : all) {
        EXPECT_THAT([&] { read(wrong.cells, 2); },
                    ::testing::ThrowsMessage<InputError>("line 7: " + wrong.message));
    }
}

TEST(Cells, AreRefusedWhenTheyAreCutShort) {
    const Cells cells{1, 2, 3, 400000};
    for (const std::string compression : {"", "zlib", "gzip", "zstd"}) {
        const std::string whole = compressed(bytes_of(cells), compression);
        for (std::size_t length = 0; length < whole.size(); ++length) {
            EXPECT_THROW(read({"base64", compression, base64(whole.substr(0, length))}, 4),
                         InputError)
                << compression << length;
        }
    }
}

/// A gigabyte of zeros takes no more memory than the expected cells, and no time.
TEST(Cells, OfAGigabyteAreRefusedInLittleMemory) {
    if (sanitized) {
        GTEST_SKIP() << "the sanitizer itself takes memory";
    }
    for (const std::string compression : {"zlib", "gzip", "zstd"}) {
        const EncodedCells bomb{"base64", compression, base64(testing::zeros(1024, compression))};
        EXPECT_EQ(testing::in_child([&] {
                      testing::limit_memory_growth_to(16 << 20);
                      try {
                          read(bomb, 250 * 250);
                      } catch (const InputError& error) {
                          return error.what() ==
                                         std::string("line 7: the number of cells must be 62500")
                                     ? 0
                                     : 1;
                      }
                      return 2;
                  }),
                  0)
            << compression;
    }
}

} // namespace
} // namespace pampas::formats
