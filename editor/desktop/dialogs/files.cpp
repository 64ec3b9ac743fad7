#include "editor/desktop/dialogs/files.h"

#include "editor/desktop/dialogs/prompt.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"
#include "engine/rules/ruleset.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <wx/app.h>
#include <wx/dirdlg.h>
#include <wx/filedlg.h>
#include <wx/msgdlg.h>

#include <algorithm>
#include <system_error>

namespace pampas::desktop {
namespace {

/// `*.haz;*.HAZ`
wxString pattern(const FileKind& kind) {
    wxString result;
    for (const std::string& ending : kind.endings) {
        result += (result.empty() ? "*" : ";*") + ending;
        result += ";*" + wxString(ending).Upper();
    }
    return result;
}

wxString filter(const FileKind& kind) {
    return wx_text(kind.title) + " (*" + kind.endings.front() + ")|" + pattern(kind);
}

/// The ending of a file, in lower case.
std::string ending_of(const std::filesystem::path& path) {
    return boost::algorithm::to_lower_copy(path.extension().string());
}

bool has_ending(const FileKind& kind, const std::string& ending) {
    return std::ranges::find(kind.endings, ending) != kind.endings.end();
}

/// The window that the user is in, for dialogs to stand above.
wxWindow* parent_of_dialogs() {
    wxWindow* const focus = wxWindow::FindFocus();
    return focus != nullptr ? wxGetTopLevelParent(focus) : wxTheApp->GetTopWindow();
}

bool may_replace(wxWindow* parent, const std::filesystem::path& path) {
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) {
        return true;
    }
    wxMessageDialog dialog(
        parent,
        wx_text(tr("The file \"{}\" already exists. Replace it?", path.filename().string())),
        wx_tr("Replace the file?"), wxYES_NO | wxICON_QUESTION);
    dialog.SetYesNoLabels(wx_tr("&Replace"), wx_tr("&Cancel"));
    return dialog.ShowModal() == wxID_YES;
}

wxString joined(const wxString& before, const wxString& after) {
    return before.empty() ? after : before + "|" + after;
}

std::vector<FileKind> kinds_of_handout(const Handout& handout) {
    std::vector<FileKind> kinds;
    kinds.reserve(handout.files.size());
    for (const ResultFile& file : handout.files) {
        kinds.push_back(file.kind);
    }
    return kinds;
}

/// Does something with a file; says `done` in the notice, or what went wrong. Returns whether it
/// succeeded.
bool attempt(Notice& notice, const std::function<void()>& work, const wxString& done) {
    notice.clear();
    try {
        work();
    } catch (const InputError& error) {
        notice.say(Tone::Error, wx_text(error.what()));
        return false;
    }
    if (!done.empty()) {
        notice.say(Tone::Good, done);
    }
    return true;
}

} // namespace

std::size_t proposed_kind(const std::filesystem::path& proposed,
                          const std::vector<FileKind>& kinds) {
    const auto found = std::ranges::find_if(
        kinds, [&](const FileKind& kind) { return has_ending(kind, ending_of(proposed)); });
    return found == kinds.end() ? 0 : static_cast<std::size_t>(found - kinds.begin());
}

FileToWrite file_to_write(std::filesystem::path path, std::size_t chosen,
                          const std::filesystem::path& proposed,
                          const std::vector<FileKind>& kinds) {
    const std::string ending = ending_of(path);
    const std::string& usual = kinds[chosen].endings.front();
    if (has_ending(kinds[chosen], ending)) {
        return {std::move(path), chosen};
    }
    if (std::ranges::none_of(kinds, [&](const auto& kind) { return has_ending(kind, ending); })) {
        return {path += usual, chosen};
    }
    if (ending == ending_of(proposed)) {
        return {path.replace_extension(usual), chosen};
    }
    const std::size_t typed = proposed_kind(path, kinds);
    return {std::move(path), typed};
}

std::vector<FileKind> map_file_kinds() {
    std::vector<FileKind> kinds;
    kinds.reserve(formats::all_formats().size());
    for (const formats::Format& format : formats::all_formats()) {
        kinds.push_back({tr(format.title), {std::string(format.ending)}});
    }
    return kinds;
}

std::optional<std::filesystem::path> NativeFilePicker::open(const std::string& title,
                                                            const std::vector<FileKind>& kinds) {
    wxString all;
    wxString each;
    for (const FileKind& kind : kinds) {
        all += (all.empty() ? "" : ";") + pattern(kind);
        each = joined(each, filter(kind));
    }
    wxFileDialog dialog(parent_of_dialogs(), wx_text(title), {}, {},
                        wx_tr("All supported files") + "|" + all + "|" + each + "|" +
                            wx_tr("All files") + "|*",
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    return dialog.ShowModal() == wxID_OK ? std::optional(to_path(dialog.GetPath())) : std::nullopt;
}

std::optional<FileToWrite> NativeFilePicker::save(const std::string& title,
                                                  const std::filesystem::path& proposed,
                                                  const std::vector<FileKind>& kinds) {
    wxString each;
    for (const FileKind& kind : kinds) {
        each = joined(each, filter(kind));
    }
    wxWindow* const parent = parent_of_dialogs();
    wxFileDialog dialog(parent, wx_text(title), wx_text(proposed.parent_path().string()),
                        wx_text(proposed.filename().string()), each, wxFD_SAVE);
    dialog.SetFilterIndex(static_cast<int>(proposed_kind(proposed, kinds)));
    while (dialog.ShowModal() == wxID_OK) {
        const FileToWrite file =
            file_to_write(to_path(dialog.GetPath()),
                          static_cast<std::size_t>(dialog.GetFilterIndex()), proposed, kinds);
        // Asked here, because the system would ask about the name before its ending changes.
        if (may_replace(parent, file.path)) {
            return file;
        }
    }
    return std::nullopt;
}

std::optional<std::filesystem::path>
NativeFilePicker::folder(const std::string& title, const std::filesystem::path& proposed) {
    wxDirDialog dialog(parent_of_dialogs(), wx_text(title), wx_text(proposed.string()),
                       wxDD_DEFAULT_STYLE | wxDD_NEW_DIR_BUTTON);
    return dialog.ShowModal() == wxID_OK ? std::optional(to_path(dialog.GetPath())) : std::nullopt;
}

std::function<std::optional<std::string>()> ruleset_picker(FilePicker& files, Prompt& prompt) {
    return [&files, &prompt]() -> std::optional<std::string> {
        const auto file = files.open(tr("Choose a ruleset"), {{tr("Ruleset"), {".json"}}});
        if (!file) {
            return std::nullopt;
        }
        const bool is_one = prompt.attempt([&] { rules::ruleset_named(file->string()); });
        return is_one ? std::optional(file->string()) : std::nullopt;
    };
}

bool save_file(Notice& notice, const std::filesystem::path& path,
               const std::function<std::string()>& bytes) {
    return attempt(
        notice, [&] { write_file(path, bytes()); }, wx_text(tr("Saved as {}.", path.string())));
}

void Handouts::show_page(const std::function<std::string()>& page,
                         const std::filesystem::path& proposed) const {
    attempt(
        notice_,
        [&] {
            const std::filesystem::path path = user_cache_folder() / "pages" / proposed.filename();
            make_folder(path.parent_path());
            write_file(path, page());
            if (!services_.show_page(path)) {
                throw InputError(tr("cannot start a browser"), {}, path.string());
            }
        },
        wxString());
}

bool Handouts::save(const Handout& handout) const {
    const auto file =
        services_.files.save(handout.title, handout.proposed, kinds_of_handout(handout));
    return file && save_file(notice_, file->path, handout.files[file->kind].bytes);
}

} // namespace pampas::desktop
