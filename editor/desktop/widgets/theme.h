#pragma once

#include <array>
#include <optional>
#include <string>

namespace pampas::desktop {

/// Whether windows are light or dark.
enum class Theme { System, Light, Dark };

/// All, as preferences offer them.
inline constexpr std::array themes{Theme::System, Theme::Light, Theme::Dark};

/// What the theme is called in arguments and in what is remembered: `light`.
std::string name_of(Theme theme);
/// The theme that is called so, if any is.
std::optional<Theme> theme_named(const std::string& name);

/// Makes all windows look so from now on, those that are open too. `GTK_THEME` in the environment
/// has the last word. To be called once there is a display.
void use_theme(Theme theme);

} // namespace pampas::desktop
