#include "analysis/report/ground/differences.h"

#include "analysis/report/ground/json.h"
#include "engine/language/tr.h"

#include <algorithm>

namespace pampas::report {
namespace {

Row difference_row(const balance::GameFigure& figure, const balance::Difference& difference) {
    const auto number = [&](double value) { return Cell(Number{value, figure.decimals}); };
    const bool is_real = balance::is_real(difference);
    return {figure.label.empty() ? Cell(figure.words)
                                 : Cell(figure.words).explained_by(figure.label),
            number(difference.one),
            number(difference.other),
            Cell(Number{difference.difference, figure.decimals, true}).strong(is_real),
            Range{difference.interval, figure.decimals},
            difference.adjusted < 0.001 ? Cell("< 0.001") : Cell(Number{difference.adjusted, 3}),
            Cell(is_real ? tr("real") : "")
                .on_page(is_real ? tr("real") : tr("may be chance"))
                .strong(is_real)};
}

} // namespace

std::vector<Column> difference_columns() {
    return {{"mean-figure"},
            {"map-a"},
            {"map-b"},
            {.id = "difference", .window_label = "difference-in-window"},
            {"interval"},
            {"p-value"},
            {.id = "real", .text_label = "", .window_label = "reality-in-window"}};
}

Table differences_table(std::span<const balance::GameFigure> figures,
                        std::span<const balance::Difference> differences, std::size_t deals) {
    Table table{.columns = difference_columns(), .below = differences_remark(differences, deals)};
    for (std::size_t i = 0; i < figures.size(); ++i) {
        table.rows.push_back(difference_row(figures[i], differences[i]));
    }
    return table;
}

std::string differences_remark(std::span<const balance::Difference> differences,
                               std::size_t deals) {
    return tr("{} of {} differences are real: in 95 of 100 such comparisons, chance alone makes no "
              "difference that is called real (paired t test of {}, p adjusted by Holm for all "
              "{}). Each interval applies to its own difference only.",
              std::ranges::count_if(differences, balance::is_real), differences.size(),
              trn("{} deal", "{} deals", deals), differences.size());
}

Json differences_json(std::span<const balance::GameFigure> figures,
                      std::span<const balance::Difference> differences) {
    return list_json(numbers(figures.size()), [&](std::size_t i) -> Json {
        return {{"key", figures[i].key},
                {"a", differences[i].one},
                {"b", differences[i].other},
                {"difference", differences[i].difference},
                {"ci95", differences[i].interval},
                {"p_value", differences[i].p_value},
                {"p_adjusted", differences[i].adjusted},
                {"real", balance::is_real(differences[i])}};
    });
}

} // namespace pampas::report
