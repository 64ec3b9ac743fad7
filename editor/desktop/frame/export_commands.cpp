#include "editor/desktop/frame/export_commands.h"

#include "editor/desktop/dialogs/paper_fields.h"
#include "editor/desktop/widgets/text.h"
#include "editor/paper/print_and_play.h"
#include "editor/picture/export.h"
#include "editor/picture/tileset.h"
#include "engine/files/file.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"

#include <wx/config.h>
#include <wx/utils.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

constexpr const char* export_group = "/export/";
constexpr const char* folder_key = "/export/folder";

ExportChoices remembered(wxConfigBase& config) {
    const wxConfigPathChanger inside(&config, export_group);
    const ExportChoices first;
    const auto number = [&config](const char* key, int otherwise, int least, int most) {
        return std::clamp(static_cast<int>(config.ReadLong(key, otherwise)), least, most);
    };
    return {config.Read("kind", first.kind).utf8_string(),
            number("side", first.side, 1, 1000),
            number("width", first.width, 0, 32767),
            {static_cast<picture::Look>(number("look", 0, 0, 2)),
             config.ReadBool("coordinates", first.picture.coordinates),
             config.ReadBool("title", first.picture.title),
             config.Read("overlay", first.picture.overlay).utf8_string()},
            {number("hex", first.paper.hex, static_cast<int>(paper::least_hex),
                    static_cast<int>(paper::largest_hex)),
             config.Read("paper", first.paper.paper).utf8_string(),
             static_cast<paper::Orientation>(number("orientation", 0, 0, 2)),
             number("overlap", first.paper.overlap, 0, 1000),
             config.ReadBool("aids", first.paper.aids)}};
}

void remember(wxConfigBase& config, const ExportChoices& choices) {
    const wxConfigPathChanger inside(&config, export_group);
    config.Write("kind", wx_text(choices.kind));
    config.Write("side", choices.side);
    config.Write("width", choices.width);
    config.Write("look", static_cast<int>(choices.picture.look));
    config.Write("coordinates", choices.picture.coordinates);
    config.Write("title", choices.picture.title);
    config.Write("overlay", wx_text(choices.picture.overlay));
    config.Write("hex", choices.paper.hex);
    config.Write("paper", wx_text(choices.paper.paper));
    config.Write("orientation", static_cast<int>(choices.paper.orientation));
    config.Write("overlap", choices.paper.overlap);
    config.Write("aids", choices.paper.aids);
    config.Flush();
}

FileKind file_kind(const std::string& name) {
    if (name == paper::pdf_name) {
        return {tr("Sheets to print and join"), {".pdf"}};
    }
    if (const picture::Kind* kind = picture::kind_named(name)) {
        return {tr(kind->title), {std::string(kind->ending)}};
    }
    const formats::Format& format = *formats::format_named(name);
    return {tr(format.title), {std::string(format.ending)}};
}

picture::ExportOptions options_of(const PictureSubject& subject, const Export& exported) {
    const ExportChoices& choices = exported.choices;
    picture::ExportOptions options;
    options.style.look = choices.picture.look;
    options.style.coordinates = choices.picture.coordinates;
    options.side = choices.side;
    if (choices.width > 0) {
        options.width = choices.width;
    }
    options.overlay = exported.overlay;
    options.title = choices.picture.title ? subject.title : std::string();
    return options;
}

void write_subject(const std::filesystem::path& file, const PictureSubject& subject,
                   const Export& exported) {
    if (exported.choices.kind == paper::pdf_name) {
        const paper::PrintJob job = print_job(exported.choices, exported.overlay);
        write_file(file, paper::print_and_play(subject.map, job).bytes);
    } else if (const picture::Kind* kind = picture::kind_named(exported.choices.kind)) {
        write_file(file, kind->write(subject.map, options_of(subject, exported)));
    } else {
        picture::write_map(file, *formats::format_named(exported.choices.kind), subject.map);
    }
}

} // namespace

ExportCommands::ExportCommands(const session::Session& session, const OverlayPresenter& overlays,
                               WrittenFile& written, FilePicker& files, Prompt& prompt,
                               wxConfigBase& config)
    : session_(session), overlays_(overlays), written_(written), files_(files), prompt_(prompt),
      config_(config) {}

Action ExportCommands::action() {
    return {.label = tr_later("Export…"),
            .keys = {"Ctrl+E"},
            .help = wx_tr("Write the map for a game client, or as a picture"),
            .run = [this] { export_map(); },
            .icon = "export"};
}

PictureSubject ExportCommands::subject() const {
    return {session_.map(), session_.title(), overlays_.seen()};
}

std::filesystem::path ExportCommands::proposed(const std::string& ending) const {
    const std::filesystem::path file = session::proposed_file(session_, ending);
    return file.has_parent_path() ? file : to_path(config_.Read(folder_key, wxString())) / file;
}

void ExportCommands::export_map() {
    const auto exported = prompt_.exporting(subject(), remembered(config_));
    if (!exported) {
        return;
    }
    remember(config_, exported->choices);
    const FileKind kind = file_kind(exported->choices.kind);
    if (const auto file =
            files_.save(tr("Export the map"), proposed(kind.endings.front()), {kind})) {
        write(*file, *exported);
    }
}

void ExportCommands::write(const std::filesystem::path& file, const Export& exported) {
    const wxBusyCursor wait;
    try {
        write_subject(file, subject(), exported);
        config_.Write(folder_key, wx_text(file.parent_path().string()));
        written_.say(file);
    } catch (const InputError& error) {
        prompt_.error(error.what());
    }
}

} // namespace pampas::desktop
