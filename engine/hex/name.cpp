#include "engine/hex/name.h"

#include <charconv>

namespace pampas::hex {
namespace {

constexpr int letters = 26;

/// Beyond all that boards have.
constexpr int most_columns = 1'000'000;

/// 1 for A to 26 for Z, in capitals or not; 0 for what is no letter.
int number_of(char letter) {
    const char capital =
        letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    return capital >= 'A' && capital <= 'Z' ? capital - 'A' + 1 : 0;
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

} // namespace pampas::hex
