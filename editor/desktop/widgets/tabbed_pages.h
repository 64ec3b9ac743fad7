#pragma once

#include "editor/desktop/widgets/tab_bar.h"

#include <wx/panel.h>

namespace pampas::desktop {

/// Windows of which one is seen at a time, each behind a tab. Unlike GTK's own, it has its page in
/// front before it is on the screen, and says nothing when it is narrow.
class TabbedPages : public wxPanel {
  public:
    TabbedPages(wxWindow* parent, wxSize size);

    /// Adds a window, which becomes a child of this one; the first is in front.
    void add(wxWindow* page, const std::string& title);

    const std::vector<wxWindow*>& pages() const { return pages_; }
    /// The page that is seen; there must be one.
    wxWindow* front() const { return pages_[front_]; }
    std::size_t front_number() const { return front_; }
    /// Shows one of the pages in place of the one before.
    void bring_to_front(std::size_t number);
    void bring_to_front(wxWindow* page) { bring_to_front(number_of(page)); }
    /// Is told after the user chose a tab.
    void on_choose(std::function<void()> listener) { chosen_ = std::move(listener); }

    const std::string& title(wxWindow* page) const { return tabs_[number_of(page)].title; }
    /// Puts a mark on a page's tab, or none.
    void mark(wxWindow* page, std::optional<Tone> tone);

  private:
    std::size_t number_of(wxWindow* page) const;

    TabBar* bar_;
    std::vector<Tab> tabs_;
    std::vector<wxWindow*> pages_;
    std::size_t front_ = 0;
    std::function<void()> chosen_;
};

} // namespace pampas::desktop
