#pragma once

#include <wx/config.h>
#include <wx/filehistory.h>

#include <functional>
#include <string>

namespace pampas::desktop {

/// The files and library maps opened last, kept from run to run.
class RecentPlaces {
  public:
    explicit RecentPlaces(wxConfigBase& config);

    void add(const std::string& place);
    void forget(const std::string& place);
    /// The latest first.
    std::vector<std::string> places() const;
    /// A menu that follows the list, to be put into a menu.
    wxMenu* menu(const std::function<void(const std::string&)>& open);

  private:
    void save();

    wxConfigBase& config_;
    wxFileHistory history_;
};

} // namespace pampas::desktop
