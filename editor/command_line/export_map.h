#pragma once

#include "editor/command_line/export_pdf.h"
#include "editor/command_line/options.h"
#include "editor/picture/export.h"

#include <string>
#include <vector>

namespace pampas::command_line {

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

/// What can be written: pictures, every format of maps, sheets of paper, and folders.
std::vector<std::string> format_names();

/// The names of measures that can be laid over a picture.
std::vector<std::string> overlay_names();

/// The ending of the file, with its dot, that the options make of a map; none for a folder. Throws
/// `InputError` when they do not tell.
std::string ending_of(const ExportOptions& options);

/// Writes one map. `No` when the client does not take it. Throws `InputError`.
Status export_map(const ExportOptions& options, Streams streams);

} // namespace pampas::command_line
