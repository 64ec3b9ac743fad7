#include "editor/desktop/frame/print_commands.h"

#include "editor/desktop/frame/map_printout.h"
#include "editor/desktop/widgets/phrases.h"
#include "editor/desktop/widgets/text.h"

#include <wx/config.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

constexpr const char* print_group = "/print/";

PrintChoices last_print(wxConfigBase& config) {
    const wxConfigPathChanger inside(&config, print_group);
    const PrintChoices first;
    const long orientation = config.ReadLong("orientation", 0);
    return {config.Read("paper", first.paper).utf8_string(),
            static_cast<paper::Orientation>(std::clamp(orientation, 0L, 2L)),
            config.ReadBool("footer", first.footer),
            {static_cast<picture::Look>(std::clamp(config.ReadLong("look", 0), 0L, 2L)),
             config.ReadBool("coordinates", first.picture.coordinates),
             config.ReadBool("title", first.picture.title),
             config.Read("overlay", first.picture.overlay).utf8_string()}};
}

void remember(wxConfigBase& config, const PrintChoices& choices) {
    const wxConfigPathChanger inside(&config, print_group);
    config.Write("paper", wx_text(choices.paper));
    config.Write("orientation", static_cast<long>(choices.orientation));
    config.Write("footer", choices.footer);
    config.Write("look", static_cast<long>(choices.picture.look));
    config.Write("coordinates", choices.picture.coordinates);
    config.Write("title", choices.picture.title);
    config.Write("overlay", wx_text(choices.picture.overlay));
    config.Flush();
}

} // namespace

Action PrintCommands::action() {
    return {.id = "file.print",
            .label = tr_later("Print…"),
            .keys = {"Ctrl+P"},
            .help = wx_tr("Print the map on paper, as large as it fits"),
            .run = [this] { print(); }};
}

void PrintCommands::print() {
    const auto answer = context_.prompt().printing(
        {context_.map(), context_.session().title(), context_.overlays().seen()}, footer(),
        last_print(context_.config()));
    if (answer) {
        remember(context_.config(), answer->choices);
        desktop::print(&window_, wx_text(context_.session().title()), context_.map(),
                       answer->sheet);
    }
}

std::string PrintCommands::footer() const {
    const legality::Client& client = context_.client();
    const std::string size =
        tr("Size for {}: {}", client.title, size_figure(context_.map(), client));
    const std::string& author = context_.map().details().author;
    return author.empty() ? size : tr("Designed by {}", author) + "   ·   " + size;
}

} // namespace pampas::desktop
