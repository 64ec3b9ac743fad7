#include "editor/command_line/play_table.h"

#include "analysis/report/ground/text.h"
#include "analysis/wording/moves.h"
#include "analysis/wording/words.h"
#include "editor/command_line/play_words.h"
#include "editor/command_line/position_text.h"
#include "engine/files/input_error.h"
#include "engine/files/next_line.h"
#include "engine/language/tr.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <istream>
#include <ostream>
#include <string_view>
#include <utility>

namespace pampas::command_line {
namespace {

using rules::State;

/// Enough to move what is on a screen out of sight.
constexpr std::size_t screen_lines = 60;

/// In bytes.
constexpr std::size_t longest_command = 10'000;

/// What a strong bot would do, with what each action brings, and what it earns altogether.
std::string hint_text(const State& state) {
    std::string text = tr("The bot \"{}\" would do this here:", sitting::hinting_bot()) + "\n";
    int income = 0;
    for (const auto& group : wording::planned_options(state, sitting::hint(state))) {
        const wording::Option& option = group.options.front();
        text += fmt::format("  {} - {}\n", option.command, wording::option_line(group, option));
        income += option.income;
    }
    return text + trn("It would earn {} peso.", "It would earn {} pesos.", income) + "\n";
}

} // namespace

PlayTable::PlayTable(Sitting& sitting, std::function<void()> changed, Streams streams)
    : sitting_(&sitting), changed_(std::move(changed)), streams_(streams),
      map_(rules::decided_map(sitting.playback().game().board(), sitting.playback().setup())),
      told_(static_cast<std::size_t>(sitting.state().players()), 0) {}

PlayTable::End PlayTable::play() {
    while (!sitting_->state().over()) {
        if (!sitting_->awaits_person()) {
            play_bot();
        } else if (const auto end = take_turn()) {
            return *end;
        }
    }
    const int viewer = only_person().value_or(at_keyboard_.value_or(0));
    tell_news(viewer);
    tell_board(viewer);
    return End::Over;
}

void PlayTable::play_bot() {
    for (const rules::Action& action : sitting_->bot_plan()) {
        sitting_->apply(action);
        changed_();
    }
    if (const auto person = only_person()) {
        tell_news(*person);
        streams_.out.flush();
    }
}

/// One action or wish of the person to move.
std::optional<PlayTable::End> PlayTable::take_turn() {
    if (at_keyboard_ != seat()) {
        if (!hand_over_keyboard()) {
            return End::InputEnded;
        }
        at_keyboard_ = seat();
        tell_news(seat());
        tell_board(seat());
        tell_options(false);
    }
    const auto line = read_line();
    return line ? obey(*line) : End::InputEnded;
}

std::optional<PlayTable::End> PlayTable::obey(const std::string& line) {
    const std::vector<std::string> words = words_of(line);
    const std::string_view first = words.empty() ? std::string_view() : words.front();
    if (first.empty()) {
        return std::nullopt;
    }
    if (first == "quit") {
        return End::Left;
    }
    if (first == "undo") {
        undo();
    } else if (first == "back") {
        take_back(words);
    } else if (first == "board") {
        tell_board(seat());
    } else if (first == "log") {
        tell_log();
    } else if (first == "options") {
        tell_options(true);
    } else if (first == "hint") {
        say(hint_text(sitting_->state()));
    } else if (first == "help") {
        tell_help();
    } else {
        choose(line);
    }
    return std::nullopt;
}

void PlayTable::choose(const std::string& line) {
    const auto choice = choice_in(groups_, line);
    if (const auto* message = std::get_if<std::string>(&choice)) {
        say(*message + "\n");
    } else {
        carry_out(std::get<rules::Action>(choice));
    }
}

void PlayTable::carry_out(const rules::Action& action) {
    const int seat = this->seat();
    sitting_->apply(action);
    changed_();
    tell_news(seat);
    if (action.kind == rules::ActionKind::EndTurn) {
        at_keyboard_.reset();
    } else {
        tell_options(false);
    }
}

void PlayTable::undo() {
    const auto reason = sitting_->why_no_undo();
    if (reason) {
        say(*reason == simulation::NoUndo::CardSeen
                ? tr("You have seen the last card you bought, so this cannot be undone.\n")
                : tr("Nothing in this turn can be undone; use \"back\" to take back a turn.\n"));
        return;
    }
    sitting_->undo();
    went_back();
    say(tr("Undone.\n"));
    tell_options(false);
}

void PlayTable::take_back(const std::vector<std::string>& words) {
    const std::size_t turns = sitting_->playback().turns().size();
    std::size_t turn = last_turn_of(seat());
    if (words.size() > 1) {
        const std::string& word = words[1];
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), turn);
        if (error != std::errc() || end != word.data() + word.size() || turn < 1 || turn > turns) {
            say(tr("Expected the number of a turn from 1 to {}, as shown by \"log\".\n", turns));
            return;
        }
        --turn;
    }
    const std::size_t before = sitting_->times_back();
    sitting_->take_back(turn);
    if (sitting_->times_back() == before) {
        say(tr("Nothing has been done since.\n"));
        return;
    }
    went_back();
    say(tr("Back at the start of turn {}. From now on the game is practice.\n", turn + 1));
    at_keyboard_.reset();
}

void PlayTable::went_back() {
    for (std::size_t& told : told_) {
        told = std::min(told, sitting_->playback().actions());
    }
    changed_();
}

/// With several people, waits until only the person who is to move looks. Returns whether there is
/// more input.
bool PlayTable::hand_over_keyboard() {
    if (only_person()) {
        return true;
    }
    streams_.out << std::string(screen_lines, '\n');
    say(tr("It is the turn of {}. Press Enter when nobody else is looking.\n",
           wording::seat(static_cast<std::size_t>(seat()))));
    return read_line().has_value();
}

void PlayTable::tell_news(int viewer) {
    std::size_t& told = told_[static_cast<std::size_t>(viewer)];
    std::string text;
    while (told < sitting_->playback().actions()) {
        text += happening(++told, viewer);
    }
    say(text);
}

void PlayTable::tell_log() {
    const auto& playback = sitting_->playback();
    std::string text;
    for (std::size_t turn = 0; turn < playback.turns().size(); ++turn) {
        const std::size_t first = playback.turns()[turn];
        const bool is_last = turn + 1 == playback.turns().size();
        const std::size_t end = is_last ? playback.actions() : playback.turns()[turn + 1];
        text += tr("Turn {}, round {}:", turn + 1, playback.after(first).round()) + "\n";
        for (std::size_t number = first + 1; number <= end; ++number) {
            text += "  " + happening(number, seat());
        }
    }
    say(text);
}

void PlayTable::tell_board(int viewer) {
    streams_.out << "\n"
                 << position_text(sitting_->playback(), sitting_->playback().actions(), map_,
                                  viewer, streams_.width);
}

void PlayTable::tell_options(bool all) {
    groups_ = wording::options(sitting_->state());
    const State& state = sitting_->state();
    say("\n" +
        trn("{1} has {2} and {0} action left.", "{1} has {2} and {0} actions left.",
            state.actions_left(),
            wording::capitalized(wording::seat(static_cast<std::size_t>(seat()))),
            wording::pesos(state.pesos(seat()))) +
        "\n" + options_text(groups_, all));
}

void PlayTable::tell_help() {
    say(tr("Type the number of an option, or its words, such as \"land forest E4\", \"animal pig "
           "K8\", \"buy land 2\", \"buy animal supply\", \"hacienda E4\", \"water single C3\", "
           "\"harvest E4\" or \"end\". You only need enough words to tell the option from the "
           "others.\noptions: list all options\nhint: show what a strong bot would do, and what it "
           "would earn\nundo: undo the last action of this turn, unless it has shown a card\nback, "
           "back 5: go back to your last turn, or to turn 5; the game is then practice\nboard: "
           "show the board, points, hands and supplies\nlog: show what was done so far, turn by "
           "turn\nquit: leave the game\n"));
}

std::string PlayTable::happening(std::size_t number, int viewer) const {
    const auto& playback = sitting_->playback();
    const State before = playback.after(number - 1);
    const State after = playback.after(number);
    std::string text = wording::move(before, playback.step(number), after, viewer) + ".\n";
    for (const std::string& line : wording::consequences(before, after)) {
        text += line + ".\n";
    }
    return text;
}

void PlayTable::say(const std::string& lines) {
    streams_.out << report::Text(lines).laid_out(streams_.width);
}

std::optional<std::string> PlayTable::read_line() {
    streams_.out << "> " << std::flush;
    auto line =
        streams_.in == nullptr ? std::nullopt : next_line(*streams_.in->rdbuf(), longest_command);
    if (!line) {
        streams_.out << '\n';
    } else if (line->size() > longest_command) {
        throw InputError(tr("a line is longer than any command ({} bytes)", longest_command), {},
                         tr("standard input"));
    }
    return line;
}

std::optional<int> PlayTable::only_person() const {
    const auto& people = sitting_->seating().people;
    return std::ranges::count(people, true) == 1
               ? std::optional(static_cast<int>(std::ranges::find(people, true) - people.begin()))
               : std::nullopt;
}

/// The last turn that the seat began before the latest action; 0 if there is none.
std::size_t PlayTable::last_turn_of(int seat) const {
    const auto& playback = sitting_->playback();
    std::size_t turn = playback.turns().size();
    while (turn-- > 0) {
        const std::size_t first = playback.turns()[turn];
        if (first < playback.actions() && playback.step(first + 1).seat == seat) {
            return turn;
        }
    }
    return 0;
}

} // namespace pampas::command_line
