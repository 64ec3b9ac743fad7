#include "editor/document/document.h"
#include "editor/document/edits.h"
#include "editor/document/toolbox.h"
#include "editor/recovery/entries.h"
#include "editor/recovery/journal.h"
#include "engine/map/transform.h"
#include "tests/fuzz/harness.h"

#include <algorithm>
#include <array>
#include <vector>

namespace pampas::fuzz {
namespace {

using document::Document;
using hex::Coordinate;

/// Numbers from bytes; after the last byte, zeros.
class Numbers {
  public:
    explicit Numbers(std::string_view bytes) : bytes_(bytes) {}

    bool empty() const { return bytes_.empty(); }
    /// A number below `count`.
    int below(int count) {
        if (bytes_.empty()) {
            return 0;
        }
        const int byte = static_cast<unsigned char>(bytes_.front());
        bytes_.remove_prefix(1);
        return byte % count;
    }
    Coordinate space(const hex::Grid& grid) {
        const int column = below(grid.columns);
        return {column, below(grid.rows)};
    }

  private:
    std::string_view bytes_;
};

/// What steps should do, in the plainest form: all states that undo and redo can reach.
class PlainHistory {
  public:
    explicit PlainHistory(const Document& document) { follow(document); }

    /// Compares the document with the states known, and learns a state that is new.
    void follow(const Document& document) {
        const std::size_t done = document.history().done();
        const std::size_t steps = document.history().steps().size();
        const document::State now{document.map(), document.selection()};
        const bool is_new = done == steps && (states_.size() != steps + 1 || is_step_);
        if (is_new) {
            check(done <= states_.size(), "an edit is at most one step");
            states_.resize(done);
            states_.push_back(now);
        }
        check(states_.size() == steps + 1, "undone steps stay until there is a new one");
        check(states_[done].map == now.map, "undo and redo give the map that was there");
        check(states_[done].selection == now.selection,
              "undo and redo give the selection that was there");
    }
    /// Whether what comes next may be a new step.
    void expect_step(bool may_be) { is_step_ = may_be; }

  private:
    std::vector<document::State> states_;
    bool is_step_ = true;
};

/// An editor at work.
class Work {
  public:
    explicit Work(Numbers numbers)
        : numbers_(numbers), document_(first_map()), gesture_(document_, toolbox_),
          plain_(document_) {}

    void run() {
        while (!numbers_.empty()) {
            const int kind = numbers_.below(12);
            plain_.expect_step(kind > 2);
            step(kind);
            if (!document_.painting() && !gesture_.active()) {
                plain_.follow(document_);
            }
        }
        gesture_.abandon();
        plain_.expect_step(true);
        document_.end_stroke();
        plain_.follow(document_);
        check_journal();
    }

  private:
    map::Map first_map() {
        const int columns = 1 + numbers_.below(9);
        return map::Map({.columns = columns, .rows = 1 + numbers_.below(9)});
    }
    const hex::Grid& grid() const { return document_.map().grid(); }
    Coordinate space() { return numbers_.space(grid()); }
    map::Space kind() {
        return map::all_spaces[static_cast<std::size_t>(
            numbers_.below(static_cast<int>(map::all_spaces.size())))];
    }

    void step(int kind) {
        switch (kind) {
        case 0:
            gesture_.abandon();
            return document_.undo();
        case 1:
            gesture_.abandon();
            return document_.redo();
        case 2:
            gesture_.abandon();
            document_.end_stroke();
            return document_.go_to(static_cast<std::size_t>(numbers_.below(40)));
        case 3:
            return use_tool();
        case 4:
            return choose();
        case 5:
            return paint();
        case 6:
            return change_symmetry();
        case 7:
            return transform();
        case 8:
            gesture_.abandon();
            return document::lock(document_, document::selection_of({space(), space()}));
        case 9:
            gesture_.abandon();
            return document::unlock(document_, document::everything(grid()));
        case 10:
            gesture_.abandon();
            return document::set_note(document_, space(), numbers_.below(2) == 0 ? "" : "a note");
        default:
            return edit_selection();
        }
    }

    /// A press, some moves and a release, or what interrupts them.
    void use_tool() {
        gesture_.press(space(), static_cast<document::Combine>(numbers_.below(3)));
        for (int moves = numbers_.below(6); moves > 0; --moves) {
            gesture_.preview(space());
            gesture_.drag(space());
        }
        numbers_.below(4) == 0 ? gesture_.cancel() : gesture_.release();
    }

    void choose() {
        gesture_.abandon();
        toolbox_.drop();
        toolbox_.choose_tool(static_cast<std::size_t>(
            numbers_.below(static_cast<int>(document::all_tools().size()))));
        toolbox_.choose_space(kind());
        toolbox_.choose_rings(1 + numbers_.below(document::max_rings));
    }

    /// Paints spaces; without a symmetry exactly those that are not locked.
    void paint() {
        gesture_.abandon();
        const map::Map before = document_.map();
        const std::vector<Coordinate> spaces{space(), space()};
        const map::Space painted = kind();
        document_.step("Paint", [&] { document_.paint(spaces, painted); });
        if (document_.symmetry() != nullptr) {
            return;
        }
        const auto& locked = before.details().locked;
        map::Map expected = before;
        for (const Coordinate at : spaces) {
            if (std::ranges::find(locked, at) == locked.end()) {
                expected.set(at, painted);
            }
        }
        check(document_.map() == expected, "painting paints these spaces and no others");
    }

    void change_symmetry() {
        constexpr std::array turns{1, 2, 3, 6};
        gesture_.abandon();
        document_.end_stroke();
        const int number = numbers_.below(16);
        document_.set_symmetry(
            {turns[static_cast<std::size_t>(number % 4)], (number & 4) != 0, (number & 8) != 0});
    }

    void transform() {
        gesture_.abandon();
        document_.replace(
            map::Map({.columns = 1 + numbers_.below(9), .rows = 1 + numbers_.below(9)}), "Replace");
    }

    void edit_selection() {
        gesture_.abandon();
        if (document_.selection().empty()) {
            return document_.select(document::selection_of({space(), space(), space()}), "Select");
        }
        switch (numbers_.below(3)) {
        case 0:
            return document::fill_selection(document_, toolbox_.brush(), "Fill");
        case 1:
            return document::put_down(document_, document::lifted(document_, space()), space());
        default:
            return document::replace_kind(document_, document_.selection(), kind(),
                                          toolbox_.brush());
        }
    }

    /// A journal of these steps leads to the same map.
    void check_journal() {
        document::State start{document_.map(), document_.selection()};
        document::History history = document_.history();
        while (history.can_undo()) {
            history.undo(start);
        }
        recovery::JournalReader reader;
        reader.read(recovery::first_line(start));
        for (std::size_t done = 0; done < history.steps().size(); ++done) {
            reader.read(recovery::step_line(*history.steps()[done], done));
        }
        reader.read(recovery::position_line({document_.history().done(), {}, {}}));
        check(reader.work().state.map == document_.map(), "a journal leads to the same map");
    }

    Numbers numbers_;
    Document document_;
    document::Toolbox toolbox_;
    document::Gesture gesture_;
    PlainHistory plain_;
};

void take_steps(std::string_view bytes) {
    Work(Numbers(bytes.substr(0, 2000))).run();
}

} // namespace

std::span<const Harness> step_harnesses() {
    static constexpr std::array harnesses{Harness{"editor-steps", Form::Bytes, take_steps}};
    return harnesses;
}

} // namespace pampas::fuzz
