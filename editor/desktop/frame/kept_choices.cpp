#include "editor/desktop/frame/kept_choices.h"

#include "editor/desktop/widgets/text.h"
#include "editor/paper/tiling.h"

#include <wx/confbase.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

constexpr const char* export_group = "/export/";
constexpr const char* export_folder_key = "/export/folder";
constexpr const char* print_group = "/print/";

/// Reads or writes values in a group of the configuration. A missing entry leaves its value
/// unchanged; numbers are clamped to their bounds.
class Fields {
  public:
    Fields(wxConfigBase& config, const wxString& group, bool writes)
        : config_(config), inside_(&config, group), writes_(writes) {}

    void operator()(const char* key, int& value, int least, int most) {
        writes_ ? config_.Write(key, value) : config_.Read(key, &value);
        value = std::clamp(value, least, most);
    }
    void operator()(const char* key, bool& value) {
        writes_ ? config_.Write(key, value) : config_.Read(key, &value);
    }
    void operator()(const char* key, std::string& value) {
        wxString text = wx_text(value);
        writes_ ? config_.Write(key, text) : config_.Read(key, &text);
        value = text.utf8_string();
    }
    /// Reads or writes an enumerator from 0 to `last`.
    template <class Choice>
    void operator()(const char* key, Choice& value, Choice last) {
        int number = static_cast<int>(value);
        (*this)(key, number, 0, static_cast<int>(last));
        value = static_cast<Choice>(number);
    }

  private:
    wxConfigBase& config_;
    wxConfigPathChanger inside_;
    bool writes_;
};

void visit(Fields& fields, PictureChoices& picture) {
    fields("look", picture.look, picture::Look::Letters);
    fields("coordinates", picture.coordinates);
    fields("title", picture.title);
    fields("overlay", picture.overlay);
}

void visit(Fields& fields, ExportChoices& choices) {
    fields("client", choices.client);
    fields("kind", choices.product);
    fields("side", choices.side, 1, 1000);
    fields("width", choices.width, 0, 32767);
    visit(fields, choices.picture);
    fields("hex", choices.paper.hex, static_cast<int>(paper::least_hex),
           static_cast<int>(paper::largest_hex));
    fields("paper", choices.paper.paper);
    fields("orientation", choices.paper.orientation, paper::Orientation::Landscape);
    fields("overlap", choices.paper.overlap, 0, 1000);
    fields("aids", choices.paper.aids);
}

void visit(Fields& fields, PrintChoices& choices) {
    fields("paper", choices.paper);
    fields("orientation", choices.orientation, paper::Orientation::Landscape);
    fields("footer", choices.footer);
    visit(fields, choices.picture);
}

template <class Values>
Values read(wxConfigBase& config, const wxString& group) {
    Values values;
    Fields fields(config, group, false);
    visit(fields, values);
    return values;
}

template <class Values>
void write(wxConfigBase& config, const wxString& group, Values values) {
    Fields fields(config, group, true);
    visit(fields, values);
    config.Flush();
}

} // namespace

ExportChoices kept_export(wxConfigBase& config) {
    return read<ExportChoices>(config, export_group);
}

void keep(wxConfigBase& config, const ExportChoices& choices) {
    write(config, export_group, choices);
}

std::filesystem::path kept_export_folder(const wxConfigBase& config) {
    return to_path(config.Read(export_folder_key, wxString()));
}

void keep_export_folder(wxConfigBase& config, const std::filesystem::path& folder) {
    config.Write(export_folder_key, wx_text(folder.string()));
}

PrintChoices kept_print(wxConfigBase& config) {
    return read<PrintChoices>(config, print_group);
}

void keep(wxConfigBase& config, const PrintChoices& choices) {
    write(config, print_group, choices);
}

} // namespace pampas::desktop
