#pragma once

#include "analysis/balance/verdict.h"
#include "analysis/design/compensation.h"
#include "analysis/report/ground/html_map.h"
#include "analysis/report/ground/table.h"
#include "analysis/report/ground/text.h"

#include <nlohmann/json_fwd.hpp>

#include <string>
#include <string_view>

/// Reports on pesos that make seats even, for the terminal, the page and the window.
namespace pampas::report {

/// Pesos that were found to even out the seats, and how they were found.
struct CompensationReport {
    std::string map; ///< name
    rules::Ruleset rules;
    design::CompensationPlan plan;
    design::Compensation found;
    double seconds = 0;
};

/// The pesos found, seat by seat, as JSON.
nlohmann::ordered_json compensation_json(const CompensationReport& report);

/// Whether the pesos found may be enough: games with other cards do not show that seats still
/// differ with them.
bool are_enough(const CompensationReport& report);

/// The same for people. Control characters in names are escaped.
Text compensation_text(const CompensationReport& report);

/// All pesos that a seat starts with.
int start_pesos(const CompensationReport& report, std::size_t seat);

/// What the confirming games say about the seats.
balance::Fairness fairness_of(const CompensationReport& report, const balance::Series& series);

/// `Seat 3: 4 pesos more, 24 in all`.
std::string pesos_words(const CompensationReport& report, std::size_t seat);

/// Pesos of each seat, those that make it even, and what it wins without and with the extra ones.
Table seats_table(const CompensationReport& report);

/// What a reader can do next, in the words of the program that made the page.
struct CompensationAdvice {
    std::string more_games{};         ///< where the verdict on the pesos is undecided
    std::string more_games_command{}; ///< does it
    std::string use{};                ///< how to have games played with the pesos
    std::string use_command{};        ///< does it
};

/// A self-contained page: the map and the pesos of each seat, whether they are enough, how to use
/// them. `map` is the one they were found for, `picture` shows it; `ruleset` is the file of the
/// ruleset with these pesos.
Html compensation_html(const CompensationReport& report, const map::Map& map,
                       const MapPicture& picture, std::string_view ruleset,
                       const CompensationAdvice& advice);

} // namespace pampas::report
