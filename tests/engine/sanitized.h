#pragma once

namespace pampas {

/// Whether this build watches memory. Little is optimized then: tests that would take minutes do
/// with fewer runs or smaller maps.
#ifdef __SANITIZE_ADDRESS__
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

} // namespace pampas
