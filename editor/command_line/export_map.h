#pragma once

#include "editor/command_line/options.h"
#include "editor/exchange/job.h"
#include "editor/paper/print_and_play.h"
#include "editor/picture/export.h"

#include <string>
#include <vector>

namespace pampas::command_line {

/// How `export` writes a PDF file.
struct PdfOptions {
    paper::PrintJob job;
    std::string paper{paper::paper_sizes.front().name};
    bool report = false; ///< in JSON, to standard output
};

/// What `export` is asked for.
struct ExportOptions {
    std::string map;
    std::string library; ///< of which every map is exported, in place of one
    bool overwrite = false;
    std::string format;
    std::string client;
    std::string overlay;
    std::string market;
    bool title = false;
    picture::ExportOptions picture;
    PdfOptions pdf;
    Output output;
};

/// The names of all that can be written, by alphabet.
std::vector<std::string> format_names();

/// Writes one map. `No` when the client does not take it. Throws `InputError`.
Status export_map(const ExportOptions& options, Streams streams);

/// Writes every map of a library into a folder and prints a line a map. `No` when one was refused;
/// the others are written. Throws `InputError`.
Status export_all(const ExportOptions& options, Streams streams);

} // namespace pampas::command_line
