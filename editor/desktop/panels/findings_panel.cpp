#include "editor/desktop/panels/findings_panel.h"

#include "editor/desktop/panels/finding_list.h"
#include "editor/desktop/panels/steps.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/explained.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"
#include "editor/document/edits.h"

#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>
#include <iterator>

namespace pampas::desktop {

FindingsPanel::FindingsPanel(wxWindow* parent, Context& context)
    : ScrolledPanel(parent), context_(context),
      summary_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                                wxST_ELLIPSIZE_END)),
      client_(new wxChoice(this, wxID_ANY)),
      list_(new FindingList(this, {.pick = [this](std::size_t row) { pick(row); },
                                   .activate = [this](std::size_t row) { pick(row); }})),
      offer_(new NoticeBar(this, {.label = wx_tr("Fix"),
                                  .tip = wx_tr("Do this"),
                                  .run = [this] { take_offer(); },
                                  .compact = true})) {
    for (const legality::Client& client : legality::clients()) {
        client_->Append(wx_text(client.title));
    }
    name_for_readers(*client_, wx_tr("Client"));
    name_for_readers(*list_, wx_tr("Findings"));
    explain_control(*client_, "client");
    client_->SetToolTip(wx_tr("The game client the map is checked for"));
    client_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { choose_client(); });

    auto* header = new wxBoxSizer(wxHORIZONTAL);
    header->Add(summary_, wxSizerFlags(1).CenterVertical());
    header->Add(client_, wxSizerFlags().CenterVertical().Border(wxLEFT, FromDIP(6)));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(header, wxSizerFlags().Expand().Border(wxALL, FromDIP(6)));
    rows->Add(list_, wxSizerFlags(1).Expand());
    rows->Add(offer_, wxSizerFlags().Expand());
    SetSizer(rows);
    refresh();
    connections_ = {context.checked.connect([this] { refresh(); }),
                    context.steps().changed.connect([this] {
                        if (context_.is_checked()) {
                            refresh();
                        }
                    }),
                    context.measures().measured.connect([this](const Measured& found) {
                        if (found.complete) {
                            context_.steps().set(NextSteps::Source::Measures,
                                                 steps_of_measures(context_, *found.analysis));
                        }
                    })};
}

void FindingsPanel::choose_client() {
    const std::string& chosen =
        legality::clients()[static_cast<std::size_t>(client_->GetSelection())].name;
    context_.keep_preference([&](Preferences& kept) { kept.client = chosen; });
    context_.choose_client(chosen);
}

void FindingsPanel::refresh() {
    client_->SetSelection(static_cast<int>(&context_.client() - legality::clients().data()));
    set_findings(context_.findings());
    context_.mark_panel("findings", tone());
}

void FindingsPanel::set_findings(const std::vector<findings::Finding>& found) {
    findings_ = found;
    std::vector<NextStep> steps = all_steps();
    if (!std::ranges::equal(steps, list_->steps(), &NextStep::reads_like)) {
        list_->set_steps(std::move(steps));
        if (picked_) {
            picked_ = list_->selected();
            times_picked_ = 0;
            context_.point({}, {});
        }
    }
    say_summary();
    show_offer();
}

std::vector<NextStep> FindingsPanel::all_steps() {
    std::vector<NextStep> steps;
    steps.reserve(findings_.size());
    for (const findings::Finding& finding : findings_) {
        steps.push_back({.finding = finding, .advice = advice_on(finding)});
    }
    if (!context_.hides_map()) {
        std::ranges::move(context_.steps().all(), std::back_inserter(steps));
    }
    std::ranges::stable_sort(steps, {}, [](const NextStep& each) { return each.finding.severity; });
    return steps;
}

const std::vector<NextStep>& FindingsPanel::steps() const {
    return list_->steps();
}

std::optional<Tone> FindingsPanel::tone() const {
    if (context_.hides_map()) {
        return std::nullopt;
    }
    const auto worst = std::ranges::min_element(
        findings(), {}, [](const findings::Finding& each) { return desktop::tone(each.severity); });
    return worst == findings().end() ? Tone::Good : desktop::tone(worst->severity);
}

wxString FindingsPanel::summary() const {
    using findings::Severity;
    std::string text = legality::legal(findings()) ? tr("Legal") : "";
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Note}) {
        const auto count = std::ranges::count(
            steps(), severity, [](const NextStep& each) { return each.finding.severity; });
        if (count > 0) {
            text += (text.empty() ? "" : ", ") + findings::counted(severity, count);
        }
    }
    return wx_text(text);
}

void FindingsPanel::pick(std::size_t row) {
    times_picked_ = row == picked_ ? times_picked_ + 1 : 0;
    picked_ = row;
    list_->unfold(row);
    show_offer();
    const auto& spaces = steps()[row].finding.spaces;
    context_.point(spaces, spaces.empty() ? std::nullopt
                                          : std::optional(spaces[times_picked_ % spaces.size()]));
    context_.refresh_actions();
}

void FindingsPanel::pick_next(bool forwards) {
    const std::size_t count = steps().size();
    if (count > 0) {
        const std::size_t before = picked_.value_or(forwards ? count - 1 : 0);
        const std::size_t row = (before + (forwards ? 1 : count - 1)) % count;
        pick(row);
    }
}

void FindingsPanel::show_offer() {
    const NextStep* step = offered();
    if (const auto cure = find_cure()) {
        offer_->offer(wx_tr("Fix"));
        offer_->keep_saying(wx_text(cure->label));
    } else if (step != nullptr && !step->task.empty()) {
        offer_->offer(wx_text(step->verb));
        offer_->keep_saying(wx_text(step->task));
    } else {
        offer_->leave();
    }
}

// Looks for the cure again, since the map may have changed since it was offered.
void FindingsPanel::take_offer() {
    if (offer().empty()) {
        return;
    }
    if (const auto cure = find_cure()) {
        mend(*cure);
    } else if (const NextStep* step = offered(); step != nullptr && step->run) {
        const auto run = step->run; // a copy, as the row may go meanwhile
        run();
    }
}

const NextStep* FindingsPanel::offered() const {
    if (picked_) {
        return &steps()[*picked_];
    }
    return context_.hides_map() ? nullptr : context_.steps().next();
}

std::optional<legality::Cure> FindingsPanel::find_cure() const {
    const bool is_of_legality =
        picked_ && std::ranges::find(findings_, steps()[*picked_].finding) != findings_.end();
    return is_of_legality
               ? legality::cure(context_.map(), context_.client(), steps()[*picked_].finding)
               : std::nullopt;
}

void FindingsPanel::mend(const legality::Cure& cure) {
    context_.maps().interrupt();
    document::Document& document = context_.document();
    if (cure.map.grid() == document.map().grid()) {
        document::paint_like(document, cure.map, cure.label);
    } else {
        document.replace(cure.map, cure.label);
    }
}

wxString FindingsPanel::offer() const {
    return offer_->text();
}

std::vector<ActionGroup> FindingsPanel::actions() {
    return {ActionGroup{{.id = "go.next-finding",
                         .label = tr_later("Next &finding"),
                         .keys = {"F8"},
                         .help = wx_tr("Show the spaces of the next finding"),
                         .run = [this] { pick_next(true); }},
                        {.id = "go.previous-finding",
                         .label = tr_later("Previous f&inding"),
                         .keys = {"Shift+F8"},
                         .help = wx_tr("Show the spaces of the previous finding"),
                         .run = [this] { pick_next(false); }},
                        {.id = "go.mend-finding",
                         .label = tr_later("Take the next &step"),
                         .keys = {"Ctrl+."},
                         .help = wx_tr("Do what the findings panel suggests"),
                         .run = [this] { take_offer(); },
                         .enabled = [this] { return !offer().empty(); },
                         .changing =
                             [this] {
                                 return offer().empty() ? wx_tr("Take the next &step")
                                                        : wx_text(tr("Take the next &step: {}",
                                                                     offer().utf8_string()));
                             }}}};
}

void FindingsPanel::say_summary() {
    const std::string& client_title = context_.client().title;
    const bool silent = context_.hides_map();
    const wxString legal = silent ? wxString() : wx_text(tr("Legal for {}", client_title));
    const wxString text = steps().empty() ? legal : summary();
    if (text != summary_->GetLabel()) {
        summary_->SetLabel(text);
        summary_->SetToolTip(text); // the text may be cut off
    }
    list_->set_empty_text(silent ? wx_tr("Findings about a map appear here while it is shown.")
                                 : wx_text(tr("Legal for {}: nothing to report", client_title)),
                          tone());
}

} // namespace pampas::desktop
