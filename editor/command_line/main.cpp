#include "editor/command_line/program.h"
#include "engine/files/system.h"
#include "engine/language/language.h"

#include <iostream>

int main(int count, char* arguments[]) {
    using namespace pampas::command_line;
    pampas::system::prepare_console();
    std::ios::sync_with_stdio(false);
    pampas::language::use(pampas::language::wanted(pampas::system::variable));
    return static_cast<int>(
        run(pampas::system::arguments(count, arguments), {std::cout, std::cerr}));
}
