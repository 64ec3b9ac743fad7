#include "editor/document/annotations.h"

#include "engine/hex/name.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::document {
namespace {

void set_locked(Document& document, Selection locked, std::string label) {
    map::Details details = document.map().details();
    details.locked = std::move(locked);
    document.set_details(std::move(details), std::move(label));
}

} // namespace

void lock(Document& document, const Selection& spaces) {
    set_locked(document, combined(document.map().details().locked, Combine::Add, spaces),
               tr("Lock"));
}

void unlock(Document& document, const Selection& spaces) {
    set_locked(document, combined(document.map().details().locked, Combine::Remove, spaces),
               tr("Unlock"));
}

std::optional<std::string> note_at(const map::Map& map, hex::Coordinate at) {
    const auto& notes = map.details().notes;
    const auto note = std::ranges::find(notes, at, &map::Note::at);
    return note == notes.end() ? std::nullopt : std::optional(note->text);
}

void set_note(Document& document, hex::Coordinate at, const std::string& text) {
    map::Details details = document.map().details();
    std::erase_if(details.notes, [at](const map::Note& note) { return note.at == at; });
    if (!text.empty()) {
        details.notes.insert(std::ranges::lower_bound(details.notes, at, {}, &map::Note::at),
                             {at, text});
    }
    const std::string space = hex::name(at);
    document.set_details(std::move(details),
                         text.empty() ? tr("Remove note on {}", space) : tr("Note on {}", space));
}

} // namespace pampas::document
