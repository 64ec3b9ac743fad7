#pragma once

#include "editor/desktop/frame/recent_places.h"
#include "editor/desktop/panels/welcome_page.h"

class wxConfigBase;

namespace pampas::desktop {

/// Shows the first page in place of the map: at the start until the user turns it off, and whenever
/// he asks for it.
class Welcome {
  public:
    /// What the page is made of besides; `leave`, `show_at_start` and `open_recent` of the actions
    /// are its own. All outlive it. The page takes the place of `map` among its siblings, and
    /// `changed` is told when it has done so and when the map is back.
    Welcome(wxWindow& map, wxConfigBase& config, const RecentPlaces& recent,
            WelcomePage::Actions actions, std::function<void()> changed);

    /// Shows the page at the start of the program, if the user wants it.
    void begin();
    void show();
    /// Shows the map again.
    void leave();
    bool is_shown() const { return page_ != nullptr && page_->IsShown(); }
    /// The page, if it has been shown.
    const WelcomePage* page() const { return page_; }

  private:
    void make_page();
    std::vector<WelcomePage::Recent> recent_maps() const;

    wxWindow& map_;
    wxConfigBase& config_;
    const RecentPlaces& recent_;
    WelcomePage::Actions actions_;
    std::function<void()> changed_;
    WelcomePage* page_ = nullptr;
};

} // namespace pampas::desktop
