#pragma once

#include "analysis/pigs/moves.h"
#include "editor/desktop/widgets/column_view.h"

#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// All farms of a game of Happy Pigs: the season card, each seat's dollars, items and meadows with
/// the pigs as they can stand there, and the market.
class FarmView : public ColumnView {
  public:
    explicit FarmView(wxWindow* parent);

    /// Sets who plays, by seat.
    void set_names(std::vector<std::string> names) { names_ = std::move(names); }
    /// Shows a state as `viewer` sees it.
    void show(const pigs::State& state, pigs::Viewer viewer);

  private:
    void draw_column(ColumnPainter& painter) const override;
    bool is_fresh() const override { return true; }
    void draw_card(ColumnPainter& painter) const;
    void draw_farm(ColumnPainter& painter, int seat) const;
    void draw_meadows(ColumnPainter& painter, int seat) const;
    void draw_market(ColumnPainter& painter) const;
    std::string heading(int seat) const;
    std::string choice_words(int seat) const;

    std::vector<std::string> names_;
    std::optional<pigs::State> state_;
    pigs::Viewer viewer_;
};

} // namespace pampas::desktop
