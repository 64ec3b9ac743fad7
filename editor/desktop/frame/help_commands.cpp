#include "editor/desktop/frame/help_commands.h"

#include "analysis/glossary/glossary.h"
#include "editor/desktop/dialogs/reference_window.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/text.h"
#include "engine/resources/resource.h"
#include "engine/version/version.h"

#include <wx/aboutdlg.h>
#include <wx/frame.h>

namespace pampas::desktop {

/// The licences of everything the program carries, which `installer/licences` collects.
std::span<const resources::Resource> licences();

namespace {

void show_about(wxWindow& window) {
    wxAboutDialogInfo info;
    info.SetName("Pampas");
    info.SetVersion(wx_text(version::full()));
    info.SetDescription(wx_tr("A map editor for Wolfgang Kramer's board game Hacienda") + "\n" +
                        wx_tr("It opens no connection to any network and tells nobody anything."));
    info.SetCopyright(wx_text("© 2026 The Pampas developers"));
    info.SetLicence(wx_text(licences().front().bytes));
    wxAboutBox(info, &window);
}

} // namespace

HelpCommands::HelpCommands(wxFrame& frame, Context& context) : frame_(frame), context_(context) {
    frame_.Bind(EVT_EXPLAIN, [this](wxCommandEvent& event) {
        explain(glossary::find(event.GetString().utf8_string()));
    });
}

void HelpCommands::explain(const glossary::Term* term) {
    if (!reference_) {
        reference_ = new ReferenceWindow(&frame_);
    }
    reference_->explain(term != nullptr ? *term : *reference_->shown());
}

void HelpCommands::explain_focus() {
    const glossary::Term* term = term_of_focus();
    explain(term != nullptr ? term : glossary::term_of(context_.overlays().id()));
}

Menu HelpCommands::menu() {
    return {tr_later("&Help"),
            {{{.id = "help.welcome",
               .label = tr_later("Welcome"),
               .help = wx_tr("First steps, the maps that come with Pampas, those opened last"),
               .run = [this] { context_.show_welcome(); }},
              {.id = "help.explain",
               .label = tr_later("What is this?"),
               .keys = {"F1"},
               .help = wx_tr("Explain what the keyboard is on, or what is laid over the map"),
               .run = [this] { explain_focus(); }},
              {.id = "help.reference",
               .label = tr_later("Reference"),
               .keys = {"Shift+F1"},
               .help = wx_tr("What every word means that figures, findings and reports use"),
               .run = [this] { explain(nullptr); }},
              {.id = "help.keys",
               .label = tr_later("Keys and mouse"),
               .keys = {"Ctrl+Alt+K"},
               .help = wx_tr("What keys and mouse do, and other keys for commands"),
               .run = [this] { context_.show_keys(frame_); }}},
             {{.id = "help.about",
               .label = tr_later("About Pampas"),
               .help = wx_tr("What this program is"),
               .run = [this] { show_about(frame_); }}}}};
}

} // namespace pampas::desktop
