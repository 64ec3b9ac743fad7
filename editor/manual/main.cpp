#include "editor/arguments/completion.h"
#include "editor/manual/pages.h"
#include "editor/manual/programs.h"
#include "engine/files/file.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <cstdlib>
#include <exception>
#include <filesystem>
#include <string>

namespace {

namespace fs = std::filesystem;

/// The date of this version, or the date that the build asks for.
std::string edition_date() {
    const char* seconds = std::getenv("SOURCE_DATE_EPOCH");
    return seconds == nullptr ? PAMPAS_VERSION_DATE
                              : fmt::format("{:%Y-%m-%d}", fmt::gmtime(std::stoll(seconds)));
}

void put(const fs::path& file, const std::string& text) {
    pampas::make_folder(file.parent_path());
    pampas::write_file(file.string(), text);
}

void write_all(const fs::path& share) {
    const auto programs = pampas::manual::programs();
    for (const auto& page : pampas::manual::manual_pages(
             programs, {PAMPAS_VERSION, edition_date(), pampas::manual::kept_files()})) {
        put(share / "man/man1" / (page.name + ".1"), page.text);
    }
    for (const auto& program : programs) {
        for (const auto& shell : pampas::arguments::shells()) {
            put(share / shell.place(program.name), shell.script(program));
        }
    }
}

} // namespace

/// Writes pages for `man` and completions of both programs below a folder, laid out as below
/// `/usr/share`. Always in English.
int main(int count, char* arguments[]) {
    if (count != 2) {
        fmt::print(stderr, "usage: write-manuals FOLDER\n");
        return 2;
    }
    try {
        write_all(arguments[1]);
    } catch (const std::exception& error) {
        fmt::print(stderr, "write-manuals: {}\n", error.what());
        return 1;
    }
    return 0;
}
