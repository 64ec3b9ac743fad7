#include "editor/crash/crash_report.h"

#include "editor/crash/black_box.h"

#include <fmt/chrono.h>

#include <algorithm>
#include <chrono>
#include <random>
#include <system_error>

namespace pampas::crash {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view new_ending = ".crash";
constexpr std::string_view known_ending = ".txt";
constexpr std::string_view prefix = "crash-";

fs::path report_in(const fs::path& folder) {
    return folder / fmt::format("{}{:%Y%m%d-%H%M%S}-{:08x}{}", prefix,
                                fmt::gmtime(std::chrono::system_clock::now()),
                                std::random_device()(), new_ending);
}

} // namespace

BlackBox& black_box() {
    static BlackBox box;
    return box;
}

void report_crashes(const fs::path& folder, std::string_view program) {
    std::error_code failed;
    if (!folder.empty()) {
        fs::create_directories(folder, failed);
    }
    const std::string path = report_in(folder).string();
    if (folder.empty() || failed || path.size() >= BlackBox::longest_path) {
        return;
    }
    black_box().set_up(path, program);
    take_crashes();
}

void note(std::string_view step) {
    black_box().note(step);
}

std::vector<fs::path> new_reports(const fs::path& folder) {
    std::vector<fs::path> reports;
    std::error_code ignored; // no folder, no reports
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        if (entry.path().extension() == new_ending) {
            reports.push_back(entry.path());
        }
    }
    std::ranges::sort(reports);
    return reports;
}

fs::path keep(const fs::path& report) {
    fs::path kept = report;
    kept.replace_extension(known_ending);
    std::error_code failed;
    fs::rename(report, kept, failed);
    return failed ? report : kept;
}

} // namespace pampas::crash
