#include "editor/desktop/context/next_steps.h"

#include "analysis/glossary/glossary.h"

#include <algorithm>

namespace pampas::desktop {

std::string advice_on(const findings::Finding& finding) {
    const glossary::Term* term = glossary::term_of(finding.code);
    return term == nullptr ? std::string() : glossary::advice(*term);
}

void NextSteps::set(Source source, std::vector<NextStep> steps) {
    std::vector<NextStep>& known = steps_[static_cast<std::size_t>(source)];
    const bool is_same = std::ranges::equal(steps, known, &NextStep::reads_like);
    known = std::move(steps);
    if (!is_same) {
        changed();
    }
}

std::vector<NextStep> NextSteps::all() const {
    std::vector<NextStep> result;
    for (const std::vector<NextStep>& steps : steps_) {
        result.insert(result.end(), steps.begin(), steps.end());
    }
    return result;
}

const NextStep* NextSteps::next() const {
    for (const Source source : {Source::Repair, Source::Games}) {
        const std::vector<NextStep>& steps = steps_[static_cast<std::size_t>(source)];
        if (!steps.empty() && steps.front().run) {
            return &steps.front();
        }
    }
    return nullptr;
}

} // namespace pampas::desktop
