#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// What a program that crashes leaves behind: a report, which is sent nowhere
/// (engine/formats#crash-report).
namespace pampas::crash {

/// From now on, a crash of this program (a fault, an abort, an exception that nobody takes) writes
/// a report into this folder, which it makes if necessary; then the program ends as it would have
/// without. With an empty folder, or one that cannot be made, there are no reports. `program` is
/// its name and version.
void report_crashes(const std::filesystem::path& folder, std::string_view program);

/// Notes what is about to be done. A report has the last of these notes, shortened to a line.
void note(std::string_view step);

/// The reports in a folder that the user does not know of yet, oldest first.
std::vector<std::filesystem::path> new_reports(const std::filesystem::path& folder);

/// The user knows of this report now. Returns where it is kept from now on.
std::filesystem::path keep(const std::filesystem::path& report);

} // namespace pampas::crash
