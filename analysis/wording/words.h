#pragma once

#include "analysis/balance/intervals.h"
#include "analysis/graph/symmetries.h"
#include "engine/hex/grid.h"
#include "engine/simulation/run_control.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

/// Parts of sentences, so that findings, reports and windows use the same terms.
namespace pampas::wording {

/// The names of the spaces: `C7, C8 and D8`; a long list ends with the number of further ones.
std::string names(std::span<const hex::Coordinate> spaces);

/// `one` to `twelve` in words, other numbers in digits.
std::string spelled(std::size_t number);

/// The text with its first letter in upper case.
std::string capitalized(std::string text);

/// `seat 1` for the first seat, which is number 0.
std::string seat(std::size_t number);

/// A share in percent with one digit: `30.7 %`.
std::string percent_text(double share);

/// An interval of shares in percent: `25.7 to 36.1 %`.
std::string percent_text(balance::Interval shares);

/// The ends of an interval: `3.1 to 7.9`.
std::string range(balance::Interval interval, int decimals = 1);

/// The name of a map, or `(no name)`. Control characters are escaped.
std::string shown_name(const std::string& map);

/// What carries a map onto itself: `half turn`, `mirror of left and right`.
std::string symmetry(graph::SymmetryMotion motion);

/// The title of a bundled ruleset, `Variant 1` for `variant-1`; the name of any other. Control
/// characters are escaped.
std::string ruleset_title(const std::string& name);

/// The text on one line: line breaks at its end are dropped, others become spaces.
std::string in_one_line(std::string text);

/// A line saying that games were interrupted; empty if they were not.
std::string interruption_line(bool interrupted);

/// The bots on the seats: `4 greedy players`, or `greedy, random`. Control characters in bot names,
/// which may be paths, are escaped.
std::string who_plays(const std::vector<std::string>& bots);

/// `12 s left`: in whole seconds, minutes or hours, as precise as useful.
std::string time_left(double seconds);

/// The best result of a search so far: `gap 12.3 % with 4 changes`.
std::string reached(const simulation::RunState::Best& best);

} // namespace pampas::wording
