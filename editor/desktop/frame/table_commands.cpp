#include "editor/desktop/frame/table_commands.h"

#include "analysis/wording/words.h"
#include "editor/desktop/table/play_window.h"
#include "editor/desktop/table/table_window.h"
#include "editor/desktop/widgets/text.h"
#include "editor/session/user_files.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/rules/notation.h"
#include "engine/rules/setup_json.h"
#include "engine/simulation/replay.h"

#include <algorithm>
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
    handlers.add("games.sit-down", [this] { sit_down(); });
    handlers.add("games.go-on", [this] { go_on(); });
}

bool TableCommands::is_record(const std::filesystem::path& file) {
    return file.extension() == record_ending;
}

void TableCommands::show(const GameSource& source) {
    auto* table = new TableWindow(&frame_, source);
    table->ask_what_if(context_);
    add(table);
}

void TableCommands::add(wxTopLevelWindow* table) {
    tables_.emplace_back(table);
    table->CentreOnParent();
    table->Show();
}

void TableCommands::sit_down() {
    auto table = context_.prompt().sitting_down(context_.map());
    if (!table) {
        return;
    }
    try {
        table->thinking.turn = context_.preferences().thinking;
        table->record = session::new_game_record();
        play(*table);
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
    }
}

void TableCommands::go_on() {
    for (const std::filesystem::path& record : session::game_records()) {
        if (goes_on_with(record)) {
            return;
        }
    }
    context_.prompt().error(tr("There is no game that was left."));
}

bool TableCommands::goes_on_with(const std::filesystem::path& record) {
    // Only there: opening a record to play on drops what is not whole in it.
    if (std::ranges::count(session::game_records(), record) == 0) {
        return false;
    }
    try {
        play(sitting::unfinished_table(record));
        return true;
    } catch (const InputError&) {
        return false; // all its games are over, it is damaged, or somebody plays there
    }
}

void TableCommands::play(const sitting::Table& table) {
    const std::string title = wording::shown_name(table.on.map.details().name);
    add(new PlayWindow(&frame_, wx_text(tr("Play: {}", title)),
                       std::make_unique<sitting::SeatedGame>(table)));
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
        if (!goes_on_with(file)) {
            show(source_of(file));
        }
    } catch (const InputError& error) {
        context_.prompt().error(error.in_file(file.string()).what());
    }
}

} // namespace pampas::desktop
