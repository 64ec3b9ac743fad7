#pragma once

#include "editor/command_line/options.h"
#include "editor/paper/print_and_play.h"

namespace pampas::command_line {

/// How `export` writes a PDF file.
struct PdfOptions {
    paper::PrintJob job;
    std::string paper{paper::paper_sizes.front().name};
    bool report = false; ///< in JSON, to standard output
};

/// Adds the options that only a PDF file has.
void add_pdf_options(CLI::App& command, PdfOptions& options);

/// What is told of a map's sheets, in JSON.
std::string report_of(const paper::PrintAndPlay& made, const PdfOptions& options);

} // namespace pampas::command_line
