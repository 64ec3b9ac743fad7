#include "editor/desktop/frame/table_commands.h"

#include "analysis/wording/words.h"
#include "editor/desktop/frame/kept_choices.h"
#include "editor/desktop/pigs/edition_window.h"
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

/// A game in a kept record, by its number there.
struct Recorded {
    session::KeptGame record;
    int number;

    simulation::OpenedGame<rules::Game> open() const {
        return simulation::open_game<rules::Game>(reader(record), number, rules::read_game);
    }
    void note(const simulation::Notes& notes) {
        session::replace_record(record,
                                simulation::with_notes(session::record_of(record), number, notes));
    }

    static simulation::RecordReader reader(const session::KeptGame& record) {
        return record.in_library
                   ? simulation::RecordReader({session::record_of(record), record.file})
                   : simulation::RecordReader(record.file);
    }
};

/// All games of these records.
GameSource source_of(const std::string& title, const std::vector<session::KeptGame>& records) {
    const auto games = std::make_shared<std::vector<Recorded>>();
    for (const session::KeptGame& record : records) {
        for (const int number : simulation::games_in(Recorded::reader(record))) {
            games->push_back({record, number});
        }
    }
    return {.title = title,
            .games = games->size(),
            .open = [games](std::size_t index) { return (*games)[index].open(); },
            .keep_notes = [games](std::size_t index,
                                  const simulation::Notes& notes) { (*games)[index].note(notes); }};
}

/// Whether a record has games of Happy Pigs.
bool has_farms(const std::filesystem::path& file) {
    try {
        const simulation::RecordReader reader(file, pigs::record_format);
        return true;
    } catch (const InputError&) {
        return false;
    }
}

/// All games of such a record. Throws `InputError`.
FarmSource farms_in(const std::filesystem::path& file) {
    const auto numbers = simulation::games_in(simulation::RecordReader(file, pigs::record_format));
    return {.title = file.filename().string(),
            .games = numbers.size(),
            .open = [file, numbers](std::size_t index) {
                return simulation::open_game<pigs::Game>(
                    simulation::RecordReader(file, pigs::record_format), numbers[index],
                    pigs::read_game);
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
    handlers.add("games.played", [this] { show_played(); });
    handlers.add("games.pigs", [this] { show_pigs(); });
}

bool TableCommands::is_record(const std::filesystem::path& file) {
    return file.extension() == record_ending;
}

void TableCommands::show(const GameSource& source) {
    auto* table = new TableWindow(&frame_, source, asker());
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
        table->seats.record = session::new_game_record();
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
    context_.prompt().error(tr("There is no unfinished game."));
}

bool TableCommands::goes_on_with(const std::filesystem::path& record) {
    // Only there: opening a record to play on drops what is not whole in it.
    if (std::ranges::count(session::game_records(), record) == 0) {
        return false;
    }
    try {
        if (has_farms(record)) {
            play_farms(sitting::unfinished_farms(record));
        } else {
            play(sitting::unfinished_table(record));
        }
        return true;
    } catch (const InputError&) {
        return false; // all its games are over, it is damaged, or somebody plays there
    }
}

void TableCommands::play(const sitting::Table& table) {
    const std::string title = wording::shown_name(table.on.map.details().name);
    const auto kept = std::make_shared<session::KeptGame>();
    add(new PlayWindow(&frame_, wx_text(tr("Play: {}", title)),
                       std::make_unique<sitting::SeatedGame>(table), asker(),
                       {[this, kept, map = table.on.map](const std::filesystem::path& record) {
                            *kept = keep(record, map);
                        },
                        [this, kept, title] { show(source_of(title, {*kept})); }}));
}

void TableCommands::show_pigs() {
    add(new EditionWindow(&frame_, context_,
                          {.watch = [this](const FarmSource& source) { watch_farms(source); },
                           .sit_down =
                               [this](sitting::FarmTable table) {
                                   try {
                                       table.seats.record = session::new_game_record();
                                       play_farms(table);
                                   } catch (const InputError& error) {
                                       context_.prompt().error(error.what());
                                   }
                               }}));
}

void TableCommands::watch_farms(const FarmSource& source) {
    add(new FarmTable(&frame_, source));
}

void TableCommands::play_farms(const sitting::FarmTable& table) {
    add(new FarmTable(&frame_, wx_text(tr("Happy Pigs, edition {}", table.edition.name)),
                      std::make_unique<sitting::SeatedFarms>(table)));
}

session::KeptGame TableCommands::keep(const std::filesystem::path& record, const map::Map& map) {
    std::optional<session::RevisionReference> revision;
    for (std::size_t open = 0; open < context_.maps().count(); ++open) {
        const session::Session& session = context_.maps().session(open);
        if (!revision && !context_.maps().modified(open) && map::same_board(session.map(), map)) {
            revision = session::revision_at(session.origin(), map);
        }
    }
    try {
        return session::keep_game(record, revision);
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
        return {record};
    }
}

void TableCommands::show_played() {
    try {
        const auto games = session::games_on(context_.session().origin(), context_.map());
        if (games.empty()) {
            throw InputError(tr("Nobody has finished a game on this map yet."));
        }
        show(source_of(tr("Your games on {}", context_.session().title()), games));
    } catch (const InputError& error) {
        context_.prompt().error(error.what());
    }
}

FileAsker TableCommands::asker() const {
    return [this](const std::string& title, const std::filesystem::path& name,
                  const std::vector<FileKind>& kinds) {
        auto file =
            context_.files().save(title, kept_export_folder(context_.config()) / name, kinds);
        if (file) {
            keep_export_folder(context_.config(), file->path.parent_path());
        }
        return file;
    };
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
        if (goes_on_with(file)) {
            return;
        }
        if (has_farms(file)) {
            watch_farms(farms_in(file));
        } else {
            show(source_of(file.filename().string(), {{file}}));
        }
    } catch (const InputError& error) {
        context_.prompt().error(error.in_file(file.string()).what());
    }
}

} // namespace pampas::desktop
