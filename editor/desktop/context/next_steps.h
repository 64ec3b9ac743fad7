#pragma once

#include "analysis/findings/finding.h"
#include "editor/desktop/context/signal.h"
#include "editor/desktop/widgets/look.h"

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// Something that is known about the map, and what its designer may do about it.
struct NextStep {
    findings::Finding finding;     ///< what is known; its code leads to a term
    std::optional<Tone> tone = {}; ///< of its mark; empty: that of its severity
    std::string advice = {};       ///< what to do, in sentences; may be empty
    std::string task = {};         ///< what `run` does: `Make C8 pampas`; empty: nothing is offered
    std::string verb = {};         ///< the same as the label of a button: `Mend`
    std::function<void()> run = {};

    /// Whether both look alike.
    bool reads_like(const NextStep& other) const {
        return finding == other.finding && tone == other.tone && advice == other.advice &&
               task == other.task && verb == other.verb;
    }
};

/// What a finding says in general about what to do: `Try: ...`; empty if nothing.
std::string advice_on(const findings::Finding& finding);

/// What parts of the window have to say about the current map beside its legality.
class NextSteps {
  public:
    /// Who says something, in the order in which they are listed.
    enum class Source { Games, Repair, Measures };

    /// Replaces what a source says.
    void set(Source source, std::vector<NextStep> steps);
    /// What all sources say.
    std::vector<NextStep> all() const;
    /// The step that leads on: to apply the best repair or else what the games call for. Null if
    /// there is none.
    const NextStep* next() const;

    /// `all` reads otherwise.
    Signal<> changed;

  private:
    std::array<std::vector<NextStep>, 3> steps_;
};

} // namespace pampas::desktop
