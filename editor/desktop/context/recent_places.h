#pragma once

#include "editor/session/origin.h"

#include <wx/string.h>

#include <functional>
#include <string>
#include <vector>

class wxConfigBase;
class wxMenu;

namespace pampas::desktop {

/// The files and library maps opened last, kept from run to run.
class RecentPlaces {
  public:
    explicit RecentPlaces(wxConfigBase& config);

    /// Puts a place before all others. `name` is the name of the map there, if there is one.
    void add(const session::Place& place, const std::string& name = {});
    void forget(const session::Place& place);
    struct Recent {
        session::Place place;
        std::string name; ///< of the map there, if there is one
    };
    /// All places, the latest first.
    const std::vector<Recent>& all() const { return places_; }
    /// The title of a place in a list: the map's name and the file.
    static wxString title(const Recent& recent);

    /// A submenu that follows the list: names and files, with whole paths in the status bar. Call
    /// it once.
    wxMenu* menu(std::function<void(const session::Place&)> open);

  private:
    static wxString label(const Recent& recent);
    void refresh_menu();
    void save();

    wxConfigBase& config_;
    std::vector<Recent> places_; ///< the latest first
    wxMenu* menu_ = nullptr;
};

} // namespace pampas::desktop
