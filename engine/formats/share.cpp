#include "engine/files/input_error.h"
#include "engine/formats/bit_coder.h"
#include "engine/formats/board_coder.h"
#include "engine/formats/format.h"
#include "engine/formats/text_size.h"
#include "engine/language/tr.h"
#include "engine/language/utf8.h"

#include <boost/algorithm/string/trim.hpp>
#include <boost/crc.hpp>

#include <algorithm>

namespace pampas::formats {
namespace {

using map::Map;

constexpr std::string_view prefix = "pampas1:";
constexpr std::size_t checksum_length = 4;
constexpr std::size_t max_name = 1000;

/// Detects every change of a single character and of up to four in a row.
std::string checksum(std::string_view code) {
    boost::crc_optimal<24, 0x864CFB, 0xB704CE, 0, false, false> crc; // RFC 9580
    crc.process_bytes(code.data(), code.size());
    std::string text;
    for (unsigned bits = 24; bits > 0; bits -= 6) {
        text += code_characters[crc.checksum() >> (bits - 6) & 63U];
    }
    return text;
}

bool code_even(BitCoder& coder, bool yes) {
    constexpr Chance half = 1 << 15;
    return coder.code(yes, half);
}

/// A number from 1 to 256.
int code_side(BitCoder& coder, int number) {
    int coded = 0;
    for (int bit = 7; bit >= 0; --bit) {
        coded = 2 * coded + (code_even(coder, ((number - 1) >> bit & 1) != 0) ? 1 : 0);
    }
    return coded + 1;
}

hex::Grid code_grid(BitCoder& coder, const hex::Grid& grid) {
    hex::Grid coded;
    coded.columns = code_side(coder, grid.columns);
    coded.rows = code_side(coder, grid.rows);
    coded.axis = code_even(coder, grid.axis == hex::StaggerAxis::X) ? hex::StaggerAxis::X
                                                                    : hex::StaggerAxis::Y;
    coded.index = code_even(coder, grid.index == hex::StaggerIndex::Even) ? hex::StaggerIndex::Even
                                                                          : hex::StaggerIndex::Odd;
    return coded;
}

[[noreturn]] void fail() {
    throw InputError(tr("the share code is damaged: part of it was changed, added or lost"));
}

/// The characters between prefix and checksum.
std::string_view checked(std::string_view code) {
    if (!code.starts_with(prefix)) {
        throw InputError(tr("expected a share code, which starts with \"{}\"", prefix));
    }
    const std::size_t least = prefix.size() + checksum_length;
    if (code.size() < least ||
        code.substr(prefix.size()).find_first_not_of(code_characters) != std::string_view::npos) {
        fail();
    }
    const std::size_t end = code.size() - checksum_length;
    if (checksum(code.substr(0, end)) != code.substr(end)) {
        fail();
    }
    return code.substr(prefix.size(), end - prefix.size());
}

bool is_share_code(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    return text.starts_with(prefix);
}

Map read_share_code(std::string_view text) {
    check_text_size(text);
    const std::string code = boost::algorithm::trim_copy(std::string(text));
    BitDecoder coder(checked(code));
    const hex::Grid grid = code_grid(coder, {});
    if (grid.columns > hex::max_side || grid.rows > hex::max_side) {
        fail();
    }
    Map map = code_board(coder, grid, nullptr);
    map.details().name = code_text(coder, {}, max_name);
    if (!utf8::is_valid(map.details().name)) {
        fail();
    }
    return map;
}

std::string write_share_code(const Map& map) {
    const std::string& name = map.details().name;
    if (name.size() > max_name) {
        throw InputError(
            tr("the name is too long for a share code, which holds {} bytes", max_name));
    }
    BitEncoder coder;
    code_grid(coder, map.grid());
    code_board(coder, map.grid(), &map);
    code_text(coder, name, max_name);
    const std::string code = std::string(prefix) + coder.finish();
    return code + checksum(code) + "\n";
}

} // namespace

Format share_format() {
    return {"share",         ".share",         tr_later("Share code"),
            read_share_code, write_share_code, is_share_code};
}

} // namespace pampas::formats
