#include "analysis/pigs/words.h"

#include "engine/language/tr.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace pampas::pigs {
namespace {

/// Dollars of pigs by size, the sizes with the same amount together: `babies and big pigs +2`.
void add_amounts(std::vector<std::string>& clauses, const BySize& dollars,
                 std::string (*clause)(const std::string& pigs, const std::string& amount)) {
    std::vector<int> amounts(dollars.begin(), dollars.end());
    std::ranges::sort(amounts);
    const auto repeated = std::ranges::unique(amounts);
    amounts.erase(repeated.begin(), repeated.end());
    for (const int amount : amounts) {
        if (amount == 0) {
            continue;
        }
        std::vector<std::string> pigs;
        for (std::size_t size = 0; size < sizes; ++size) {
            if (dollars[size] == amount) {
                pigs.push_back(size_title(static_cast<Size>(size)));
            }
        }
        clauses.push_back(
            clause(pigs.size() == sizes ? tr("all pigs") : fmt::format("{}", fmt::join(pigs, ", ")),
                   fmt::format("{:+}", amount)));
    }
}

/// The words of kinds of which there are some.
std::vector<std::string> of_some(const auto& counts, const auto& words) {
    std::vector<std::string> result;
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        if (counts[kind] > 0) {
            result.push_back(words[kind]);
        }
    }
    return result;
}

std::string account_title(Account account) {
    constexpr std::array titles{tr_later("start"),        tr_later("sales"),
                                tr_later("final sales"),  tr_later("compensation"),
                                tr_later("season cards"), tr_later("pigs bought"),
                                tr_later("items"),        tr_later("meadows")};
    return tr(titles[index(account)]);
}

} // namespace

std::string task_title(Task task) {
    constexpr std::array titles{tr_later("feed"), tr_later("buy"), tr_later("mate"),
                                tr_later("sell")};
    return tr(titles[index(task)]);
}

std::string size_title(Size size) {
    constexpr std::array titles{tr_later("babies"), tr_later("small pigs"), tr_later("medium pigs"),
                                tr_later("big pigs")};
    return tr(titles[index(size)]);
}

std::string item_title(Item item) {
    constexpr std::array titles{tr_later("vaccine"), tr_later("supplement"), tr_later("amulet")};
    return tr(titles[index(item)]);
}

std::string season_title(Season season) {
    constexpr std::array titles{tr_later("spring"), tr_later("summer"), tr_later("autumn"),
                                tr_later("winter")};
    return tr(titles[index(season)]);
}

std::string pigs_words(const PigCounts& counts) {
    const std::array words{trn("{} baby", "{} babies", int{counts[0]}),
                           trn("{} small pig", "{} small pigs", int{counts[1]}),
                           trn("{} medium pig", "{} medium pigs", int{counts[2]}),
                           trn("{} big pig", "{} big pigs", int{counts[3]})};
    return fmt::format("{}", fmt::join(of_some(counts, words), ", "));
}

std::string items_words(const std::array<std::uint8_t, items>& counts) {
    const std::array words{trn("{} vaccine", "{} vaccines", int{counts[0]}),
                           trn("{} supplement", "{} supplements", int{counts[1]}),
                           trn("{} amulet", "{} amulets", int{counts[2]})};
    return fmt::format("{}", fmt::join(of_some(counts, words), ", "));
}

std::string effect_words(const Effect& effect) {
    std::vector<std::string> clauses;
    add_amounts(clauses, effect.buying, [](const auto& pigs, const auto& amount) {
        return tr("price of {}: {}", pigs, amount);
    });
    add_amounts(clauses, effect.selling, [](const auto& pigs, const auto& amount) {
        return tr("{} sold: {}", pigs, amount);
    });
    if (effect.buying_items != 0) {
        clauses.push_back(tr("price of items: {}", fmt::format("{:+}", effect.buying_items)));
    }
    add_amounts(clauses, effect.dollars_each, [](const auto& pigs, const auto& amount) {
        return tr("for each of your {}: {}", pigs, amount);
    });
    add_amounts(clauses, effect.dollars_most, [](const auto& pigs, const auto& amount) {
        return tr("for most {}: {}", pigs, amount);
    });
    if (effect.babies_a_pair != 0) {
        clauses.push_back(trn("{} baby for each two adults", "{} babies for each two adults",
                              effect.babies_a_pair));
    }
    return fmt::format("{}", fmt::join(clauses, "; "));
}

std::string limits_words(const Card& card) {
    std::vector<std::string> limits;
    for (std::size_t task = 0; task < tasks; ++task) {
        limits.push_back(
            fmt::format("{} {}", task_title(static_cast<Task>(task)), card.limits[task]));
    }
    return fmt::format("{}", fmt::join(limits, ", "));
}

std::string figure_title(std::size_t figure) {
    if (figure < accounts) {
        return account_title(static_cast<Account>(figure));
    }
    if (figure < ItemsBought) {
        return tr("turns: {}", task_title(static_cast<Task>(figure - TasksChosen)));
    }
    if (figure < PigsSold) {
        return tr("bought: {}", item_title(static_cast<Item>(figure - ItemsBought)));
    }
    return figure == PigsSold ? tr("pigs sold before the end") : tr("meadows owned");
}

std::string figure_key(std::size_t figure) {
    if (figure < accounts) {
        return std::string(account_names[figure]);
    }
    if (figure < ItemsBought) {
        return fmt::format("chosen_{}", task_names[figure - TasksChosen]);
    }
    if (figure < PigsSold) {
        return fmt::format("bought_{}", item_names[figure - ItemsBought]);
    }
    return figure == PigsSold ? "pigs_sold" : "meadows_owned";
}

} // namespace pampas::pigs
