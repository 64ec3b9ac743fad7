#include "editor/desktop/panels/history_panel.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/row_list.h"
#include "editor/desktop/widgets/text.h"

#include <wx/control.h>
#include <wx/dc.h>
#include <wx/sizer.h>

#include <string>
#include <vector>

namespace pampas::desktop {
class HistoryList : public RowList {
  public:
    using RowList::RowList;

    void set_rows(std::vector<std::string> labels, std::size_t current) {
        labels_ = std::move(labels);
        SetItemCount(labels_.size());
        select(current);
        Refresh();
    }

  private:
    wxString row_text(std::size_t row) const override { return wx_text(labels_[row]); }

    wxCoord OnMeasureItem(std::size_t) const override {
        return GetCharHeight() + FromDIP(2 * spacing::narrow_gap);
    }

    void OnDrawItem(wxDC& dc, const wxRect& place, std::size_t row) const override {
        const bool undone = row > selected().value_or(0);
        dc.SetTextForeground(undone ? faint_colour(row) : text_colour(row));
        const int left = place.x + FromDIP(2 * spacing::narrow_gap);
        const wxString label = wx_text(labels_[row]);
        dc.DrawText(wxControl::Ellipsize(label, dc, wxELLIPSIZE_END, place.GetRight() - left), left,
                    place.y + FromDIP(spacing::narrow_gap));
    }

    std::vector<std::string> labels_;
};

HistoryPanel::HistoryPanel(wxWindow* parent, Context& context)
    : wxPanel(parent), context_(context) {
    const auto go_to = [&context](std::size_t done) { context.document().go_to(done); };
    list_ = new HistoryList(this, {.pick = go_to, .activate = go_to});
    name_for_readers(*list_, wx_tr("History"));
    auto* sizer = new wxBoxSizer(wxVERTICAL);
    sizer->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(sizer);
    settled_ = context.settled.connect([this](bool) { refresh(); });
}

// The first row is the map without any step.
void HistoryPanel::refresh() {
    const document::History& history = context_.document().history();
    auto labels = history.labels();
    labels.insert(labels.begin(), context_.session().begun_here() ? tr("New map") : tr("Opened"));
    list_->set_rows(std::move(labels), history.done());
}

} // namespace pampas::desktop
