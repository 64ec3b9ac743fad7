#include "analysis/generation/search.h"

#include "analysis/generation/archive.h"
#include "analysis/generation/board.h"
#include "analysis/generation/draft.h"
#include "analysis/generation/request.h"
#include "analysis/graph/stop.h"
#include "analysis/legality/legality.h"
#include "engine/files/input_error.h"
#include "engine/language/tr.h"

#include <algorithm>
#include <array>

namespace pampas::generation {
namespace {

constexpr std::size_t fewest_lineages = 4;
constexpr std::size_t drafts_a_lineage = 8;
constexpr std::size_t maps_a_lineage = 200;
/// How long to search without improvement while maps are missing, in usual efforts.
constexpr std::size_t patience = 2;
/// Maps judged together before any of them has children.
constexpr std::size_t brood = 32;

std::size_t lineages(const Request& request) {
    return std::max(fewest_lineages, request.count);
}

/// Whether the error depends only on numbers of spaces, not on their places.
bool is_of_numbers(const legality::Finding& finding) {
    constexpr std::array<std::string_view, 6> codes{"too-many-spaces", "too-many-waters",
                                                    "kind-not-taken",  "no-market",
                                                    "no-land",         "no-pampas"};
    return std::ranges::find(codes, finding.code) != codes.end();
}

void require_legal_numbers(const map::Map& map, const legality::Client& client) {
    for (const legality::Finding& finding : legality::findings(map, client)) {
        if (is_of_numbers(finding)) {
            throw InputError(finding.sentence);
        }
    }
}

/// Runs one search.
class MapSearch {
  public:
    MapSearch(const Request& request, std::size_t threads, const simulation::RunControl& control)
        : request_(request), threads_(threads), control_(control), board_(request.board),
          demand_(demand_for(request, board_)), archive_(request) {
        require_possible(request, board_, demand_);
        chance::Stream stream(request.seed);
        require_legal_numbers(draft(board_, demand_, stream), request.client);
    }

    Found result() {
        Found found;
        while (!found.is_cut && found.maps.size() < request_.count && gets_better()) {
            found.is_cut = !judge(usual_effort(request_));
            found.maps = chosen(archive_, request_.count);
        }
        found.judged = judged_;
        finish(found);
        return found;
    }

  private:
    /// Whether the best map improved recently. Call once before each effort.
    bool gets_better() {
        if (judged_ > 0) {
            const Score& best = archive_.ranked().front()->score;
            vain_efforts_ = best_ && !(best < *best_) ? vain_efforts_ + 1 : 0;
            best_ = best;
        }
        return vain_efforts_ < patience;
    }

    /// Judges at least `maps` more maps; false if stopped.
    bool judge(std::size_t maps) {
        const std::size_t end = judged_ + maps;
        bool goes_on = true;
        while (goes_on && judged_ < end) {
            goes_on = judge_brood();
        }
        return goes_on;
    }

    /// Judges one brood made from the maps judged before; false if stopped.
    bool judge_brood() {
        const std::stop_token& stop = control_.token();
        std::vector<std::optional<Candidate>> candidates(brood);
        simulation::on_threads({judged_, judged_ + brood}, threads_, control_,
                               [&](std::size_t, std::size_t number) {
                                   candidates[number - judged_] = judged_unless(stop, number);
                                   return std::size_t{1};
                               });
        // Ignores results after the first aborted one, so that the kept maps form a prefix.
        for (auto& candidate : candidates) {
            if (!candidate) {
                return false;
            }
            archive_.add(judged_++ % lineages(request_), std::move(*candidate));
        }
        return !stop.stop_requested();
    }

    /// Empty when stopped meanwhile.
    std::optional<Candidate> judged_unless(const std::stop_token& stop, std::size_t number) const {
        try {
            return made(number, stop);
        } catch (const graph::Stopped&) {
            return std::nullopt;
        }
    }

    /// The first maps are drafts, later ones mutations of kept maps.
    Candidate made(std::size_t number, const std::stop_token& stop) const {
        chance::Stream stream(request_.seed, number);
        const std::size_t lineage = number % lineages(request_);
        const bool is_draft = number < drafts_a_lineage * lineages(request_);
        const Candidate* parent = is_draft ? nullptr : &archive_.drawn(lineage, stream);
        map::Map map =
            is_draft ? draft(board_, demand_, stream) : mutated(parent->map, board_, stream);
        map.details().players = request_.players;
        return is_draft ? judged(map, request_, stop) : judged_child(*parent, map, request_, stop);
    }

    /// Completes the figures that reports show, unless stopped, and names the maps.
    void finish(Found& found) const {
        const bool is_lacking = found.maps.empty() || !found.is_cut;
        if (is_lacking && found.maps.size() < request_.count && judged_ > 0) {
            found.closest = *archive_.ranked().front();
            complete(*found.closest, found);
        }
        for (Candidate& candidate : found.maps) {
            complete(candidate, found);
        }
        name_maps(found.maps, request_);
    }

    static void complete(Candidate& candidate, const Found& found) {
        if (!found.is_cut) {
            measure_traffic(candidate);
        }
    }

    const Request& request_;
    std::size_t threads_;
    const simulation::RunControl& control_;
    Board board_;
    Demand demand_;
    Archive archive_;
    std::size_t judged_ = 0;
    std::optional<Score> best_; ///< at the last call of `gets_better`
    std::size_t vain_efforts_ = 0;
};

} // namespace

std::size_t usual_effort(const Request& request) {
    return lineages(request) * maps_a_lineage;
}

Found search(const Request& request, std::size_t threads, const simulation::RunControl& control) {
    Found found = MapSearch(request, threads, control).result();
    if (found.closest && !found.is_cut && !found.closest->error.empty()) {
        throw InputError(tr("no legal map was found: {}", found.closest->error));
    }
    return found;
}

} // namespace pampas::generation
