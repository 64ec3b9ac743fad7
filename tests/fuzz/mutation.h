#pragma once

#include "tests/fuzz/harness.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace pampas::fuzz {

/// Changes a text at random and returns at most `most` bytes, as libFuzzer does.
using ChangeText = std::function<std::string(std::string text, std::size_t most)>;

/// Changes a value in JSON, or in a line of it: removes, doubles, exchanges or replaces it. Bytes
/// alone rarely get past the first key. Returns nothing for bytes that are not JSON. `seed` decides
/// what is changed.
std::string changed(Form form, std::string_view bytes, unsigned seed, const ChangeText& change);

} // namespace pampas::fuzz
