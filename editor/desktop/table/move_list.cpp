#include "editor/desktop/table/move_list.h"

#include "editor/desktop/widgets/text.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

namespace pampas::desktop {
namespace {

using rules::ActionKind;

/// Whether a move is done at a place on the board.
bool is_on_board(ActionKind kind) {
    return kind != ActionKind::BuyLand && kind != ActionKind::BuyAnimal &&
           kind != ActionKind::EndTurn;
}

/// What a move brings, as short as it must be on a space: `$9`, `+3`.
std::string short_gain(const wording::Option& option) {
    return option.income > 0    ? fmt::format("${}", option.income)
           : option.points != 0 ? fmt::format("{:+}", option.points)
                                : std::string();
}

} // namespace

MoveList::MoveList(wxWindow* parent, Listeners listeners)
    : TextList(parent,
               {.pick = [this](std::size_t) { listeners_.picked(); },
                .activate = [this](std::size_t row) { activate(row); }},
               {.lines = 3}),
      listeners_(std::move(listeners)) {}

void MoveList::show(const rules::State& state) {
    state_ = &state;
    groups_ = wording::options(state);
    list_sorts();
}

void MoveList::show_nothing(const wxString& why) {
    state_ = nullptr;
    groups_.clear();
    rows_.clear();
    are_sorts_ = true;
    set_rows({}, std::nullopt);
    set_empty_text(why);
    listeners_.picked();
}

void MoveList::list_sorts() {
    are_sorts_ = true;
    std::vector<Row> rows;
    std::vector<TextRow> texts;
    for (const wording::OptionGroup& group : groups_) {
        if (!is_on_board(group.kind)) {
            for (const wording::Option& option : group.options) {
                rows.push_back({{{&group, &option}}});
                texts.push_back({.text = wx_text(wording::option_line(group, option))});
            }
            continue;
        }
        Row& row = rows.emplace_back();
        row.is_on_board = true;
        for (const wording::Option& option : group.options) {
            row.moves.push_back({&group, &option});
        }
        texts.push_back({.text = wx_text(group.title),
                         .right = wx_text(trn("{} place", "{} places", group.options.size()))});
    }
    list(std::move(rows), std::move(texts));
}

void MoveList::list_moves(const std::vector<Move>& moves) {
    are_sorts_ = false;
    std::vector<Row> rows{{}};
    std::vector<TextRow> texts{{.text = wx_tr("Back to all moves"), .faint = true}};
    for (const Move& move : moves) {
        rows.push_back({{move}});
        texts.push_back({.text = wx_text(wording::option_line(*move.group, *move.option))});
    }
    list(std::move(rows), std::move(texts));
}

void MoveList::list(std::vector<Row> rows, std::vector<TextRow> texts) {
    rows_ = std::move(rows);
    const bool is_only_one = rows_.size() == 1 && rows_.front().moves.size() == 1;
    set_rows(std::move(texts), is_only_one ? std::optional<std::size_t>(0) : std::nullopt);
    listeners_.picked();
}

std::vector<MoveList::Move> MoveList::candidates() const {
    std::vector<Move> moves;
    const auto row = selected();
    for (std::size_t each = 0; each < rows_.size(); ++each) {
        const bool is_picked = row && !rows_[*row].moves.empty();
        // Water can be laid almost everywhere, which would hide where the other moves are.
        const bool counts = is_picked ? each == *row : !are_sorts_ || !is_water(rows_[each]);
        if (counts) {
            moves.insert(moves.end(), rows_[each].moves.begin(), rows_[each].moves.end());
        }
    }
    return moves;
}

bool MoveList::is_water(const Row& row) {
    return !row.moves.empty() && row.moves.front().group->kind == ActionKind::BuyWater;
}

std::vector<hex::Coordinate> MoveList::spaces_of(const Move& move) const {
    const rules::Board& board = state_->game().board();
    std::vector<hex::Coordinate> spaces;
    if (move.group->kind == ActionKind::BuyWater) {
        for (const rules::Cell cell : board.placements()[move.option->action.place].spaces()) {
            spaces.push_back(board.at(cell));
        }
    } else if (is_on_board(move.group->kind)) {
        spaces.push_back(board.at(move.option->action.cell()));
    }
    return spaces;
}

std::vector<hex::Coordinate> MoveList::spaces() const {
    std::vector<hex::Coordinate> all;
    for (const Move& move : candidates()) {
        const auto spaces = spaces_of(move);
        all.insert(all.end(), spaces.begin(), spaces.end());
    }
    std::ranges::sort(all);
    const auto rest = std::ranges::unique(all);
    all.erase(rest.begin(), rest.end());
    return all;
}

std::vector<picture::Bubble> MoveList::gains() const {
    const auto row = selected();
    if (!row || !rows_[*row].is_on_board || is_water(rows_[*row])) {
        return {};
    }
    // Of several moves on a space, the one that brings most.
    std::map<hex::Coordinate, const wording::Option*> best;
    for (const Move& move : rows_[*row].moves) {
        const wording::Option*& there = best[spaces_of(move).front()];
        const auto worth = [](const wording::Option& option) {
            return std::pair(option.income, option.points);
        };
        there = there == nullptr || worth(*there) < worth(*move.option) ? move.option : there;
    }
    std::vector<picture::Bubble> bubbles;
    for (const auto& [at, option] : best) {
        if (const std::string gain = short_gain(*option); !gain.empty()) {
            bubbles.push_back({at, gain});
        }
    }
    return bubbles;
}

void MoveList::choose(hex::Coordinate at) {
    std::vector<Move> there;
    for (const Move& move : candidates()) {
        if (std::ranges::count(spaces_of(move), at) > 0) {
            there.push_back(move);
        }
    }
    if (there.size() == 1) {
        listeners_.done(there.front().option->action);
    } else if (!there.empty()) {
        list_moves(there);
    }
}

void MoveList::pick(const rules::Action& action) {
    const std::string command = wording::option_for(*state_, action).options.front().command;
    list_sorts();
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        const auto& moves = rows_[row].moves;
        const auto move = std::ranges::find(
            moves, command, [](const Move& each) -> const auto& { return each.option->command; });
        if (move == moves.end()) {
            continue;
        }
        if (moves.size() == 1) {
            select(row);
        } else {
            const auto place = static_cast<std::size_t>(move - moves.begin());
            list_moves(std::vector(moves));
            select(place + 1); // below the row that leads back
        }
        return listeners_.picked();
    }
}

bool MoveList::can_do() const {
    const auto row = selected();
    return row && rows_[*row].moves.size() == 1;
}

void MoveList::do_selected() {
    if (const auto row = selected()) {
        activate(*row);
    }
}

void MoveList::activate(std::size_t row) {
    const std::vector<Move> moves = rows_[row].moves;
    if (moves.empty()) {
        list_sorts();
    } else if (moves.size() == 1) {
        listeners_.done(moves.front().option->action);
    } else {
        list_moves(moves);
    }
}

bool MoveList::go_back() {
    if (are_sorts_) {
        return false;
    }
    list_sorts();
    return true;
}

} // namespace pampas::desktop
