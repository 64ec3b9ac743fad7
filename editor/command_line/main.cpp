#include "editor/command_line/program.h"
#include "engine/files/system.h"
#include "engine/language/language.h"

#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

int main(int count, char* arguments[]) {
    using namespace pampas::command_line;
    pampas::system::prepare_console();
    std::ios::sync_with_stdio(false);
    pampas::language::use(pampas::language::wanted(std::getenv));
    return static_cast<int>(
        run(std::vector<std::string>(arguments + 1, arguments + count), {std::cout, std::cerr}));
}
