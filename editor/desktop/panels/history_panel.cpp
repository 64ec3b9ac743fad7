#include "editor/desktop/panels/history_panel.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/searched_list.h"
#include "editor/desktop/widgets/text.h"

#include <wx/sizer.h>

namespace pampas::desktop {

HistoryPanel::HistoryPanel(wxWindow* parent, Context& context)
    : wxPanel(parent), context_(context) {
    const auto go_to = [&context](std::size_t done) { context.document().go_to(done); };
    list_ = new TextList(this, {.pick = go_to, .activate = go_to});
    name_for_readers(*list_, wx_tr("History"));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    settled_ = context.settled.connect([this](bool) { refresh(); });
}

// The first row is the map before any step.
void HistoryPanel::refresh() {
    const document::History& history = context_.document().history();
    std::vector<TextRow> rows{
        {.text = context_.session().begun_here() ? wx_tr("New map") : wx_tr("Opened")}};
    for (const std::string& label : history.labels()) {
        rows.push_back({.text = wx_text(label), .faint = rows.size() > history.done()});
    }
    list_->set_rows(std::move(rows), history.done());
}

} // namespace pampas::desktop
