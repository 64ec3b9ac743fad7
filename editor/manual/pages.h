#pragma once

#include "editor/arguments/outline.h"

#include <string>
#include <vector>

/// Pages for `man`, made from what the programs can be called with.
namespace pampas::manual {

/// A file that a program keeps.
struct KeptFile {
    std::string path;
    std::string meaning;
    std::vector<std::string> callers; ///< those on whose pages it stands: `pampas recover`
};

/// What all pages say alike.
struct Edition {
    std::string version; ///< 1.0.0
    std::string date;    ///< 2026-11-22
    std::vector<KeptFile> files;
};

struct ManualPage {
    std::string name; ///< pampas-library-add
    std::string text;
};

/// The page of each program and each of its commands.
std::vector<ManualPage> manual_pages(const std::vector<arguments::Outline>& programs,
                                     const Edition& edition);

/// The name of a page by what is typed to call the command.
std::string page_name(std::string_view call);

} // namespace pampas::manual
