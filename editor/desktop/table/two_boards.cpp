#include "editor/desktop/table/two_boards.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "editor/desktop/widgets/wrapped_text.h"

#include <wx/sizer.h>
#include <wx/stattext.h>

#include <utility>

namespace pampas::desktop {
namespace {

constexpr std::array sides{std::size_t{0}, std::size_t{1}};

constexpr std::size_t caption_lines_each = 2;
constexpr int least_log_height = 110; // in DIP

// How boards and logs share the height.
constexpr int board_part = 3;
constexpr int log_part = 2;

} // namespace

TwoBoards::TwoBoards(wxWindow* parent, const std::function<void(std::size_t)>& go)
    : wxPanel(parent), canvases_(this) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(lay_out(0, wx_tr("On the map as it was"), go), wxSizerFlags(1).Expand());
    row->AddSpacer(FromDIP(spacing::gap)); // no border, so that both are equally wide
    row->Add(lay_out(1, wx_tr("On the changed map"), go), wxSizerFlags(1).Expand());
    SetSizer(row);
}

wxSizer* TwoBoards::lay_out(std::size_t side, const wxString& title,
                            const std::function<void(std::size_t)>& go) {
    const int gap = FromDIP(spacing::gap);
    auto* heading = new wxStaticText(this, wxID_ANY, title, wxDefaultPosition, wxDefaultSize,
                                     wxST_ELLIPSIZE_END | wxST_NO_AUTORESIZE);
    heading->SetFont(heading->GetFont().Bold());
    heading->SetMinSize({1, -1}); // so that no title takes the other's room
    Canvas& canvas = canvases_.canvas(side);
    name_for_readers(canvas, title, ReaderRole::Map);
    sides_[side] = {new WrappedText(this, caption_lines_each), new GameLog(this, go)};
    name_for_readers(*sides_[side].log, wx_tr("What happened") + ", " + title);
    sides_[side].log->SetMinSize(FromDIP(wxSize(1, least_log_height)));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(heading, wxSizerFlags().Expand().Border(wxALL, gap));
    column->Add(&canvas, wxSizerFlags(board_part).Expand());
    column->Add(sides_[side].caption, wxSizerFlags().Expand().Border(wxALL, gap));
    column->Add(sides_[side].log, wxSizerFlags(log_part).Expand());
    return column;
}

void TwoBoards::show(GamePair games, wording::Viewer viewer) {
    games_ = std::move(games);
    for (const std::size_t side : sides) {
        canvases_.canvas(side).show_pieces({}); // which may lie beyond the next map
    }
    canvases_.set_maps(game(0).map(), game(1).map());
    canvases_.mark(games_->changed);
    look_as(viewer);
}

void TwoBoards::look_as(wording::Viewer viewer) {
    for (const std::size_t side : sides) {
        sides_[side].log->show(log_lines(game(side).playback(), viewer), {},
                               games_->first_difference);
    }
}

std::array<ShownPosition, 2> TwoBoards::go(std::size_t at) {
    for (const std::size_t side : sides) {
        sides_[side].log->go(at);
        sides_[side].caption->say(sides_[side].log->caption(at));
    }
    return {show_position(canvases_.canvas(0), game(0).playback(), at),
            show_position(canvases_.canvas(1), game(1).playback(), at)};
}

} // namespace pampas::desktop
