#include "editor/desktop/widgets/theme.h"

#include <boost/algorithm/string/predicate.hpp>

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

/// As the system names its theme.
std::string gtk_theme_name(GtkSettings* settings) {
    gchar* name = nullptr;
    g_object_get(settings, gtk_theme, &name, nullptr);
    const std::unique_ptr<gchar, decltype(&g_free)> owner(name, g_free);
    return name == nullptr ? "" : name;
}

/// A theme that is dark itself, such as Adwaita-dark, has a light one to go with it.
void leave_dark_theme(GtkSettings* settings) {
    constexpr std::string_view dark_ending = "-dark";
    std::string name = gtk_theme_name(settings);
    if (boost::algorithm::iends_with(name, dark_ending)) {
        name.resize(name.size() - dark_ending.size());
        g_object_set(settings, gtk_theme, name.c_str(), nullptr);
    }
}

#endif

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
    // wxWidgets asks for colours anew, and tells all windows, when the theme gets a name.
    g_object_notify(G_OBJECT(settings), gtk_theme);
#else
    static_cast<void>(theme); // windows look as the system does
#endif
}

} // namespace pampas::desktop
