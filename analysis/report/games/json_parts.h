#pragma once

#include "analysis/report/games/summary.h"
#include "analysis/report/ground/json.h"

/// Parts of a summary as JSON, and how they are read again; of use to json.cpp only. Figures that
/// are told as shares of `games` need their number.
namespace pampas::report {

Json json_of(const GroupSummary& group);
GroupSummary read_group(const Json& json);

Json json_of(const SeatSummary& seat, std::int64_t games);
SeatSummary read_seat(const Json& json, std::int64_t games);

Json json_of(const MarketSummary& market, std::int64_t games);
MarketSummary read_market(const Json& json, std::int64_t games);

Json json_of(const SpaceSummary& space, std::int64_t games);
SpaceSummary read_space(const Json& json, std::int64_t games);

Json json_of(const CourseStep& step);
CourseStep read_course_step(const Json& json);

Json json_of(const InterimSummary& interim);
InterimSummary read_interim(const Json& json);

} // namespace pampas::report
