#pragma once

#include "analysis/wording/options.h"
#include "editor/desktop/widgets/searched_list.h"
#include "editor/picture/marks.h"
#include "engine/rules/state.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace pampas::desktop {

/// What the seat to move may do: sorts of moves first; of a sort or a space with several moves,
/// these. The user picks a sort to see where it is possible, and activates a move to do it.
class MoveList : public TextList {
  public:
    struct Listeners {
        std::function<void()> picked; ///< other spaces are possible, or another move is selected
        std::function<void(const rules::Action&)> done; ///< the user does a move
    };

    MoveList(wxWindow* parent, Listeners listeners);

    /// Lists what the seat to move may do in this state; it outlives the list or the next call.
    void show(const rules::State& state);
    /// Lists nothing, but says why.
    void show_nothing(const wxString& why);

    /// The spaces where moves are possible: those of the selected sort or move or, without one, of
    /// all that are listed; water, which can be laid almost everywhere, must be selected.
    std::vector<hex::Coordinate> spaces() const;
    /// What moves of the picked sort bring, on their spaces.
    std::vector<picture::Bubble> gains() const;
    /// Does the one move on this space, or lists the moves there if there are several. Does nothing
    /// where there is none.
    void choose(hex::Coordinate at);
    /// Lists the moves of the sort of this legal action, and selects the action's.
    void pick(const rules::Action& action);
    /// Whether a single move is selected, which `do_selected` does.
    bool can_do() const;
    void do_selected();
    /// Goes back from the moves of a sort or space to the sorts; returns whether there were such.
    bool go_back();

  private:
    /// A move and its sort.
    struct Move {
        const wording::OptionGroup* group;
        const wording::Option* option;
    };
    struct Row {
        std::vector<Move> moves;  ///< none: back to the sorts
        bool is_on_board = false; ///< whether its moves are chosen by their spaces
    };

    void list_sorts();
    void list_moves(const std::vector<Move>& moves);
    void list(std::vector<Row> rows, std::vector<TextRow> texts);
    void activate(std::size_t row);
    std::vector<Move> candidates() const;
    static bool is_water(const Row& row);
    std::vector<hex::Coordinate> spaces_of(const Move& move) const;

    Listeners listeners_;
    const rules::State* state_ = nullptr;
    std::vector<wording::OptionGroup> groups_;
    std::vector<Row> rows_;
    bool are_sorts_ = true;
};

} // namespace pampas::desktop
