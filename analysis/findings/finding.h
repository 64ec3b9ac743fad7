#pragma once

#include "engine/hex/grid.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// What a designer should know about a map, from checks of legality, measures or games.
namespace pampas::findings {

enum class Severity { Error, Warning, Note };

/// `error`, `warning` or `note`.
std::string_view name(Severity severity);

/// `1 error`, `3 warnings`.
std::string counted(Severity severity, std::ptrdiff_t count);

/// One finding of a check.
struct Finding {
    std::string code; ///< identifies the check
    Severity severity = Severity::Note;
    std::string sentence; ///< complete sentences for display
    /// The spaces concerned, in reading order; empty for the map as a whole.
    std::vector<hex::Coordinate> spaces{};
    std::string terrain{}; ///< the missing terrain, only for `terrain-missing`

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// The counts by severity: `2 errors, 1 note`, or `nothing to report`.
std::string tally(std::span<const Finding> findings);

/// A finding without code and severity, which its check adds.
struct Draft {
    std::string sentence;
    std::vector<hex::Coordinate> spaces{};
    std::string terrain{};
};

/// A check for one problem in a subject, such as a map's analysis.
template <class Subject>
struct Check {
    std::string_view code;
    Severity severity{};
    std::string_view description; ///< what it finds, as a phrase
    std::vector<Draft> (*run)(const Subject&);
};

/// A draft with the code and severity of its check.
Finding finished(Draft draft, std::string_view code, Severity severity);

/// Appends the findings of a check to `found`.
template <class Subject>
void add(std::vector<Finding>& found, const Check<Subject>& check,
         const std::type_identity_t<Subject>& subject) {
    for (Draft& draft : check.run(subject)) {
        found.push_back(finished(std::move(draft), check.code, check.severity));
    }
}

/// Sorts stably: errors first, then warnings, then notes.
void sort(std::vector<Finding>& findings);

} // namespace pampas::findings
