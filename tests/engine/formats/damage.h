#pragma once

#include <rapidcheck.h>

#include <string>

namespace pampas::testing {

/// The bytes after one to five of them were changed, removed, doubled or inserted.
inline rc::Gen<std::string> damaged(const std::string& bytes) {
    return rc::gen::exec([bytes] {
        std::string result = bytes;
        const int wounds = *rc::gen::inRange(1, 6);
        for (int wound = 0; wound < wounds && !result.empty(); ++wound) {
            const auto at = *rc::gen::inRange<std::size_t>(0, result.size());
            const auto byte =
                *rc::gen::oneOf(rc::gen::arbitrary<char>(),
                                rc::gen::elementOf(std::string("0123456789-=[]{}<>/&;\",\r\n")));
            switch (*rc::gen::inRange(0, 4)) {
            case 0:
                result[at] = byte;
                break;
            case 1:
                result.erase(at, *rc::gen::inRange<std::size_t>(1, 20));
                break;
            case 2:
                result.insert(at, result.substr(at, *rc::gen::inRange<std::size_t>(1, 20)));
                break;
            default:
                result.insert(at, 1, byte);
            }
        }
        return result;
    });
}

} // namespace pampas::testing
