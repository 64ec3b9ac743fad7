#pragma once

#include "analysis/report/compensation/compensation.h"

#include <string>

/// How pesos that make seats even are spoken of, on the terminal, on the page and in the window.
namespace pampas::report {

/// All pesos that a seat starts with.
int start_pesos(const CompensationReport& report, std::size_t seat);

/// `Seat 3: 4 pesos more, 24 in all`.
std::string pesos_words(const CompensationReport& report, std::size_t seat);

/// Between which pesos those lie that make a seat even.
std::string even_interval_text(const design::EvenPesos& even);

/// How much oftener a seat wins with one peso more, or that this is not known.
std::string worth_sentence(const CompensationReport& report);

} // namespace pampas::report
