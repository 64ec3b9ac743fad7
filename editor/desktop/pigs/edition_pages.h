#pragma once

#include "editor/desktop/widgets/fields.h"
#include "editor/desktop/widgets/scrolled_panel.h"
#include "editor/desktop/widgets/searched_list.h"
#include "engine/pigs/edition.h"

#include <wx/panel.h>

#include <functional>
#include <vector>

class wxButton;

/// The pages on which an edition of Happy Pigs is changed.
namespace pampas::desktop {

/// Prices, tiles and measures of an edition.
class PricesPage : public ScrolledPanel {
  public:
    /// The edition outlives the page. `changed` is called after each change.
    PricesPage(wxWindow* parent, pigs::Edition& edition, std::function<void()> changed);

    /// Shows the values that the edition has now.
    void show() { form_.refresh(); }

  private:
    std::vector<Field> fields();

    pigs::Edition& edition_;
    Form form_;
};

/// The season cards of an edition: a list, and the fields of the card that is selected.
class CardsPage : public wxPanel {
  public:
    CardsPage(wxWindow* parent, pigs::Edition& edition, std::function<void()> changed);

    /// Shows the cards that the edition has now.
    void show();
    /// The list of cards, in their order in the edition.
    TextList& cards() { return *list_; }
    /// Adds a card like the selected one, and selects it.
    void add();
    /// Removes the selected card.
    void remove();

  private:
    std::vector<Field> fields();
    Field by_size(const wxString& label, pigs::BySize pigs::Effect::*amounts,
                  const wxString& explanation = {});
    void list_cards();
    pigs::Card& card();

    pigs::Edition& edition_;
    std::function<void()> changed_;
    std::size_t chosen_ = 0;
    pigs::Card none_; ///< shown while there are no cards
    TextList* list_;
    wxButton* add_;
    wxButton* remove_;
    ScrolledPanel* ground_; ///< of the form
    Form form_;
};

} // namespace pampas::desktop
