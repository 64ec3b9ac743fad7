#pragma once

#include "analysis/glossary/glossary.h"

#include <wx/frame.h>

#include <vector>

class wxButton;
class wxSizer;
class wxStaticBitmap;
class wxTextCtrl;

namespace pampas::desktop {

class TermList;

/// Explains every term: a list that can be searched at the left, what one means at the right, and
/// ways to others. It stays open beside the map.
class ReferenceWindow : public wxFrame {
  public:
    explicit ReferenceWindow(wxWindow* parent);

    /// Explains a term and comes to the front.
    void explain(const glossary::Term& term);
    /// The term that is explained.
    const glossary::Term* shown() const { return shown_; }
    /// All that is told of it.
    wxString text() const;

  private:
    void lay_out();
    void choose(const glossary::Term* term);
    void show(const glossary::Term& term);
    void write(const glossary::Term& term);
    void draw_example(const glossary::Term& term);
    void offer_related(const glossary::Term& term);
    void go_back();
    void on_key(wxKeyEvent& event);

    wxTextCtrl* words_;
    TermList* list_;
    wxTextCtrl* text_;
    wxButton* back_;
    wxStaticBitmap* picture_; ///< an example
    wxWindow* links_;         ///< to related terms
    const glossary::Term* shown_ = nullptr;
    std::vector<const glossary::Term*> before_; ///< terms read before, the last at the end
};

} // namespace pampas::desktop
