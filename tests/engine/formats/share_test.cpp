#include "engine/files/input_error.h"
#include "engine/formats/bit_coder.h"
#include "engine/formats/format.h"
#include "engine/formats/json.h"
#include "tests/engine/corpus.h"
#include "tests/engine/formats/damage.h"
#include "tests/engine/random_details.h"
#include "tests/engine/random_maps.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

namespace pampas::formats {
namespace {

using map::Map;

Map read_share_code(const std::string& code) {
    return share_format().read(code);
}

std::string write_share_code(const Map& map) {
    return share_format().write(map);
}

bool is_share_code(std::string_view text) {
    return share_format().recognizes(text);
}

/// The code without its line end.
std::string code_of(const Map& map) {
    std::string code = write_share_code(map);
    EXPECT_EQ(code.back(), '\n');
    code.pop_back();
    return code;
}

/// The checksum, bit by bit (RFC 9580, 6.1).
std::string plain_checksum(std::string_view text) {
    unsigned crc = 0xB704CE;
    for (const char c : text) {
        crc ^= static_cast<unsigned>(static_cast<unsigned char>(c)) << 16U;
        for (int bit = 0; bit < 8; ++bit) {
            crc <<= 1U;
            crc ^= (crc & 0x1000000U) != 0 ? 0x1864CFBU : 0;
        }
    }
    std::string result;
    for (const unsigned shift : {18U, 12U, 6U, 0U}) {
        result += code_characters[crc >> shift & 63U];
    }
    return result;
}

RC_GTEST_PROP(ShareCode, HoldsBoardAndName, ()) {
    const std::string name = *testing::any_text();
    Map map = *testing::any_map();
    map.details().name = name.substr(0, name.size() > 1000 ? 0 : name.size());
    const std::string code = code_of(map);
    RC_ASSERT(code.find_first_not_of(std::string(code_characters) + ':') == std::string::npos);
    RC_ASSERT(code.ends_with(plain_checksum(code.substr(0, code.size() - 4))));
    RC_ASSERT(read_share_code(code) == map);
    RC_ASSERT(read_share_code("\r\n\t " + code + " \n") == map);
}

RC_GTEST_PROP(ShareCode, HoldsOneKindOfAnySizeInFewCharacters, ()) {
    const Map map(*testing::any_grid_up_to(hex::max_side, hex::max_side),
                  *rc::gen::elementOf(map::all_spaces));
    const std::string code = code_of(map);
    RC_ASSERT(code.size() < 60);
    RC_ASSERT(read_share_code(code) == map);
}

RC_GTEST_PROP(ShareCode, NoticesEveryChangedCharacter, ()) {
    std::string code = code_of(*testing::any_map());
    const auto at = *rc::gen::inRange<std::size_t>(0, code.size());
    const char was = code[at];
    code[at] =
        *rc::gen::distinctFrom(rc::gen::oneOf(rc::gen::elementOf(std::string(code_characters)),
                                              rc::gen::arbitrary<char>()),
                               was);
    RC_ASSERT_THROWS_AS(read_share_code(code), InputError);
}

TEST(ShareCode, NoticesEveryChangeOfItsLastCharacters) {
    for (const int columns : {1, 2, 3, 5, 8, 13}) {
        const std::string code = code_of(Map({columns, 7}, map::Space::Forest));
        for (std::size_t at = code.size() - 8; at < code.size(); ++at) {
            for (const char c : code_characters) {
                std::string changed = code;
                changed[at] = c;
                if (changed != code) {
                    EXPECT_THROW(read_share_code(changed), InputError) << changed;
                }
            }
        }
    }
}

RC_GTEST_PROP(ShareCode, DamagedOnesAreRefused, ()) {
    const std::string code = code_of(*testing::any_map());
    const std::string damaged = *testing::damaged(code);
    try {
        RC_ASSERT(code_of(read_share_code(damaged)) == code);
    } catch (const InputError&) {
    }
}

RC_GTEST_PROP(ShareCode, AnyCharactersWithARightChecksumAreRead, ()) {
    const auto inside =
        *rc::gen::container<std::string>(rc::gen::elementOf(std::string(code_characters)));
    const std::string code = "pampas1:" + inside;
    try {
        const Map map = read_share_code(code + plain_checksum(code));
        RC_ASSERT(read_share_code(code_of(map)) == map);
    } catch (const InputError&) {
    }
}

TEST(ShareCode, RefusesANameThatIsTooLong) {
    Map map({2, 2});
    map.details().name = std::string(1000, 'x');
    EXPECT_EQ(read_share_code(write_share_code(map)), map);
    map.details().name += 'x';
    EXPECT_THROW(write_share_code(map), InputError);
}

// Codes stay in forums and letters for good: whoever changes how they are made must begin them with
// "pampas2:".
TEST(ShareCode, PublishedOnesStayTheSame) {
    const std::string code = "pampas1:6_D_hMWPyMBtixbpA5g0GBaZgC13HlY9nsANOswnEr"
                             "ijoYBd_7nHq8srtKQv3W5BHR_j756gJMR-7YwNPTHG7h8q1C"
                             "";
    const Map map = bundled_map("lasso");
    EXPECT_EQ(code_of(map), code);
    EXPECT_TRUE(std::ranges::equal(read_share_code(code).spaces(), map.spaces()));
    EXPECT_EQ(read_share_code(code).details().name, "Lasso");
}

TEST(ShareCode, IsKnownByItsBeginning) {
    EXPECT_TRUE(is_share_code(" pampas1:x"));
    EXPECT_FALSE(is_share_code("pampas2:x"));
    EXPECT_FALSE(is_share_code(""));
}

TEST(ShareCodeCorpus, IsShort) {
    PAMPAS_NEEDS_CORPUS();
    std::vector<std::size_t> lengths;
    for (const auto& file : testing::corpus_files()) {
        const Map map = read_map(file);
        const std::string code = code_of(map);
        EXPECT_TRUE(std::ranges::equal(read_share_code(code).spaces(), map.spaces())) << file;
        lengths.push_back(code.size());
    }
    std::ranges::sort(lengths);
    EXPECT_LE(lengths.back(), 240U);
    EXPECT_LT(lengths[lengths.size() / 2], 170U);
    RecordProperty("longest", static_cast<int>(lengths.back()));
    RecordProperty("median", static_cast<int>(lengths[lengths.size() / 2]));
}

} // namespace
} // namespace pampas::formats
