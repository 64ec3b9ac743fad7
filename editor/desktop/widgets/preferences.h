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

/// All themes in display order.
inline constexpr std::array themes{Theme::System, Theme::Light, Theme::Dark};

/// The name of the theme in arguments and in the configuration: `light`.
std::string name_of(Theme theme);
/// The theme with this name, if there is one.
std::optional<Theme> theme_named(const std::string& name);

/// Applies the theme to all current and future windows, unless `GTK_THEME` in the environment
/// overrides it. Call once there is a display.
void use_theme(Theme theme);

/// The user's settings for all windows, stored in the program's configuration.
struct Preferences {
    const language::Language* language = nullptr; ///< null to follow the environment
    Theme theme = Theme::System;
    std::string client; ///< name of the client that maps are checked for; empty for the default one
    /// The time a searching bot thinks per turn. If empty, it makes the usual number of playouts,
    /// so that games are reproducible.
    std::optional<std::chrono::milliseconds> thinking = {};
    bool welcome = true; ///< whether to show the welcome page when started without files
    bool minimap = true; ///< whether to show an overview of maps larger than their window

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// Reads the preferences; unusable values become defaults.
Preferences read_preferences(const wxConfigBase& config);

/// Writes the preferences to the configuration at once.
void keep_preferences(wxConfigBase& config, const Preferences& preferences);

} // namespace pampas::desktop
