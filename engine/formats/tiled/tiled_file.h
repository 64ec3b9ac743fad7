#pragma once

#include <cstddef>
#include <string_view>

/// What files of Tiled have in common, in XML and in JSON.
namespace pampas::formats {

/// What they are written as. Tiled 1.8 and later read it, and most versions before.
inline constexpr const char* tiled_version = "1.8";

/// No map or tileset is near this size, in bytes: what is read of a file takes several times as
/// much memory.
inline constexpr std::size_t max_tiled_size = std::size_t{4} << 20;

/// Throws `InputError` when a file has more bytes than that.
void check_tiled_size(std::string_view bytes);

} // namespace pampas::formats
