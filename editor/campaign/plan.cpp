#include "editor/campaign/plan.h"

#include "editor/campaign/study.h"
#include "engine/files/input_error.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"
#include "engine/language/tr.h"
#include "engine/library/library.h"
#include "engine/library/open_map.h"
#include "engine/rules/ruleset.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::campaign {
namespace {

namespace fs = std::filesystem;

constexpr const char* library_ending = ".pampas";

/// Adds what is named to a plan.
class Planner {
  public:
    Planner(const Campaign& campaign, fs::path folder)
        : folder_(std::move(folder)), plan_{campaign, {}, {}, {}, {}} {}

    void add(const std::string& named) {
        const fs::path path = folder_ / path_of(named);
        std::error_code ignored;
        if (fs::is_directory(path, ignored)) {
            add_folder(named, path);
        } else if (path.extension() == library_ending) {
            add_library(named, path);
        } else {
            add_map(named, [&] {
                return library::named_map(named) ? library::open_map(path.string())
                                                 : formats::read_map(path);
            });
        }
    }

    void set_other(const std::string& named) {
        const fs::path path = folder_ / path_of(named);
        plan_.other = {named, library::open_map(path.string())};
    }

    Plan take() { return std::move(plan_); }

  private:
    /// Errors may name the path, which is told already.
    void refuse(const std::string& file, std::string why) {
        for (const std::string& path : {(folder_ / path_of(file)).string(), file}) {
            if (why.starts_with(path + ": ")) {
                why.erase(0, path.size() + 2);
            }
        }
        plan_.refused.push_back({file, std::move(why)});
    }

    void add_folder(const std::string& named, const fs::path& folder) {
        try {
            for (const fs::path& file : formats::map_files_in(folder)) {
                add_map((path_of(named) / file.filename()).generic_string(),
                        [&file] { return formats::read_map(file); });
            }
        } catch (const InputError& error) {
            refuse(named, error.what());
        }
    }

    void add_library(const std::string& named, const fs::path& file) {
        try {
            const library::Library library(file, library::Access::Read);
            for (const library::Entry& entry : library.list()) {
                add_map(named + "#" + entry.name, [&] { return library.load(entry.name).map; });
            }
        } catch (const InputError& error) {
            refuse(named, error.what());
        }
    }

    void add_map(const std::string& file, const auto& read) {
        try {
            plan_.maps.push_back({file, read()});
            add_tables();
        } catch (const InputError& error) {
            refuse(file, error.what());
        }
    }

    /// The tables of the map that was added last; takes it away again when there are none.
    void add_tables() {
        const map::Map& map = plan_.maps.back().map;
        const std::size_t before = plan_.tables.size();
        std::string why = tr("is for other numbers of players");
        for (const std::string& work : plan_.campaign.work) {
            const Study* study = study_named(work);
            if (study != nullptr && !study->has_games) {
                add_table({.work = work}, why);
                continue;
            }
            for (const std::string& ruleset : rulesets_for(map)) {
                for (const int players : plan_.campaign.players) {
                    add_tables(map, {0, ruleset, players, {}, work}, why);
                }
            }
        }
        if (plan_.tables.size() == before) {
            const std::string file = plan_.maps.back().file;
            plan_.maps.pop_back();
            refuse(file, why);
        }
    }

    /// A table for each line-up of bots. `why` becomes what is wrong, if anything is.
    void add_tables(const map::Map& map, Table table, std::string& why) {
        const auto range = map.details().players;
        if (range && (table.players < range->least || table.players > range->most)) {
            return;
        }
        const Study* study = study_named(table.work);
        if (study != nullptr && !study->has_lineups) {
            table.bots = all_bots();
            return add_table(std::move(table), why);
        }
        for (const std::vector<std::string>& bots : plan_.campaign.bots) {
            if (bots.size() == 1 || bots.size() == static_cast<std::size_t>(table.players)) {
                table.bots = players::Lineup(bots, table.players).names();
                add_table(table, why);
            }
        }
    }

    void add_table(Table table, std::string& why) {
        table.map = plan_.maps.size() - 1;
        try {
            if (const Study* study = study_named(table.work)) {
                study->work(plan_, table, 1);
            }
            if (table.players > 0) {
                game_of(plan_, table);
            }
            plan_.tables.push_back(std::move(table));
        } catch (const InputError& error) {
            why = error.what();
        }
    }

    /// Those of all line-ups, each once.
    std::vector<std::string> all_bots() const {
        std::vector<std::string> result;
        for (const std::vector<std::string>& bots : plan_.campaign.bots) {
            for (const std::string& bot : bots) {
                if (std::ranges::find(result, bot) == result.end()) {
                    result.push_back(bot);
                }
            }
        }
        return result;
    }

    std::vector<std::string> rulesets_for(const map::Map& map) const {
        return plan_.campaign.rulesets.empty()
                   ? std::vector{map.details().ruleset.value_or(rules::usual_ruleset().name)}
                   : plan_.campaign.rulesets;
    }

    fs::path folder_;
    Plan plan_;
};

} // namespace

Plan plan_of(const Campaign& campaign, const fs::path& folder) {
    Planner planner(campaign, folder);
    if (!campaign.with.empty()) {
        planner.set_other(campaign.with);
    }
    for (const std::string& named : campaign.maps) {
        planner.add(named);
    }
    return planner.take();
}

rules::Game game_of(const Plan& plan, const Table& table) {
    return {plan.maps[table.map].map, rules::ruleset_named(table.ruleset), table.players};
}

std::string name_of(const Table& table, const PlannedMap& map) {
    const std::string& name = map.map.details().name;
    std::string result = name.empty() ? path_of(map.file).stem().string() : name;
    if (table.work != simulate) {
        result += " " + table.work;
    }
    if (table.players == 0) {
        return result;
    }
    return fmt::format("{} {} {} {}", result, table.ruleset, table.players,
                       fmt::join(players::one_for_all(table.bots), "-"));
}

} // namespace pampas::campaign
