#include "editor/recovery/work.h"

#include "editor/recovery/entries.h"
#include "engine/files/file.h"
#include "engine/files/growing_file.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <utility>

namespace pampas::recovery {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view ending = ".work";

/// Every journal of a folder.
std::vector<fs::path> journals(const fs::path& folder) {
    std::vector<fs::path> result;
    std::error_code ignored; // no folder, no journals
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
        if (entry.path().extension() == ending) {
            result.push_back(entry.path());
        }
    }
    return result;
}

/// What is in a journal, if it can be read.
std::optional<Work> read_if_whole(const fs::path& journal) {
    try {
        return read_work(journal);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

} // namespace

fs::path folder() {
    return user_state_folder();
}

Work read_work(const fs::path& journal) {
    const bool open = GrowingFile::in_use(journal);
    const std::string bytes = read_file(journal);
    LineReader reader;
    std::size_t begin = 0;
    for (std::size_t end = bytes.find('\n'); end != std::string::npos;
         end = bytes.find('\n', begin)) {
        try {
            reader.read(std::string_view(bytes).substr(begin, end - begin));
        } catch (const InputError&) {
            break;
        }
        begin = end + 1;
    }
    if (reader.empty()) {
        throw InputError(tr("holds no unsaved work"), {}, journal.string());
    }
    Work work = reader.work();
    work.id = journal.stem().string();
    work.name = session::title(work.state.map, work.origin);
    work.open = open;
    work.size = begin;
    work.file = journal;
    return work;
}

std::vector<Work> all_unsaved(const fs::path& folder) {
    std::vector<Work> all;
    for (const fs::path& journal : journals(folder)) {
        if (auto work = read_if_whole(journal); work && work->history.modified()) {
            all.push_back(std::move(*work));
        }
    }
    std::ranges::sort(all, std::greater(),
                      [](const Work& work) { return std::tie(work.changed, work.id); });
    return all;
}

Work find(const fs::path& folder, const std::string& id) {
    auto all = all_unsaved(folder);
    const auto found = std::ranges::find(all, id, &Work::id);
    if (found == all.end()) {
        throw InputError(tr("there is no unsaved work \"{}\"", escaped(id)), {}, folder.string());
    }
    return std::move(*found);
}

void discard(const Work& work) {
    if (GrowingFile::in_use(work.file)) {
        throw InputError(tr("is still open in an editor"), {}, work.file.string());
    }
    std::error_code error;
    if (!fs::remove(work.file, error)) {
        throw InputError(tr("cannot be removed: {}", reason_of(error)), {}, work.file.string());
    }
}

void clean(const fs::path& folder) {
    for (const fs::path& journal : journals(folder)) {
        const auto work = read_if_whole(journal);
        if (work && !work->history.modified() && !work->open) {
            std::error_code ignored;
            fs::remove(journal, ignored);
        }
    }
}

} // namespace pampas::recovery
