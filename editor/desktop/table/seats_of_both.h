#pragma once

#include "editor/desktop/widgets/row_list.h"
#include "engine/rules/state.h"

#include <array>
#include <string>
#include <vector>

namespace pampas::desktop {

/// The points and pesos of each seat in two games, beside each other.
class SeatsOfBoth : public RowList {
  public:
    explicit SeatsOfBoth(wxWindow* parent);

    /// Shows two positions with equally many seats, played by these bots, with the points that
    /// seats would have if the games ended now.
    void show(const rules::State& before, const rules::State& after,
              const std::vector<std::string>& bots);

    /// The height that this many seats need.
    int height_for(int seats) const;

  private:
    struct Row {
        wxString bot;
        std::array<wxString, 2> points;
        std::array<wxString, 2> pesos;
        bool is_same = true; ///< whether points and pesos are the same
    };

    wxString row_text(std::size_t row) const override;
    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t number) const override;
    wxCoord OnMeasureItem(std::size_t row) const override;
    void draw_heading(wxDC& dc, const wxRect& place) const;
    /// The right edges of the columns in a row.
    std::array<int, 2> columns(const wxRect& place) const;

    std::vector<Row> rows_; ///< by seat; the list has a heading above them
};

} // namespace pampas::desktop
