#include "editor/desktop/canvas/hand.h"

namespace pampas::desktop {

Hand::Hand(Canvas& canvas, document::Document& document, document::Toolbox& toolbox)
    : canvas_(canvas), document_(document), toolbox_(toolbox), gesture_(document, toolbox) {}

void Hand::move(std::optional<hex::Coordinate> at, Device device) {
    if (here_ == at && device_ == device) {
        return;
    }
    here_ = at;
    device_ = device;
    refresh();
    if (listener_) {
        listener_();
    }
}

void Hand::press() {
    if (here_ && document::all_tools()[toolbox_.tool_index()].inspects) {
        inspected_(*here_);
    } else if (here_) {
        gesture_.press(*here_);
        refresh();
    }
}

void Hand::drag() {
    if (here_) {
        gesture_.drag(*here_);
    }
}

void Hand::release() {
    gesture_.release();
    refresh();
}

void Hand::escape() {
    if (painting()) {
        gesture_.cancel();
        refresh();
    } else {
        canvas_.mark(Mark::Finding, {});
    }
}

void Hand::abandon() {
    gesture_.abandon();
    refresh();
}

bool Hand::tool_spans() const {
    return document::all_tools()[toolbox_.tool_index()].spans;
}

void Hand::pick() {
    if (here_) {
        toolbox_.choose_space(document_.map().at(*here_));
    }
}

void Hand::refresh() {
    using Spaces = std::vector<hex::Coordinate>;
    if (here_ && !document_.map().grid().contains(*here_)) {
        here_.reset();
    }
    canvas_.mark(Mark::Preview, here_ ? gesture_.preview(*here_) : Spaces());
    canvas_.mark(Mark::Cursor, here_ && device_ == Device::Keyboard ? Spaces{*here_} : Spaces());
}

} // namespace pampas::desktop
