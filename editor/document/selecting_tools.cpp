#include "editor/document/selecting_tools.h"

#include "editor/document/piece_edits.h"
#include "engine/hex/shapes.h"
#include "engine/language/tr.h"
#include "engine/map/map.h"

namespace pampas::document {
namespace {

using hex::Coordinate;

void choose(Document& document, Selection spaces, const Brush& brush) {
    document.select(combined(document.selection(), brush.combine, std::move(spaces)), tr("Select"));
}

/// Drags a rectangle; or the selection, when that is where the drag begins.
class SelectRectangleTool final : public Tool {
  public:
    void press(Document& document, Coordinate at, const Brush& brush) override {
        start_ = at;
        moving_ = brush.combine == Combine::Replace && is_in(document.selection(), at);
    }
    void release(Document& document, Coordinate at, const Brush& brush) override {
        if (moves_to(at)) {
            put_down(document, lifted(document, *start_), at);
        } else if (start_) {
            choose(document, spaces(document, at), brush);
        }
        cancel(document);
    }
    void cancel(Document&) override {
        start_.reset();
        moving_ = false;
    }
    Preview preview(const Document& document, Coordinate at, const Brush&) const override {
        if (moves_to(at)) {
            return {.painted = put_down_preview(document, lifted(document, *start_), at),
                    .chosen = {}};
        }
        return {.painted = {}, .chosen = spaces(document, at)};
    }

  private:
    bool moves_to(Coordinate at) const { return moving_ && at != *start_; }
    Selection spaces(const Document& document, Coordinate to) const {
        return hex::rectangle(document.map().grid(), start_.value_or(to), to);
    }

    std::optional<Coordinate> start_;
    bool moving_ = false;
};

class LassoTool final : public Tool {
  public:
    void press(Document&, Coordinate at, const Brush&) override { way_ = {at}; }
    void drag(Document&, Coordinate at, const Brush&) override { way_.push_back(at); }
    void release(Document& document, Coordinate, const Brush& brush) override {
        if (!way_.empty()) {
            choose(document, lasso(document.map().grid(), way_), brush);
        }
        way_.clear();
    }
    void cancel(Document&) override { way_.clear(); }
    Preview preview(const Document& document, Coordinate at, const Brush&) const override {
        return {.painted = {},
                .chosen = way_.empty() ? Selection{at} : lasso(document.map().grid(), way_)};
    }

  private:
    std::vector<Coordinate> way_;
};

class WandTool final : public Tool {
  public:
    void press(Document& document, Coordinate at, const Brush& brush) override {
        choose(document, map::region_of_kind(document.map(), at), brush);
    }
    Preview preview(const Document& document, Coordinate at, const Brush&) const override {
        return {.painted = {}, .chosen = map::region_of_kind(document.map(), at)};
    }
};

} // namespace

std::unique_ptr<Tool> make_select_rectangle() {
    return std::make_unique<SelectRectangleTool>();
}

std::unique_ptr<Tool> make_lasso() {
    return std::make_unique<LassoTool>();
}

std::unique_ptr<Tool> make_wand() {
    return std::make_unique<WandTool>();
}

} // namespace pampas::document
