#include "editor/desktop/frame/program_commands.h"

#include "analysis/glossary/glossary.h"
#include "editor/desktop/dialogs/preferences_dialog.h"
#include "editor/desktop/dialogs/reference_window.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/text.h"
#include "engine/resources/resource.h"
#include "engine/version/version.h"

#include <wx/aboutdlg.h>
#include <wx/frame.h>

namespace pampas::desktop {

/// The licences of everything that the program contains, which `installer/licences` collects.
std::span<const resources::Resource> licences();

namespace {

void show_about(wxWindow& window) {
    wxAboutDialogInfo info;
    info.SetName("Pampas");
    info.SetVersion(wx_text(version::full()));
    info.SetDescription(wx_tr("A map editor for Wolfgang Kramer's board game Hacienda") + "\n" +
                        wx_tr("It never connects to a network and sends nothing to anybody."));
    info.SetCopyright(wx_text("© 2026 The Pampas developers"));
    info.SetLicence(wx_text(licences().front().bytes));
    wxAboutBox(info, &window);
}

} // namespace

ProgramCommands::ProgramCommands(wxFrame& frame, Context& context)
    : frame_(frame), context_(context) {
    frame_.Bind(EVT_EXPLAIN, [this](wxCommandEvent& event) {
        explain(glossary::find(event.GetString().utf8_string()));
    });
}

void ProgramCommands::explain(const glossary::Term* term) {
    if (!reference_) {
        reference_ = new ReferenceWindow(&frame_);
    }
    reference_->explain(term != nullptr ? *term : *reference_->shown());
}

void ProgramCommands::explain_focus() {
    const glossary::Term* term = term_of_focus();
    explain(term != nullptr ? term : glossary::term_of(context_.overlays().id()));
}

void ProgramCommands::ask_preferences() {
    const Preferences before = context_.preferences();
    PreferencesDialog dialog(&frame_, before,
                             [this](wxWindow& above) { context_.show_keys(above); });
    if (dialog.ShowModal() != wxID_OK) {
        return;
    }
    const Preferences chosen = dialog.preferences();
    keep_preferences(context_.config(), chosen);
    if (chosen.theme != before.theme) {
        use_theme(chosen.theme);
    }
    context_.preferences_changed();
    context_.choose_client(chosen.client);
    context_.refresh_actions();
}

void ProgramCommands::add_to(Handlers& handlers) {
    handlers.add("edit.preferences", [this] { ask_preferences(); });
    handlers.add("help.welcome", [this] { context_.show_welcome(); });
    handlers.add("help.explain", [this] { explain_focus(); });
    handlers.add("help.reference", [this] { explain(nullptr); });
    handlers.add("help.keys", [this] { context_.show_keys(frame_); });
    handlers.add("help.about", [this] { show_about(frame_); });
}

} // namespace pampas::desktop
