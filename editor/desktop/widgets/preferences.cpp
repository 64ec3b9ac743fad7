#include "editor/desktop/widgets/preferences.h"

#include "editor/desktop/widgets/text.h"

#include <boost/algorithm/string/predicate.hpp>
#include <wx/config.h>

#include <algorithm>
#include <string_view>

#ifdef __WXGTK__
#include <gtk/gtk.h>

#include <memory>
#endif
namespace pampas::desktop {
namespace {

#ifdef __WXGTK__

constexpr const char* prefers_dark = "gtk-application-prefer-dark-theme";
constexpr const char* gtk_theme = "gtk-theme-name";

/// The name of the system's theme.
std::string gtk_theme_name(GtkSettings* settings) {
    gchar* name = nullptr;
    g_object_get(settings, gtk_theme, &name, nullptr);
    const std::unique_ptr<gchar, decltype(&g_free)> owner(name, g_free);
    return name == nullptr ? "" : name;
}

/// Replaces a dark theme, such as Adwaita-dark, by its light counterpart.
void leave_dark_theme(GtkSettings* settings) {
    constexpr std::string_view dark_ending = "-dark";
    std::string name = gtk_theme_name(settings);
    if (boost::algorithm::iends_with(name, dark_ending)) {
        name.resize(name.size() - dark_ending.size());
        g_object_set(settings, gtk_theme, name.c_str(), nullptr);
    }
}

#endif

constexpr const char* language_key = "/view/language";
constexpr const char* theme_key = "/view/theme";
constexpr const char* client_key = "/findings/client";
constexpr const char* thinking_key = "/games/thinking"; // milliseconds; 0 for none
constexpr const char* welcome_key = "/welcome/at_start";
constexpr const char* minimap_key = "/view/minimap";

std::string text_at(const wxConfigBase& config, const char* key) {
    return config.Read(key, wxString()).utf8_string();
}

/// The stored time, if positive and at most a minute.
std::optional<std::chrono::milliseconds> thinking_in(const wxConfigBase& config) {
    const long time = config.ReadLong(thinking_key, 0);
    return time > 0 && time <= 60'000 ? std::optional(std::chrono::milliseconds(time))
                                      : std::nullopt;
}

} // namespace

std::string name_of(Theme theme) {
    return theme == Theme::Light ? "light" : theme == Theme::Dark ? "dark" : "system";
}

std::optional<Theme> theme_named(const std::string& name) {
    const auto* found = std::ranges::find(themes, name, name_of);
    return found == themes.end() ? std::nullopt : std::optional(*found);
}

void use_theme(Theme theme) {
#ifdef __WXGTK__
    GtkSettings* settings = gtk_settings_get_default();
    gtk_settings_reset_property(settings, prefers_dark);
    gtk_settings_reset_property(settings, gtk_theme);
    if (theme != Theme::System) {
        g_object_set(settings, prefers_dark, static_cast<gboolean>(theme == Theme::Dark), nullptr);
    }
    if (theme == Theme::Light) {
        leave_dark_theme(settings);
    }
    // Setting the name makes wxWidgets read colours again and notify all windows.
    g_object_notify(G_OBJECT(settings), gtk_theme);
#else
    static_cast<void>(theme); // windows follow the system here
#endif
}

Preferences read_preferences(const wxConfigBase& config) {
    const Preferences usual;
    return {.language = language::find(text_at(config, language_key)),
            .theme = theme_named(text_at(config, theme_key)).value_or(usual.theme),
            .client = text_at(config, client_key),
            .thinking = thinking_in(config),
            .welcome = config.ReadBool(welcome_key, usual.welcome),
            .minimap = config.ReadBool(minimap_key, usual.minimap)};
}

void keep_preferences(wxConfigBase& config, const Preferences& preferences) {
    const auto* language = preferences.language;
    config.Write(language_key, language == nullptr ? wxString() : wx_text(language->code));
    config.Write(theme_key, wx_text(name_of(preferences.theme)));
    config.Write(client_key, wx_text(preferences.client));
    config.Write(
        thinking_key,
        static_cast<long>(preferences.thinking.value_or(std::chrono::milliseconds(0)).count()));
    config.Write(welcome_key, preferences.welcome);
    config.Write(minimap_key, preferences.minimap);
    config.Flush();
}

} // namespace pampas::desktop
