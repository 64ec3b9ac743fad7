#pragma once

#include "engine/files/input_error.h"

#include <gmock/gmock.h>

#include <string>

namespace pampas::testing {

/// Matches work that is refused with a message that contains `part`.
inline auto refuses(const std::string& part) {
    return ::testing::ThrowsMessage<InputError>(::testing::HasSubstr(part));
}

} // namespace pampas::testing
