#include "editor/desktop/dialogs/handouts.h"

#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"

#include <boost/algorithm/string/case_conv.hpp>

#include <algorithm>

namespace pampas::desktop {
namespace {

/// What of a handout is written at a path: the file of its ending, else the first.
const ResultFile& file_for(const Handout& handout, const std::filesystem::path& path) {
    const std::string ending = boost::algorithm::to_lower_copy(path.extension().string());
    const auto found = std::ranges::find_if(handout.files, [&ending](const ResultFile& file) {
        return std::ranges::find(file.kind.endings, ending) != file.kind.endings.end();
    });
    return found == handout.files.end() ? handout.files.front() : *found;
}

std::vector<FileKind> kinds_of_handout(const Handout& handout) {
    std::vector<FileKind> kinds;
    for (const ResultFile& file : handout.files) {
        kinds.push_back(file.kind);
    }
    return kinds;
}

} // namespace

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

void Handouts::save(const Handout& handout) const {
    const auto path =
        services_.files.save(handout.title, handout.proposed, kinds_of_handout(handout));
    if (path) {
        attempt([&] { write_file(*path, file_for(handout, *path).bytes()); },
                wx_text(tr("Saved as {}.", path->string())));
    }
}

void Handouts::attempt(const std::function<void()>& work, const wxString& done) const {
    notice_.clear();
    try {
        work();
    } catch (const InputError& error) {
        notice_.say(Tone::Error, wx_text(error.what()));
        return;
    }
    if (!done.empty()) {
        notice_.say(Tone::Good, done);
    }
}

} // namespace pampas::desktop
