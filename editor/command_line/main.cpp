#include "analysis/report/ground/text.h"
#include "editor/command_line/program.h"
#include "engine/files/system.h"
#include "engine/language/language.h"

#include <charconv>
#include <iostream>
#include <string_view>

namespace {

/// The columns that a report may take: what `COLUMNS` says, or what the terminal has.
std::size_t report_width() {
    const char* columns = pampas::system::variable("COLUMNS");
    constexpr std::size_t least = 20;
    std::size_t width = 0;
    const std::string_view text = columns != nullptr ? columns : "";
    std::from_chars(text.data(), text.data() + text.size(), width);
    return width >= least ? width
                          : pampas::system::console_width(pampas::system::Output::Standard)
                                .value_or(pampas::report::Text::usual_width);
}

} // namespace

int main(int count, char* arguments[]) {
    using namespace pampas::command_line;
    end_clearly_without_memory();
    pampas::system::prepare_console();
    std::ios::sync_with_stdio(false);
    pampas::language::use(pampas::language::wanted(pampas::system::variable));
    return static_cast<int>(run(pampas::system::arguments(count, arguments),
                                {std::cout, std::cerr, report_width(), &std::cin}));
}
