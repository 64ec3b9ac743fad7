#include "engine/programs/failure_log.h"

#include "engine/files/input_error.h"
#include "engine/files/path.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <system_error>
#include <tuple>

namespace pampas::programs {
namespace {

/// The last lines of a text, safe to show.
std::vector<std::string> last_lines(std::string_view text, std::size_t most) {
    std::vector<std::string> lines;
    while (!text.empty() && lines.size() < most) {
        text.remove_suffix(text.ends_with('\n') ? 1 : 0);
        const std::size_t before = text.rfind('\n');
        const std::size_t start = before == std::string_view::npos ? 0 : before + 1;
        lines.push_back(escaped(text.substr(start)));
        text = text.substr(0, start);
    }
    std::ranges::reverse(lines);
    return lines;
}

} // namespace

void FailureLog::note(const Appearance& where, const Failure& failure, const std::string& errors) {
    const std::lock_guard lock(mutex_);
    Failures& known = failures_[{where.bot, failure.kind()}];
    const bool is_first =
        known.games == 0 || std::tie(where.game, where.seat) < std::tie(known.game, known.seat);
    ++known.games;
    if (is_first) {
        known = {where.bot,  known.games, where.game,
                 where.seat, failure,     last_lines(errors, shown_lines)};
    }
}

void FailureLog::keep(const Appearance& where, const std::string& errors) {
    const std::lock_guard lock(mutex_);
    if (errors.empty() || folder_.empty()) {
        return;
    }
    auto [found, is_new] = kept_.try_emplace(where.bot);
    Kept& kept = found->second;
    std::error_code ignored;
    if (is_new) {
        std::filesystem::create_directories(folder_, ignored);
        kept.file =
            folder_ / (portable_name(path_of(where.bot).lexically_normal().string()) + ".stderr");
        std::filesystem::remove(kept.file, ignored); // another run may still write to it
    }
    const std::string text =
        fmt::format("=== game {}, seat {} ===\n{}{}", where.game, where.seat + 1, errors,
                    errors.ends_with('\n') ? "" : "\n");
    if (kept.size + text.size() <= most_written) {
        kept.size += text.size();
        std::ofstream(kept.file, std::ios::binary | std::ios::app) << text;
    }
}

std::vector<Failures> FailureLog::take() {
    const std::lock_guard lock(mutex_);
    std::vector<Failures> result;
    for (const auto& [key, failures] : std::exchange(failures_, {})) {
        result.push_back(failures);
        const auto kept = kept_.find(failures.bot);
        std::error_code ignored;
        if (kept != kept_.end() && std::filesystem::exists(kept->second.file, ignored)) {
            result.back().file = kept->second.file.string();
        }
    }
    return result;
}

} // namespace pampas::programs
