#pragma once

#include "editor/desktop/table/log_lines.h"
#include "editor/desktop/widgets/searched_list.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace pampas::desktop {

/// What happened in a game, line by line.
class GameLog : public TextList {
  public:
    /// `go` is called with the number of the action of a line that the user picks.
    GameLog(wxWindow* parent, std::function<void(std::size_t)> go);

    /// Shows what happened in a game, with what was written about it. A heading says that it
    /// differs from another from action `parting` on.
    void show(std::vector<LogLine> lines, const simulation::Notes& notes = {},
              std::optional<std::size_t> parting = {});
    /// Selects the last line, other than a heading, that is true after so many actions.
    void go(std::size_t at);
    /// The action that led there, in words.
    wxString caption(std::size_t at) const;

  private:
    std::vector<LogLine> lines_;
};

} // namespace pampas::desktop
