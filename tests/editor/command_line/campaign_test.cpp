#include "tests/editor/campaign/small_campaign.h"
#include "tests/editor/command_line/run_pampas.h"

#include <gmock/gmock.h>

namespace pampas::command_line {
namespace {

using testing::expect_misuse;
using ::testing::HasSubstr;
using testing::run_pampas;

class CampaignCommand : public ::testing::Test {
  protected:
    std::string campaign(const std::string& keys) const {
        const auto file = small.folder / "campaign.json";
        write_file(file, R"({"format": "pampas-campaign", "version": 1, "players": [2],
                             "bots": [["random"]], "games": 6, )" +
                             keys + "}");
        return file.string();
    }
    std::string folder() const { return (small.folder / "out").string(); }

    pampas::campaign::SmallCampaign small;
};

TEST_F(CampaignCommand, RunsTellsAndGathers) {
    const std::string file = campaign(R"("maps": ["a.json", "b.json"])");
    const auto run = run_pampas({"campaign", "run", file, "-o", folder()});
    EXPECT_EQ(run.status, Status::Success) << run.err;
    EXPECT_EQ(run.out, "2 tables, 0 refused; results in " + folder() + "\n");
    const std::string rows = read_file(folder() + "/results.csv");
    std::filesystem::remove(folder() + "/results.csv");
    EXPECT_EQ(run_pampas({"campaign", "gather", file, "-o", folder()}).status, Status::Success);
    EXPECT_EQ(read_file(folder() + "/results.csv"), rows);
}

TEST_F(CampaignCommand, GatherTellsWhatIsMissing) {
    const std::string file = campaign(R"("maps": ["a.json", "b.json"])");
    run_pampas({"campaign", "run", file, "-o", folder()});
    std::filesystem::remove_all(folder() + "/parts/000001");
    const auto gathered = run_pampas({"campaign", "gather", "-o", folder()});
    EXPECT_EQ(gathered.status, Status::No);
    EXPECT_THAT(gathered.err, HasSubstr("Bee standard 2 random is not complete"));
    EXPECT_EQ(gathered.out, "1 table, 0 refused; results in " + folder() + "\n");
}

TEST_F(CampaignCommand, MapsThatCannotBePlayedStopNothing) {
    const auto run = run_pampas(
        {"campaign", "run", campaign(R"("maps": ["gone.haz", "a.json"])"), "-o", folder()});
    EXPECT_EQ(run.status, Status::No);
    EXPECT_THAT(run.err, HasSubstr("pampas: gone.haz: cannot be opened"));
    EXPECT_THAT(read_file(folder() + "/refused.csv"), HasSubstr("\r\ngone.haz,cannot be opened"));
    EXPECT_THAT(read_file(folder() + "/results.csv"), HasSubstr("\r\nAnt,a.json,standard,2,"));
}

TEST_F(CampaignCommand, SaysWhatIsWrong) {
    const std::string file = campaign(R"("maps": ["a.json"])");
    expect_misuse({"campaign"}, "a command is missing");
    expect_misuse({"campaign", "run", file}, "--output");
    expect_misuse({"campaign", "run", "gone.json", "-o", folder()}, "gone.json: cannot be opened");
    expect_misuse({"campaign", "gather", "-o", folder()}, "plan.json: cannot be opened");
    run_pampas({"campaign", "run", file, "-o", folder()});
    expect_misuse({"campaign", "status", "-o", folder()}, "has not been submitted");
    expect_misuse({"campaign", "resume", file, "-o", folder()}, "has not been submitted");
    expect_misuse({"campaign", "work", "-o", folder()}, "only for jobs run by Slurm");
    expect_misuse({"campaign", "add-to", folder() + ".pampas", "-o", folder()}, "cannot be opened");
    const std::string other = campaign(R"("maps": ["a.json"], "seed": 2)");
    expect_misuse({"campaign", "run", other, "-o", folder()}, "belongs to another campaign");
    expect_misuse({"campaign", "gather", other, "-o", folder()}, "is not the campaign in");
    expect_misuse({"campaign", "run", campaign(R"("maps": ["gone.haz"])"), "-o", folder() + "2"},
                  "there is nothing to play: gone.haz: cannot be opened");
    testing::put(folder() + "/plan.json", "[");
    expect_misuse({"campaign", "run", campaign(R"("maps": ["a.json"])"), "-o", folder()},
                  "/plan.json: line 1, column ");
    expect_misuse({"campaign", "gather", "-o", folder()}, "/plan.json: line 1, column ");
}

} // namespace
} // namespace pampas::command_line
