#include "editor/desktop/context/recent_places.h"

#include "editor/desktop/widgets/text.h"

#include <wx/config.h>
#include <wx/control.h>
#include <wx/menu.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

constexpr const char* recent_group = "/recent";
constexpr std::size_t most_places = 9; // one digit each

wxString key_of(const char* what, std::size_t number) {
    return wxString::Format("%s%zu", what, number + 1);
}

/// Writes the name of a place and its file.
struct Printer {
    const std::string& name;

    std::string operator()(const session::MapFile& map) const {
        const bool says_more = !name.empty() && name != map.path.stem().string();
        return says_more ? name + " – " + map.path.filename().string()
                         : map.path.filename().string();
    }
    std::string operator()(const library::NamedMap& map) const {
        return map.name + " – " + map.library.filename().string();
    }
    std::string operator()(const session::LibraryFile& library) const {
        return tr("{} (library)", library.path.filename().string());
    }
};

} // namespace

RecentPlaces::RecentPlaces(wxConfigBase& config) : config_(config) {
    const wxConfigPathChanger inside(&config_, wxString(recent_group) + "/");
    for (std::size_t number = 0; number < most_places; ++number) {
        const wxString text = config_.Read(key_of("file", number), wxString());
        if (!text.empty()) {
            places_.push_back({session::read_place(text.utf8_string()),
                               config_.Read(key_of("name", number), wxString()).utf8_string()});
        }
    }
}

void RecentPlaces::add(const session::Place& place, const std::string& name) {
    std::erase_if(places_, [&place](const Recent& recent) { return recent.place == place; });
    places_.insert(places_.begin(), {place, name});
    places_.resize(std::min(places_.size(), most_places));
    save();
}

void RecentPlaces::forget(const session::Place& place) {
    std::erase_if(places_, [&place](const Recent& recent) { return recent.place == place; });
    save();
}

wxMenu* RecentPlaces::menu(std::function<void(const session::Place&)> open) {
    menu_ = new wxMenu;
    menu_->Bind(
        wxEVT_MENU,
        [this, open = std::move(open)](wxCommandEvent& event) {
            open(session::Place(
                places_[static_cast<std::size_t>(event.GetId() - wxID_FILE1)].place));
        },
        wxID_FILE1, wxID_FILE9);
    refresh_menu();
    return menu_;
}

wxString RecentPlaces::title(const Recent& recent) {
    return wx_text(std::visit(Printer{recent.name}, recent.place));
}

wxString RecentPlaces::label(const Recent& recent) {
    wxString text = title(recent);
    text.Replace("\t", " "); // menus take the text after a tab as a key
    return wxControl::EscapeMnemonics(text);
}

void RecentPlaces::refresh_menu() {
    if (menu_ == nullptr) {
        return;
    }
    const auto id = [](std::size_t entry) { return wxID_FILE1 + static_cast<int>(entry); };
    for (std::size_t entry = places_.size(); entry < menu_->GetMenuItemCount(); ++entry) {
        menu_->Delete(id(entry));
    }
    for (std::size_t entry = 0; entry < places_.size(); ++entry) {
        const wxString numbered = wxString::Format("&%zu ", entry + 1) + label(places_[entry]);
        if (entry == menu_->GetMenuItemCount()) {
            menu_->Append(id(entry), numbered);
        }
        menu_->SetLabel(id(entry), numbered);
        menu_->SetHelpString(id(entry), wx_text(session::place_text(places_[entry].place)));
    }
}

void RecentPlaces::save() {
    config_.DeleteGroup(recent_group);
    {
        const wxConfigPathChanger inside(&config_, wxString(recent_group) + "/");
        for (std::size_t entry = 0; entry < places_.size(); ++entry) {
            config_.Write(key_of("file", entry),
                          wx_text(session::place_text(places_[entry].place)));
            config_.Write(key_of("name", entry), wx_text(places_[entry].name));
        }
    }
    config_.Flush();
    refresh_menu();
}

} // namespace pampas::desktop
