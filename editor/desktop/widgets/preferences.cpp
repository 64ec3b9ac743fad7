#include "editor/desktop/widgets/preferences.h"

#include "editor/desktop/widgets/text.h"

#include <wx/config.h>

namespace pampas::desktop {
namespace {

constexpr const char* language_key = "/view/language";
constexpr const char* theme_key = "/view/theme";
constexpr const char* client_key = "/findings/client";
constexpr const char* thinking_key = "/games/thinking"; // in milliseconds; 0: none
constexpr const char* welcome_key = "/welcome/at_start";
constexpr const char* minimap_key = "/view/minimap";

std::string text_at(const wxConfigBase& config, const char* key) {
    return config.Read(key, wxString()).utf8_string();
}

/// At most a minute: what is kept may be anything.
std::optional<std::chrono::milliseconds> thinking_in(const wxConfigBase& config) {
    const long time = config.ReadLong(thinking_key, 0);
    return time > 0 && time <= 60'000 ? std::optional(std::chrono::milliseconds(time))
                                      : std::nullopt;
}

} // namespace

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
