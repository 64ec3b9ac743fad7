#include "engine/hex/name.h"

namespace pampas::hex {

std::string name(Coordinate at) {
    std::string letters;
    for (int rest = at.column; rest >= 0; rest = rest / 26 - 1) {
        letters.insert(letters.begin(), static_cast<char>('A' + rest % 26));
    }
    return letters + std::to_string(at.row + 1);
}

} // namespace pampas::hex
