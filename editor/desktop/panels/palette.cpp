#include "editor/desktop/panels/palette.h"

#include "analysis/glossary/glossary.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/icon.h"
#include "editor/desktop/widgets/palette_list.h"
#include "editor/desktop/widgets/spaces.h"
#include "editor/desktop/widgets/spacing.h"
#include "editor/desktop/widgets/text.h"

#include <boost/algorithm/string/case_conv.hpp>
#include <fmt/format.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/tglbtn.h>

#include <algorithm>

namespace pampas::desktop {
namespace {

// In DIP.
constexpr int swatch_side = 26;
constexpr int icon_side = 20;

std::vector<PaletteList::Row> space_rows(const wxWindow& window, const Palette::KeyOf& key_of) {
    std::vector<PaletteList::Row> rows;
    rows.reserve(map::all_spaces.size());
    const int side = window.FromDIP(swatch_side);
    for (const map::Space space : map::all_spaces) {
        rows.push_back({space_picture(space, side, window.GetContentScaleFactor()), title(space),
                        key_of(action_id(space)), paint_help(space),
                        glossary::term_of(map::name(space))});
    }
    return rows;
}

std::vector<PaletteList::Row> tool_rows(const wxWindow& window, const Palette::KeyOf& key_of) {
    std::vector<PaletteList::Row> rows;
    for (const document::ToolInfo& tool : document::all_tools()) {
        const std::string picture = boost::algorithm::to_lower_copy(std::string(tool.name));
        rows.push_back({icon(picture, icon_side, window).GetBitmapFor(&window),
                        wx_text(tr(tool.name)), key_of(action_id(tool)), wx_text(tr(tool.help))});
    }
    return rows;
}

/// The key that a space or a tool comes with.
wxString usual_key(const std::string& action) {
    for (const map::Space space : map::all_spaces) {
        if (action_id(space) == action) {
            return key(space);
        }
    }
    for (const document::ToolInfo& tool : document::all_tools()) {
        if (action_id(tool) == action) {
            return wxString(tool.key);
        }
    }
    return {};
}

wxBitmapBundle rings_icon(std::size_t index, const wxWindow& window) {
    return icon("rings-" + std::to_string(index + 1), icon_side, window);
}

wxStaticText* heading(wxWindow* parent, const wxString& text) {
    auto* result = new wxStaticText(parent, wxID_ANY, text);
    result->SetFont(result->GetFont().Bold());
    return result;
}

} // namespace

std::string action_id(map::Space space) {
    return fmt::format("paint.{}", map::name(space));
}

std::string action_id(const document::ToolInfo& tool) {
    return "tool." + boost::algorithm::to_lower_copy(std::string(tool.name));
}

wxString paint_help(map::Space space) {
    return wx_text(tr("Paint with {}",
                      space == map::Space::Land ? tr("undecided land") : tr(map::name(space))));
}

Palette::Palette(wxWindow* parent, Context& context)
    : wxPanel(parent), toolbox_(context.toolbox()), key_of_(usual_key),
      spaces_(new PaletteList(
          this, space_rows(*this, key_of_),
          [this](std::size_t row) { toolbox_.choose_space(map::all_spaces[row]); })),
      tools_(new PaletteList(this, tool_rows(*this, key_of_),
                             [this](std::size_t row) { toolbox_.choose_tool(row); })) {
    name_for_readers(*spaces_, wx_tr("Spaces"));
    name_for_readers(*tools_, wx_tr("Tools"));
    auto* rows = new wxBoxSizer(wxVERTICAL);
    const auto title = wxSizerFlags().Border(wxLEFT | wxTOP | wxRIGHT, FromDIP(spacing::wide_gap));
    const auto list = wxSizerFlags().Expand().Border(wxLEFT | wxTOP | wxRIGHT, FromDIP(2));
    rows->Add(heading(this, wx_tr("Spaces")), title);
    rows->Add(spaces_, list);
    rows->Add(heading(this, wx_tr("Tools")), title);
    rows->Add(tools_, list);
    rows->Add(heading(this, wx_tr("Size")), title);
    rows->Add(size_buttons(), wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::wide_gap)));
    SetSizer(rows);
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        take_theme();
        event.Skip();
    });
    refresh();
    connections_ = {context.toolbox_changed.connect([this] { refresh(); }),
                    context.keys_changed.connect([this](const ActionTable& actions) {
                        key_of_ = [&actions](const std::string& id) { return actions.key(id); };
                        show_rows();
                    })};
}

void Palette::show_rows() {
    spaces_->set_rows(space_rows(*this, key_of_));
    tools_->set_rows(tool_rows(*this, key_of_));
}

void Palette::take_theme() {
    show_rows();
    for (std::size_t index = 0; index < sizes_.size(); ++index) {
        sizes_[index]->SetBitmap(rings_icon(index, *this));
    }
}

wxSizer* Palette::size_buttons() {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    for (std::size_t index = 0; index < sizes_.size(); ++index) {
        const int rings = static_cast<int>(index) + 1;
        sizes_[index] = new wxBitmapToggleButton(this, wxID_ANY, rings_icon(index, *this),
                                                 wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        const wxString name = wx_text(trn("Brush of {} ring", "Brush of {} rings", rings));
        sizes_[index]->SetToolTip(name);
        name_for_readers(*sizes_[index], name);
        sizes_[index]->Bind(wxEVT_TOGGLEBUTTON, [this, rings](wxCommandEvent&) {
            toolbox_.choose_rings(rings);
            refresh();
        });
        row->Add(sizes_[index], wxSizerFlags(1));
    }
    return row;
}

void Palette::refresh() {
    spaces_->select(static_cast<std::size_t>(toolbox_.brush().space));
    tools_->select(toolbox_.tool_index());
    for (std::size_t index = 0; index < sizes_.size(); ++index) {
        sizes_[index]->SetValue(static_cast<int>(index) + 1 == toolbox_.brush().rings);
    }
}

} // namespace pampas::desktop
