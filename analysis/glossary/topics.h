#pragma once

#include "analysis/glossary/glossary.h"

/// The terms of each topic; what they are about is set where they are put together.
namespace pampas::glossary {

std::vector<Term> first_steps();
std::vector<Term> game_terms();
std::vector<Term> board_terms();
std::vector<Term> way_terms();
std::vector<Term> games_terms();
std::vector<Term> finding_terms();
std::vector<Term> file_terms();

} // namespace pampas::glossary
