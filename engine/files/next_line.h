#pragma once

#include <cstddef>
#include <optional>
#include <streambuf>
#include <string>

namespace pampas {

/// The next line without its line end, or as much of a longer one as is needed to see that it has
/// more than `most` bytes; empty at the end.
std::optional<std::string> next_line(std::streambuf& bytes, std::size_t most);

} // namespace pampas
