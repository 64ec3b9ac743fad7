#include "editor/desktop/dialogs/native_prompt.h"

#include "editor/desktop/dialogs/export_dialog.h"
#include "editor/desktop/dialogs/map_dialogs.h"
#include "editor/desktop/dialogs/picture_dialogs.h"
#include "editor/desktop/dialogs/sit_down_dialog.h"
#include "editor/desktop/dialogs/size_dialogs.h"
#include "editor/desktop/dialogs/work_dialogs.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"
#include "editor/desktop/workers/run.h"
#include "engine/files/input_error.h"

#include <fmt/ranges.h>
#include <wx/app.h>
#include <wx/button.h>
#include <wx/gauge.h>
#include <wx/msgdlg.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textdlg.h>

#include <functional>
#include <span>
#include <type_traits>

namespace pampas::desktop {
namespace {

wxWindow* parent() {
    return wxTheApp->GetTopWindow();
}

/// Shows a dialog and returns its answer; nothing if the user cancels.
template <class Dialog, class Answer>
auto answer_of(Dialog&& dialog, Answer answer)
    -> std::optional<std::decay_t<std::invoke_result_t<Answer, Dialog&>>> {
    if (dialog.ShowModal() != wxID_OK) {
        return std::nullopt;
    }
    return std::invoke(answer, dialog);
}

std::string text_of(const wxTextEntryDialog& dialog) {
    return dialog.GetValue().utf8_string();
}

/// The lines that a dialog has room for.
std::string first_lines(const std::vector<std::string>& lines) {
    constexpr std::size_t room = 8;
    if (lines.size() <= room + 1) {
        return fmt::format("{}", fmt::join(lines, "\n"));
    }
    return fmt::format("{}\n{}", fmt::join(std::span(lines).first(room), "\n"),
                       tr("… and {} more", lines.size() - room));
}

/// Does steps of work on another thread and shows their progress, until all are done or the user
/// cancels the rest.
class StepsDialog : public wxDialog {
  public:
    StepsDialog(const wxString& title, std::size_t steps,
                const std::function<void(std::size_t)>& step)
        : wxDialog(parent(), wxID_ANY, title), steps_(steps),
          progress_(this, wx_tr("Cancel"), title,
                    [this] {
                        run_.stop();
                        show();
                    }),
          run_([this] { show(); }) {
        lay_out();
        run_.start(
            [steps, step](const simulation::RunControl& control, const auto&) {
                control.begin(simulation::RunState::Unit::Maps, steps);
                std::size_t done = 0;
                for (; done < steps && !control.is_stopped(); ++done) {
                    step(done);
                    control.advance(1);
                }
                return done;
            },
            simulation::End::Games, simulation::End::Games);
        show();
    }

    /// How many steps were done. Throws `InputError` if one failed.
    std::size_t done() const {
        if (run_.result() == nullptr) {
            throw InputError(run_.state().error);
        }
        return *run_.result();
    }

  private:
    void lay_out() {
        const int gap = FromDIP(spacing::wide_gap);
        progress_.words().SetMinSize({FromDIP(300), wxDefaultCoord});
        auto* rows = new wxBoxSizer(wxVERTICAL);
        rows->Add(&progress_.words(), wxSizerFlags().Expand().Border(wxALL, gap));
        rows->Add(&progress_.gauge(), wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, gap));
        rows->Add(&progress_.button(), wxSizerFlags().Right().Border(wxALL, gap));
        progress_.gauge().Show();
        SetSizerAndFit(rows);
        CentreOnParent();
        SetEscapeId(progress_.button().GetId());
    }

    void show() {
        if (!run_.is_running()) {
            EndModal(wxID_OK);
            return;
        }
        const std::size_t now = std::min<std::size_t>(run_.state().done + 1, steps_);
        progress_.show({.running = true,
                        .verb = wx_tr("Cancel"),
                        .can_press = !run_.is_ending(),
                        .share = run_.state().share(),
                        .text = wx_text(tr("{} of {}", now, steps_))});
    }

    std::size_t steps_;
    ProgressRow progress_;
    Run<std::size_t> run_; ///< the last member: its callback uses the others
};

/// Shows a line until the user has read it, and below it `more`.
void show_line(const std::string& line, long icon, const std::string& more = {}) {
    wxMessageDialog dialog(parent(), wx_text(line), "Pampas", wxOK | icon);
    dialog.SetOKLabel(wx_tr("&OK"));
    dialog.SetExtendedMessage(wx_text(more));
    dialog.ShowModal();
}

struct Question {
    wxString question;
    wxString title;
    wxString more = {}; ///< below the question
    wxString yes;       ///< on the buttons
    wxString no;
};

/// The answer; nothing if the user cancels.
std::optional<bool> yes_or_no(const Question& asked) {
    wxMessageDialog dialog(parent(), asked.question, asked.title,
                           wxYES_NO | wxCANCEL | wxICON_QUESTION);
    dialog.SetExtendedMessage(asked.more);
    dialog.SetYesNoCancelLabels(asked.yes, asked.no, wx_tr("&Cancel"));
    const int answer = dialog.ShowModal();
    return answer == wxID_CANCEL ? std::nullopt : std::optional(answer == wxID_YES);
}

} // namespace

bool Prompt::attempt(const std::function<void()>& work) {
    try {
        work();
        return true;
    } catch (const InputError& failure) {
        error(failure.what());
        return false;
    }
}

void NativePrompt::error(const std::string& line) {
    show_line(line, wxICON_ERROR);
}

Unsaved NativePrompt::unsaved(const std::string& name) {
    const auto saves = yes_or_no({.question = wx_text(tr("Save the changes to \"{}\"?", name)),
                                  .title = wx_tr("Unsaved changes"),
                                  .more = wx_tr("If you do not save, they will be lost."),
                                  .yes = wx_tr("&Save"),
                                  .no = wx_tr("&Don't save")});
    return !saves ? Unsaved::Cancel : *saves ? Unsaved::Save : Unsaved::Discard;
}

FoundWorkAnswer NativePrompt::found_work(const std::vector<FoundWork>& found) {
    FoundWorkDialog dialog(parent(), found);
    dialog.ShowModal();
    return dialog.answer();
}

Conflict NativePrompt::conflict(const ConflictingSave& save) {
    return ConflictDialog(parent(), save).ask();
}

std::optional<std::string> NativePrompt::revision_note(const std::string& name) {
    return answer_of(wxTextEntryDialog(parent(), wx_text(tr("What changed in “{}”:", name)),
                                       wx_tr("Save with a note")),
                     text_of);
}

std::optional<std::string> NativePrompt::name(const std::string& proposed) {
    return answer_of(wxTextEntryDialog(parent(), wx_tr("Name of the map in the library:"),
                                       wx_tr("Save in the library"), wx_text(proposed)),
                     text_of);
}

std::optional<NewMap> NativePrompt::new_map(const legality::Client& client,
                                            const hex::Symmetry& symmetry) {
    return answer_of(NewMapDialog(parent(), client, symmetry), [](const NewMapDialog& dialog) {
        return NewMap{dialog.map(), dialog.symmetry()};
    });
}

std::optional<map::Map> NativePrompt::resized(const map::Map& map, const legality::Client& client) {
    return answer_of(ResizeDialog(parent(), map, client), &ResizeDialog::map);
}

std::optional<Deciding> NativePrompt::deciding(int spaces, const std::string& where) {
    return answer_of(DecideDialog(parent(), spaces, where), &DecideDialog::deciding);
}

std::optional<sitting::Table> NativePrompt::sitting_down(const map::Map& map) {
    return answer_of(SitDownDialog(parent(), map), &SitDownDialog::table);
}

std::optional<document::Mix> NativePrompt::mixed(const document::Mix& mix) {
    return answer_of(MixDialog(parent(), mix), &MixDialog::mix);
}

std::optional<std::string> NativePrompt::note(const std::string& space, const std::string& before) {
    return answer_of(NoteDialog(parent(), space, before), &NoteDialog::text);
}

std::optional<map::Details> NativePrompt::details(const map::Details& details) {
    return answer_of(PropertiesDialog(parent(), details), &PropertiesDialog::details);
}

std::optional<Export> NativePrompt::exporting(const PictureSubject& subject,
                                              const ExportChoices& last, std::size_t maps) {
    return answer_of(ExportDialog(parent(), subject, last, maps), &ExportDialog::answer);
}

std::optional<bool> NativePrompt::replacing(std::size_t there, std::size_t all) {
    return yes_or_no({.question = wx_text(trn("{} of {} file already exists.",
                                              "{} of {} files already exist.", all, there, all)),
                      .title = wx_tr("Export"),
                      .yes = wx_tr("&Replace"),
                      .no = wx_tr("&Leave as they are")});
}

bool NativePrompt::importing(std::size_t files, const std::string& folder,
                             const std::string& library) {
    wxMessageDialog dialog(
        parent(),
        wx_text(trn("Add the map from “{1}” to the library “{2}”?",
                    "Add the {0} maps from “{1}” to the library “{2}”?", files, folder, library)),
        wx_tr("Import"), wxOK | wxCANCEL | wxICON_QUESTION);
    dialog.SetExtendedMessage(
        wx_tr("Maps that are already in the library under the same name get a new revision."));
    dialog.SetOKCancelLabels(wx_tr("&Add"), wx_tr("&Cancel"));
    return dialog.ShowModal() == wxID_OK;
}

std::size_t NativePrompt::work(const std::string& title, std::size_t steps,
                               const std::function<void(std::size_t step)>& step) {
    StepsDialog dialog(wx_text(title), steps, step);
    dialog.ShowModal();
    return dialog.done();
}

void NativePrompt::outcome(const std::string& sentence, const std::vector<std::string>& wrong) {
    show_line(sentence, wxICON_WARNING, first_lines(wrong));
}

std::optional<Print> NativePrompt::printing(const PictureSubject& subject,
                                            const std::string& footer, const PrintChoices& last) {
    return answer_of(PrintDialog(parent(), subject, footer, last), &PrintDialog::answer);
}

} // namespace pampas::desktop
