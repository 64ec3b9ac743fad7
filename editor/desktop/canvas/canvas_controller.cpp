#include "editor/desktop/canvas/canvas_controller.h"

#include "editor/desktop/canvas/spaces.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/text.h"
#include "engine/hex/geometry.h"
#include "engine/hex/shapes.h"

#include <utility>

namespace pampas::desktop {

CanvasController::CanvasController(Canvas& canvas, Context& context, Sight sight)
    : canvas_(canvas), context_(context), sight_(sight) {
    gesture_.emplace(context.document(), context.toolbox());
    connections_ = {
        context.maps().interrupt.connect([this] { abandon(); }),
        context.maps().changed.connect([this](const auto& change) { show_change(change); }),
        context.maps().switched.connect([this] { show_current(); }),
        context.toolbox_changed.connect([this] { refresh(); })};
}

void CanvasController::show_current() {
    gesture_.emplace(context_.document(), context_.toolbox());
    canvas_.show_map(context_.map(),
                     sight_ == Sight::AsLeft ? context_.maps().view().viewport : Viewport());
    refresh();
}

void CanvasController::show_change(const document::Change& change) {
    canvas_.show_change(change);
    if (!change.leaves_map()) {
        canvas_.outline(Outline::Finding, {});
    }
    refresh();
    if (!context_.document().painting()) {
        canvas_.Update(); // shows the picture before the step is written to disk
    }
}

template <class Work>
void CanvasController::refresh_after(const Work& work) {
    const bool outermost = !std::exchange(changing_, true);
    work();
    if (outermost) {
        changing_ = false;
        refresh();
    }
}

void CanvasController::move(std::optional<hex::Coordinate> at, Device device) {
    if (here_ == at && device_ == device) {
        return;
    }
    refresh_after([&] {
        here_ = at;
        device_ = device;
    });
    if (listener_) {
        listener_();
    }
}

hex::Coordinate CanvasController::somewhere() {
    if (!here_) {
        move(canvas_.middle(), Device::Keyboard);
    }
    return *here_;
}

hex::Point CanvasController::exact_place() {
    const hex::Coordinate at = somewhere();
    return device_ == Device::Pointer ? canvas_.pointer() : hex::centre(context_.map().grid(), at);
}

void CanvasController::press(document::Combine combine) {
    if (here_ && !context_.toolbox().holding() &&
        document::all_tools()[context_.toolbox().tool_index()].inspects) {
        context_.measures().inspect(*here_);
        context_.refresh_actions();
    } else if (here_) {
        refresh_after([&] {
            gesture_->press(*here_, combine);
            if (!context_.toolbox().brush().held.moved_from.empty()) { // cannot be moved twice
                gesture_->release();
                context_.toolbox().drop();
            }
        });
    }
}

void CanvasController::drag(std::optional<hex::Coordinate> to, Device device) {
    refresh_after([&] {
        move(to, device);
        if (here_) {
            gesture_->drag(*here_);
        }
    });
}

void CanvasController::release() {
    refresh_after([this] { gesture_->release(); });
}

void CanvasController::escape() {
    if (painting() || choosing_piece()) {
        refresh_after([this] {
            gesture_->cancel();
            corner_.reset();
        });
    } else if (context_.toolbox().holding()) {
        context_.toolbox().drop();
    } else if (!canvas_.outlined(Outline::Finding).empty()) {
        canvas_.outline(Outline::Finding, {});
    } else if (!canvas_.proposal().empty()) {
        canvas_.show_proposal({});
    } else {
        context_.document().select({}, tr("Select nothing"));
    }
}

bool CanvasController::can_escape() const {
    return painting() || choosing_piece() || context_.toolbox().holding() ||
           !canvas_.outlined(Outline::Finding).empty() || !canvas_.proposal().empty() ||
           !context_.document().selection().empty();
}

void CanvasController::abandon() {
    refresh_after([this] {
        gesture_->abandon();
        corner_.reset();
    });
}

bool CanvasController::tool_spans() const {
    return !context_.toolbox().holding() &&
           document::all_tools()[context_.toolbox().tool_index()].spans;
}

void CanvasController::pick() {
    if (here_) {
        context_.toolbox().choose_space(context_.map().at(*here_));
    }
}

void CanvasController::begin_piece() {
    refresh_after([this] {
        abandon();
        corner_ = here_;
    });
}

bool CanvasController::take_piece() {
    const auto corner = std::exchange(corner_, std::nullopt);
    const bool takes = corner && here_ && here_ != corner;
    refresh_after([&] {
        if (takes) {
            context_.toolbox().hold({document::stamp_of(
                context_.map(), hex::rectangle(context_.map().grid(), *corner, *here_), *here_)});
        }
    });
    return takes;
}

document::Preview CanvasController::preview() const {
    if (!here_) {
        return {};
    }
    return corner_ ? document::Preview{.painted = {},
                                       .chosen =
                                           hex::rectangle(context_.map().grid(), *corner_, *here_)}
                   : gesture_->preview(*here_);
}

void CanvasController::refresh() {
    using Spaces = std::vector<hex::Coordinate>;
    if (changing_) {
        return;
    }
    if (here_ && !context_.map().grid().contains(*here_)) {
        here_.reset();
    }
    canvas_.show_preview(preview());
    canvas_.outline(Outline::Selection, context_.document().selection());
    const bool cursor = here_ && device_ == Device::Keyboard;
    canvas_.outline(Outline::Cursor, cursor ? Spaces{*here_} : Spaces());
    if (cursor) {
        describe_for_readers(canvas_, wx_text(space_text(context_.map(), here_)));
    }
}

} // namespace pampas::desktop
