#pragma once

namespace pampas {

/// Whether this build has the address sanitizer. It is hardly optimized, so tests that would take
/// minutes use fewer runs or smaller maps.
#ifdef __SANITIZE_ADDRESS__
inline constexpr bool sanitized = true;
#else
inline constexpr bool sanitized = false;
#endif

} // namespace pampas
