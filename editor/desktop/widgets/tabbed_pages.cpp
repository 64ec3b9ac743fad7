#include "editor/desktop/widgets/tabbed_pages.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/text.h"

#include <wx/sizer.h>

#include <algorithm>

namespace pampas::desktop {

TabbedPages::TabbedPages(wxWindow* parent, wxSize size)
    : wxPanel(parent, wxID_ANY, wxDefaultPosition, size),
      bar_(new TabBar(this, {.choose = [this](std::size_t number) {
                          bring_to_front(number);
                          if (chosen_) {
                              chosen_();
                          }
                      }})) {
    name_for_readers(*bar_, wx_tr("Panels"), ReaderRole::Tabs);
    SetSizer(new wxBoxSizer(wxVERTICAL));
    GetSizer()->Add(bar_, wxSizerFlags().Expand());
}

void TabbedPages::add(wxWindow* page, const std::string& title) {
    page->Reparent(this);
    page->Show(pages_.empty());
    GetSizer()->Add(page, wxSizerFlags(1).Expand());
    pages_.push_back(page);
    tabs_.push_back({title});
    bar_->show(tabs_, front_);
    Layout();
}

void TabbedPages::bring_to_front(std::size_t number) {
    if (number != front_) {
        front()->Hide();
        front_ = number;
        front()->Show();
        bar_->show(tabs_, front_);
        Layout();
    }
}

void TabbedPages::mark(wxWindow* page, std::optional<Tone> tone) {
    tabs_[number_of(page)].mark = tone;
    bar_->show(tabs_, front_);
}

std::size_t TabbedPages::number_of(wxWindow* page) const {
    return static_cast<std::size_t>(std::ranges::find(pages_, page) - pages_.begin());
}

} // namespace pampas::desktop
