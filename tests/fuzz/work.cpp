#include "editor/recovery/entries.h"
#include "editor/recovery/journal.h"
#include "editor/recovery/tabs.h"
#include "tests/fuzz/harness.h"
#include "tests/fuzz/memory_folder.h"

#include <array>
#include <sstream>

namespace pampas::fuzz {
namespace {

/// Reads lines of a journal until one is refused. What was read can be undone and done again.
void read_journal(std::string_view bytes) {
    recovery::JournalReader reader;
    refusing([&] {
        std::istringstream lines{std::string(bytes)};
        for (std::string line; std::getline(lines, line);) {
            reader.read(line);
        }
    });
    if (reader.empty()) {
        return;
    }
    document::State state = reader.work().state;
    document::History history = reader.work().history;
    const std::size_t done = history.done();
    while (history.can_undo()) {
        history.undo(state);
    }
    while (history.done() < done) {
        history.redo(state);
    }
    check(state.map == reader.work().state.map, "steps lead to the map of the work");
}

/// The same as a file.
void read_journal_file(std::string_view bytes) {
    const MemoryFolder folder;
    const auto file = folder.put("of-an-editor.work", bytes);
    refusing([&] { recovery::read_work(file); });
    recovery::all_unsaved(folder.path());
    recovery::clean(folder.path());
}

void read_tabs(std::string_view bytes) {
    const MemoryFolder folder;
    folder.put("of-an-editor.tabs", bytes);
    recovery::forget(recovery::left_open(folder.path()));
}

} // namespace

std::span<const Harness> work_harnesses() {
    static constexpr std::array harnesses{
        Harness{"journal", Form::JsonLines, read_journal},
        Harness{"journal-file", Form::JsonLines, read_journal_file},
        Harness{"tabs", Form::JsonLines, read_tabs},
    };
    return harnesses;
}

} // namespace pampas::fuzz
