#include "engine/files/unfinished.h"

#include <mutex>

namespace pampas {
namespace {

std::mutex unfinished_mutex;
Unfinished* first_unfinished = nullptr; // a list through the objects, since it must need no memory

} // namespace

Unfinished::Unfinished() {
    const std::scoped_lock lock(unfinished_mutex);
    next_ = first_unfinished;
    place_ = &first_unfinished;
    if (next_ != nullptr) {
        next_->place_ = &next_;
    }
    first_unfinished = this;
}

Unfinished::~Unfinished() {
    const std::scoped_lock lock(unfinished_mutex);
    *place_ = next_;
    if (next_ != nullptr) {
        next_->place_ = place_;
    }
}

void remove_unfinished() noexcept {
    const std::scoped_lock lock(unfinished_mutex);
    for (const Unfinished* file = first_unfinished; file != nullptr; file = file->next_) {
        file->remove();
    }
}

} // namespace pampas
