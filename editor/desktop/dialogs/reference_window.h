#pragma once

#include "analysis/glossary/glossary.h"
#include "editor/desktop/widgets/searched_list.h"

#include <wx/frame.h>

#include <vector>

class wxButton;
class wxSizer;
class wxStaticBitmap;
class wxTextCtrl;

namespace pampas::desktop {

/// The terms of the reference as rows, each topic below its name.
class TermList : public TextList {
  public:
    TermList(wxWindow* parent, Actions actions)
        : TextList(parent, std::move(actions), {.outline = true}) {}

    /// Shows the terms in which each of the words occurs, in any case, and selects the first one
    /// with the words in its name, otherwise the first of all.
    void find(const wxString& words);
    /// The selected term; null if no term is selected.
    const glossary::Term* selected_term() const;
    /// Selects a term, if it is shown.
    void select_term(const glossary::Term* term);
    /// How many terms are shown.
    std::size_t count() const;

  private:
    std::vector<const glossary::Term*> terms_; ///< by row; null: the name of a topic
};

/// Explains every term: a list with a search at the left, the selected term at the right, and links
/// to others. It stays open beside the map.
class ReferenceWindow : public wxFrame {
  public:
    explicit ReferenceWindow(wxWindow* parent);

    /// Explains a term and comes to the front.
    void explain(const glossary::Term& term);
    /// The term that it explains; null: none yet.
    const glossary::Term* shown() const { return shown_; }
    /// The whole explanation.
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

    wxTextCtrl* words_ = nullptr;
    TermList* list_ = nullptr;
    wxTextCtrl* text_ = nullptr;
    wxButton* back_ = nullptr;
    wxStaticBitmap* picture_ = nullptr; ///< an example
    wxWindow* links_ = nullptr;         ///< to related terms
    const glossary::Term* shown_ = nullptr;
    std::vector<const glossary::Term*> before_; ///< terms read before, the latest at the end
};

} // namespace pampas::desktop
