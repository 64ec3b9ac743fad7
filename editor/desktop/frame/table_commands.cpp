#include "editor/desktop/frame/table_commands.h"

#include "editor/desktop/table/table_window.h"
#include "editor/desktop/widgets/text.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/replay.h"

#include <memory>

namespace pampas::desktop {
namespace {

constexpr const char* record_ending = ".jsonl";

GameSource source_of(const std::filesystem::path& file) {
    const auto numbers = std::make_shared<const std::vector<int>>(simulation::games_in(file));
    return {file.filename().string(), numbers->size(), [file, numbers](std::size_t index) {
                return simulation::open_game<rules::Game>(file, (*numbers)[index],
                                                          rules::read_game);
            }};
}

} // namespace

TableCommands::TableCommands(wxWindow& frame, Context& context)
    : frame_(frame), context_(context),
      watches_(context.watch.connect([this](const GameSource& source) { show(source); })) {}

TableCommands::~TableCommands() {
    for (const auto& table : tables_) {
        delete table.get();
    }
}

void TableCommands::add_to(Handlers& handlers) {
    handlers.add("games.open-record", [this] { ask_record(); });
}

bool TableCommands::is_record(const std::filesystem::path& file) {
    return file.extension() == record_ending;
}

void TableCommands::show(const GameSource& source) {
    auto* table = new TableWindow(&frame_, source);
    tables_.emplace_back(table);
    table->CentreOnParent();
    table->Show();
}

void TableCommands::ask_record() {
    const auto file = context_.files().open(
        tr("Watch recorded games"), {{tr("Recorded games"), {std::string("*") + record_ending}}});
    if (file) {
        open_record(*file);
    }
}

void TableCommands::open_record(const std::filesystem::path& file) {
    try {
        show(source_of(file));
    } catch (const InputError& error) {
        context_.prompt().error(error.in_file(file.string()).what());
    }
}

} // namespace pampas::desktop
