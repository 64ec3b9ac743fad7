#pragma once

#include "analysis/wording/moves.h"
#include "editor/desktop/widgets/row_list.h"
#include "engine/rules/changes.h"
#include "engine/rules/state.h"

#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// The seats of a game: whose turn it is, hands, pesos and points, and what the last action
/// changed. The last row has the cards on the table and what the supplies still hold.
class SeatList : public RowList {
  public:
    SeatList(wxWindow* parent, std::vector<std::string> bots);

    /// Shows a state as `viewer` sees it. `changes` are those of the action that led to it.
    void show(const rules::State& state, const rules::Changes& changes, wording::Viewer viewer);
    /// Sets the players of another game.
    void set_bots(std::vector<std::string> bots) { bots_ = std::move(bots); }

    /// The height that all rows need.
    int whole_height() const;

  private:
    /// A kind of cards, and how many.
    struct Card {
        std::uint8_t kind = 0; ///< a `LandCard` or `Species`
        bool is_animal = false;
        int seat = 0;        ///< whose colours it has
        wxString count = {}; ///< empty for a single card on the table
    };
    /// A row as it is drawn.
    struct Row {
        wxString title;
        wxString pesos = {};
        wxString points = {};
        std::vector<Card> cards = {};
        wxString hidden = {}; ///< how many cards of the hand are not seen
        wxString below = {};
        bool is_to_move = false;
    };

    Row seat_row(const rules::State& state, const rules::SeatChanges& changes, int seat,
                 wording::Viewer viewer) const;
    Row supply_row(const rules::State& state) const;
    static void add_cards(std::vector<Card>& cards, const auto& counts, bool are_animals, int seat);
    wxBitmap picture(const Card& card, int side) const;
    void draw_cards(wxDC& dc, const wxRect& place, const Row& row) const;

    wxString row_text(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t number) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;
    /// The height of a line of the smaller text below a seat's cards.
    int line_below() const;

    std::vector<std::string> bots_;
    std::vector<Row> rows_;
};

} // namespace pampas::desktop
