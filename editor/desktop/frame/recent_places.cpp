#include "editor/desktop/frame/recent_places.h"

#include "editor/desktop/widgets/text.h"

#include <wx/menu.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

constexpr const char* group = "/recent";

wxString shown(const session::Place& place) {
    return wx_text(session::place_text(place));
}

} // namespace

RecentPlaces::RecentPlaces(wxConfigBase& config) : config_(config) {
    const wxConfigPathChanger inside(&config_, wxString(group) + "/");
    history_.Load(config_);
    for (std::size_t entry = 0; entry < history_.GetCount(); ++entry) {
        places_.push_back(session::read_place(history_.GetHistoryFile(entry).utf8_string()));
    }
}

void RecentPlaces::add(const session::Place& place) {
    if (std::ranges::find(places_, place) == places_.end()) {
        places_.push_back(place);
    }
    history_.AddFileToHistory(shown(place));
    save();
}

void RecentPlaces::forget(const session::Place& place) {
    for (std::size_t entry = 0; entry < history_.GetCount(); ++entry) {
        if (history_.GetHistoryFile(entry) == shown(place)) {
            history_.RemoveFileFromHistory(entry);
            save();
            return;
        }
    }
}

const session::Place& RecentPlaces::place(std::size_t entry) const {
    return *std::ranges::find(places_, history_.GetHistoryFile(entry), shown);
}

wxMenu* RecentPlaces::menu(const std::function<void(const session::Place&)>& open) {
    auto* menu = new wxMenu;
    history_.UseMenu(menu);
    history_.AddFilesToMenu(menu);
    menu->Bind(
        wxEVT_MENU,
        [this, open](wxCommandEvent& event) {
            open(session::Place(place(static_cast<std::size_t>(event.GetId() - wxID_FILE1))));
        },
        wxID_FILE1, wxID_FILE9);
    return menu;
}

void RecentPlaces::save() {
    const wxConfigPathChanger inside(&config_, wxString(group) + "/");
    history_.Save(config_);
    config_.Flush();
}

} // namespace pampas::desktop
