#pragma once

#include "editor/desktop/dialogs/handouts.h"
#include "editor/experiments/tables.h"

#include <wx/string.h>

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <vector>

class wxWindow;

namespace pampas::desktop {

/// What an experiment came to.
struct ExperimentResult {
    wxString told; ///< to be read in the window
    /// What a browser shows, under the name of the first handout; none: there is no page.
    std::function<std::string()> page = {};
    std::vector<Handout> handouts = {};
};

/// Games that are to find something out.
struct Experiment {
    /// Is called on the window's thread.
    using Tell = std::function<ExperimentResult()>;

    std::size_t games = 0; ///< at most
    /// Plays them, on a thread of its own. Throws what the games throw.
    std::function<Tell(const simulation::RunControl&)> play;
};

/// A sort of experiment, with the fields that say what is to be done.
class ExperimentKind {
  public:
    virtual ~ExperimentKind() = default;

    virtual wxString title() const = 0; ///< of the window
    /// What it will do, in a sentence.
    virtual wxString purpose() const = 0;
    virtual wxString verb() const = 0; ///< on the button that begins
    /// Its fields, which `parent` gets.
    virtual wxWindow* make_form(wxWindow* parent) = 0;
    /// The open map may be another one: the fields offer what that is meant for.
    virtual void refresh() = 0;
    /// What the fields say. Throws `InputError` when that cannot be done.
    virtual Experiment experiment() const = 0;
};

} // namespace pampas::desktop
