#include "engine/formats/bit_coder.h"

namespace pampas::formats {
namespace {

constexpr unsigned range_bits = 48;
constexpr unsigned character_bits = 6;
constexpr std::uint64_t range_mask = (std::uint64_t{1} << range_bits) - 1;
constexpr std::uint64_t character_mask = (std::uint64_t{1} << character_bits) - 1;

char first_character(std::uint64_t number) {
    return code_characters[number >> (range_bits - character_bits)];
}

/// Drops the number's first character and appends `last`.
std::uint64_t moved_up(std::uint64_t number, std::uint64_t last) {
    return (number << character_bits & range_mask) | last;
}

} // namespace

std::uint64_t BitCoder::last_yes(Chance chance) const {
    return range_.low + ((range_.high - range_.low) * chance >> 16U);
}

void BitCoder::narrow(bool yes, std::uint64_t last_yes) {
    if (yes) {
        range_.high = last_yes;
    } else {
        range_.low = last_yes + 1;
    }
}

bool BitCoder::pass_character() {
    if (first_character(range_.low) != first_character(range_.high)) {
        return false;
    }
    range_ = {moved_up(range_.low, 0), moved_up(range_.high, character_mask)};
    return true;
}

bool BitEncoder::code(bool yes, Chance chance) {
    narrow(yes, last_yes(chance));
    for (char next = first_character(range_.low); pass_character();
         next = first_character(range_.low)) {
        text_ += next;
    }
    return yes;
}

std::string BitEncoder::finish() {
    // Beyond its end a text continues with zeros.
    std::uint64_t step = range_mask + 1;
    std::uint64_t number = range_.low == 0 ? 0 : step;
    unsigned characters = 0;
    for (; number > range_.high; ++characters) {
        step >>= character_bits;
        number = (range_.low + step - 1) / step * step;
    }
    for (; characters > 0; --characters) {
        text_ += first_character(number);
        number = moved_up(number, 0);
    }
    return text_;
}

BitDecoder::BitDecoder(std::string_view text) : rest_(text) {
    for (unsigned bits = 0; bits < range_bits; bits += character_bits) {
        read_character();
    }
}

bool BitDecoder::code(bool, Chance chance) {
    const std::uint64_t last = last_yes(chance);
    const bool yes = value_ <= last;
    narrow(yes, last);
    while (pass_character()) {
        read_character();
    }
    return yes;
}

void BitDecoder::read_character() {
    const std::uint64_t next = rest_.empty() ? 0 : code_characters.find(rest_.front());
    rest_.remove_prefix(rest_.empty() ? 0 : 1);
    value_ = moved_up(value_, next);
}

} // namespace pampas::formats
