#include "editor/desktop/comparison/comparison_table.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/text.h"

#include <wx/button.h>
#include <wx/sizer.h>

#include <algorithm>
#include <utility>

namespace pampas::desktop {
namespace {

/// Shows the figures of strong rows in bold, but not the names, so that they are equally wide in
/// all rows.
class Store : public wxDataViewListStore {
  public:
    bool GetAttrByRow(unsigned row, unsigned column, wxDataViewItemAttr& attribute) const override {
        const bool strong = column > 0 && GetItemData(GetItem(row)) != 0;
        attribute.SetBold(strong);
        return strong;
    }
};

// In DIP.
constexpr int column_padding = 16;
constexpr int narrowest_name = 120;
constexpr int scroll_bar = 14; // even where it lies over the rows

} // namespace

ComparisonTable::ComparisonTable(wxWindow* parent, const wxString& name, const report::Table& table)
    : wxDataViewListCtrl(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                         wxDV_ROW_LINES | wxDV_SINGLE) {
    auto* store = new Store;
    AssociateModel(store);
    store->DecRef();
    for (const report::Column& column : table.columns) {
        const bool first = &column == &table.columns.front();
        AppendTextColumn(wx_text(column.title_in(report::Format::Window)), wxDATAVIEW_CELL_INERT,
                         -1, first ? wxALIGN_LEFT : wxALIGN_RIGHT, wxDATAVIEW_COL_RESIZABLE)
            ->GetRenderer()
            ->EnableEllipsize(wxELLIPSIZE_END);
    }
    name_for_readers(*this, name);
    show(table);
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        share_width();
        event.Skip();
    });
}

void ComparisonTable::show(const report::Table& table) {
    DeleteAllItems();
    for (const report::Row& row : table.rows) {
        wxVector<wxVariant> cells;
        for (const report::Cell& cell : row) {
            cells.push_back(wx_text(cell.page_text()));
        }
        AppendItem(cells, std::ranges::any_of(row, &report::Cell::is_strong) ? 1 : 0);
    }
    share_width();
}

wxString ComparisonTable::cell(std::size_t row, std::size_t column) const {
    return GetTextValue(static_cast<unsigned>(row), static_cast<unsigned>(column));
}

/// Each column is as wide as its texts; the first has the rest.
void ComparisonTable::share_width() {
    const auto bold_width = [this, bold = GetFont().Bold()](const wxString& text) {
        wxCoord width = 0;
        GetTextExtent(text, &width, nullptr, nullptr, nullptr, &bold);
        return width;
    };
    int left = GetClientSize().x - FromDIP(scroll_bar);
    for (unsigned column = 1; column < GetColumnCount(); ++column) {
        int width = bold_width(GetColumn(column)->GetTitle());
        for (std::size_t row = 0; row < rows(); ++row) {
            width = std::max(width, bold_width(cell(row, column)));
        }
        width += FromDIP(column_padding);
        GetColumn(column)->SetWidth(width);
        left -= width;
    }
    if (GetColumnCount() > 0) {
        GetColumn(0)->SetWidth(std::max(left, FromDIP(narrowest_name)));
    }
}

PageRow::PageRow(wxWindow* parent, Handouts::Services services, std::function<Handout()> handout)
    : wxPanel(parent), handout_(std::move(handout)), notice_(new Notice(this)),
      giver_(std::move(services), *notice_),
      open_(new wxButton(this, wxID_ANY, wx_tr("Open in browser"))),
      save_(new wxButton(this, wxID_ANY, wx_tr("Save…"))) {
    open_->SetToolTip(wx_tr("Show the comparison as a page in the browser (Ctrl+B)"));
    save_->SetToolTip(
        wx_tr("Save the comparison as a page, or also as text if it has games (Ctrl+S)"));
    open_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { open_page(); });
    save_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { save(); });
    const int gap = FromDIP(spacing::gap);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(notice_, wxSizerFlags(1).CenterVertical());
    row->Add(open_, wxSizerFlags().CenterVertical().Border(wxLEFT, gap));
    row->Add(save_, wxSizerFlags().CenterVertical().Border(wxLEFT, gap));
    SetSizer(row);
    offer(false);
}

void PageRow::offer(bool there_is) {
    open_->Enable(there_is);
    save_->Enable(there_is);
    saved_ = false;
    notice_->clear(); // it was about the earlier result
}

void PageRow::open_page() const {
    if (open_->IsEnabled()) {
        const Handout handout = handout_();
        giver_.show_page(handout.files.front().bytes, handout.proposed);
    }
}

void PageRow::save() {
    if (save_->IsEnabled()) {
        saved_ = giver_.save(handout_()) || saved_;
    }
}

} // namespace pampas::desktop
