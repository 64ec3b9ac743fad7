#include "editor/campaign/plan.h"

#include "analysis/legality/playable.h"
#include "editor/campaign/study.h"
#include "engine/files/file.h"
#include "engine/files/path.h"
#include "engine/formats/format.h"
#include "engine/formats/json_fields.h"
#include "engine/formats/json_text.h"
#include "engine/language/tr.h"
#include "engine/library/library.h"
#include "engine/library/open_map.h"
#include "engine/pigs/players/lineup.h"
#include "engine/pigs/state.h"
#include "engine/players/lineup.h"
#include "engine/rules/ruleset.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace pampas::campaign {
namespace {

using formats::JsonFields;
using formats::JsonValue;

// The longest lists. Those other than of maps are short, since every combination is a table.
constexpr std::size_t most_maps = 200'000;
constexpr std::size_t most_bots = 1000;
constexpr std::size_t most_choices = 100;

/// A list that is not empty and has at most `most` items; calls `visit(place, item)` for each.
void visit_some(JsonFields& json, auto& items, std::size_t most, const auto& visit) {
    if (json.is_reading() && json.json().size() == 0) {
        json.json().fail(tr_later("a list that is not empty"));
    }
    if (json.is_reading() && json.json().size() > most) {
        json.json().refuse(tr("the list has more than {} entries", most));
    }
    json.list(items, visit);
}

/// The same for names; `check` throws `InputError` for an unknown one.
void visit_names(JsonFields& json, std::vector<std::string>& names, const auto& check) {
    visit_some(json, names, most_choices, [&check](JsonFields& place, std::string& name) {
        place.visit(name);
        if (!place.is_reading()) {
            return;
        }
        try {
            check(name);
        } catch (const InputError& error) {
            place.json().refuse(error.what());
        }
    });
}

/// The names of a line-up's bots, by seat. Throws `InputError` for unknown ones.
std::vector<std::string> seated(const Campaign& campaign, const std::vector<std::string>& bots,
                                int players) {
    return campaign.is_of_pigs() ? pigs::Lineup(bots, players).names()
                                 : players::Lineup(bots, players).names();
}

/// Parts of a campaign may be played on other machines, and later.
void check_bot(const Campaign& campaign, const std::string& name) {
    if (players::is_program(name)) {
        throw InputError(tr("\"{}\" is a program; campaigns only use bots that come with Pampas",
                            escaped(name)));
    }
    seated(campaign, {name}, 2);
}

void check_ruleset(const Campaign& campaign, const std::string& name) {
    if (campaign.is_of_pigs()) {
        pigs::variants_named(name);
    } else {
        rules::ruleset_named(name);
    }
}

void check_work(const Campaign& campaign, const std::string& name) {
    if (name != simulate && study_named(campaign, name) == nullptr) {
        throw InputError(tr("there is no kind of work \"{}\"", name));
    }
}

namespace fs = std::filesystem;

constexpr const char* library_ending = ".pampas";

/// So that `plan.json`, which lists all tables, can be read again.
constexpr std::size_t most_tables = 200'000;

/// Thrown for more tables. No `InputError`, because it does not concern the map that is added.
struct TooManyTables {};

/// The numbers of players that a map or an edition is for.
Bounded<int> players_for(const Subject& subject) {
    if (subject.edition) {
        return {subject.edition->least_players, subject.edition->most_players, 0};
    }
    const auto players = subject.map->details().players;
    return players ? Bounded<int>{players->least, players->most, 0} : rules::players_bounds;
}

/// Throws `InputError` if these players cannot play with the subject.
void check_game(const Subject& subject, const Players& players) {
    if (subject.edition) {
        pigs::Game(*subject.edition, pigs::variants_named(players.ruleset), players.count);
    } else {
        game_of(subject, players);
    }
}

/// Adds the maps or editions of a campaign and their work to a plan.
class Planner {
  public:
    Planner(const Campaign& campaign, fs::path folder)
        : folder_(std::move(folder)), plan_{campaign, {}, {}, {}, {}} {}

    void add_maps(const std::string& named) {
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

    void add_edition(const std::string& named) {
        add(named, [&] { return edition_at(named); });
    }

    void set_other(const std::string& named) {
        const fs::path path = folder_ / path_of(named);
        plan_.other = plan_.campaign.is_of_pigs()
                          ? edition_at(named)
                          : Subject{named, library::open_map(path.string())};
    }

    CampaignPlan take() { return std::move(plan_); }

  private:
    /// Removes the path from an error that repeats it.
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

    /// The bundled edition of this name, or the one in the file.
    Subject edition_at(const std::string& named) const {
        const bool is_file = named.ends_with(".json");
        return {
            named, {}, pigs::edition_named(is_file ? (folder_ / path_of(named)).string() : named)};
    }

    void add_map(const std::string& file, const auto& read) {
        add(file, [&] { return Subject{file, read()}; });
    }

    void add(const std::string& file, const auto& read) {
        try {
            plan_.subjects.push_back(read());
            add_tables();
        } catch (const InputError& error) {
            refuse(file, error.what());
        }
    }

    /// Adds the work on the subject that was added last; removes it again if there is none.
    void add_tables() {
        const std::size_t before = plan_.tables.size();
        std::string why = tr("is for a different number of players");
        for (const std::string& work : plan_.campaign.work) {
            add_work(study_named(plan_.campaign, work), why);
        }
        if (plan_.tables.size() == before) {
            const std::string file = plan_.subjects.back().file;
            plan_.subjects.pop_back();
            refuse(file, why);
        }
    }

    /// Adds studies of this kind, or tables. Sets `why` to what is wrong, if anything is.
    void add_work(const StudyKind* kind, std::string& why) {
        if (kind != nullptr && !kind->has_games) {
            return add(Study{plan_.subjects.size() - 1, kind}, why);
        }
        const Bounded<int> allowed = players_for(plan_.subjects.back());
        for (const std::string& ruleset : rulesets_for(plan_.subjects.back())) {
            for (const int count : plan_.campaign.players) {
                if (count >= allowed.least && count <= allowed.most) {
                    add_lineups(kind, {ruleset, count}, why);
                }
            }
        }
    }

    void add_lineups(const StudyKind* kind, Players players, std::string& why) {
        if (kind != nullptr && !kind->has_lineups) {
            players.bots = all_bots();
            return add(kind, players, why);
        }
        for (const std::vector<std::string>& bots : plan_.campaign.bots) {
            if (bots.size() == 1 || bots.size() == static_cast<std::size_t>(players.count)) {
                players.bots = seated(plan_.campaign, bots, players.count);
                add(kind, players, why);
            }
        }
    }

    void add(const StudyKind* kind, const Players& players, std::string& why) {
        const std::size_t subject = plan_.subjects.size() - 1;
        add(kind == nullptr ? Work(GamesAtTable{subject, players})
                            : Work(Study{subject, kind, players}),
            why);
    }

    void add(Work work, std::string& why) {
        try {
            if (const auto* study = std::get_if<Study>(&work)) {
                study->kind->run(plan_, *study, 1);
            }
            if (const Players* players = players_of(work)) {
                check_game(plan_.subjects.back(), *players);
            }
            if (plan_.tables.size() == most_tables) {
                throw TooManyTables();
            }
            plan_.tables.push_back(std::move(work));
        } catch (const InputError& error) {
            why = error.what();
        }
    }

    /// The bots of all line-ups, each once.
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

    std::vector<std::string> rulesets_for(const Subject& subject) const {
        if (!plan_.campaign.rulesets.empty()) {
            return plan_.campaign.rulesets;
        }
        return {subject.edition
                    ? pigs::name_of(pigs::Variants())
                    : subject.map->details().ruleset.value_or(rules::usual_ruleset().name)};
    }

    fs::path folder_;
    CampaignPlan plan_;
};

} // namespace

balance::SeriesPlan Campaign::plan_for(const std::vector<std::string>& lineup,
                                       std::size_t threads) const {
    balance::SeriesPlan result = plan;
    result.experiment.bots = lineup;
    result.experiment.threads = threads;
    return result;
}

static void json_fields(JsonFields& json, Campaign& campaign) {
    balance::SeriesPlan& plan = campaign.plan;
    balance::Experiment& experiment = plan.experiment;
    bool paired = experiment.dealing.pairing == simulation::Pairing::Rotated;
    json.format("pampas-campaign");
    const auto names = [](std::vector<std::string>& listed) {
        return [&listed](JsonFields& list) {
            visit_some(list, listed, most_maps,
                       [](JsonFields& place, auto& name) { place.visit(name); });
        };
    };
    if (!json.is_writing() || !campaign.maps.empty()) {
        json.later("maps", names(campaign.maps));
    }
    if (!json.is_writing() || campaign.is_of_pigs()) {
        json.later("editions", names(campaign.editions));
    }
    if (json.is_reading() && campaign.is_of_pigs()) {
        campaign.players = {2, 3, 4, 5, 6};
        campaign.bots = {{pigs::usual_player()}};
    }
    const auto checked = [&campaign](auto check) {
        return [&campaign, check](const std::string& name) { check(campaign, name); };
    };
    json.later("players", [&](JsonFields& list) {
        visit_some(list, campaign.players, most_choices, [&](JsonFields& place, int& count) {
            place.visit(count, rules::players_bounds.least, most_players(campaign));
        });
    });
    json.later("bots", [&](JsonFields& list) {
        visit_some(list, campaign.bots, most_bots, [&](JsonFields& place, auto& bots) {
            visit_names(place, bots, checked(check_bot));
        });
    });
    json.later("until_verdict", plan.until_verdict);
    json.later("tolerance", plan.tolerance, balance::tolerance_bounds);
    json.later("precision", plan.precision, balance::SeriesPlan::precision_bounds);
    if (!json.is_writing() || !campaign.rulesets.empty()) {
        json.later("rulesets", [&](JsonFields& list) {
            visit_names(list, campaign.rulesets, checked(check_ruleset));
        });
    }
    json.later("work",
               [&](JsonFields& list) { visit_names(list, campaign.work, checked(check_work)); });
    json.unless("with", campaign.with, "");
    json.optional("games", plan.games, balance::SeriesPlan::games_bounds);
    json.optional("until_ci", plan.until_ci, balance::SeriesPlan::ci_bounds);
    json.later("paired", paired);
    json.later("seed", experiment.dealing.seed);
    json.later("playouts", experiment.thinking.playouts, players::SearchBudget::playouts_bounds);
    if (!json.is_writing()) {
        json.later("turn_ms", [](JsonFields& place) {
            if (place.is_reading()) {
                place.json().refuse(tr("games with a time limit for thinking differ each time; use "
                                       "\"playouts\" instead"));
            }
        });
        experiment.dealing.pairing = plan.until_verdict || paired
                                         ? simulation::Pairing::Rotated
                                         : simulation::Pairing::Independent;
    }
}

Campaign campaign_of(const JsonValue& json) {
    auto campaign = formats::read_only_fields<Campaign>(json);
    if (campaign.maps.empty() == campaign.editions.empty()) {
        json.refuse(tr(R"(needs either "maps" or, for games of Happy Pigs, "editions")"));
    }
    if (campaign.with.empty() != (std::ranges::count(campaign.work, "compare") == 0)) {
        json.refuse(tr(
            R"("with" and the work "compare" need each other: "with" names what to compare with)"));
    }
    return campaign;
}

int most_players(const Campaign& campaign) {
    return campaign.is_of_pigs() ? pigs::max_players : rules::max_players;
}

Campaign read_campaign(const std::filesystem::path& file) {
    return naming_file(file.string(), [&file] {
        const auto json = formats::parse_json(read_file(file));
        return campaign_of(JsonValue(json));
    });
}

JsonValue::Json campaign_json(const Campaign& campaign) {
    return formats::fields_json(campaign);
}

CampaignPlan plan_of(const Campaign& campaign, const fs::path& folder) try {
    Planner planner(campaign, folder);
    if (!campaign.with.empty()) {
        planner.set_other(campaign.with);
    }
    for (const std::string& named : campaign.maps) {
        planner.add_maps(named);
    }
    for (const std::string& named : campaign.editions) {
        planner.add_edition(named);
    }
    return planner.take();
} catch (const TooManyTables&) {
    throw InputError(tr("the campaign has more than {} tables", most_tables));
}

std::size_t subject_of(const Work& work) {
    return std::visit([](const auto& one) { return one.subject; }, work);
}

const Players* players_of(const Work& work) {
    if (const auto* table = std::get_if<GamesAtTable>(&work)) {
        return &table->players;
    }
    const auto& players = std::get<Study>(work).players;
    return players ? &*players : nullptr;
}

std::string_view kind_of(const Work& work) {
    const auto* study = std::get_if<Study>(&work);
    return study != nullptr ? study->kind->name : simulate;
}

rules::Game game_of(const Subject& map, const Players& players) {
    legality::require_playable(*map.map);
    return {*map.map, rules::ruleset_named(players.ruleset), players.count};
}

std::string name_of(const Subject& subject) {
    return subject.edition ? subject.edition->name : subject.map->details().name;
}

std::string name_of(const Work& work, const Subject& subject) {
    const std::string name = name_of(subject);
    std::string result = name.empty() ? path_of(subject.file).stem().string() : name;
    if (kind_of(work) != simulate) {
        result += fmt::format(" {}", kind_of(work));
    }
    if (const Players* players = players_of(work)) {
        result += fmt::format(" {} {} {}", players->ruleset, players->count,
                              fmt::join(players::one_for_all(players->bots), "-"));
    }
    return result;
}

} // namespace pampas::campaign
