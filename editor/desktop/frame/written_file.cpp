#include "editor/desktop/frame/written_file.h"

#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"

#include <wx/utils.h>

namespace pampas::desktop {
namespace {

void open_in_file_manager(const std::filesystem::path& folder) {
    wxLaunchDefaultApplication(wx_text(folder.string()));
}

} // namespace

WrittenFile::WrittenFile(wxWindow* parent, const Context& context, OpenFolder open_folder)
    : context_(context),
      open_folder_(open_folder ? std::move(open_folder) : OpenFolder(open_in_file_manager)),
      bar_(new NoticeBar(parent, {.label = wx_tr("Show in &folder"),
                                  .tip = wx_tr("Open the folder that the file is in"),
                                  .run = [this] { show_folder(); }})) {}

void WrittenFile::say(const std::filesystem::path& file) {
    const std::filesystem::path path = std::filesystem::absolute(file);
    say(tr("Written: {}", path.string()), path.parent_path());
}

void WrittenFile::say_all(std::size_t files, const std::filesystem::path& folder) {
    const std::filesystem::path path = std::filesystem::absolute(folder);
    say(trn("{} map written into {}", "{} maps written into {}", files, path.string()), path);
}

void WrittenFile::say(const std::string& line, const std::filesystem::path& folder) {
    folder_ = folder;
    bar_->say(wx_text(line));
    context_.say(line);
}

Action WrittenFile::action() {
    return {.id = "file.show-written",
            .label = tr_later("Show the written file in its folder"),
            .help = wx_tr("Open the folder of the file that was exported last"),
            .run = [this] { show_folder(); },
            .enabled = [this] { return !folder_.empty(); }};
}

void WrittenFile::show_folder() {
    open_folder_(folder_);
}

} // namespace pampas::desktop
