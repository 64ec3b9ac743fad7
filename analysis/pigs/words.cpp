#include "analysis/pigs/words.h"

#include "engine/language/tr.h"

#include <fmt/format.h>

#include <array>

namespace pampas::pigs {

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

std::string account_title(Account account) {
    constexpr std::array titles{tr_later("start"),        tr_later("sales"),
                                tr_later("final sales"),  tr_later("compensation"),
                                tr_later("season cards"), tr_later("pigs bought"),
                                tr_later("items"),        tr_later("meadows")};
    return tr(titles[index(account)]);
}

std::string season_title(Season season) {
    constexpr std::array titles{tr_later("spring"), tr_later("summer"), tr_later("autumn"),
                                tr_later("winter")};
    return tr(titles[index(season)]);
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
