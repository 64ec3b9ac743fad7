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

/// What the theme is called in arguments and in what is remembered: `light`.
std::string name_of(Theme theme);
/// The theme that is called so, if any is.
std::optional<Theme> theme_named(const std::string& name);

/// Makes all windows look so from now on, those that are open too. `GTK_THEME` in the environment
/// has the last word. To be called once there is a display.
void use_theme(Theme theme);

/// What the user has chosen once for all windows, each with its default. The program's
/// configuration keeps it.
struct Preferences {
    const language::Language* language = nullptr; ///< null: as the environment says
    Theme theme = Theme::System;
    std::string client; ///< what maps are checked for, by name; empty: the usual one
    /// How long a bot that searches thinks in a turn; none: as many playouts as usual, which gives
    /// the same games each time.
    std::optional<std::chrono::milliseconds> thinking = {};
    bool welcome = true; ///< whether a start with nothing to open shows the welcome page
    bool minimap = true; ///< whether the map is shown in small when it is larger than its window

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// What is kept there; the default in place of what cannot be used.
Preferences read_preferences(const wxConfigBase& config);

/// Keeps them there, at once.
void keep_preferences(wxConfigBase& config, const Preferences& preferences);

} // namespace pampas::desktop
