#include "editor/desktop/pigs/edition_pages.h"

#include "analysis/pigs/words.h"
#include "analysis/wording/words.h"
#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/text.h"
#include "engine/language/tr.h"

#include <wx/button.h>
#include <wx/sizer.h>

#include <algorithm>
#include <array>
#include <utility>

namespace pampas::desktop {
namespace {

constexpr Bounded<int> dollars{0, 1000};
constexpr Bounded<int> price_change{-1000, 1000};
constexpr Bounded<int> tiles{0, pigs::most_tiles};
constexpr Bounded<int> limits{0, 100};

const wxSize number_size(112, wxDefaultCoord); // in DIP

constexpr int further_meadows = 3; ///< with prices of their own in the window

/// A number in a line with others. Screen readers and the tooltip say which one it is.
Field part(const wxString& row, const wxString& name, const Value<int>& value,
           const Bounded<int>& bounds, const wxString& explanation = {}) {
    const wxString both = row + ", " + name;
    return {.control = fields::number(value, bounds),
            .name = both,
            .tip = explanation.empty() ? both : both + "\n" + explanation,
            .least = number_size,
            .grow = false};
}

/// A line of numbers with one label.
Field line(const wxString& label, std::vector<Field> parts) {
    Field first = std::move(parts.front());
    first.label = label;
    first.beside.assign(std::make_move_iterator(parts.begin() + 1),
                        std::make_move_iterator(parts.end()));
    return first;
}

wxString size_name(std::size_t size) {
    return wx_text(pigs::size_title(static_cast<pigs::Size>(size)));
}

/// A line with a number for each size of pig.
Field by_size(const wxString& label, const std::function<pigs::BySize&()>& numbers,
              const Bounded<int>& bounds, const wxString& explanation = {}) {
    std::vector<Field> parts;
    for (std::size_t size = 0; size < pigs::sizes; ++size) {
        parts.push_back(part(label, size_name(size),
                             {[numbers, size] { return numbers()[size]; },
                              [numbers, size](int value) { numbers()[size] = value; }},
                             bounds, explanation));
    }
    return line(label, std::move(parts));
}

/// Titles above the numbers of the lines that follow.
Field titles(const std::vector<wxString>& texts) {
    std::vector<Field> parts;
    for (const wxString& text : texts) {
        parts.push_back({.control = fields::words(text), .least = number_size, .grow = false});
    }
    return line(wxString(), std::move(parts));
}

Field size_titles() {
    std::vector<wxString> texts;
    for (std::size_t size = 0; size < pigs::sizes; ++size) {
        texts.push_back(size_name(size));
    }
    return titles(texts);
}

Field single(const wxString& label, int& value, const Bounded<int>& bounds,
             const wxString& tip = {}) {
    return {.label = label, .control = fields::number(value, bounds), .tip = tip, .grow = false};
}

} // namespace

// prices ------------------------------------------------------------------------------------------

PricesPage::PricesPage(wxWindow* parent, pigs::Edition& edition, std::function<void()> changed)
    : ScrolledPanel(parent), edition_(edition), form_(*this, std::move(changed), Density::Dense) {
    SetSize(parent->GetSize()); // so that fields are not squeezed until the window shows
    form_.add(fields());
    auto* around = new wxBoxSizer(wxVERTICAL);
    around->Add(form_.sizer(), wxSizerFlags().Expand().Border(wxALL, FromDIP(spacing::wide_gap)));
    SetSizer(around);
    form_.refresh();
}

std::vector<Field> PricesPage::fields() {
    std::vector<Field> result{
        {.label = wx_tr("Name"),
         .control = fields::text(edition_.name),
         .tip = wx_tr("What reports call this edition")},
        single(wx_tr("Dollars at the start"), edition_.start_dollars, {0, 10'000}),
        single(wx_tr("First purchases"), edition_.first_purchases, {0, 100},
               wx_tr("How many tiles each player may buy before the first turn")),
        single(wx_tr("For an action left undone"), edition_.compensation, dollars,
               wx_tr("Dollars that a player gets for each action not carried out")),
        size_titles(),
        by_size(
            wx_tr("Price"), [this]() -> pigs::BySize& { return edition_.pig_prices; }, dollars),
        by_size(
            wx_tr("Tiles"), [this]() -> pigs::BySize& { return edition_.pig_tiles; }, tiles)};
    std::vector<Field> wide;
    std::vector<Field> high;
    const auto footprint = [this](std::size_t size) -> pigs::Rectangle& {
        return edition_.measures.pigs[size];
    };
    for (std::size_t size = 0; size < pigs::sizes; ++size) {
        wide.push_back(
            part(wx_tr("Width"), size_name(size), footprint(size).width, {1, pigs::most_pig_side}));
        high.push_back(part(wx_tr("Height"), size_name(size), footprint(size).height,
                            {1, pigs::most_pig_side}));
    }
    result.push_back(line(wx_tr("Width"), std::move(wide)));
    result.push_back(line(wx_tr("Height"), std::move(high)));
    result.push_back(titles({wx_tr("vaccines"), wx_tr("supplements"), wx_tr("amulets")}));
    result.push_back(single(wx_tr("Price of an item"), edition_.item_price, dollars));
    std::vector<Field> items;
    for (std::size_t item = 0; item < pigs::items; ++item) {
        items.push_back(part(wx_tr("Tiles"),
                             wx_text(pigs::item_title(static_cast<pigs::Item>(item))),
                             edition_.item_tiles[item], tiles));
    }
    result.push_back(line(wx_tr("Tiles of items"), std::move(items)));
    result.push_back(titles({wx_tr("second"), wx_tr("third"), wx_tr("fourth")}));
    std::vector<Field> meadows;
    for (int number = 1; number <= further_meadows; ++number) {
        meadows.push_back(part(wx_tr("Price"), wxString::Format("%d", number + 1),
                               {[this, number] { return edition_.meadow_price(number); },
                                [this, number](int price) {
                                    auto& prices = edition_.meadow_prices;
                                    while (static_cast<int>(prices.size()) <= number) {
                                        prices.push_back(
                                            edition_.meadow_price(static_cast<int>(prices.size())));
                                    }
                                    prices[static_cast<std::size_t>(number)] = price;
                                }},
                               dollars));
    }
    result.push_back(line(wx_tr("Price of a meadow"), std::move(meadows)));
    result.push_back(single(wx_tr("More for each further"), edition_.meadow_price_step, dollars,
                            wx_tr("How much more each meadow costs after those above")));
    result.push_back(single(wx_tr("Meadow tiles"), edition_.meadow_tiles, tiles));
    result.push_back(line(wx_tr("Size of a meadow"),
                          {part(wx_tr("Size of a meadow"), wx_tr("width"),
                                edition_.measures.meadow.width, {1, pigs::most_meadow_side}),
                           part(wx_tr("Size of a meadow"), wx_tr("height"),
                                edition_.measures.meadow.height, {1, pigs::most_meadow_side})}));
    return result;
}

// cards -------------------------------------------------------------------------------------------

CardsPage::CardsPage(wxWindow* parent, pigs::Edition& edition, std::function<void()> changed)
    : wxPanel(parent), edition_(edition), changed_(std::move(changed)),
      list_(new TextList(this, {.pick =
                                    [this](std::size_t row) {
                                        chosen_ = row;
                                        form_.refresh();
                                        ground_->Layout();
                                    },
                                .activate = [](std::size_t) {}})),
      add_(new wxButton(this, wxID_ANY, wx_tr("Add a card"))),
      remove_(new wxButton(this, wxID_ANY, wx_tr("Remove this card"))),
      ground_(new ScrolledPanel(this)), form_(
                                            *ground_,
                                            [this] {
                                                list_cards();
                                                changed_();
                                            },
                                            Density::Dense) {
    SetSize(parent->GetSize()); // as above
    ground_->SetSize(parent->GetSize());
    name_for_readers(*list_, wx_tr("Season cards"));
    add_->SetToolTip(wx_tr("Add a card like the selected one"));
    add_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { add(); });
    remove_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) { remove(); });
    form_.add(fields());
    const int gap = FromDIP(spacing::gap);
    auto* around = new wxBoxSizer(wxVERTICAL);
    around->Add(form_.sizer(), wxSizerFlags().Expand().Border(wxALL, gap));
    ground_->SetSizer(around);
    auto* buttons = new wxBoxSizer(wxHORIZONTAL);
    buttons->Add(add_, wxSizerFlags().Border(wxRIGHT, gap));
    buttons->Add(remove_);
    auto* rows = new wxBoxSizer(wxVERTICAL);
    rows->Add(list_, wxSizerFlags(2).Expand());
    rows->Add(buttons, wxSizerFlags().Border(wxALL, gap));
    rows->Add(ground_, wxSizerFlags(3).Expand());
    SetSizer(rows);
    show();
}

pigs::Card& CardsPage::card() {
    return chosen_ < edition_.cards.size() ? edition_.cards[chosen_] : none_;
}

void CardsPage::show() {
    list_cards();
    form_.refresh();
}

void CardsPage::list_cards() {
    chosen_ =
        std::min(chosen_, edition_.cards.size() - std::min<std::size_t>(1, edition_.cards.size()));
    std::vector<TextRow> rows;
    for (const pigs::Card& each : edition_.cards) {
        rows.push_back({.text = wx_text(each.name),
                        .right = wx_text(pigs::season_title(each.season)),
                        .below = wx_text(pigs::limits_words(each))});
    }
    const bool has_cards = !rows.empty();
    list_->set_rows(std::move(rows),
                    has_cards ? std::optional(chosen_) : std::optional<std::size_t>());
    remove_->Enable(has_cards);
}

void CardsPage::add() {
    const pigs::Card like = card();
    const std::size_t place = std::min(chosen_ + 1, edition_.cards.size());
    edition_.cards.insert(edition_.cards.begin() + static_cast<std::ptrdiff_t>(place), like);
    chosen_ = place;
    show();
    changed_();
}

void CardsPage::remove() {
    if (chosen_ < edition_.cards.size()) {
        edition_.cards.erase(edition_.cards.begin() + static_cast<std::ptrdiff_t>(chosen_));
        show();
        changed_();
    }
}

Field CardsPage::by_size(const wxString& label, pigs::BySize pigs::Effect::*amounts,
                         const wxString& explanation) {
    return desktop::by_size(
        label, [this, amounts]() -> pigs::BySize& { return card().effect.*amounts; }, price_change,
        explanation);
}

std::vector<Field> CardsPage::fields() {
    std::vector<Option<pigs::Season>> seasons;
    for (std::size_t season = 0; season < pigs::seasons; ++season) {
        const auto value = static_cast<pigs::Season>(season);
        seasons.push_back({value, wx_text(pigs::season_title(value))});
    }
    std::vector<Field> tasks;
    for (std::size_t task = 0; task < pigs::tasks; ++task) {
        tasks.push_back(part(wx_tr("Limits"),
                             wx_text(pigs::task_title(static_cast<pigs::Task>(task))),
                             {[this, task] { return card().limits[task]; },
                              [this, task](int limit) { card().limits[task] = limit; }},
                             limits));
    }
    const auto number = [this](int pigs::Effect::*member) -> Value<int> {
        return {[this, member] { return card().effect.*member; },
                [this, member](int value) { card().effect.*member = value; }};
    };
    return {
        {.label = wx_tr("Name"),
         .control = fields::text(
             Value<std::string>([this] { return card().name; },
                                [this](const std::string& name) { card().name = name; }))},
        {.label = wx_tr("Season"),
         .control = fields::choice<pigs::Season>(
             Value<pigs::Season>([this] { return card().season; },
                                 [this](pigs::Season season) { card().season = season; }),
             seasons)},
        titles({wx_tr("feed"), wx_tr("buy"), wx_tr("mate"), wx_tr("sell")}),
        line(wx_tr("Limits"), std::move(tasks)),
        size_titles(),
        by_size(wx_tr("Added to the price"), &pigs::Effect::buying),
        by_size(wx_tr("Added to a sale"), &pigs::Effect::selling),
        by_size(wx_tr("For each pig"), &pigs::Effect::dollars_each,
                wx_tr("At the end of the turn, for each pig that a player has")),
        by_size(wx_tr("For most pigs"), &pigs::Effect::dollars_most,
                wx_tr("At the end of the turn, for each player who has most pigs of this size")),
        {.label = wx_tr("Added to items"),
         .control = fields::number(number(&pigs::Effect::buying_items), price_change),
         .tip = wx_tr("Dollars that each item costs more"),
         .least = number_size,
         .grow = false},
        {.label = wx_tr("Babies of two adults"),
         .control = fields::number(number(&pigs::Effect::babies_a_pair), {0, 10}),
         .tip = wx_tr("Babies at the end of the turn for each two adults"),
         .least = number_size,
         .grow = false}};
}

} // namespace pampas::desktop
