#include "editor/desktop/widgets/accessible.h"
#include "editor/desktop/widgets/fields.h"
#include "tests/editor/desktop/dialogs/fields.h"
#include "tests/editor/desktop/gui.h"

#include <gmock/gmock.h>
#include <wx/choice.h>
#include <wx/dialog.h>
#include <wx/textctrl.h>

namespace pampas::desktop {
namespace {

using testing::choose;
using testing::enter;
using testing::field;
using testing::labelled;
using testing::tick;

class FormTest : public ::testing::Test {
  protected:
    void show(const std::vector<Field>& described) {
        form.add(described);
        dialog.SetSizerAndFit(form.sizer());
        form.refresh();
        testing::show(dialog);
    }

    wxDialog dialog{nullptr, wxID_ANY, "form"};
    int changes = 0;
    Form form{dialog, [this] { ++changes; }};
};

TEST_F(FormTest, AFieldIsWhatItsDescriptionSays) {
    int number = 7;
    show({{.label = "&Games",
           .control = fields::number(number, {1, 50}, 5),
           .tip = "How many",
           .term = "interval",
           .unit = "a deal"}});
    const auto& made = field<wxSpinCtrl>(dialog);
    EXPECT_EQ(name_for_readers(field<wxSpinCtrl>(dialog)), "Games");
    EXPECT_EQ(made.GetToolTipText(), "How many");
    EXPECT_EQ(made.GetValue(), 7);
    EXPECT_EQ(made.GetMin(), 1);
    EXPECT_EQ(made.GetMax(), 50);
    EXPECT_EQ(made.GetIncrement(), 5);
    EXPECT_EQ(testing::window_after(made)->GetLabel(), "a deal");
}

TEST_F(FormTest, ValuesGoBothWays) {
    int one = 1;
    int other = 2;
    form.add(
        {{.label = "one", .control = fields::number(one, {1, 9})},
         {.label = "other",
          .control = fields::number(
              {[&one] { return 10 - one; }, [&one](int value) { one = 10 - value; }}, {1, 9})}});
    show({{.label = "third", .control = fields::number(other, {1, 9})}});
    EXPECT_EQ(labelled<wxSpinCtrl>(dialog, "other").GetValue(), 9);
    enter(labelled<wxSpinCtrl>(dialog, "other"), 4);
    EXPECT_EQ(one, 6);
    EXPECT_EQ(labelled<wxSpinCtrl>(dialog, "one").GetValue(), 6);
    EXPECT_EQ(changes, 1);
    other = 5;
    form.refresh();
    EXPECT_EQ(labelled<wxSpinCtrl>(dialog, "third").GetValue(), 5);
    EXPECT_EQ(changes, 1) << "the user has changed nothing";
}

TEST_F(FormTest, RulesSayWhatIsShownAndEnabled) {
    bool more = false;
    std::string text;
    const auto when = [&more] { return more; };
    show({{.control = fields::check(more, "more")},
          {.label = "name",
           .control = fields::text(text),
           .shown = when,
           .beside = {{.label = "seat", .control = fields::text(text), .enabled = when}}}});
    auto& name = labelled<wxTextCtrl>(dialog, "name");
    auto& seat = labelled<wxTextCtrl>(dialog, "seat");
    EXPECT_FALSE(name.IsShown());
    EXPECT_FALSE(seat.IsShown()) << "it belongs to the row";
    EXPECT_FALSE(seat.IsEnabled());
    tick(field<wxCheckBox>(dialog), true);
    EXPECT_TRUE(name.IsShown());
    EXPECT_TRUE(seat.IsShown());
    EXPECT_TRUE(seat.IsEnabled());
}

TEST_F(FormTest, AValueThatIsNotOfferedBecomesTheFirstThatIs) {
    std::string fruit = "plum";
    bool exotic = false;
    const auto offered = [&exotic]() -> std::vector<Option<std::string>> {
        return exotic ? std::vector<Option<std::string>>{{"kiwi", "Kiwi"}, {"fig", "Fig"}}
                      : std::vector<Option<std::string>>{{"pear", "Pear"}};
    };
    show({{.label = "fruit", .control = fields::choice<std::string>(fruit, offered)},
          {.control = fields::check(exotic, "exotic")}});
    EXPECT_EQ(fruit, "pear");
    tick(field<wxCheckBox>(dialog), true);
    EXPECT_EQ(fruit, "kiwi");
    auto& choice = field<wxChoice>(dialog);
    EXPECT_EQ(choice.GetCount(), 2u);
    choose(choice, "Fig");
    EXPECT_EQ(fruit, "fig");
}

TEST_F(FormTest, NumbersMayBeLeftOpen) {
    std::optional<int> columns;
    std::uint64_t seed = 12;
    show({{.label = "columns", .control = fields::optional_number(columns, {1, 250}, "19")},
          {.label = "seed", .control = fields::seed(seed)}});
    auto& entry = labelled<wxTextCtrl>(dialog, "columns");
    EXPECT_EQ(entry.GetValue(), "");
    entry.SetValue("999");
    EXPECT_EQ(columns, 250);
    entry.SetValue("");
    EXPECT_EQ(columns, std::nullopt);
    EXPECT_EQ(labelled<wxTextCtrl>(dialog, "seed").GetValue(), "12");
    labelled<wxTextCtrl>(dialog, "seed").SetValue("123456789012345678");
    EXPECT_EQ(seed, 123456789012345678u);
    labelled<wxTextCtrl>(dialog, "seed").SetValue("");
    EXPECT_EQ(seed, 0u);
}

TEST_F(FormTest, PlayersAreThoseOffered) {
    std::vector<int> players{4};
    map::PlayerRange range{2, 5};
    show({{.label = "players",
           .control = fields::players(
               players, [&range] { return range; }, "how many")}});
    tick(labelled<wxCheckBox>(dialog, "2"), true);
    EXPECT_THAT(players, ::testing::ElementsAre(2, 4));
    range = {2, 3};
    players = fields::kept_players(players, range);
    form.refresh();
    EXPECT_THAT(players, ::testing::ElementsAre(2));
    EXPECT_FALSE(labelled<wxCheckBox>(dialog, "4").IsShown());
    EXPECT_FALSE(labelled<wxCheckBox>(dialog, "4").GetValue());
    EXPECT_THAT(fields::kept_players({5}, range), ::testing::ElementsAre(3)) << "nearest to four";
}

TEST(Form, ANumberBeingTypedIsLeftAloneWhenTheFormIsGone) {
    auto value = std::make_unique<int>(3);
    wxDialog dialog(nullptr, wxID_ANY, "form");
    auto form = std::make_unique<Form>(dialog);
    form->add({{.label = "number", .control = fields::number(*value, {1, 9})}});
    dialog.SetSizerAndFit(form->sizer());
    testing::show(dialog);
    auto& number = field<wxSpinCtrl>(dialog);
    form.reset();
    value.reset();
    enter(number, 5);
    EXPECT_EQ(number.GetValue(), 5);
}

} // namespace
} // namespace pampas::desktop
