// Paints three strokes on a blank map as the editor does, and keeps each in a journal of unsaved
// work, where it is left. `each_call` and `power_loss` watch it, since the real editor needs a
// display.
#include "editor/command_line/program.h"
#include "editor/recovery/journal.h"
#include "engine/files/input_error.h"

#include <iostream>

int main() {
    using namespace pampas;
    command_line::end_clearly_without_memory();
    try {
        session::Session session(map::Map({6, 6}));
        recovery::Journal journal(recovery::folder());
        for (int column = 0; column < 3; ++column) {
            session.document().begin_stroke("Paint");
            session.document().paint({{column, 0}}, map::Space::Market);
            session.document().end_stroke();
            journal.follow(session);
        }
        return 0;
    } catch (const InputError& error) {
        std::cerr << "pampas: " << error.what() << '\n';
        return 2;
    }
}
