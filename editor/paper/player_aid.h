#pragma once

#include "editor/paper/pdf_file.h"
#include "editor/paper/print_and_play.h"
#include "engine/rules/ruleset.h"

#include <vector>

namespace pampas::paper {

/// The paper that what follows the board is printed on, upright.
PaperSize paper_of_aids(const PrintJob& job);

/// What players want at hand: the kinds of spaces, set-up, a turn, and scoring.
std::vector<Page> player_aid(const map::Map& map, const rules::Ruleset& rules, const PrintJob& job);

} // namespace pampas::paper
