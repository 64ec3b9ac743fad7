#include "tests/engine/pigs/plain_game.h"
#include "tests/engine/pigs/plain_names.h"

#include <algorithm>
#include <cstddef>

/// What a player may do, and at which price.
namespace pampas::testing {

using pigs::index;

int PlainPigs::count(int seat, const std::string& size) const {
    int number = 0;
    for (const Pig& pig : herd(seat)) {
        number += pig.size == size ? 1 : 0;
    }
    return number;
}

std::array<int, 4> PlainPigs::counts(int seat) const {
    return {count(seat, "baby"), count(seat, "small"), count(seat, "medium"), count(seat, "big")};
}

bool PlainPigs::has_pig(const std::string& size, bool vaccinated) const {
    return std::ranges::any_of(herd(seat_), [&](const Pig& pig) {
        return pig.size == size && pig.vaccinated == vaccinated;
    });
}

/// Whether the seat to act has such a pig that was neither fed nor mated in this turn.
bool PlainPigs::has_unused(const std::string& size, bool vaccinated) const {
    return std::ranges::any_of(herd(seat_), [&](const Pig& pig) {
        return pig.size == size && pig.vaccinated == vaccinated && !pig.used;
    });
}

bool PlainPigs::has_most(int seat, const std::string& size) const {
    for (int other = 0; other < players(); ++other) {
        if (count(other, size) > count(seat, size)) {
            return false;
        }
    }
    return count(seat, size) > 0;
}

/// "Vaccin": "il suffit d'utiliser un Vaccin de votre réserve personnelle".
bool PlainPigs::can_vaccinate(int seat) const {
    for (const Pig& pig : herd(seat)) {
        if (!pig.vaccinated) {
            return farm(seat).items.at("vaccine") > 0;
        }
    }
    return false;
}

/// "Nourrir": "cette action n'est possible qu'une seule fois par cochon et par tour". The pig
/// changes its tile for one of the market ("échanger une tuile").
bool PlainPigs::can_feed(const std::string& size, bool vaccinated, bool with_supplement) const {
    if (with_supplement && farm(seat_).items.at("supplement") == 0) {
        return false;
    }
    const std::string grown_size = grown(size, with_supplement);
    return !grown_size.empty() && market_.at(grown_size) > 0 && has_unused(size, vaccinated);
}

/// "Reproduire": "vous ne pouvez donc pas recevoir deux Bébés pour le même cochon durant le même
/// tour"; "prendre un Bébé cochon dans la réserve du marché".
bool PlainPigs::can_mate(const std::string& size, bool vaccinated, bool with_amulet) const {
    if (with_amulet && farm(seat_).items.at("amulet") == 0) {
        return false;
    }
    return is_adult(size) && market_.at(newborn(with_amulet)) > 0 && has_unused(size, vaccinated);
}

/// "Acheter": "dans la limite de votre budget"; "Prenez la tuile [...] dans la réserve du marché".
bool PlainPigs::can_buy(const std::string& what) const {
    return market_.at(what) > 0 && farm(seat_).dollars >= buying_price(what);
}

/// "Seuls les effets qui modifient les prix d'achat et de vente s'appliquent pendant la phase 4."
pigs::Effect PlainPigs::changes_of_prices() const {
    return phase_ == "act" ? card(turn_).effect : pigs::Effect{};
}

/// "Prix du marché".
int PlainPigs::buying_price(const std::string& what) const {
    if (what == "meadow") {
        return edition_->meadow_price(farm(seat_).meadows);
    }
    if (is_one_of(all_items(), what)) {
        return std::max(0, edition_->item_price + changes_of_prices().buying_items);
    }
    const std::size_t place = place_of(all_sizes(), what);
    return std::max(0, edition_->pig_prices.at(place) + changes_of_prices().buying.at(place));
}

int PlainPigs::selling_price(const std::string& size) const {
    const std::size_t place = place_of(all_sizes(), size);
    return std::max(0, edition_->pig_prices.at(place) + changes_of_prices().selling.at(place));
}

std::vector<PlainAction> PlainPigs::legal() const {
    Actions list;
    if (phase_ == "over") {
        return list;
    }
    if (phase_ == "choose") {
        add_choices(list);
    } else {
        add_task(list);
        add_vaccinations(list);
        list.push_back({.kind = "done"});
    }
    std::sort(list.begin(), list.end());
    return list;
}

/// "Vous avez le choix entre 4 actions différentes". "Variante à deux joueurs": "le joueur qui
/// possède les tuiles neutres choisit une action neutre en plus de son action principale".
void PlainPigs::add_choices(Actions& list) const {
    for (const std::string& task : all_tasks()) {
        if (neutral_holder_ != seat_) {
            list.push_back({.kind = "choose", .what = task});
            continue;
        }
        for (const std::string& neutral : all_tasks()) {
            list.push_back({.kind = "choose", .what = task, .neutral = neutral});
        }
    }
}

/// What the seat does by its purchases of the preparatory turn or by the task it chose.
void PlainPigs::add_task(Actions& list) const {
    const std::string task = phase_ == "act" ? choices_.at(index(seat_)) : "";
    if (phase_ == "prepare" || task == "buy") {
        add_purchases(list);
    } else if (task == "feed") {
        add_feeding(list);
    } else if (task == "mate") {
        add_mating(list);
    } else if (task == "sell") {
        add_sales(list);
    }
}

/// "Acheter": "un cochon, un objet ou un pré".
void PlainPigs::add_purchases(Actions& list) const {
    for (const std::string& size : all_sizes()) {
        if (can_buy(size)) {
            list.push_back({.kind = "buy-pig", .what = size});
        }
    }
    for (const std::string& item : all_items()) {
        if (can_buy(item)) {
            list.push_back({.kind = "buy-item", .what = item});
        }
    }
    if (can_buy("meadow")) {
        list.push_back({.kind = "buy-meadow"});
    }
}

void PlainPigs::add_feeding(Actions& list) const {
    for (const std::string& size : all_sizes()) {
        for (const bool vaccinated : {false, true}) {
            for (const bool with_supplement : {false, true}) {
                if (can_feed(size, vaccinated, with_supplement)) {
                    list.push_back({"feed", size, vaccinated, with_supplement, ""});
                }
            }
        }
    }
}

void PlainPigs::add_mating(Actions& list) const {
    for (const std::string& size : all_sizes()) {
        for (const bool vaccinated : {false, true}) {
            for (const bool with_amulet : {false, true}) {
                if (can_mate(size, vaccinated, with_amulet)) {
                    list.push_back({"mate", size, vaccinated, with_amulet, ""});
                }
            }
        }
    }
}

/// "Vendre": "vendre un de vos cochons".
void PlainPigs::add_sales(Actions& list) const {
    for (const std::string& size : all_sizes()) {
        for (const bool vaccinated : {false, true}) {
            if (has_pig(size, vaccinated)) {
                list.push_back({.kind = "sell", .what = size, .vaccinated = vaccinated});
            }
        }
    }
}

/// "Vaccin": "Vous pouvez vacciner vos cochons à tout moment"; "la tuile Cochon de votre choix".
void PlainPigs::add_vaccinations(Actions& list) const {
    if (!can_vaccinate(seat_)) {
        return;
    }
    for (const std::string& size : all_sizes()) {
        if (has_pig(size, false)) {
            list.push_back({.kind = "vaccinate", .what = size});
        }
    }
}

} // namespace pampas::testing
