#pragma once

#include "editor/paper/print_job.h"

#include <string>

namespace pampas::paper {

/// The name of its format, as in `--format`.
inline constexpr std::string_view pdf_name = "pdf";

/// A map as a file for a printer.
struct PrintAndPlay {
    std::string bytes; ///< of a PDF file
    Tiling tiling;
    int pages = 0; ///< the sheets of the board, and what comes after them
};

/// The sheets of the board in reading order, and the job's aids after them. Throws `InputError` as
/// `tiling_for` does, and with aids for a ruleset of the map that is not known and for hexes too
/// large to cut out.
PrintAndPlay print_and_play(const map::Map& map, const PrintJob& job);

} // namespace pampas::paper
