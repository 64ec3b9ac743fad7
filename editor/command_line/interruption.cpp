#include "editor/command_line/interruption.h"

#include <csignal>

namespace pampas::command_line {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler sets it");

} // namespace

Interruption::Interruption() {
    interrupted = false;
    before_ = std::signal(SIGINT, [](int) { interrupted = true; });
}

Interruption::~Interruption() {
    std::signal(SIGINT, before_);
}

const std::atomic<bool>& Interruption::requested() const {
    return interrupted;
}

} // namespace pampas::command_line
