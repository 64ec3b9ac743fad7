#pragma once

#include "editor/campaign/part.h"
#include "editor/campaign/plan.h"

#include <functional>

namespace pampas::campaign {

/// The folder of a campaign: what is to be played and what was played lies there, in files that are
/// there whole or not at all.
class Store {
  public:
    /// Begins in the folder, which is made if need be, or goes on there. Throws `InputError` when
    /// another campaign is in it, or another Pampas began it.
    Store(std::filesystem::path folder, const Plan& plan);
    /// Goes on in a folder where a campaign was begun. Throws `InputError` when there is none, or
    /// another Pampas began it.
    explicit Store(std::filesystem::path folder);

    /// What is to be played, all but the maps of `maps`. Throws `InputError`.
    Plan plan() const;
    /// Reads a map into such a plan. Throws `InputError`.
    void read_map(std::size_t map, Plan& plan) const;

    const std::filesystem::path& folder() const { return folder_; }

    /// The deals of the parts of a table that are there, by their first deal, longest first.
    std::vector<simulation::DealRange> parts(std::size_t table) const;
    /// Throws `InputError` naming the file.
    Part read(std::size_t table, simulation::DealRange deals, const rules::Game& game,
              const balance::SeriesPlan& plan) const;
    /// Throws `InputError`.
    void write(std::size_t table, const Part& part) const;

    /// The report of a study; nothing when it is not there. Throws `InputError` naming the file
    /// when it is damaged.
    std::optional<formats::JsonValue::Json> report(std::size_t table) const;
    /// Throws `InputError`.
    void write_report(std::size_t table, const formats::JsonValue::Json& report) const;

  private:
    std::filesystem::path map_file(std::size_t map) const;
    std::filesystem::path other_map_file() const;
    std::filesystem::path report_file(std::size_t table) const;
    std::filesystem::path folder_of(std::size_t table) const;
    std::filesystem::path file_of(std::size_t table, simulation::DealRange deals) const;
    PartLabel label(std::size_t table) const;

    std::filesystem::path folder_;
    std::string campaign_; ///< checksum of the plan
};

} // namespace pampas::campaign
