#pragma once

#include "editor/session/place.h"

#include <wx/config.h>
#include <wx/filehistory.h>

#include <functional>
#include <vector>

namespace pampas::desktop {

/// The files and library maps opened last, kept from run to run.
class RecentPlaces {
  public:
    explicit RecentPlaces(wxConfigBase& config);

    void add(const session::Place& place);
    void forget(const session::Place& place);
    /// A menu that follows the list, to be put into a menu.
    wxMenu* menu(const std::function<void(const session::Place&)>& open);

  private:
    const session::Place& place(std::size_t entry) const;
    void save();

    wxConfigBase& config_;
    wxFileHistory history_;              ///< the texts of places
    std::vector<session::Place> places_; ///< all of them, in any order
};

} // namespace pampas::desktop
