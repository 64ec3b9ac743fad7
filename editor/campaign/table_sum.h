#pragma once

#include "editor/campaign/part.h"

namespace pampas::campaign {

/// What the parts of a table add up to. Its goals are looked at where a single run would look, so
/// that it ends where that would, whatever the parts.
class TableSum {
  public:
    /// Both outlive it.
    TableSum(const rules::Game& game, const balance::SeriesPlan& plan);

    /// The first deal that is not counted yet; parts are added from there.
    std::size_t next() const { return next_; }
    /// One past the last deal there may be.
    std::size_t end() const { return steps_.deals; }
    /// How it is gone through.
    const balance::SeriesSteps& steps() const { return steps_; }
    /// Whether no more deals are to be played.
    bool complete() const { return settled_ || next_ == steps_.deals; }

    /// Adds a part that begins with `next()`. What is beyond a goal is not counted.
    void add(const Part& part);

    /// All that was counted.
    balance::Series series() const { return {tally_}; }

  private:
    const balance::SeriesPlan& plan_;
    balance::SeriesSteps steps_;
    std::size_t next_ = 0;
    bool settled_ = false;
    balance::BoardTally tally_;
};

} // namespace pampas::campaign
