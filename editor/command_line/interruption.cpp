#include "editor/command_line/interruption.h"

#include <semaphore.h>

#include <csignal>

namespace pampas::command_line {
namespace {

/// A signal handler may do little more than this: what it calls for, a thread does.
::sem_t interrupted;

void wait_for_interruption() {
    while (::sem_wait(&interrupted) != 0) { // a signal that came meanwhile ends it, too
    }
}

} // namespace

Interruption::Interruption() {
    ::sem_init(&interrupted, 0, 0);
    listener_ = std::jthread([this] {
        wait_for_interruption();
        stop_.request_stop();
    });
    before_ = std::signal(SIGINT, [](int) { ::sem_post(&interrupted); });
}

Interruption::~Interruption() {
    std::signal(SIGINT, before_);
    ::sem_post(&interrupted); // lest the thread wait forever
    listener_.join();
    ::sem_destroy(&interrupted);
}

} // namespace pampas::command_line
