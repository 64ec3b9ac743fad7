#include "editor/desktop/frame/welcome.h"

#include "editor/desktop/widgets/preferences.h"
#include "editor/desktop/widgets/text.h"

#include <wx/sizer.h>

namespace pampas::desktop {
Welcome::Welcome(wxWindow& map, wxConfigBase& config, const RecentPlaces& recent,
                 WelcomePage::Actions actions, std::function<void()> changed)
    : map_(map), config_(config), recent_(recent), actions_(std::move(actions)),
      changed_(std::move(changed)) {
    actions_.leave = [this] { leave(); };
    actions_.show_at_start = [this](bool wanted) {
        Preferences preferences = read_preferences(config_);
        preferences.welcome = wanted;
        keep_preferences(config_, preferences);
    };
}

void Welcome::begin() {
    if (read_preferences(config_).welcome) {
        show();
    }
}

void Welcome::make_page() {
    page_ = new WelcomePage(map_.GetParent(), actions_, read_preferences(config_).welcome);
    map_.GetContainingSizer()->Add(page_, wxSizerFlags(1).Expand());
}

void Welcome::show() {
    if (page_ == nullptr) {
        make_page();
    }
    page_->show_recent(recent_maps());
    map_.Hide();
    page_->Show();
    page_->GetParent()->Layout();
    page_->SetFocus();
    changed_();
}

void Welcome::leave() {
    if (is_shown()) {
        page_->Hide();
        map_.Show();
        map_.GetParent()->Layout();
        map_.SetFocus();
        changed_();
    }
}

std::vector<WelcomePage::Recent> Welcome::recent_maps() const {
    std::vector<WelcomePage::Recent> maps;
    for (const RecentPlaces::Recent& recent : recent_.all()) {
        if (!std::holds_alternative<session::LibraryFile>(recent.place)) {
            maps.push_back({recent.place, RecentPlaces::title(recent),
                            wx_text(session::place_text(recent.place))});
        }
    }
    return maps;
}

} // namespace pampas::desktop
