#pragma once

#include "analysis/report/ground/json.h"
#include "analysis/report/ground/text.h"
#include "analysis/review/review.h"

#include <string>

namespace pampas::report {

/// A turning point in words: which actions, what it changed, what was done, and what search would
/// have done.
std::string turning_point_line(const wording::Playback& playback,
                               const review::TurningPoint& point);

/// What was done in a decision, what search would have done, and what that changes, a line each.
std::string alternative_text(const wording::Playback& playback, const review::Decision& decision,
                             const review::Alternative& other);

/// A game looked back at, on one screen: the course of the chances, luck apart from play, turning
/// points.
Text review_text(const wording::Playback& playback, const review::Review& review);

/// The same with all numbers (analysis/report#review).
Json review_json(const wording::Playback& playback, const review::Review& review);

/// A moment looked at closely.
Text moment_text(const wording::Playback& playback, const review::Moment& moment);
Json moment_json(const wording::Playback& playback, const review::Moment& moment);

} // namespace pampas::report
