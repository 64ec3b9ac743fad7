#include "analysis/report/compensation/words.h"

#include "analysis/wording/words.h"
#include "engine/language/tr.h"

namespace pampas::report {

int start_pesos(const CompensationReport& report, std::size_t seat) {
    return report.rules.start_pesos + report.rules.extra_pesos[seat] + report.found.extra[seat];
}

std::string pesos_words(const CompensationReport& report, std::size_t seat) {
    const int extra = report.found.extra[seat];
    const int all = start_pesos(report, seat);
    const std::string name = wording::capitalized(wording::seat(seat));
    if (extra == 0) {
        return tr("{}: as many pesos as the rules give, {}", name, all);
    }
    return extra > 0 ? trn("{1}: {0} peso more, {2} in all", "{1}: {0} pesos more, {2} in all",
                           extra, name, all)
                     : trn("{1}: {0} peso less, {2} in all", "{1}: {0} pesos less, {2} in all",
                           -extra, name, all);
}

std::string even_interval_text(const design::EvenPesos& even) {
    return even.interval ? tr("{:.1f} to {:.1f}", even.interval->low, even.interval->high)
                         : tr("not known");
}

std::string worth_sentence(const CompensationReport& report) {
    const design::PesoModel& model = report.found.model;
    const auto [low, high] = model.peso_worth_interval();
    if (low <= 0) {
        return tr(
            "These games do not show that pesos help at all, so that no compensation is known.");
    }
    // Of seats that win alike one gains p (1 - p) of what a peso adds to its odds.
    const double even = 1.0 / static_cast<double>(report.found.extra.size());
    const double gain = 100 * even * (1 - even);
    return tr("One peso more makes a seat win {:.2f} % more of all games ({:.2f} to {:.2f}).",
              gain * model.peso_worth(), gain * low, gain * high);
}

} // namespace pampas::report
