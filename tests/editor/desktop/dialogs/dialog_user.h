#pragma once

#include <wx/dialog.h>
#include <wx/modalhook.h>
#include <wx/timer.h>

#include <functional>
#include <vector>

namespace pampas::testing {

/// Uses the next modal dialog: performs its steps one at a time, once the dialog is on the screen.
class DialogUser : private wxModalDialogHook, private wxTimer {
  public:
    using Step = std::function<void(wxDialog&)>;

    explicit DialogUser(std::vector<Step> steps);
    ~DialogUser() override;

    /// Whether a dialog came and every step was done.
    bool done() const { return next_ == steps_.size(); }

  private:
    int Enter(wxDialog* dialog) override;
    void Exit(wxDialog* dialog) override;
    void Notify() override;

    std::vector<Step> steps_;
    std::size_t next_ = 0;
    wxDialog* dialog_ = nullptr;
};

/// Answers the next question without showing it, because the system would show it in its own way.
class Answer : private wxModalDialogHook {
  public:
    explicit Answer(int id) : id_(id) { Register(); }
    ~Answer() override { Unregister(); }

    const wxString& question() const { return question_; }

  private:
    int Enter(wxDialog* dialog) override;

    int id_;
    wxString question_;
};

/// Presses a button of a dialog.
void press_button(wxDialog& dialog, int id);

} // namespace pampas::testing
