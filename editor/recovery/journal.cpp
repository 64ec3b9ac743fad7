#include "editor/recovery/journal.h"

#include "editor/recovery/entries.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <fmt/chrono.h>

#include <algorithm>
#include <chrono>
#include <random>
#include <utility>

namespace pampas::recovery {
namespace {

/// A name for a journal that no other has: when it began, and chance.
std::string new_name() {
    return fmt::format("{:%Y%m%d-%H%M%S}-{:08x}.work",
                       fmt::gmtime(std::chrono::system_clock::now()), std::random_device()());
}

/// What all steps of a document began with.
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

} // namespace

Journal::Journal(const Work& work)
    : folder_(work.file.parent_path()),
      file_(GrowingFile::take_over(work.file, work.size)), written_{work.history, work.origin} {}

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
        throw InputError(tr("there is no folder for it"));
    }
    make_folder(folder_);
    GrowingFile file = GrowingFile::create(folder_ / new_name());
    try {
        file.add(first_line(start_of(session.document())) +
                 step_lines(session.document().history().steps(), 0) +
                 position_line(position(session)));
    } catch (...) {
        file.remove();
        throw;
    }
    file_ = std::move(file);
    written_ = {session.document().history(), session.origin()};
}

void Journal::forget() {
    if (file_) {
        file_->remove();
        file_.reset();
    }
}

} // namespace pampas::recovery
