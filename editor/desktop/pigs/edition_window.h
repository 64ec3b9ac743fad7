#pragma once

#include "analysis/report/pigs/farms.h"
#include "editor/desktop/context/context.h"
#include "editor/desktop/pigs/edition_pages.h"
#include "editor/desktop/pigs/farm_table.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/workers/run.h"
#include "editor/experiments/farms.h"

#include <wx/frame.h>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

class wxNotebook;
class wxSizer;
class wxTextCtrl;

namespace pampas::desktop {

/// Changes an edition of Happy Pigs, prices and season cards, and says what games with it show:
/// which seats win, and what the changes do. Its games can be watched, and people can sit down.
class EditionWindow : public wxFrame {
  public:
    /// Opens the windows of games.
    struct Tables {
        std::function<void(FarmSource)> watch;
        std::function<void(const sitting::FarmTable&)> sit_down; ///< the table has no record
    };

    /// `context` outlives it.
    EditionWindow(wxWindow* parent, const Context& context, Tables tables);
    ~EditionWindow() override;

    /// The edition as it is now. It need not be playable.
    const pigs::Edition& edition() const { return edition_; }
    PricesPage& prices() { return *prices_; }
    CardsPage& cards() { return *cards_; }
    const Notice& notice() const { return *notice_; }
    bool running() const { return run_.is_running(); }
    /// What games showed, as text; empty if none were played.
    wxString result() const;

    /// Asks for an edition file, and opens it.
    void open();
    /// Asks where to write the edition, and does.
    void save();
    /// Plays the games that the question needs, or stops them.
    void toggle();
    /// Watches the games of the report.
    void watch();
    void sit_down();

  private:
    enum class Question { Seats, Changes };
    struct Answer {
        std::string text;
        std::function<std::string()> page; ///< null if there is none
    };

    void lay_out();
    std::vector<Field> fields();
    wxSizer* buttons();
    /// Takes another edition, to which later ones are compared.
    void take(const pigs::Edition& edition);
    void check();
    void on_progress();
    void show();
    experiments::FarmGames games() const;

    const Context& context_;
    Tables tables_;
    pigs::Edition edition_;
    pigs::Edition original_; ///< as it was opened
    bool is_playable_ = true;
    Question question_ = Question::Seats;
    int players_ = 4;
    int people_ = 1;
    std::string bot_;
    pigs::Variants variants_;
    std::size_t most_ = balance::SeriesPlan::games_bounds.usual;
    std::uint64_t seed_ = 1;
    bool by_strength_ = false;
    wxNotebook* pages_ = nullptr;
    PricesPage* prices_ = nullptr;
    CardsPage* cards_ = nullptr;
    wxTextCtrl* text_ = nullptr;
    Notice* notice_ = nullptr;
    wxButton* browse_ = nullptr;
    std::vector<wxButton*> playing_; ///< need a playable edition
    std::unique_ptr<ProgressRow> row_;
    std::unique_ptr<Form> form_;
    Run<Answer> run_; ///< last member, because its callback uses the others
};

} // namespace pampas::desktop
