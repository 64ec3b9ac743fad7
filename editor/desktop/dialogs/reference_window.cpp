#include "editor/desktop/dialogs/reference_window.h"

#include "analysis/report/reference/reference.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/desktop/widgets/screen.h"
#include "editor/desktop/widgets/text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <wx/button.h>
#include <wx/panel.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

// In DIP.
const wxSize reference_size(880, 680);
const wxSize example_size(480, 200);
constexpr int term_list_width = 250;
constexpr int text_margin = 12;

void write_paragraph(wxTextCtrl& text, const std::string& paragraph) {
    if (!paragraph.empty()) {
        text.AppendText("\n\n" + wx_text(paragraph));
    }
}

void write_heading(wxTextCtrl& text, const std::string& heading) {
    text.SetDefaultStyle(wxTextAttr(wxNullColour, wxNullColour, text.GetFont().Bold()));
    write_paragraph(text, heading);
    text.SetDefaultStyle(wxTextAttr(wxNullColour, wxNullColour, text.GetFont()));
}

} // namespace

void TermList::find(const wxString& words) {
    terms_.clear();
    std::vector<TextRow> rows;
    const glossary::Term* last = nullptr;
    for (const glossary::Term* term : report::terms_with(words.utf8_string())) {
        if (last == nullptr || last->topic != term->topic) {
            terms_.push_back(nullptr);
            rows.push_back({.text = wx_text(glossary::name(term->topic)), .heading = true});
        }
        terms_.push_back(term);
        rows.push_back({.text = wx_text(tr(term->name))});
        last = term;
    }
    const auto named = std::ranges::find_if(
        rows, [&words](const TextRow& row) { return !row.heading && has_words(row.text, words); });
    const std::size_t best =
        named != rows.end() ? static_cast<std::size_t>(named - rows.begin()) : 1;
    set_rows(std::move(rows), last == nullptr ? std::nullopt : std::optional(best));
}

const glossary::Term* TermList::selected_term() const {
    return selected() ? terms_[*selected()] : nullptr;
}

void TermList::select_term(const glossary::Term* term) {
    const auto found = std::ranges::find(terms_, term);
    select(found == terms_.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(found - terms_.begin())));
}

std::size_t TermList::count() const {
    return terms_.size() - static_cast<std::size_t>(std::ranges::count(terms_, nullptr));
}

ReferenceWindow::ReferenceWindow(wxWindow* parent)
    : wxFrame(parent, wxID_ANY, wx_tr("Reference"), wxDefaultPosition, wxDefaultSize,
              wxDEFAULT_FRAME_STYLE | wxFRAME_FLOAT_ON_PARENT) {
#ifdef __WXGTK__
    m_deferShow = false; // as for the main window (frame.cpp)
#endif
    lay_out();
    search_by_words(*words_, *list_, [this](const wxString& words) {
        list_->find(words);
        choose(list_->selected_term());
    });
    back_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { go_back(); });
    Bind(wxEVT_CHAR_HOOK, &ReferenceWindow::on_key, this);
    list_->set_empty_text(wx_tr("No term matches these words."));
    list_->find({});
    show(glossary::terms().front());
    words_->SetFocus();
}

void ReferenceWindow::lay_out() {
    auto* all = new wxPanel(this);
    auto* list_side = new wxPanel(all);
    words_ = new wxTextCtrl(list_side, wxID_ANY);
    words_->SetHint(wx_tr("Search terms"));
    name_for_readers(*words_, wx_tr("Search terms"));
    list_ =
        new TermList(list_side, {.pick = [this](std::size_t) { choose(list_->selected_term()); },
                                 .activate = [this](std::size_t) { text_->SetFocus(); }});
    name_for_readers(*list_, wx_tr("Terms"));
    list_->SetMinSize({FromDIP(term_list_width), -1});
    auto* text_side = new wxPanel(all);
    text_side->SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX));
    text_ = new wxTextCtrl(text_side, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                           wxTE_MULTILINE | wxTE_READONLY | wxTE_RICH2 | wxBORDER_NONE);
    name_for_readers(*text_, wx_tr("Explanation"));
    picture_ = new wxStaticBitmap(text_side, wxID_ANY, wxBitmap());
    links_ = new wxPanel(all);
    links_->SetSizer(new wxWrapSizer);
    back_ = new wxButton(list_side, wxID_BACKWARD, wx_tr("&Back"));

    const int gap = FromDIP(spacing::gap);
    auto* list_rows = new wxBoxSizer(wxVERTICAL);
    list_rows->Add(words_, wxSizerFlags().Expand().Border(wxALL, gap));
    list_rows->Add(list_, wxSizerFlags(1).Expand());
    list_rows->Add(back_, wxSizerFlags().Expand().Border(wxALL, gap));
    list_side->SetSizer(list_rows);
    auto* text_rows = new wxBoxSizer(wxVERTICAL);
    auto* text_and_picture = new wxBoxSizer(wxVERTICAL);
    const int margin = FromDIP(text_margin);
    text_and_picture->Add(text_, wxSizerFlags(1).Expand().Border(wxALL, margin));
    text_and_picture->Add(picture_, wxSizerFlags().Border(wxLEFT | wxRIGHT | wxBOTTOM, margin));
    text_side->SetSizer(text_and_picture);
    text_rows->Add(text_side, wxSizerFlags(1).Expand());
    text_rows->Add(links_, wxSizerFlags().Expand().Border(wxALL, gap));
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    columns->Add(list_side, wxSizerFlags().Expand());
    columns->Add(text_rows, wxSizerFlags(1).Expand());
    all->SetSizer(columns);
    SetSize(within_screen(*this, FromDIP(reference_size)));
    SetMinSize(FromDIP(wxSize(2 * term_list_width, term_list_width)));
    CentreOnParent();
}

void ReferenceWindow::explain(const glossary::Term& term) {
    if (!words_->IsEmpty()) {
        words_->ChangeValue({});
        list_->find({});
    }
    choose(&term);
    Show();
    Raise();
    words_->SetFocus(); // where arrows move through the list too
}

void ReferenceWindow::choose(const glossary::Term* term) {
    if (term != nullptr && term != shown_) {
        before_.push_back(shown_);
        show(*term);
    }
}

void ReferenceWindow::show(const glossary::Term& term) {
    shown_ = &term;
    list_->select_term(&term);
    back_->Enable(!before_.empty());
    write(term);
    draw_example(term);
    offer_related(term);
}

void ReferenceWindow::write(const glossary::Term& term) {
    text_->Clear();
    text_->SetDefaultStyle(
        wxTextAttr(wxNullColour, wxNullColour, text_->GetFont().Bold().Larger()));
    text_->AppendText(wx_text(tr(term.name)));
    text_->SetDefaultStyle(wxTextAttr(wxNullColour, wxNullColour, text_->GetFont()));
    write_paragraph(*text_, tr(term.sentence));
    if (!term.text.empty()) {
        write_paragraph(*text_, tr(term.text));
    }
    if (!term.advice.empty()) {
        write_heading(*text_, tr("What to try"));
        text_->AppendText("\n" + wx_text(tr(term.advice)));
    }
    if (const auto lines = report::usual_figures(term); !lines.empty()) {
        write_heading(*text_, report::usual_figures_title());
        text_->AppendText("\n" + wx_text(fmt::format("{}", fmt::join(lines, "\n"))));
    }
    text_->SetInsertionPoint(0);
    text_->ShowPosition(0);
}

void ReferenceWindow::draw_example(const glossary::Term& term) {
    const std::optional<report::TermExample> example = report::example_of(term);
    picture_->Show(example.has_value());
    if (example) {
        const std::string& map = example->map.details().name;
        picture_->SetBitmap(map_bitmap(example->map, FromDIP(example_size), GetContentScaleFactor(),
                                       example->overlay));
        name_for_readers(*picture_, wx_text(report::picture_name(term, map)), ReaderRole::Picture);
        picture_->SetToolTip(wx_text(fmt::format("{}: {}", map, example->overlay.summary)));
    }
    picture_->GetParent()->Layout();
}

void ReferenceWindow::offer_related(const glossary::Term& term) {
    links_->DestroyChildren();
    wxSizer& row = *links_->GetSizer();
    const auto flags = wxSizerFlags().CenterVertical().Border(wxALL, FromDIP(2));
    if (!term.related.empty()) {
        row.Add(new wxStaticText(links_, wxID_ANY, wx_tr("See also")), flags);
    }
    for (const std::string_view id : term.related) {
        const glossary::Term* other = glossary::find(id);
        auto* link = new wxButton(links_, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                  wxBU_EXACTFIT);
        link->SetLabelText(wx_text(tr(other->name)));
        link->SetToolTip(wx_text(tr(other->sentence)));
        // Later, because choosing another term destroys the button.
        link->Bind(wxEVT_BUTTON,
                   [this, other](wxCommandEvent&) { CallAfter([this, other] { choose(other); }); });
        row.Add(link, flags);
    }
    links_->GetParent()->Layout();
}

void ReferenceWindow::go_back() {
    if (!before_.empty()) {
        const glossary::Term* last = before_.back();
        before_.pop_back();
        show(*last);
    }
}

wxString ReferenceWindow::text() const {
    return text_->GetValue();
}

void ReferenceWindow::on_key(wxKeyEvent& event) {
    const int key = event.GetKeyCode();
    if (key == WXK_ESCAPE) {
        Hide();
    } else if (key == WXK_LEFT && event.AltDown()) {
        go_back();
    } else {
        event.Skip();
    }
}

} // namespace pampas::desktop
