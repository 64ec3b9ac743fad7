#include "engine/players/features.h"

#include "engine/players/cheapest.h"
#include "engine/players/evaluation_context.h"
#include "engine/players/known_hand.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <numeric>

namespace pampas::players {
namespace {

using rules::LandCard;
using rules::Species;

constexpr std::size_t all_species = rules::species_names.size();
constexpr std::size_t pampas_card = rules::index(LandCard::Pampas);

/// Writes features one after the other. Factors bring what counts into the range of a few dozen,
/// so that small differences show.
class Writer {
  public:
    Writer(Features& features, std::size_t next) : features_(features), next_(next) {}

    void add(int value) {
        assert(next_ < feature_count);
        features_[next_++] =
            static_cast<std::int16_t>(std::clamp(value, -most_feature, most_feature));
    }
    void add_part(double value) { add(static_cast<int>(value)); }
    void add_if(bool condition) { add(condition ? 16 : 0); }
    void add_all(const auto& numbers, int factor) {
        for (const int number : numbers) {
            add(factor * number);
        }
    }
    std::size_t next() const { return next_; }

  private:
    Features& features_;
    std::size_t next_;
};

int sum_of(const auto& counts) {
    return std::accumulate(counts.begin(), counts.end(), 0);
}

/// The tiles with which a seat would be beside each market, as far as the board allows.
MarketSteps::Row steps_of(const rules::Position& position, int seat, const MarketField& field) {
    MarketSteps::Row row(field.row_length(), far_away);
    const auto reach = [&](rules::Cell cell) {
        lower({row.data(), row.size()}, field.steps(cell));
    };
    position.each_land_reach(seat, reach);
    for (std::size_t species = 0; species < all_species; ++species) {
        if (position.animal_tiles(seat, static_cast<Species>(species)) > 0) {
            position.each_herd_reach(seat, static_cast<Species>(species), reach);
        }
    }
    return row;
}

/// What everybody knows of an opponent.
struct Opponent {
    static constexpr std::size_t figure_count = 10;

    int total; ///< points, with those to come for what is on the board
    std::array<int, figure_count> figures;
};

Opponent opponent(const EvaluationContext& context, int seat, const MarketSteps::Row& steps) {
    const rules::State& state = context.state();
    const rules::Position& position = state.position();
    std::array<int, far_away> by_tiles{}; // markets
    for (std::size_t market = 0; market < position.board().markets().size(); ++market) {
        if (!position.reaches(seat, market) && steps[market] < far_away) {
            ++by_tiles[steps[market]];
        }
    }
    const int board = state.score(seat).total();
    const int to_come = static_cast<int>(context.scorings() * board);
    return {state.points(seat) + to_come,
            {state.points(seat), board, to_come, 8 * position.counts(seat).markets,
             state.pesos(seat), 8 * sum_of(state.land().hand(seat)),
             8 * sum_of(state.animals().hand(seat)), 8 * by_tiles[1], 8 * by_tiles[2],
             4 * (by_tiles[3] + by_tiles[4])}};
}

void add_time(Writer& out, const EvaluationContext& context) {
    const rules::State& state = context.state();
    const int others = state.players() - 1;
    for (int players = rules::players_bounds.least; players <= rules::players_bounds.most;
         ++players) {
        out.add_if(state.players() == players);
    }
    out.add_part(8 * context.rounds_left());
    out.add_part(std::min(16 * context.rounds_left(), 64.0));
    out.add_part(8 * std::max(0.0, 1 + context.rounds_to_interim()));
    out.add_if(context.rounds_to_interim() >= 0);
    out.add_part(16 * context.scorings());
    out.add(8 * state.stacks_out());
    out.add(2 * state.round());
    out.add(16 * (others - context.seat()) / others); // how many still move in this round
    out.add(state.points(context.seat()));
}

void add_rules(Writer& out, const rules::State& state) {
    const rules::Ruleset& rules = state.rules();
    out.add(16 * static_cast<int>(rules.scoring));
    out.add(8 * rules.market_points_first);
    out.add(8 * rules.land_chain_min);
    out.add(16 * rules.herd_points);
    out.add(8 * rules.hacienda_points);
    out.add(4 * rules.money_pesos_per_point);
    out.add(static_cast<int>(state.position().board().markets().size()));
    out.add(4 * state.chips_left());
    out.add(4 * state.haciendas_left());
    out.add(std::min(state.land_tiles_left(), 60));
}

/// The opponent with the most points, and the mean of all.
void add_opponents(Writer& out, std::vector<Opponent> opponents) {
    std::ranges::stable_sort(opponents, std::greater(), &Opponent::total);
    for (std::size_t figure = 0; figure < Opponent::figure_count; ++figure) {
        int sum = 0;
        for (const Opponent& other : opponents) {
            sum += other.figures[figure];
        }
        out.add(opponents.front().figures[figure]);
        out.add(sum / static_cast<int>(opponents.size()));
    }
}

void add_board(Writer& out, const JudgedPosition& position) {
    const rules::SeatCounts& counts = position.counts;
    const rules::Score score = rules::score(counts.holdings(), position.context.rules());
    const double scorings = position.context.scorings();
    out.add(8 * counts.markets);
    for (const int points :
         {score.markets, score.land, score.herds, score.haciendas, score.water}) {
        out.add(points);
        out.add_part(scorings * points);
    }
    out.add_part(scorings * score.total() / 2);
    out.add(8 * (counts.land_tiles() - counts.chain_tiles));
    out.add(4 * counts.chain_tiles);
    out.add(4 * counts.animals);
    out.add(2 * counts.hacienda_places);
    out.add(2 * counts.harvest_tiles);
}

void add_money(Writer& out, const JudgedPosition& position) {
    const int pesos = position.hand.pesos();
    out.add(pesos);
    out.add(8 * std::min(pesos, 4));
    out.add(4 * std::min(pesos, 9));
    out.add(2 * std::min(pesos, 18));
    out.add(position.hand.chips_left() > 0 ? 2 * position.counts.harvest_tiles *
                                                 position.context.rules().harvest_pesos_per_tile
                                           : 0);
}

/// The cards, without the names of terrains and species, which are all alike.
void add_cards(Writer& out, const JudgedPosition& position) {
    const KnownHand& hand = position.hand;
    const rules::Ruleset& rules = position.context.rules();
    const std::span terrains(hand.land().data(), pampas_card);
    const int pampas = hand.land()[pampas_card];
    out.add(8 * sum_of(terrains));
    out.add(8 * static_cast<int>(terrains.size() -
                                 static_cast<std::size_t>(std::ranges::count(terrains, 0))));
    out.add(16 * pampas);
    out.add_if(pampas > 0);
    out.add(16 * hand.unseen_land());
    out.add(16 * hand.unseen_animals());
    out.add(16 * hand.animals_bought());
    std::array<int, all_species> playable{};
    std::array<int, all_species> left{};
    for (std::size_t number = 0; number < all_species; ++number) {
        const auto species = static_cast<Species>(number);
        left[number] =
            position.context.ban().forbids(species)
                ? 0
                : std::min(rules.animal_tiles - position.counts.animals,
                           rules.animal_tiles_per_species - position.counts.animal_tiles(species));
        playable[number] = std::min<int>(hand.animals()[number], left[number]);
    }
    std::ranges::sort(playable, std::greater());
    std::ranges::sort(left, std::greater());
    out.add_all(playable, 16);
    out.add_all(left, 8);
    out.add(8 * sum_of(playable));
}

/// A fraction for each cost of reaching a market: `of_tile` for each tile.
class Nearness {
  public:
    constexpr explicit Nearness(double of_part) {
        double left = unit;
        for (int& each : parts_) {
            each = static_cast<int>(left);
            left *= of_part;
        }
    }
    static constexpr int unit = 1024;

    int at(std::size_t cost) const { return parts_[std::min(cost, parts_.size() - 1)]; }

  private:
    std::array<int, far_away * 2 * MarketNeeds::parts_of_tile> parts_{};
};

// Of eight parts: 0.28 and 0.6 of a tile.
constexpr Nearness steep(0.8529);
constexpr Nearness flat(0.9381);

/// What the cheapest markets promise together, in eighths of a point: the points of each as the
/// next one, less the farther it is; none for which there is no time.
class Prospects {
  public:
    explicit Prospects(const JudgedPosition& position) {
        const EvaluationContext& context = position.context;
        const double actions =
            context.rounds_left() * context.rules().actions_per_turn + position.hand.actions_left();
        int points = position.counts.markets + context.rules().market_points_first;
        double time = 0;
        Worth worth;
        for (std::size_t market = 0; market < MarketNeeds::most_costs; ++market) {
            if (market < position.needs.costs.size()) {
                const std::uint8_t cost = position.needs.costs[market];
                time += static_cast<double>(cost) / MarketNeeds::parts_of_tile;
                if (time <= actions) {
                    const double each = points++ * context.scorings(time);
                    worth.steep += each * steep.at(cost);
                    worth.flat += each * flat.at(cost);
                }
            }
            worths_[market] = worth;
        }
    }

    /// Of this many markets.
    int steeply(std::size_t markets) const { return eighths(worths_[markets - 1].steep); }
    int flatly(std::size_t markets) const { return eighths(worths_[markets - 1].flat); }

  private:
    struct Worth {
        double steep = 0;
        double flat = 0;
    };
    static int eighths(double worth) { return static_cast<int>(8 * worth / Nearness::unit); }

    std::array<Worth, MarketNeeds::most_costs> worths_;
};

/// The markets to reach.
void add_needs(Writer& out, const JudgedPosition& position) {
    constexpr int most = 7;
    const MarketNeeds& needs = position.needs;
    const auto add = [&](const auto& numbers) {
        for (const int number : numbers) {
            out.add(16 * std::min(number, most));
        }
    };
    for (const auto& of_tiles : needs.all) {
        add(of_tiles);
    }
    add(needs.tight);
    add(needs.contested);
    add(needs.both);
    out.add_part(2 * position.context.scorings() *
                 (position.counts.markets + position.context.rules().market_points_first));
    const Prospects prospects(position);
    for (const std::size_t markets : {std::size_t{1}, std::size_t{3}, MarketNeeds::most_costs}) {
        out.add(prospects.steeply(markets));
    }
    for (const std::size_t markets : {std::size_t{3}, MarketNeeds::most_costs}) {
        out.add(prospects.flatly(markets));
    }
}

} // namespace

TurnFeatures::TurnFeatures(const EvaluationContext& context) {
    const rules::Position& position = context.state().position();
    const std::size_t markets = position.board().markets().size();
    contested_.resize(markets);
    std::vector<Opponent> opponents;
    for (int seat = 0; seat < position.players(); ++seat) {
        if (seat == context.seat()) {
            continue;
        }
        const MarketSteps::Row steps = steps_of(position, seat, context.field());
        opponents.push_back(opponent(context, seat, steps));
        for (std::size_t market = 0; market < markets; ++market) {
            contested_[market] =
                contested_[market] || (steps[market] <= 2 && !position.reaches(seat, market));
        }
    }
    for (std::size_t market = 0; market < markets; ++market) {
        const auto open =
            std::ranges::count_if(position.board().sides(market),
                                  [&](rules::Cell side) { return position.is_empty(side); });
        tight_.push_back(open <= 1);
    }
    Writer out(features_, 0);
    add_time(out, context);
    add_rules(out, context.state());
    add_opponents(out, std::move(opponents));
    count_ = out.next();
}

void MarketNeeds::add(const TurnFeatures& turn, std::size_t market, std::size_t tiles,
                      std::size_t missing) {
    ++all[tiles - 1][std::min(missing, most_missing)];
    keep_cheapest(costs,
                  static_cast<std::uint8_t>(parts_of_tile * tiles + parts_of_tile / 2 * missing));
    if (tiles <= most_near) {
        const auto add_if = [&](auto& counts, bool condition) {
            if (condition) {
                ++counts[tiles - 1];
            }
        };
        add_if(tight, turn.is_tight(market));
        add_if(contested, turn.is_contested(market));
        add_if(both, turn.is_tight(market) && turn.is_contested(market));
    }
}

Features features_of(const JudgedPosition& position) {
    const TurnFeatures& turn = position.context.turn();
    Features features = turn.features();
    Writer out(features, turn.count());
    add_board(out, position);
    add_money(out, position);
    add_cards(out, position);
    add_needs(out, position);
    out.add_part(8 * position.denied);
    assert(out.next() == feature_count);
    return features;
}

} // namespace pampas::players
