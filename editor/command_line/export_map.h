#pragma once

#include "editor/command_line/export_pdf.h"
#include "editor/command_line/options.h"
#include "editor/exchange/job.h"
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

/// The names of all that can be written, by alphabet.
std::vector<std::string> format_names();

/// The names of measures that can be laid over a picture.
std::vector<std::string> overlay_names();

/// What the options make of a map: what `--format` or the output's ending says, else what is the
/// first for the client. Throws `InputError` when they do not tell.
const exchange::Product& product_of(const ExportOptions& options);

/// Writes one map. `No` when the client does not take it. Throws `InputError`.
Status export_map(const ExportOptions& options, Streams streams);

} // namespace pampas::command_line
