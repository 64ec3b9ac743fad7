#pragma once

#include "engine/language/language.h"

#include <array>
#include <chrono>
#include <optional>
#include <string>

class wxConfigBase;
namespace pampas::desktop {

/// Whether windows are light or dark.
enum class Theme { System, Light, Dark };

/// All, as preferences offer them.
inline constexpr std::array themes{Theme::System, Theme::Light, Theme::Dark};

/// The name of the theme in arguments and in the configuration: `light`.
std::string name_of(Theme theme);
/// The theme with this name, if there is one.
std::optional<Theme> theme_named(const std::string& name);

/// Applies the theme to all present and future windows, unless `GTK_THEME` in the environment
/// overrides it. To be called once there is a display.
void use_theme(Theme theme);

/// What the user has chosen for all windows, with defaults. The program's configuration keeps it.
struct Preferences {
    const language::Language* language = nullptr; ///< null: as the environment says
    Theme theme = Theme::System;
    std::string client; ///< the name of the client that maps are checked for; empty: the usual one
    /// How long a searching bot thinks in a turn; none: it makes the usual number of playouts, so
    /// that the same games can be played again.
    std::optional<std::chrono::milliseconds> thinking = {};
    bool welcome = true; ///< whether a start with nothing to open shows the welcome page
    bool minimap = true; ///< whether a map larger than its window is shown small in a corner

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// Reads the preferences; an unusable value becomes the default.
Preferences read_preferences(const wxConfigBase& config);

/// Writes them to the configuration at once.
void keep_preferences(wxConfigBase& config, const Preferences& preferences);

} // namespace pampas::desktop
