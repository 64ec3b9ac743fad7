#include "editor/recovery/journal.h"

#include "editor/recovery/entries.h"
#include "editor/recovery/state_files.h"
#include "engine/files/file.h"
#include "engine/files/growing_file.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <utility>

namespace pampas::recovery {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view journal_ending = ".work";

/// What is read of a journal: many times what an editor writes in a day.
constexpr std::uintmax_t most_read_bytes = std::uintmax_t{512} << 20;

std::string id_of(const fs::path& journal) {
    return journal.stem().string();
}

/// The state of a document before all its steps.
document::State start_of(const document::Document& document) {
    document::State state{document.map(), document.selection()};
    document::History history = document.history();
    while (history.can_undo()) {
        history.undo(state);
    }
    return state;
}

Position position(const session::Session& session) {
    const document::History& history = session.document().history();
    return {history.done(), history.saved(), session.origin()};
}

/// The lines for the steps from number `from` on.
std::string step_lines(const document::History::Steps& steps, std::size_t from) {
    std::string lines;
    for (std::size_t number = from; number < steps.size(); ++number) {
        lines += step_line(*steps[number], number);
    }
    return lines;
}

/// The work in a journal, if it can be read.
std::optional<Work> read_if_whole(const fs::path& journal) {
    try {
        return read_work(journal);
    } catch (const InputError&) {
        return std::nullopt;
    }
}

} // namespace

Journal::Journal(const Work& work)
    : folder_(work.file.parent_path()), file_(GrowingFile::take_over(work.file, work.size)),
      id_(work.id), written_{work.history, work.origin} {}

bool Journal::up_to_date(const session::Session& session) const {
    const document::History& now = session.document().history();
    const document::History& before = written_.history;
    return now.done() == before.done() && now.saved() == before.saved() &&
           now.steps() == before.steps() && session.origin() == written_.origin;
}

void Journal::follow(const session::Session& session) {
    const document::History& history = session.document().history();
    if (file_ && !history.continues(written_.history)) {
        forget();
    }
    if (!file_) {
        if (history.modified()) {
            begin(session);
        }
    } else if (!up_to_date(session)) {
        const auto same = std::ranges::mismatch(history.steps(), written_.history.steps()).in1;
        const auto known = static_cast<std::size_t>(same - history.steps().begin());
        file_->add(step_lines(history.steps(), known) + position_line(position(session)));
        written_ = {history, session.origin()};
    }
}

void Journal::begin(const session::Session& session) {
    if (folder_.empty()) {
        throw InputError(tr("there is no folder for unsaved work"));
    }
    make_folder(folder_);
    const fs::path path = new_file(folder_, journal_ending);
    GrowingFile file = GrowingFile::create(path);
    try {
        file.add(first_line(start_of(session.document())) +
                 step_lines(session.document().history().steps(), 0) +
                 position_line(position(session)));
    } catch (...) {
        file.remove();
        throw;
    }
    file_ = std::move(file);
    id_ = id_of(path);
    written_ = {session.document().history(), session.origin()};
}

void Journal::forget() {
    if (file_) {
        file_->remove();
        file_.reset();
        id_.clear();
    }
}

fs::path folder() {
    return user_state_folder();
}

Work read_work(const fs::path& journal) {
    const bool open = GrowingFile::in_use(journal);
    std::error_code error;
    const std::uintmax_t end = std::min(fs::file_size(journal, error), most_read_bytes);
    LineReader lines(journal);
    JournalReader reader;
    std::uint64_t whole = 0;
    try {
        // The last line counts with a line end even if it has none.
        for (auto line = lines.next(); line && lines.bytes_read() <= end; line = lines.next()) {
            reader.read(*line);
            whole = lines.bytes_read();
        }
    } catch (const InputError&) { // of the line at which the work ends
    }
    if (reader.empty()) {
        throw InputError(tr("contains no unsaved work"), {}, journal.string());
    }
    Work work = reader.work();
    work.id = id_of(journal);
    work.name = session::title(work.state.map, work.origin);
    work.open = open;
    work.size = whole;
    work.file = journal;
    return work;
}

std::vector<Work> all_unsaved(const fs::path& folder) {
    std::vector<Work> all;
    for (const fs::path& journal : files_in(folder, journal_ending)) {
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
        throw system_error(work.file, tr_later("cannot be removed"), error);
    }
    flush_directory(work.file.parent_path());
}

void clean(const fs::path& folder) {
    for (const fs::path& journal : files_in(folder, journal_ending)) {
        const auto work = read_if_whole(journal);
        if (work && !work->history.modified() && !work->open) {
            std::error_code ignored;
            fs::remove(journal, ignored);
        }
    }
}

} // namespace pampas::recovery
