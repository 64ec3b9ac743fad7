#include "editor/desktop/table/game_log.h"

#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/text.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <utility>

namespace pampas::desktop {
namespace {

/// How many rows above the selected one are in sight.
constexpr std::size_t rows_before = 3;

/// Adds notes, each below what happened before its position.
void add_notes(std::vector<LogLine>& lines, const simulation::Notes& notes) {
    for (const auto& [after, note] : notes) {
        auto next = std::ranges::upper_bound(lines, after, {}, &LogLine::action);
        while (next != lines.begin() && std::prev(next)->heading && std::prev(next)->action > 0) {
            --next;
        }
        lines.insert(next, {tr("Note: {}", note), after});
    }
}

} // namespace

GameLog::GameLog(wxWindow* parent, std::function<void(std::size_t)> go)
    : TextList(parent,
               {.pick = [this, go](std::size_t row) { go(lines_[row].action); },
                .activate = [this, go](std::size_t row) { go(lines_[row].action); }},
               {.lines = 3}) {
    name_for_readers(*this, wx_tr("What happened"));
}

void GameLog::show(std::vector<LogLine> lines, const simulation::Notes& notes,
                   std::optional<std::size_t> parting) {
    lines_ = std::move(lines);
    add_notes(lines_, notes);
    if (parting) {
        const auto first = std::ranges::lower_bound(lines_, *parting, {}, &LogLine::action);
        if (first != lines_.end()) { // otherwise the other game is longer
            lines_.insert(first, {tr("The games differ from here on"), *parting, true});
        }
    }
    std::vector<TextRow> rows;
    for (const LogLine& line : lines_) {
        rows.push_back(
            {.text = wx_text(line.text), .faint = line.scoring, .heading = line.heading});
    }
    set_rows(std::move(rows), std::nullopt);
}

void GameLog::go(std::size_t at) {
    const auto after = std::ranges::upper_bound(lines_, at, {}, &LogLine::action);
    auto end = static_cast<std::size_t>(after - lines_.begin());
    while (end > 0 && lines_[end - 1].heading) {
        --end;
    }
    if (end == 0) {
        return select(std::nullopt);
    }
    const std::size_t row = end - 1;
    select(row);
    if (row == GetVisibleRowsBegin()) { // what led there is of interest, too
        ScrollToRow(row - std::min(row, rows_before));
    }
}

wxString GameLog::caption(std::size_t at) const {
    if (at == 0) {
        return wx_tr("After the set-up.");
    }
    const auto move = std::ranges::find_if(
        lines_, [at](const LogLine& line) { return line.action == at && !line.heading; });
    return move == lines_.end() ? wx_tr("The game is over.") : wx_text(move->text + ".");
}

} // namespace pampas::desktop
