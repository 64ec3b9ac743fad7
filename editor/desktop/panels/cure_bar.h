#pragma once

#include <wx/panel.h>

#include <functional>

class wxButton;
class wxStaticText;

namespace pampas::desktop {

/// Below findings: what would mend the one that is picked, and a button that does it. Hidden while
/// there is nothing obvious.
class CureBar : public wxPanel {
  public:
    CureBar(wxWindow* parent, const std::function<void()>& apply);

    void offer(const wxString& label);
    void clear();
    /// What is offered; empty when nothing is.
    wxString offered() const;

  private:
    void appear(bool shown);

    wxStaticText* label_;
    wxButton* apply_;
};

} // namespace pampas::desktop
