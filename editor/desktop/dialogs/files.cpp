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

bool has_ending(const std::filesystem::path& path, const std::vector<FileKind>& kinds) {
    const std::string ending = boost::algorithm::to_lower_copy(path.extension().string());
    return std::ranges::any_of(kinds, [&ending](const FileKind& kind) {
        return std::ranges::find(kind.endings, ending) != kind.endings.end();
    });
}

bool may_replace(const std::filesystem::path& path) {
    if (!std::filesystem::exists(path)) {
        return true;
    }
    wxMessageDialog dialog(
        wxTheApp->GetTopWindow(),
        wx_text(tr("There is a file \"{}\" already. Replace it?", path.filename().string())),
        wx_tr("Replace the file?"), wxYES_NO | wxICON_QUESTION);
    dialog.SetYesNoLabels(wx_tr("&Replace"), wx_tr("&Cancel"));
    return dialog.ShowModal() == wxID_YES;
}

wxString joined(const wxString& before, const wxString& after) {
    return before.empty() ? after : before + "|" + after;
}

/// The file of a handout to write to a path: the one with its ending, otherwise the first.
const ResultFile& file_for(const Handout& handout, const std::filesystem::path& path) {
    const std::string ending = boost::algorithm::to_lower_copy(path.extension().string());
    const auto found = std::ranges::find_if(handout.files, [&ending](const ResultFile& file) {
        return std::ranges::find(file.kind.endings, ending) != file.kind.endings.end();
    });
    return found == handout.files.end() ? handout.files.front() : *found;
}

std::vector<FileKind> kinds_of_handout(const Handout& handout) {
    std::vector<FileKind> kinds;
    kinds.reserve(handout.files.size());
    for (const ResultFile& file : handout.files) {
        kinds.push_back(file.kind);
    }
    return kinds;
}

} // namespace

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
    wxFileDialog dialog(wxTheApp->GetTopWindow(), wx_text(title), {}, {},
                        wx_tr("All of these") + "|" + all + "|" + each + "|" + wx_tr("Any file") +
                            "|*",
                        wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    return dialog.ShowModal() == wxID_OK ? std::optional(to_path(dialog.GetPath())) : std::nullopt;
}

std::optional<std::filesystem::path> NativeFilePicker::save(const std::string& title,
                                                            const std::filesystem::path& proposed,
                                                            const std::vector<FileKind>& kinds) {
    wxString each;
    int chosen = 0;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        each = joined(each, filter(kinds[kind]));
        if (kinds[kind].endings.front() == proposed.extension()) {
            chosen = static_cast<int>(kind);
        }
    }
    wxFileDialog dialog(
        wxTheApp->GetTopWindow(), wx_text(title), wx_text(proposed.parent_path().string()),
        wx_text(proposed.filename().string()), each, wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    dialog.SetFilterIndex(chosen);
    if (dialog.ShowModal() != wxID_OK) {
        return std::nullopt;
    }
    std::filesystem::path path = to_path(dialog.GetPath());
    if (has_ending(path, kinds)) {
        return path;
    }
    path += kinds[static_cast<std::size_t>(dialog.GetFilterIndex())].endings.front();
    return may_replace(path) ? std::optional(path) : std::nullopt;
}

std::optional<std::filesystem::path>
NativeFilePicker::folder(const std::string& title, const std::filesystem::path& proposed) {
    wxDirDialog dialog(wxTheApp->GetTopWindow(), wx_text(title), wx_text(proposed.string()),
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

void Handouts::show_page(const std::function<std::string()>& page,
                         const std::filesystem::path& proposed) const {
    attempt(
        [&] {
            const std::filesystem::path path = user_cache_folder() / "pages" / proposed.filename();
            make_folder(path.parent_path());
            write_file(path, page());
            if (!services_.show_page(path)) {
                throw InputError(tr("no browser can be started"), {}, path.string());
            }
        },
        wxString());
}

bool Handouts::save(const Handout& handout) const {
    const auto path =
        services_.files.save(handout.title, handout.proposed, kinds_of_handout(handout));
    return path && attempt([&] { write_file(*path, file_for(handout, *path).bytes()); },
                           wx_text(tr("Saved as {}.", path->string())));
}

bool Handouts::attempt(const std::function<void()>& work, const wxString& done) const {
    notice_.clear();
    try {
        work();
    } catch (const InputError& error) {
        notice_.say(Tone::Error, wx_text(error.what()));
        return false;
    }
    if (!done.empty()) {
        notice_.say(Tone::Good, done);
    }
    return true;
}

} // namespace pampas::desktop
