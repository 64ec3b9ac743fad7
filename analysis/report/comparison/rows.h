#pragma once

#include "analysis/report/comparison/comparison.h"

#include <string>
#include <string_view>
#include <vector>

/// What a comparison tells people, figure by figure and in sentences: on the page, on the terminal
/// and in the window.
namespace pampas::report {

/// A figure of two boards.
struct BoardRow {
    std::string_view key; ///< of the figure
    std::string figure;   ///< with its unit
    std::string one;      ///< `-` where a board has no such figure
    std::string other;
    std::string difference; ///< of `other` over `one`, with its sign

    friend bool operator==(const BoardRow&, const BoardRow&) = default;
};

/// All figures of the boards, in the order in which people read them.
std::vector<BoardRow> board_rows(const graph::Analysis& one, const graph::Analysis& other);
/// How far these can be relied on.
std::string board_remark();

/// A figure of games on two maps.
struct GamesRow {
    std::string figure;
    std::string one; ///< means of a game
    std::string other;
    std::string difference;
    std::string interval; ///< of the difference
    std::string p_value;  ///< adjusted for all figures
    bool real = false;    ///< else it may be chance

    friend bool operator==(const GamesRow&, const GamesRow&) = default;
};

std::vector<GamesRow> games_rows(const MapComparison& comparison);
/// How many of these differences are real, and what that means.
std::string games_remark(const MapComparison& comparison);
/// How far the same seed makes the same games.
std::string common_remark(const MapComparison& comparison);
/// Which of the maps is fairer, if that is known.
std::string fairer_remark(const MapComparison& comparison);
/// Whether the seats of one of the maps are fair, `A` being the first.
std::string seats_remark(const MapComparison& comparison, std::size_t map);

} // namespace pampas::report
