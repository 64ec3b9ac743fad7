#include "tests/engine/pigs/plain_game.h"

#include "tests/engine/pigs/plain_names.h"

#include <algorithm>
#include <cstddef>
#include <stdexcept>

namespace pampas::testing {
namespace {

using pigs::index;

/// Stands for the neutral tile among the seats that chose a task.
constexpr int neutral_tile = -1;

} // namespace

/// "Le joueur qui imite le mieux le grognement" is seat 0. The variants only change what players
/// know.
PlainPigs::PlainPigs(const pigs::Edition& edition, bool /*shows_next_card*/,
                     bool /*chooses_openly*/, int players, const std::vector<int>& cards, Room room)
    : edition_(&edition), cards_(cards), room_(std::move(room)), choices_(index(players)),
      shares_(index(players)) {
    lay_out_market(players);
    for (int seat = 0; seat < players; ++seat) {
        add_farm();
    }
    // "Variante à deux joueurs": "Le deuxième joueur reçoit [...] quatre tuiles Action de la
    // couleur neutre".
    if (players == 2) {
        neutral_holder_ = 1;
    }
    start_phase("prepare");
}

/// "Mise en place": "Toutes ces tuiles constituent la réserve du marché"; "Chaque joueur reçoit
/// [...] un pré".
void PlainPigs::lay_out_market(int players) {
    for (const std::string& size : all_sizes()) {
        market_[size] = edition_->pig_tiles.at(place_of(all_sizes(), size));
    }
    for (const std::string& item : all_items()) {
        market_[item] = edition_->item_tiles.at(place_of(all_items(), item));
    }
    market_["meadow"] = edition_->meadow_tiles - players;
}

/// "Mise en place": "un pré et un total de 45 dollars".
void PlainPigs::add_farm() {
    PlainFarm farm;
    for (const std::string& size : all_sizes()) {
        farm.pigs[size] = {0, 0};
    }
    for (const std::string& item : all_items()) {
        farm.items[item] = 0;
    }
    farm.dollars = edition_->start_dollars;
    farms_.push_back(farm);
    herds_.emplace_back();
}

/// Makes the farms show the pigs of the herds.
void PlainPigs::count_pigs() {
    for (int seat = 0; seat < players(); ++seat) {
        for (const std::string& size : all_sizes()) {
            farm(seat).pigs[size] = {0, 0};
        }
        for (const Pig& pig : herd(seat)) {
            ++farm(seat).pigs[pig.size].at(pig.vaccinated ? 1 : 0);
        }
    }
}

const pigs::Card& PlainPigs::card(int turn) const {
    return edition_->cards.at(index(cards_.at(index(turn - 1))));
}

/// All seats, "dans le sens horaire et en commençant par le premier joueur".
std::vector<int> PlainPigs::clockwise() const {
    std::vector<int> seats;
    int seat = first_;
    for (int i = 0; i < players(); ++i) {
        seats.push_back(seat);
        seat = seat_after(seat);
    }
    return seats;
}

std::pair<int, bool> PlainPigs::apply(const PlainAction& action) {
    const int seat = seat_;
    const int before = farm(seat).dollars;
    const bool has_room = carry_out(action);
    const int dollars = farm(seat).dollars - before;
    go_on(action);
    count_pigs();
    return {dollars, has_room};
}

/// Whether a pig, if there is one to place, found room.
bool PlainPigs::carry_out(const PlainAction& action) {
    if (action.kind == "feed") {
        return feed(action);
    }
    if (action.kind == "mate") {
        return mate(action);
    }
    if (action.kind == "buy-pig") {
        return buy_pig(action);
    }
    if (action.kind == "choose") {
        choose(action);
    } else if (action.kind == "buy-item") {
        buy_item(action);
    } else if (action.kind == "buy-meadow") {
        buy_meadow();
    } else if (action.kind == "sell") {
        sell(action);
    } else if (action.kind == "vaccinate") {
        vaccinate(action);
    } else {
        stop();
    }
    return true;
}

void PlainPigs::choose(const PlainAction& action) {
    choices_.at(index(seat_)) = action.what;
    if (neutral_holder_ == seat_) {
        neutral_ = action.neutral;
    }
}

/// "Nourrir": "échanger une tuile Petit cochon [...] contre une tuile Moyen cochon". "Vaccin": "Un
/// cochon vacciné le reste [...] même lorsqu'il grandit."
bool PlainPigs::feed(const PlainAction& action) {
    Pig pig = take(seat_, action.what, action.vaccinated);
    if (action.uses_item) {
        use_item("supplement");
    }
    pig.size = grown(action.what, action.uses_item);
    pig.used = true;
    return place(seat_, pig);
}

/// "Reproduire": "donne naissance à un Bébé que vous pouvez ajouter à votre pré".
bool PlainPigs::mate(const PlainAction& action) {
    find(seat_, action.what, action.vaccinated).used = true;
    if (action.uses_item) {
        use_item("amulet");
    }
    return place(seat_, {.size = newborn(action.uses_item)});
}

bool PlainPigs::buy_pig(const PlainAction& action) {
    farm(seat_).dollars -= buying_price(action.what);
    return place(seat_, {.size = action.what});
}

/// "Objets": "placez la tuile correspondante dans votre réserve personnelle".
void PlainPigs::buy_item(const PlainAction& action) {
    farm(seat_).dollars -= buying_price(action.what);
    --market_.at(action.what);
    ++farm(seat_).items.at(action.what);
}

/// "Acheter": "Placez les prés dans le prolongement de votre pré".
void PlainPigs::buy_meadow() {
    farm(seat_).dollars -= buying_price("meadow");
    --market_.at("meadow");
    ++farm(seat_).meadows;
}

/// "Vendre": "Remettez le cochon que vous vendez dans la réserve du marché".
void PlainPigs::sell(const PlainAction& action) {
    take(seat_, action.what, action.vaccinated);
    farm(seat_).dollars += selling_price(action.what);
}

/// "Vaccin": "retourner la tuile Cochon de votre choix du côté Vacciné".
void PlainPigs::vaccinate(const PlainAction& action) {
    use_item("vaccine");
    find(seat_, action.what, false).vaccinated = true;
}

/// "Phase 4": "Pour chaque action qui n'a pas été réalisée, les joueurs reçoivent un dédommagement
/// de 1 dollar."
void PlainPigs::stop() {
    if (phase_ == "act") {
        farm(seat_).dollars += actions_left_ * edition_->compensation;
    }
}

/// Such a pig, if possible one that was neither fed nor mated in this turn.
PlainPigs::Pig& PlainPigs::find(int seat, const std::string& size, bool vaccinated) {
    for (const bool used : {false, true}) {
        for (Pig& pig : herd(seat)) {
            if (pig.size == size && pig.vaccinated == vaccinated && pig.used == used) {
                return pig;
            }
        }
    }
    throw std::logic_error("no such pig: " + size);
}

/// Takes a pig off the farm and gives its tile to the market.
PlainPigs::Pig PlainPigs::take(int seat, const std::string& size, bool vaccinated) {
    Pig& found = find(seat, size, vaccinated);
    Pig pig = found;
    herd(seat).erase(herd(seat).begin() + (&found - herd(seat).data()));
    ++market_.at(size);
    return pig;
}

/// "Si vous manquez de cases pour placer un cochon, celui-ci retourne immédiatement au marché."
bool PlainPigs::place(int seat, const Pig& pig) {
    std::array<int, 4> with_pig = counts(seat);
    ++with_pig.at(place_of(all_sizes(), pig.size));
    if (!room_(with_pig, farm(seat).meadows)) {
        return false;
    }
    --market_.at(pig.size);
    herd(seat).push_back(pig);
    return true;
}

/// "Lorsqu'un objet est utilisé, placez le dans la réserve du marché."
void PlainPigs::use_item(const std::string& item) {
    --farm(seat_).items.at(item);
    ++market_.at(item);
}

/// Goes on to the next seat when this one has nothing left to do. A vaccination takes no share ("à
/// tout moment").
void PlainPigs::go_on(const PlainAction& action) {
    if (action.kind == "done" || action.kind == "choose") {
        actions_left_ = 0;
    } else if (phase_ == "vaccinate") {
        actions_left_ = can_vaccinate(seat_) ? 1 : 0;
    } else if (action.kind != "vaccinate") {
        --actions_left_;
    }
    if (actions_left_ == 0) {
        next_seat();
    }
}

/// In every phase players act "dans le sens horaire et en commençant par le premier joueur".
void PlainPigs::start_phase(const std::string& phase) {
    phase_ = phase;
    waiting_ = clockwise();
    next_seat();
}

/// Skips seats that have nothing to do in this phase.
void PlainPigs::next_seat() {
    while (!waiting_.empty()) {
        seat_ = waiting_.front();
        waiting_.erase(waiting_.begin());
        actions_left_ = actions_of(seat_);
        if (phase_ == "choose" || actions_left_ > 0) {
            return;
        }
    }
    end_phase();
}

/// How much a seat may do in this phase. "Tour préparatoire": "chaque joueur peut réaliser 5
/// achats". "Phase 4": "autant de fois que la répartition [...] le lui permet".
int PlainPigs::actions_of(int seat) const {
    if (phase_ == "prepare") {
        return edition_->first_purchases;
    }
    if (phase_ == "act") {
        return shares_.at(index(seat));
    }
    return phase_ == "vaccinate" && can_vaccinate(seat) ? 1 : 0;
}

void PlainPigs::end_phase() {
    if (phase_ == "prepare") {
        begin_turn();
    } else if (phase_ == "choose") {
        share_out();
        start_phase("act");
    } else if (phase_ == "act") {
        end_turn();
    } else {
        change_season();
    }
}

/// "Phase 1" and "Phase 2". "Variante à deux joueurs": "les tuiles Action neutres passent dans les
/// mains de l'adversaire", from this turn on.
void PlainPigs::begin_turn() {
    if (is_hindered()) {
        neutral_holder_ = seat_after(*neutral_holder_);
    }
    neutral_ = "";
    choices_.assign(choices_.size(), "");
    shares_.assign(shares_.size(), 0);
    start_phase("choose");
}

/// "Si l'adversaire est effectivement gêné par l'action neutre": they chose the same task.
bool PlainPigs::is_hindered() const {
    if (!neutral_holder_ || neutral_.empty()) {
        return false;
    }
    return choices_.at(index(seat_after(*neutral_holder_))) == neutral_;
}

/// "Phase 3": "Les joueurs qui ont choisi la même action se répartissent le nombre de fois". In the
/// example of 8 actions for three players, the first two have 3 and the third has 2.
void PlainPigs::share_out() {
    for (const std::string& task : all_tasks()) {
        const std::vector<int> seats = choosers(task);
        int left = card(turn_).limits.at(place_of(all_tasks(), task));
        // One action after the other goes to the next in order, around and around.
        for (std::size_t i = 0; left > 0 && !seats.empty(); i = (i + 1) % seats.size()) {
            if (seats[i] != neutral_tile) {
                ++shares_.at(index(seats[i]));
            }
            --left;
        }
    }
}

/// The seats that chose a task, in order. The neutral tile comes right after its holder; its share
/// is lost, as it is only there "pour gêner l'adversaire".
std::vector<int> PlainPigs::choosers(const std::string& task) const {
    std::vector<int> list;
    for (const int seat : clockwise()) {
        if (choices_.at(index(seat)) == task) {
            list.push_back(seat);
        }
        if (neutral_holder_ == seat && neutral_ == task) {
            list.push_back(neutral_tile);
        }
    }
    return list;
}

/// "Phase 5": "Les joueurs appliquent l'effet indiqué sur la tuile Saison"; "Le joueur à gauche du
/// premier joueur reçoit le jeton 1er Joueur."
void PlainPigs::end_turn() {
    for (const int seat : clockwise()) {
        farm(seat).dollars += dollars_of_effect(seat);
        add_babies(seat);
    }
    for (std::vector<Pig>& herd : herds_) {
        for (Pig& pig : herd) {
            pig.used = false;
        }
    }
    first_ = seat_after(first_);
    if (is_last_of_season()) {
        start_phase("vaccinate");
    } else {
        ++turn_;
        begin_turn();
    }
}

int PlainPigs::dollars_of_effect(int seat) const {
    const pigs::Effect& effect = card(turn_).effect;
    int dollars = 0;
    for (const std::string& size : all_sizes()) {
        const std::size_t place = place_of(all_sizes(), size);
        dollars += count(seat, size) * effect.dollars_each.at(place);
        dollars += has_most(seat, size) ? effect.dollars_most.at(place) : 0;
    }
    return dollars;
}

/// "Saison des amours": "un Bébé pour chaque paire de cochons en âge de se reproduire (Moyen ou
/// Gros) qu'il possède".
void PlainPigs::add_babies(int seat) {
    const int pairs = (count(seat, "medium") + count(seat, "big")) / 2;
    const int babies = pairs * card(turn_).effect.babies_a_pair;
    for (int i = 0; i < babies; ++i) {
        if (market_.at("baby") == 0 || !place(seat, {.size = "baby"})) {
            return;
        }
    }
}

/// "Lorsque la dernière carte d'une saison a été jouée".
bool PlainPigs::is_last_of_season() const {
    const bool is_last_of_all = index(turn_) == cards_.size();
    return is_last_of_all || card(turn_).season != card(turn_ + 1).season;
}

/// "Changement de saison": "vous perdez tous vos cochons qui ne sont pas vaccinés et les remettez
/// dans la réserve du marché". "La partie se termine lorsque toutes les cartes saison ont été
/// révélées et appliquées."
void PlainPigs::change_season() {
    for (int seat = 0; seat < players(); ++seat) {
        const std::vector<Pig> before = herd(seat);
        for (const Pig& pig : before) {
            if (!pig.vaccinated) {
                take(seat, pig.size, false);
            }
        }
    }
    if (index(turn_) == cards_.size()) {
        end_game();
    } else {
        ++turn_;
        begin_turn();
    }
}

/// "Fin de partie": "tous les joueurs vendent les cochons vaccinés restants au prix indiqué sur le
/// marché".
void PlainPigs::end_game() {
    phase_ = "over";
    seat_ = first_;
    actions_left_ = 0;
    for (int seat = 0; seat < players(); ++seat) {
        while (!herd(seat).empty()) {
            const std::string size = herd(seat).front().size;
            take(seat, size, herd(seat).front().vaccinated);
            farm(seat).dollars += selling_price(size);
        }
    }
}

/// "Fin de partie": "Le joueur le plus riche gagne la partie. En cas d'égalité, les joueurs vendent
/// tous les objets et les prés".
std::vector<int> PlainPigs::winners() const {
    std::vector<int> winners;
    std::pair<int, int> most{};
    for (int seat = 0; seat < players() && phase_ == "over"; ++seat) {
        const std::pair<int, int> worth{farm(seat).dollars, property(seat)};
        if (winners.empty() || worth > most) {
            winners.clear();
            most = worth;
        }
        if (worth == most) {
            winners.push_back(seat);
        }
    }
    return winners;
}

int PlainPigs::property(int seat) const {
    int dollars = 0;
    for (const std::string& item : all_items()) {
        dollars += farm(seat).items.at(item) * edition_->item_price;
    }
    for (int meadow = 0; meadow < farm(seat).meadows; ++meadow) {
        dollars += edition_->meadow_price(meadow);
    }
    return dollars;
}

} // namespace pampas::testing
