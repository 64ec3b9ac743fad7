#include "editor/desktop/frame/recent_places.h"

#include "editor/desktop/widgets/text.h"

#include <wx/menu.h>

namespace pampas::desktop {
namespace {

constexpr const char* group = "/recent";

} // namespace

RecentPlaces::RecentPlaces(wxConfigBase& config) : config_(config) {
    const wxConfigPathChanger inside(&config_, wxString(group) + "/");
    history_.Load(config_);
}

void RecentPlaces::add(const std::string& place) {
    history_.AddFileToHistory(wx_text(place));
    save();
}

void RecentPlaces::forget(const std::string& place) {
    for (std::size_t entry = 0; entry < history_.GetCount(); ++entry) {
        if (history_.GetHistoryFile(entry) == wx_text(place)) {
            history_.RemoveFileFromHistory(entry);
            save();
            return;
        }
    }
}

std::vector<std::string> RecentPlaces::places() const {
    std::vector<std::string> result;
    for (std::size_t entry = 0; entry < history_.GetCount(); ++entry) {
        result.push_back(history_.GetHistoryFile(entry).utf8_string());
    }
    return result;
}

wxMenu* RecentPlaces::menu(const std::function<void(const std::string&)>& open) {
    auto* menu = new wxMenu;
    history_.UseMenu(menu);
    history_.AddFilesToMenu(menu);
    menu->Bind(
        wxEVT_MENU,
        [this, open](wxCommandEvent& event) {
            open(places()[static_cast<std::size_t>(event.GetId() - wxID_FILE1)]);
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
