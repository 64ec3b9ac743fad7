#include "editor/desktop/dialogs/picture_fields.h"

#include "analysis/glossary/glossary.h"
#include "editor/desktop/widgets/fields.h"

namespace pampas::desktop {
namespace {

constexpr const char* seen_name = "seen";
constexpr int largest_overlap = 150; // in millimetres

wxString paper_label() {
    return wx_tr("P&aper");
}

std::vector<Option<std::string>> offered_overlays(const PictureSubject& subject) {
    std::vector<Option<std::string>> result{{{}, wx_tr("None")}};
    if (subject.seen) {
        result.push_back({seen_name, wx_text(tr("As on the map now: {}", subject.seen->title))});
    }
    for (const overlays::Kind& kind : overlays::kinds()) {
        result.push_back({std::string(kind.name), wx_text(glossary::title(kind.name))});
    }
    return result;
}

/// The kinds of paper by one of their names for people or programs.
std::vector<Option<std::string>> offered_papers(std::string_view paper::PaperSize::*name) {
    return options<std::string>(paper::paper_sizes, name, &paper::PaperSize::title);
}

} // namespace

ChosenOverlay::ChosenOverlay(const PictureSubject& subject, std::string& name,
                             std::function<void()> made)
    : subject_(subject), name_(name), made_(std::move(made)) {
    choose(name);
}

Field ChosenOverlay::field(std::function<bool()> enabled) {
    return {.label = wx_tr("&Overlay"),
            .control = fields::choice<std::string>(
                {[this] { return name_; }, [this](const std::string& name) { choose(name); }},
                offered_overlays(subject_)),
            .enabled = std::move(enabled)};
}

void ChosenOverlay::choose(const std::string& name) {
    name_ = name;
    const auto kind = std::ranges::find(overlays::kinds(), name, &overlays::Kind::name);
    if (kind != overlays::kinds().end()) {
        measure(*kind);
    } else {
        overlay_ =
            name == seen_name && subject_.seen ? subject_.seen->overlay : overlays::Overlay();
    }
}

void ChosenOverlay::measure(const overlays::Kind& kind) {
    overlay_.reset();
    if (worker_) {
        request_ = worker_->choose(&kind);
        return;
    }
    worker_ =
        std::make_unique<AnalysisWorker>([this](const Measured& found) { on_measured(found); });
    request_ = worker_->analyze(subject_.map, &kind);
}

void ChosenOverlay::on_measured(const Measured& found) {
    if (found.request == request_ && !overlay_ && found.overlay) {
        overlay_ = found.overlay;
        made_();
    }
}

std::vector<Field> picture_fields(PictureChoices& choices, ChosenOverlay& overlay,
                                  const PictureUse& use) {
    using picture::Look;
    return {{.label = wx_tr("Spaces &drawn"),
             .control = fields::choice<Look>(choices.look,
                                             {{Look::Colour, wx_tr("In colour")},
                                              {Look::Ink, wx_tr("In thin lines, to save ink")},
                                              {Look::Letters, wx_tr("As letters")}}),
             .enabled = use.look},
            overlay.field(use.overlay),
            {.control = fields::check(choices.coordinates, wx_tr("Coor&dinates on the spaces")),
             .enabled = use.look},
            {.control = fields::check(choices.title, wx_tr("&Name of the map above it")),
             .enabled = use.title}};
}

std::vector<Field> paper_fields(PaperChoices& choices, const std::function<bool()>& shown) {
    std::vector<Option<std::string>> papers = offered_papers(&paper::PaperSize::name);
    papers.push_back({std::string(paper::poster_name), wx_tr("One page as large as the board")});
    std::vector<Field> fields{
        {.label = wx_tr("Hexagons from side to side in &millimetres"),
         .control = fields::number(choices.hex, {static_cast<int>(paper::least_hex),
                                                 static_cast<int>(paper::largest_hex)})},
        {.label = paper_label(), .control = fields::choice<std::string>(choices.paper, papers)},
        orientation_field(choices.orientation),
        {.label = wx_tr("O&verlap of the sheets in millimetres"),
         .control = fields::number(choices.overlap, {0, largest_overlap})},
        {.control =
             fields::check(choices.aids, wx_tr("Sheet map, pla&yer aid and tiles to cut out"))}};
    for (Field& field : fields) {
        field.shown = shown;
    }
    return fields;
}

Field paper_field(std::string& title) {
    return {.label = paper_label(),
            .control =
                fields::choice<std::string>(title, offered_papers(&paper::PaperSize::title))};
}

Field orientation_field(paper::Orientation& orientation) {
    using paper::Orientation;
    return {.label = wx_tr("O&rientation"),
            .control = fields::choice<Orientation>(orientation,
                                                   {{Orientation::Automatic, wx_tr("Automatic")},
                                                    {Orientation::Portrait, wx_tr("Upright")},
                                                    {Orientation::Landscape, wx_tr("Across")}})};
}

} // namespace pampas::desktop
