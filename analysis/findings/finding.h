#pragma once

#include "engine/hex/grid.h"

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

/// What a designer should know about a map, whoever finds it: checks of legality, of measures, of
/// games.
namespace pampas::findings {

enum class Severity { Error, Warning, Note };

/// `error`, `warning` or `note`.
std::string_view name(Severity severity);

/// `1 error`, `3 warnings`.
std::string counted(Severity severity, std::ptrdiff_t count);

/// Something that was found.
struct Finding {
    std::string code; ///< names the check that found it
    Severity severity = Severity::Note;
    std::string sentence; ///< whole sentences, ready to be read
    /// The spaces it speaks of, in reading order; empty for the map as a whole.
    std::vector<hex::Coordinate> spaces{};
    std::string terrain{}; ///< the missing one, for `terrain-missing` alone

    friend bool operator==(const Finding&, const Finding&) = default;
};

/// How many there are of each severity: `2 errors, 1 note`, or `nothing to report`.
std::string tally(std::span<const Finding> findings);

/// A finding before its check gives it code and severity.
struct Draft {
    std::string sentence;
    std::vector<hex::Coordinate> spaces{};
    std::string terrain{};
};

/// Looks for one thing in a subject, such as a map's analysis.
template <class Subject>
struct Check {
    std::string_view code;
    Severity severity{};
    std::string_view description; ///< what it finds, in a few words
    std::vector<Draft> (*run)(const Subject&);
};

/// A draft with the code and severity of its check.
Finding finished(Draft draft, std::string_view code, Severity severity);

/// Puts what a check finds behind `found`.
template <class Subject>
void add(std::vector<Finding>& found, const Check<Subject>& check,
         const std::type_identity_t<Subject>& subject) {
    for (Draft& draft : check.run(subject)) {
        found.push_back(finished(std::move(draft), check.code, check.severity));
    }
}

/// Errors first, then warnings, then notes; among these as they were.
void sort(std::vector<Finding>& findings);

} // namespace pampas::findings
