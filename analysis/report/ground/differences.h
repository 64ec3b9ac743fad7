#pragma once

#include "analysis/balance/comparison.h"
#include "analysis/report/ground/table.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

/// Figures of games that two things share, and how they differ.
namespace pampas::report {

/// The names of the two.
inline constexpr std::array compared_names{"A", "B"};

/// The columns of the table below.
std::vector<Column> difference_columns();

/// A row for each figure: both means, their difference, and whether it is real.
Table differences_table(std::span<const balance::GameFigure> figures,
                        std::span<const balance::Difference> differences, std::size_t deals);

/// How many of these differences are real, and what that means.
std::string differences_remark(std::span<const balance::Difference> differences, std::size_t deals);

/// The same as JSON: a list of figures.
nlohmann::ordered_json differences_json(std::span<const balance::GameFigure> figures,
                                        std::span<const balance::Difference> differences);

} // namespace pampas::report
