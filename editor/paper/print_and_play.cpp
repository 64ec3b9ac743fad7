#include "editor/paper/print_and_play.h"

#include "editor/paper/aid_contents.h"
#include "editor/paper/board_pages.h"
#include "editor/paper/cut_outs.h"
#include "editor/paper/pdf_file.h"
#include "editor/paper/player_aid.h"
#include "editor/paper/sheet_map.h"
#include "engine/language/tr.h"

#include <iterator>

namespace pampas::paper {
namespace {

void append(std::vector<Page>& pages, std::vector<Page> more) {
    std::ranges::move(more, std::back_inserter(pages));
}

} // namespace

PrintAndPlay print_and_play(const map::Map& map, const PrintJob& job) {
    PrintAndPlay result{{}, tiling_for(map, job.size), 0};
    const auto painter = std::make_shared<picture::Painter>(picture::Target::Vectors);
    std::vector<Page> pages = board_pages(map, job, result.tiling, painter);
    if (job.aids) {
        const rules::Ruleset rules = rules::ruleset_of(map.details());
        append(pages, sheet_map(map, job, result.tiling));
        append(pages, player_aid(map, rules, job));
        append(pages, cut_outs(map, rules, job));
    }
    result.bytes = pdf_file(
        pages, {map.details().name, map.details().author, tr("Board for the game Hacienda")});
    result.pages = static_cast<int>(pages.size());
    return result;
}

} // namespace pampas::paper
