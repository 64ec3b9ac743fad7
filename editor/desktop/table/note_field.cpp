#include "editor/desktop/table/note_field.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/text.h"

#include <utility>

namespace pampas::desktop {
namespace {

constexpr int least_note_height = 54; // in DIP

} // namespace

NoteField::NoteField(wxWindow* parent, std::function<void(const simulation::Notes&)> keep)
    : wxTextCtrl(parent, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize, wxTE_MULTILINE),
      keep_(std::move(keep)) {
    name_for_readers(*this, wx_tr("Your note on this position"));
    SetMinSize(FromDIP(wxSize(least_note_height, least_note_height)));
    also_on(*this, wxEVT_KILL_FOCUS, [this] { this->keep(); });
}

void NoteField::show(simulation::Notes notes) {
    notes_ = std::move(notes);
    at_ = 0;
    ChangeValue(notes_.contains(0) ? wx_text(notes_[0]) : wxString());
}

void NoteField::go(std::size_t at) {
    if (at == at_) {
        return;
    }
    keep();
    at_ = at;
    const auto note = notes_.find(at);
    ChangeValue(note == notes_.end() ? wxString() : wx_text(note->second));
}

void NoteField::keep() {
    const auto before = notes_.find(at_);
    const std::string written = GetValue().utf8_string();
    if (written == (before == notes_.end() ? std::string() : before->second)) {
        return;
    }
    if (written.empty()) {
        notes_.erase(at_);
    } else {
        notes_[at_] = written;
    }
    keep_(notes_);
}

} // namespace pampas::desktop
