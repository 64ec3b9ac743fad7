#pragma once

#include "analysis/review/course.h"

#include <wx/window.h>

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

namespace pampas::desktop {

/// The chances of all seats to win over the course of a game, as lines in the colours of the seats
/// with their numbers, and its turning points. A click leads to the action there.
class ChancesChart : public wxWindow {
  public:
    /// `go` is called with the number of actions where the user clicks.
    ChancesChart(wxWindow* parent, std::function<void(std::size_t)> go);

    /// Shows a course; null: there is none yet.
    void show(std::shared_ptr<const review::Course> course);
    /// Marks these numbers of actions.
    void mark(std::vector<std::size_t> turning_points);
    /// Shows where the user is, after so many actions.
    void set_at(std::size_t actions);

    const review::Course* course() const { return course_.get(); }
    /// The place of a number of actions, from the left.
    int x_of(std::size_t actions) const;

  private:
    void on_paint();
    std::size_t action_at(int x) const;

    std::function<void(std::size_t)> go_;
    std::shared_ptr<const review::Course> course_;
    std::vector<std::size_t> turning_points_;
    std::size_t at_ = 0;
};

} // namespace pampas::desktop
