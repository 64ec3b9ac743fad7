#include "editor/desktop/dialogs/picture_dialogs.h"

#include "analysis/glossary/glossary.h"
#include "editor/desktop/widgets/fields.h"
#include "editor/desktop/widgets/pictures.h"

#include <wx/slider.h>

namespace pampas::desktop {
namespace {

constexpr int number_step = 5;

ControlMaker percent_slider(int& value) {
    return [&value](wxWindow& parent, const std::function<void()>& changed) {
        auto* slider = new wxSlider(&parent, wxID_ANY, value, 0, 100);
        slider->Bind(wxEVT_SLIDER, [&value, changed](wxCommandEvent& event) {
            value = event.GetInt();
            changed();
        });
        return Control{slider};
    };
}

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

/// The kinds of paper as options whose value is the member `name`.
std::vector<Option<std::string>> offered_papers(std::string_view paper::PaperSize::*name) {
    return options<std::string>(paper::paper_sizes, name, &paper::PaperSize::title);
}

} // namespace

PrintDialog::PrintDialog(wxWindow* parent, PictureSubject subject, std::string footer,
                         const PrintChoices& last)
    : FormDialog(parent, wx_tr("Print the Map"), true), subject_(std::move(subject)),
      footer_(std::move(footer)), choices_(last),
      overlay_(subject_, choices_.picture.overlay, [this] { update(); }),
      preview_(new PicturePreview(this, {440, 440})) {
    std::vector<Field> fields{paper_field(choices_.paper), orientation_field(choices_.orientation)};
    std::ranges::move(picture_fields(choices_.picture, overlay_), std::back_inserter(fields));
    fields.push_back(
        {.control = fields::check(choices_.footer, wx_tr("Size and desi&gner below the map"))});
    make(fields, wx_tr("&Print…"), preview_);
}

picture::Sheet PrintDialog::sheet() const {
    const auto* paper =
        std::ranges::find(paper::paper_sizes, choices_.paper, &paper::PaperSize::title);
    picture::Sheet result;
    result.width = paper->width;
    result.height = paper->height;
    result.title = choices_.picture.title ? subject_.title : std::string();
    result.footer = choices_.footer ? footer_ : std::string();
    result.look = choices_.picture.look;
    result.coordinates = choices_.picture.coordinates;
    result.overlay = overlay_.overlay().value_or(overlays::Overlay());
    return turned(std::move(result));
}

/// The upright sheet in the chosen orientation or, if automatic, in that of the larger map.
picture::Sheet PrintDialog::turned(const picture::Sheet& upright) const {
    picture::Sheet across = upright;
    std::swap(across.width, across.height);
    const bool lies =
        choices_.orientation == paper::Orientation::Automatic
            ? picture::hex_side(subject_.map, across) > picture::hex_side(subject_.map, upright)
            : choices_.orientation == paper::Orientation::Landscape;
    return lies ? across : upright;
}

FormDialog::Judgement PrintDialog::judge() {
    preview_->show([this, shown = sheet()](int width, int height) {
        return picture::preview(subject_.map, shown, width, height);
    });
    return {.allowed = overlay_.overlay().has_value()};
}

BackdropDialog::BackdropDialog(wxWindow* parent, const Placement& placement,
                               std::function<void(const Placement&)> changed,
                               const std::function<void(bool kept)>& end)
    : FormDialog(parent, wx_tr("Background Picture")), placement_(placement), shown_(placement),
      changed_(std::move(changed)) {
    const auto offset = [](int& value) {
        return fields::number(value, backdrop_offsets, number_step);
    };
    make({{.label = wx_tr("&Opacity"),
           .control = percent_slider(placement_.opacity),
           .least = {260, -1}},
          {.label = wx_tr("&Size in %"),
           .control = fields::number(placement_.scale, backdrop_scales, number_step)},
          {.label = wx_tr("Offset &right"), .control = offset(placement_.right)},
          {.label = wx_tr("Offset &down"), .control = offset(placement_.down)},
          {.control =
               fields::words(wx_tr("You can also drag its corners or its middle on the map.")),
           .across = true}},
         wx_tr("&Keep"));
    for (const int id : {wxID_OK, wxID_CANCEL}) {
        Bind(
            wxEVT_BUTTON, [end, id](wxCommandEvent&) { end(id == wxID_OK); }, id);
    }
    Bind(wxEVT_CLOSE_WINDOW, [end](wxCloseEvent&) { end(false); });
}

void BackdropDialog::set_placement(const Placement& placement) {
    placement_ = placement;
    shown_ = placement;
    form().refresh();
}

FormDialog::Judgement BackdropDialog::judge() {
    if (placement_ != shown_) {
        shown_ = placement_;
        changed_(placement_);
    }
    return {Tone::Note, wx_tr("Offsets are in percent of the side of a space")};
}

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
            {.control = fields::check(choices.title, wx_tr("&Name of the map at the top")),
             .enabled = use.title}};
}

std::vector<Field> paper_fields(PaperChoices& choices, const std::function<bool()>& shown) {
    std::vector<Option<std::string>> papers = offered_papers(&paper::PaperSize::name);
    papers.push_back({std::string(paper::poster_name), wx_tr("One page as large as the board")});
    std::vector<Field> fields{
        {.label = wx_tr("He&xes, side to opposite side"),
         .control = fields::number(choices.hex, {static_cast<int>(paper::least_hex),
                                                 static_cast<int>(paper::largest_hex)}),
         .unit = wx_tr("mm")},
        {.label = paper_label(), .control = fields::choice<std::string>(choices.paper, papers)},
        orientation_field(choices.orientation),
        {.label = wx_tr("O&verlap of sheets"),
         .control = fields::number(choices.overlap, {0, largest_overlap}),
         .unit = wx_tr("mm")},
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
                                                    {Orientation::Portrait, wx_tr("Portrait")},
                                                    {Orientation::Landscape, wx_tr("Landscape")}})};
}

} // namespace pampas::desktop
