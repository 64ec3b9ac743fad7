#include "editor/desktop/dialogs/export_dialog.h"

#include "editor/desktop/widgets/fields.h"
#include "editor/desktop/widgets/look.h"
#include "editor/desktop/widgets/pictures.h"
#include "editor/paper/aids.h"
#include "editor/picture/layout.h"
#include "engine/formats/format.h"
#include "engine/formats/tiled/tileset.h"

#include <fmt/ranges.h>
#include <wx/stattext.h>

#include <cmath>

namespace pampas::desktop {

/// Shows what people get to see of a map that is exported, and how large that is.
class ExportPreview : public wxPanel {
  public:
    explicit ExportPreview(wxWindow* parent);

    /// Throws `InputError` when the job cannot be done.
    void show(const map::Map& map, const exchange::Job& job);

  private:
    void show_picture(const map::Map& seen, const exchange::Job& job);
    void show_sheets(const map::Map& seen, const exchange::Job& job);
    void show_board(const map::Map& seen, const exchange::Job& job);

    PicturePreview* preview_;
    wxStaticText* figure_;
};

namespace {

using exchange::Product;
using exchange::ProductKind;

constexpr int largest_side = 1000;
constexpr int largest_width = 32767;

wxString heading(std::size_t maps) {
    return maps == 1 ? wx_tr("Export the Map")
                     : wx_text(trn("Export {} Map", "Export {} Maps", maps));
}

wxString entry_for(const Product& product) {
    return wx_text(product.ending.empty()
                       ? tr("{} (folder)", tr(product.title))
                       : fmt::format("{} ({})", tr(product.title), product.ending));
}

/// What there is to know of the file, a sentence each.
std::vector<std::string> remarks(const map::Map& map, const exchange::Job& job) {
    std::vector<std::string> result = exchange::differences(map, job);
    if (const std::string lost = exchange::not_kept(map, job); !lost.empty()) {
        result.insert(result.begin(), tr("This file does not hold {}.", lost));
    }
    return result;
}

/// The same where there is nothing that would be missed.
std::vector<std::string> assurance(const map::Map& map, const exchange::Job& job) {
    const formats::Format* format = formats::format_named(job.product->name);
    if (format == nullptr) {
        return {};
    }
    std::vector<std::string> result{tr("This file holds all of the map.")};
    if (format->has_tileset()) {
        const hex::StaggerAxis axis = map.grid().axis;
        result.push_back(tr("Its tileset goes beside it: {} and {}.", formats::tileset_file(axis),
                            formats::tileset_picture_file(axis)));
    }
    return result;
}

wxString joined(const std::vector<std::string>& sentences) {
    return wx_text(fmt::format("{}", fmt::join(sentences, " ")));
}

} // namespace

ExportPreview::ExportPreview(wxWindow* parent)
    : wxPanel(parent), preview_(new PicturePreview(this, {440, 340})),
      figure_(new wxStaticText(this, wxID_ANY, wxString(), wxDefaultPosition, wxDefaultSize,
                               wxALIGN_CENTRE_HORIZONTAL | wxST_NO_AUTORESIZE)) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(preview_, wxSizerFlags(1).Expand());
    column->Add(figure_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(spacing::gap)));
    SetSizer(column);
}

void ExportPreview::show(const map::Map& map, const exchange::Job& job) {
    const map::Map seen = exchange::seen(map, job);
    switch (job.product->kind) {
    case exchange::ProductKind::Picture:
        return show_picture(seen, job);
    case exchange::ProductKind::Paper:
        return show_sheets(seen, job);
    default:
        return show_board(seen, job);
    }
}

void ExportPreview::show_picture(const map::Map& seen, const exchange::Job& job) {
    const picture::Layout layout = picture::layout_for(seen, job.picture);
    preview_->show([seen, options = job.picture](int width, int height) {
        return picture::preview(seen, options, width, height);
    });
    figure_->SetLabel(wx_text(tr("{} x {} pixels", layout.width, layout.height)));
}

void ExportPreview::show_sheets(const map::Map& seen, const exchange::Job& job) {
    const paper::Tiling tiling = paper::tiling_for(seen, job.paper.size);
    preview_->show([seen, sheets = job.paper, tiling](int width, int height) {
        return paper::sheet_preview(seen, sheets, tiling, width, height);
    });
    figure_->SetLabel(wx_text(tr("Sheets: {}, of {:.0f} x {:.0f} mm", tiling.sheets.size(),
                                 tiling.page_width, tiling.page_height)));
}

void ExportPreview::show_board(const map::Map& seen, const exchange::Job& job) {
    preview_->show([seen](int width, int height) { return board_alone(seen, width, height); });
    figure_->SetLabel(job.client ? wx_text(tr("What players see: {}", job.client->title))
                      : job.product->kind == exchange::ProductKind::Folder
                          ? wx_tr("A folder with the board, its grid and how to load them")
                          : wx_tr("The map as it is read again"));
}

ExportDialog::ExportDialog(wxWindow* parent, PictureSubject subject, const ExportChoices& last,
                           std::size_t maps)
    : FormDialog(parent, heading(maps), true), subject_(std::move(subject)), choices_(last),
      several_(maps > 1), side_(last.side), width_(std::max(last.width, 1)),
      overlay_(subject_, choices_.picture.overlay, [this] { update(); }),
      preview_(new ExportPreview(this)) {
    make(fields(), wx_tr("&Export…"), preview_);
}

std::vector<Field> ExportDialog::fields() {
    auto clients = options<std::string>(legality::clients(), &legality::Client::name,
                                        &legality::Client::title);
    clients.insert(clients.begin(), {{}, wx_tr("None in particular")});
    const auto products = [this] {
        std::vector<Option<std::string>> offered;
        for (const Product* product : exchange::products_for(client_of(choices_))) {
            offered.push_back({std::string(product->name), entry_for(*product)});
        }
        return offered;
    };
    const auto is_picture = [this] { return is(ProductKind::Picture); };
    const auto is_paper = [this] { return is(ProductKind::Paper); };
    std::vector<Field> result{{.label = wx_tr("&Client"),
                               .control = fields::choice<std::string>(
                                   {[this] { return choices_.client; },
                                    [this](const std::string& client) { choose_client(client); }},
                                   clients)},
                              {.label = wx_tr("&Kind"),
                               .control = fields::choice<std::string>(choices_.product, products)}};
    std::ranges::move(size_fields(), std::back_inserter(result));
    std::ranges::move(paper_fields(choices_.paper, is_paper), std::back_inserter(result));
    const PictureUse use{.look = [=] { return is_picture() || is_paper(); },
                         .title = is_picture,
                         .overlay = [this] { return has_overlay(); }};
    std::ranges::move(picture_fields(choices_.picture, overlay_, use), std::back_inserter(result));
    return result;
}

// Each of the two follows from the other.
std::vector<Field> ExportDialog::size_fields() {
    const auto take_side = [this](int side) {
        choices_.side = side_ = side;
        choices_.width = 0;
    };
    const auto take_width = [this](int width) { choices_.width = width_ = width; };
    std::vector<Field> result{
        {.label = wx_tr("&Side of a hexagon in pixels"),
         .control = fields::number({[this] { return side_; }, take_side}, {1, largest_side})},
        {.label = wx_tr("&Width of the picture in pixels"),
         .control = fields::number({[this] { return width_; }, take_width}, {1, largest_width})}};
    for (Field& field : result) {
        field.enabled = [this] { return is(ProductKind::Picture); };
        field.shown = [this] { return !is(ProductKind::Paper); };
    }
    return result;
}

// What the client takes itself is meant, whatever was chosen before.
void ExportDialog::choose_client(const std::string& client) {
    choices_.client = client;
    choices_.product = exchange::products_for(client_of(choices_)).front()->name;
}

bool ExportDialog::is(ProductKind kind) const {
    return exchange::product_named(choices_.product)->kind == kind;
}

/// Whether an overlay may lie over what is shown: one of this map as it is.
bool ExportDialog::has_overlay() const {
    return !several_ && choices_.client.empty() &&
           (is(ProductKind::Picture) || is(ProductKind::Paper));
}

FormDialog::Judgement ExportDialog::judge() {
    const Export chosen = answer();
    const exchange::Job job = job_for(chosen.choices, chosen.overlay, subject_.title);
    if (const auto refusals = exchange::refusals(subject_.map, job); !refusals.empty()) {
        return {Tone::Error,
                wx_text(tr("{} does not take this map:", job.client->title) + " ") +
                    joined(refusals),
                several_};
    }
    follow_size(job);
    preview_->show(subject_.map, job);
    const auto worth_knowing = remarks(subject_.map, job);
    return {worth_knowing.empty() ? Tone::Good : Tone::Warning,
            joined(worth_knowing.empty() ? assurance(subject_.map, job) : worth_knowing),
            !has_overlay() || overlay_.overlay().has_value()};
}

void ExportDialog::follow_size(const exchange::Job& job) {
    if (job.product->kind != ProductKind::Picture) {
        return;
    }
    const picture::Layout layout =
        picture::layout_for(exchange::seen(subject_.map, job), job.picture);
    if (choices_.width == 0) {
        width_ = layout.width;
    } else {
        side_ = std::max(1, static_cast<int>(std::lround(layout.view.side)));
    }
}

Export ExportDialog::answer() const {
    return {choices_,
            has_overlay() ? overlay_.overlay().value_or(overlays::Overlay()) : overlays::Overlay()};
}

} // namespace pampas::desktop
