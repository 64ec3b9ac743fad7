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

/// Remarks about the file, a sentence each.
std::vector<std::string> remarks(const map::Map& map, const exchange::Job& job) {
    std::vector<std::string> result = exchange::differences(map, job);
    if (const std::string lost = exchange::not_kept(map, job); !lost.empty()) {
        result.insert(result.begin(), tr("This file does not store {}.", lost));
    }
    return result;
}

/// What to say if the file lacks nothing.
std::vector<std::string> assurance(const map::Map& map, const exchange::Job& job) {
    const formats::Format* format = formats::format_named(job.product->name);
    if (format == nullptr) {
        return {};
    }
    std::vector<std::string> result{tr("This file stores the whole map.")};
    if (format->has_tileset()) {
        const hex::StaggerAxis axis = map.grid().axis;
        result.push_back(tr("Its tileset is written next to it: {} and {}.",
                            formats::tileset_file(axis), formats::tileset_picture_file(axis)));
    }
    return result;
}

wxString joined(const std::vector<std::string>& sentences) {
    return wx_text(fmt::format("{}", fmt::join(sentences, " ")));
}

void show_picture(ExportPreview& preview, const map::Map& seen, const exchange::Job& job) {
    const picture::Layout layout = picture::layout_for(seen, job.picture);
    preview.preview().show([seen, options = job.picture](int width, int height) {
        return picture::preview(seen, options, width, height);
    });
    preview.set_caption(tr("{} x {} pixels", layout.width, layout.height));
}

void show_sheets(ExportPreview& preview, const map::Map& seen, const exchange::Job& job) {
    const paper::Tiling tiling = paper::tiling_for(seen, job.paper.size);
    preview.preview().show([seen, sheets = job.paper, tiling](int width, int height) {
        return paper::sheet_preview(seen, sheets, tiling, width, height);
    });
    preview.set_caption(tr("Sheets: {}, each {:.0f} x {:.0f} mm", tiling.sheets.size(),
                           tiling.page_width, tiling.page_height));
}

void show_board(ExportPreview& preview, const map::Map& seen, const exchange::Job& job) {
    preview.preview().show(
        [seen](int width, int height) { return board_alone(seen, width, height); });
    preview.set_caption(job.client ? tr("What players see: {}", job.client->title)
                        : job.product->kind == ProductKind::Folder
                            ? tr("A folder with the board, its grid and instructions to load them")
                            : tr("The map as read back from the file"));
}

/// Shows what people will see of an exported map, and how large it is. Throws `InputError` if the
/// job cannot be done.
void show_export(ExportPreview& preview, const map::Map& map, const exchange::Job& job) {
    const map::Map seen = exchange::as_seen_by_client(map, job);
    switch (job.product->kind) {
    case ProductKind::Picture:
        return show_picture(preview, seen, job);
    case ProductKind::Paper:
        return show_sheets(preview, seen, job);
    default:
        return show_board(preview, seen, job);
    }
}

picture::ExportOptions picture_of(const ExportChoices& choices, const std::string& title) {
    picture::ExportOptions result;
    result.style.look = choices.picture.look;
    result.style.coordinates = choices.picture.coordinates;
    result.side = choices.side;
    if (choices.width > 0) {
        result.width = choices.width;
    }
    result.title = choices.picture.title ? title : std::string();
    return result;
}

paper::PrintJob sheets_of(const ExportChoices& choices) {
    paper::PrintJob result;
    result.size.hex = choices.paper.hex;
    result.size.overlap = choices.paper.overlap;
    result.size.paper = paper::paper_named(choices.paper.paper);
    result.size.orientation = choices.paper.orientation;
    result.look = choices.picture.look;
    result.coordinates = choices.picture.coordinates;
    result.aids = choices.paper.aids;
    return result;
}

} // namespace

ExportDialog::ExportDialog(wxWindow* parent, PictureSubject subject, const ExportChoices& last,
                           std::size_t maps)
    : FormDialog(parent, heading(maps), true), subject_(std::move(subject)), choices_(last),
      several_(maps > 1), side_(last.side), width_(std::max(last.width, 1)),
      overlay_(subject_, choices_.picture.overlay, [this] { update(); }),
      preview_(new ExportPreview(this, {440, 340})) {
    make(fields(), wx_tr("&Export…"), preview_);
}

std::vector<Field> ExportDialog::fields() {
    auto clients = options<std::string>(legality::clients(), &legality::Client::name,
                                        &legality::Client::title);
    clients.insert(clients.begin(), {{}, wx_tr("No particular client")});
    const auto products = [this] {
        std::vector<Option<std::string>> offered;
        for (const Product* product : exchange::products_for(client_of(choices_))) {
            offered.push_back({std::string(product->name), entry_for(*product)});
        }
        return offered;
    };
    const auto is_picture = [this] { return is(ProductKind::Picture); };
    const auto is_paper = [this] { return is(ProductKind::Paper); };
    std::vector<Field> result{
        {.label = wx_tr("&Client"),
         .control = fields::choice<std::string>(
             {[this] { return choices_.client; },
              [this](const std::string& client) { choose_client(choices_, client); }},
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

// Side and width follow from each other.
std::vector<Field> ExportDialog::size_fields() {
    const auto take_side = [this](int side) {
        choices_.side = side_ = side;
        choices_.width = 0;
    };
    const auto take_width = [this](int width) { choices_.width = width_ = width; };
    std::vector<Field> result{
        {.label = wx_tr("&Side of a hex"),
         .control = fields::number({[this] { return side_; }, take_side}, {1, largest_side}),
         .unit = wx_tr("pixels")},
        {.label = wx_tr("&Width of the picture"),
         .control = fields::number({[this] { return width_; }, take_width}, {1, largest_width}),
         .unit = wx_tr("pixels")}};
    for (Field& field : result) {
        field.enabled = [this] { return is(ProductKind::Picture); };
        field.shown = [this] { return !is(ProductKind::Paper); };
    }
    return result;
}

bool ExportDialog::is(ProductKind kind) const {
    return exchange::product_named(choices_.product)->kind == kind;
}

/// Whether the export can have an overlay, which must be of this map as it is.
bool ExportDialog::has_overlay() const {
    return !several_ && choices_.client.empty() &&
           (is(ProductKind::Picture) || is(ProductKind::Paper));
}

FormDialog::Judgement ExportDialog::judge() {
    const Export chosen = answer();
    const exchange::Job job = job_for(chosen.choices, chosen.overlay, subject_.title);
    if (const auto refusals = exchange::refusals(subject_.map, job); !refusals.empty()) {
        return {Tone::Error,
                wx_text(tr("{} does not accept this map:", job.client->title) + " ") +
                    joined(refusals),
                several_};
    }
    follow_size(job);
    show_export(*preview_, subject_.map, job);
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
        picture::layout_for(exchange::as_seen_by_client(subject_.map, job), job.picture);
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

void choose_client(ExportChoices& choices, const std::string& client) {
    if (client != choices.client) {
        choices.client = client;
        choices.product = exchange::products_for(client_of(choices)).front()->name;
    }
}

std::optional<legality::Client> client_of(const ExportChoices& choices) {
    const auto& clients = legality::clients();
    const auto found = std::ranges::find(clients, choices.client, &legality::Client::name);
    return found == clients.end() ? std::nullopt : std::optional(*found);
}

exchange::Job job_for(const ExportChoices& choices, overlays::Overlay overlay,
                      const std::string& title) {
    const exchange::Product* product = exchange::product_named(choices.product);
    exchange::Job job{product != nullptr ? product : &exchange::products().front(),
                      client_of(choices), picture_of(choices, title), sheets_of(choices)};
    if (!job.client) { // a client may show the map rotated
        job.picture.overlay = overlay;
        job.paper.overlay = std::move(overlay);
    }
    return job;
}

} // namespace pampas::desktop
