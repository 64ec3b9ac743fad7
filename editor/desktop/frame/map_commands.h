#pragma once

#include "editor/desktop/dialogs/prompt.h"
#include "editor/desktop/widgets/actions.h"
#include "editor/document/document.h"

#include <functional>

namespace pampas::desktop {

/// What changes the map as a whole: turns, sizes, terrain, properties.
class MapCommands {
  public:
    /// `client`: the one that sizes are measured against.
    MapCommands(document::Document& document, Prompt& prompt,
                std::function<const legality::Client&()> client)
        : document_(document), prompt_(prompt), client_(std::move(client)) {}

    /// The `Map` menu.
    Menu menu();

  private:
    ActionGroup motions();
    void resize();
    void decide();
    /// The undecided land that may be decided: of the selection if there is one.
    document::Selection undecided() const;
    void edit_details();

    document::Document& document_;
    Prompt& prompt_;
    std::function<const legality::Client&()> client_;
};

} // namespace pampas::desktop
