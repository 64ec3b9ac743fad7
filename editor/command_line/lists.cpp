#include "editor/command_line/lists.h"

#include "editor/command_line/command.h"
#include "engine/files/input_error.h"
#include "engine/hex/name.h"
#include "engine/language/tr.h"
#include "engine/rules/cards.h"

#include <regex>
#include <set>

namespace pampas::command_line {
namespace {

constexpr int least_players = 2; // R2.1

bool is_number_of_players(int number) {
    return number >= least_players && number <= rules::max_players;
}

} // namespace

std::vector<int> numbers_of_players(const std::string& words) {
    static const std::regex item(R"(([0-9])(-([0-9]))?(,(?=[0-9])|$))");
    std::set<int> numbers;
    std::size_t read = 0;
    for (std::sregex_iterator found(words.begin(), words.end(), item), end; found != end; ++found) {
        const int first = std::stoi((*found)[1]);
        const int last = (*found)[3].matched ? std::stoi((*found)[3]) : first;
        if (static_cast<std::size_t>(found->position()) != read || first > last ||
            !is_number_of_players(first) || !is_number_of_players(last)) {
            break;
        }
        for (int number = first; number <= last; ++number) {
            numbers.insert(number);
        }
        read += static_cast<std::size_t>(found->length());
    }
    if (words.empty() || read != words.size()) {
        throw InputError(tr("--players: expected numbers from {} to {}, such as 4, 2-5 or 2,4, "
                            "not \"{}\"",
                            least_players, rules::max_players, escaped(words)));
    }
    return {numbers.begin(), numbers.end()};
}

std::vector<hex::Coordinate> spaces_listed(const std::string& words, const hex::Grid& grid,
                                           const std::string& option) {
    static const std::regex item(R"(\[[^\]]*\]|[^\s\[]\S*|\[.*)");
    std::vector<hex::Coordinate> spaces;
    for (std::sregex_iterator found(words.begin(), words.end(), item), end; found != end; ++found) {
        const auto at = hex::coordinate_written(found->str());
        if (!at) {
            throw InputError(
                tr("{}: expected spaces such as \"[3,4] C7\", not \"{}\"", option, escaped(words)));
        }
        if (!grid.contains(*at)) {
            throw InputError(tr("{}: {} is not on the map", option, found->str()));
        }
        spaces.push_back(*at);
    }
    return spaces;
}

} // namespace pampas::command_line
