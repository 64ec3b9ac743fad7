#include "editor/desktop/dialogs/preferences_dialog.h"

#include "analysis/legality/client.h"
#include "editor/desktop/widgets/fields.h"

#include <array>

namespace pampas::desktop {
namespace {

using std::chrono::milliseconds;
using Thinking = std::optional<milliseconds>;

/// Times offered for a turn of a bot that searches.
constexpr std::array thinking_times{milliseconds(50),  milliseconds(100),  milliseconds(250),
                                    milliseconds(500), milliseconds(1000), milliseconds(2000)};

std::string theme_title(Theme theme) {
    return theme == Theme::Light  ? tr("light")
           : theme == Theme::Dark ? tr("dark")
                                  : tr("same as the system");
}

using Chosen = const language::Language*;

std::vector<Option<Chosen>> offered_languages() {
    auto offered = options<Chosen>(
        language::all(), [](const language::Language& language) { return &language; },
        &language::Language::name);
    offered.insert(offered.begin(), {nullptr, wx_tr("same as the system")});
    return offered;
}

/// The times offered. A time that is not among them replaces the next longer one, so that it stays
/// unless the user chooses another.
std::vector<Option<Thinking>> offered_thinking(const Thinking& before) {
    std::vector<Option<Thinking>> result{{{}, wx_tr("as long as usual (same games each time)")}};
    for (const milliseconds time : thinking_times) {
        result.push_back({time, wx_text(tr("{} ms a turn", time.count()))});
    }
    if (before) {
        const auto* found = std::ranges::lower_bound(thinking_times, *before);
        const auto place = std::min(found, thinking_times.end() - 1) - thinking_times.begin();
        result[static_cast<std::size_t>(place) + 1].value = before;
    }
    return result;
}

} // namespace

PreferencesDialog::PreferencesDialog(wxWindow* parent, const Preferences& before,
                                     const std::function<void(wxWindow&)>& show_keys)
    : FormDialog(parent, wx_tr("Preferences")), before_(before), chosen_(before) {
    const auto press = [this, show_keys] { show_keys(*this); };
    const wxString corner =
        wx_tr("Show the whole map in a &corner when it is larger than the window");
    make(
        {{.label = wx_tr("&Language"),
          .control = fields::choice<Chosen>(chosen_.language, offered_languages())},
         {.label = wx_tr("&Theme"),
          .control = fields::choice<Theme>(chosen_.theme,
                                           options<Theme>(themes, std::identity(), theme_title))},
         {.label = wx_tr("Check &maps for"),
          .control = fields::choice<std::string>(
              chosen_.client, options<std::string>(legality::clients(), &legality::Client::name,
                                                   &legality::Client::title))},
         {.label = wx_tr("Bots t&hink"),
          .control = fields::choice<Thinking>(chosen_.thinking, offered_thinking(before.thinking))},
         {.control = fields::check(chosen_.welcome, wx_tr("Sho&w the welcome page at startup")),
          .across = true},
         {.control = fields::check(chosen_.minimap, corner), .across = true},
         {.control = fields::button(wx_tr("Change &keys…"), press), .across = true}},
        wx_tr("&OK"));
    CentreOnParent();
}

FormDialog::Judgement PreferencesDialog::judge() {
    return {Tone::Note,
            chosen_.language == before_.language
                ? wxString()
                : wx_tr("The new language takes effect the next time you start Pampas.")};
}

} // namespace pampas::desktop
