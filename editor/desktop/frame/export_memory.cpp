#include "editor/desktop/frame/export_memory.h"

#include "editor/desktop/widgets/text.h"
#include "editor/paper/print_and_play.h"

#include <wx/confbase.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

constexpr const char* export_group = "/export/";
constexpr const char* folder_key = "/export/folder";

} // namespace

ExportChoices ExportMemory::choices() const {
    const wxConfigPathChanger inside(&config_, export_group);
    const ExportChoices first;
    const auto number = [this](const char* key, int otherwise, int least, int most) {
        return std::clamp(static_cast<int>(config_.ReadLong(key, otherwise)), least, most);
    };
    const auto word = [this](const char* key, const std::string& otherwise) {
        return config_.Read(key, wx_text(otherwise)).utf8_string();
    };
    return {word("client", first.client),
            word("kind", first.product),
            number("side", first.side, 1, 1000),
            number("width", first.width, 0, 32767),
            {static_cast<picture::Look>(number("look", 0, 0, 2)),
             config_.ReadBool("coordinates", first.picture.coordinates),
             config_.ReadBool("title", first.picture.title),
             word("overlay", first.picture.overlay)},
            {number("hex", first.paper.hex, static_cast<int>(paper::least_hex),
                    static_cast<int>(paper::largest_hex)),
             word("paper", first.paper.paper),
             static_cast<paper::Orientation>(number("orientation", 0, 0, 2)),
             number("overlap", first.paper.overlap, 0, 1000),
             config_.ReadBool("aids", first.paper.aids)}};
}

void ExportMemory::keep(const ExportChoices& choices) {
    const wxConfigPathChanger inside(&config_, export_group);
    config_.Write("client", wx_text(choices.client));
    config_.Write("kind", wx_text(choices.product));
    config_.Write("side", choices.side);
    config_.Write("width", choices.width);
    config_.Write("look", static_cast<int>(choices.picture.look));
    config_.Write("coordinates", choices.picture.coordinates);
    config_.Write("title", choices.picture.title);
    config_.Write("overlay", wx_text(choices.picture.overlay));
    config_.Write("hex", choices.paper.hex);
    config_.Write("paper", wx_text(choices.paper.paper));
    config_.Write("orientation", static_cast<int>(choices.paper.orientation));
    config_.Write("overlap", choices.paper.overlap);
    config_.Write("aids", choices.paper.aids);
    config_.Flush();
}

std::filesystem::path ExportMemory::folder() const {
    return to_path(config_.Read(folder_key, wxString()));
}

void ExportMemory::keep_folder(const std::filesystem::path& folder) {
    config_.Write(folder_key, wx_text(folder.string()));
}

} // namespace pampas::desktop
