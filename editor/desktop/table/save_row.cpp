#include "editor/desktop/table/save_row.h"

#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace pampas::desktop {

SaveRow::SaveRow(wxWindow* parent, FileAsker ask, std::function<SeenGame()> seen)
    : wxPanel(parent), ask_(std::move(ask)), seen_(std::move(seen)), notice_(new Notice(this)),
      row_(this, wx_tr("Save…"), wx_tr("Progress"), [this] { is_saving() ? stop() : save(); }),
      run_([this] { on_progress(); }) {
    row_.button().SetToolTip(
        wx_tr("Save what you see as a picture, an animated picture or a page (Ctrl+S)"));
    lay_out();
    show();
}

void SaveRow::lay_out() {
    const int gap = FromDIP(spacing::gap);
    auto* progress = new wxBoxSizer(wxVERTICAL);
    progress->Add(&row_.words(), wxSizerFlags().Expand());
    progress->Add(&row_.gauge(), wxSizerFlags().Expand());
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(notice_, wxSizerFlags(1).CenterVertical());
    row->Add(progress, wxSizerFlags(1).CenterVertical());
    row->Add(&row_.button(), wxSizerFlags().CenterVertical().Border(wxLEFT, gap));
    SetSizer(row);
}

void SaveRow::allow(bool possible) {
    is_allowed_ = possible;
    show();
}

void SaveRow::save() {
    if (!is_allowed_ || is_saving()) {
        return;
    }
    const SeenGame seen = seen_();
    const std::vector<GameFile> files = game_files();
    std::vector<FileKind> kinds;
    std::ranges::transform(files, std::back_inserter(kinds), &GameFile::kind);
    const auto file = ask_(tr("Save the game"), proposed_file(seen), kinds);
    if (!file) {
        return;
    }
    notice_->clear();
    path_ = file->path;
    run_.start(
        [seen, bytes = files[file->kind].bytes](const simulation::RunControl& control,
                                                const auto&) { return bytes(seen, control); });
    show();
}

void SaveRow::stop() {
    if (is_saving()) {
        run_.abandon();
        notice_->say(Tone::Note, wx_tr("Stopped; nothing was saved."));
        show();
    }
}

void SaveRow::on_progress() {
    if (!is_saving()) {
        if (const auto& bytes = run_.result(); bytes != nullptr) {
            save_file(*notice_, path_, [&] { return *bytes; });
        } else {
            notice_->say(Tone::Error, wx_text(run_.state().error));
        }
    }
    show();
}

void SaveRow::show() {
    notice_->Show(!is_saving());
    row_.show({.running = is_saving(),
               .verb = is_saving() ? wx_tr("Stop") : wx_tr("Save…"),
               .can_press = is_allowed_ || is_saving(),
               .share = is_saving() ? run_.state().share() : 0,
               .text = words()});
}

wxString SaveRow::words() const {
    if (!is_saving()) {
        return {};
    }
    const simulation::RunState& state = run_.state();
    return state.most == 0
               ? wx_tr("Saving …")
               : wx_text(tr("Image {} of {}", std::min(state.done + 1, state.most), state.most));
}

} // namespace pampas::desktop
