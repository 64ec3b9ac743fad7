#include "engine/hex/name.h"

#include <algorithm>
#include <charconv>

namespace pampas::hex {
namespace {

constexpr int letters = 26;

/// More columns than any board has.
constexpr int most_columns = 1'000'000;

/// 1 for A to 26 for Z, in any case; 0 for other characters.
int number_of(char letter) {
    const char capital =
        letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    return capital >= 'A' && capital <= 'Z' ? capital - 'A' + 1 : 0;
}

/// Removes an integer with surrounding blanks from the front and returns it; -1 if there is none.
int take_number(std::string_view& text) {
    const auto skip_blanks = [&text] {
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    };
    skip_blanks();
    int number = -1;
    const bool is_number = !text.empty() && text.front() != '-';
    if (is_number) {
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        number = error == std::errc() ? number : -1;
    }
    skip_blanks();
    return number;
}

bool take(std::string_view& text, char expected) {
    const bool is_there = text.starts_with(expected);
    text.remove_prefix(is_there ? 1 : 0);
    return is_there;
}

} // namespace

std::string column_name(int column) {
    std::string name;
    for (int rest = column; rest >= 0; rest = rest / letters - 1) {
        name.insert(name.begin(), static_cast<char>('A' + rest % letters));
    }
    return name;
}

std::string name(Coordinate at) {
    return column_name(at.column) + std::to_string(at.row + 1);
}

std::optional<Coordinate> coordinate_named(std::string_view text) {
    int column = 0;
    while (!text.empty() && number_of(text.front()) > 0 && column < most_columns) {
        column = letters * column + number_of(text.front());
        text.remove_prefix(1);
    }
    int row = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), row);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    if (column == 0 || !whole || row < 1 || text.front() == '0') {
        return std::nullopt;
    }
    return Coordinate{column - 1, row - 1};
}

std::optional<Coordinate> coordinate_written(std::string_view text) {
    if (!take(text, '[')) {
        return coordinate_named(text);
    }
    const int column = take_number(text);
    const bool has_comma = take(text, ',');
    const int row = take_number(text);
    const bool is_whole = has_comma && take(text, ']') && text.empty();
    return column >= 0 && row >= 0 && is_whole ? std::optional(Coordinate{column, row})
                                               : std::nullopt;
}

} // namespace pampas::hex
