#pragma once

#include "analysis/report/experiments/comparison.h"
#include "editor/desktop/canvas/linked_canvases.h"
#include "editor/desktop/comparison/choose_map_dialog.h"
#include "editor/desktop/dialogs/files.h"
#include "editor/desktop/workers/run.h"

#include <wx/frame.h>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class wxButton;
class wxListBox;
class wxNotebook;
class wxStaticText;

namespace pampas::desktop {

class ComparisonTable;
class PageRow;
class PairedGames;

/// Shows two maps beside each other: the spaces in which they differ, their figures, games on both.
class CompareWindow : public wxFrame {
  public:
    /// Asks for another map to compare, above the window; nothing: the user cancelled.
    using Choose = std::function<std::optional<MapChoice>(wxWindow&)>;

    /// Throws `InputError` if one of the maps cannot be read.
    CompareWindow(wxWindow* parent, std::array<MapChoice, 2> choices, Choose choose,
                  Handouts::Services services);

    /// Reloads both maps. One that can no longer be read stays as it was.
    void refresh();

    const std::vector<map::SpaceDifference>& differences() const { return differences_; }
    const LinkedCanvases& canvases() const { return *canvases_; }

  private:
    using Maps = std::array<std::shared_ptr<const map::Map>, 2>;
    using Figures = report::Table;

    wxWindow* make_maps(wxWindow* parent);
    wxSizer* head(wxWindow* parent, std::size_t side);
    wxSizer* difference_row(wxWindow* parent);
    wxWindow* make_results(wxWindow* parent);
    void escape();
    void on_key(wxKeyEvent& event);
    void choose(std::size_t side);
    void swap();
    /// Replaces the maps that are shown, with their titles.
    void show(const Maps& maps);
    void list_differences();
    /// The spaces that differ, or those of the kinds selected in the list.
    std::vector<hex::Coordinate> marked() const;
    void mark();
    void go(bool forwards);
    void say_space();
    /// Offers the page once the figures are there, but not during games.
    void offer_page();
    Handout handout() const;

    std::array<MapChoice, 2> choices_;
    Choose choose_;
    Handouts::Services services_;
    Maps maps_;
    std::vector<map::SpaceDifference> differences_;
    std::vector<map::KindDifference> kinds_;
    std::array<wxStaticText*, 2> titles_{};
    std::unique_ptr<LinkedCanvases> canvases_;
    wxStaticText* count_ = nullptr;
    wxListBox* list_ = nullptr;
    wxButton* previous_ = nullptr;
    wxButton* next_ = nullptr;
    wxNotebook* results_ = nullptr;
    ComparisonTable* figures_ = nullptr;
    PairedGames* games_ = nullptr;
    PageRow* page_ = nullptr;
    Figures board_;                          ///< empty until computed
    BackgroundWorker<Maps, Figures> worker_; ///< the last member: its thread uses the others
};

} // namespace pampas::desktop
