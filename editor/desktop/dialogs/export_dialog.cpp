#include "editor/desktop/dialogs/export_dialog.h"

#include "editor/desktop/dialogs/export_job.h"
#include "editor/desktop/dialogs/export_preview.h"
#include "editor/desktop/widgets/form.h"
#include "editor/desktop/widgets/notice.h"
#include "editor/desktop/widgets/number_field.h"
#include "editor/desktop/widgets/text.h"
#include "editor/picture/layout.h"
#include "engine/files/input_error.h"
#include "engine/formats/format.h"
#include "engine/formats/tiled/tileset.h"

#include <fmt/ranges.h>
#include <wx/button.h>
#include <wx/choice.h>

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

ExportDialog::ExportDialog(wxWindow* parent, PictureSubject subject, const ExportChoices& last,
                           std::size_t maps)
    : wxDialog(parent, wxID_ANY, heading(maps), wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      subject_(std::move(subject)), choices_(last), several_(maps > 1) {
    auto* body = new wxBoxSizer(wxHORIZONTAL);
    body->Add(fields(), wxSizerFlags());
    preview_ = new ExportPreview(this);
    body->Add(preview_, wxSizerFlags(1).Expand().Border(wxLEFT, FromDIP(20)));
    notice_ = new Notice(this);
    export_ = lay_out(*this, body, notice_, wx_tr("&Export…"));
    choose_product();
}

ExportDialog::~ExportDialog() {
    silence(*this);
}

wxSizer* ExportDialog::fields() {
    form_ = new Form(this);
    std::vector<wxString> clients{wx_tr("None in particular")};
    int chosen = 0;
    for (const legality::Client& client : legality::clients()) {
        chosen = client.name == choices_.client ? static_cast<int>(clients.size()) : chosen;
        clients.push_back(wx_text(client.title));
    }
    client_ =
        add_choice(*form_, this, wx_tr("&Client"), clients, chosen, [this] { choose_client(); });
    product_ =
        add_choice(*form_, this, wx_tr("&Kind"), {}, wxNOT_FOUND, [this] { choose_product(); });
    offer_products();
    add_size_fields(*form_);
    paper_.emplace(*form_, this, choices_.paper, [this] { update(); });
    picture_.emplace(*form_, this, subject_, choices_.picture, [this] { update(); });
    return form_;
}

// Each of the two follows from the other.
void ExportDialog::add_size_fields(Form& form) {
    side_ = number_field(this, choices_.side, 1, largest_side, [this](int side) {
        choices_.side = side;
        choices_.width = 0;
        update();
    });
    width_ = number_field(this, std::max(choices_.width, 1), 1, largest_width, [this](int width) {
        choices_.width = width;
        update();
    });
    form.add(wx_tr("&Side of a hexagon in pixels"), side_);
    form.add(wx_tr("&Width of the picture in pixels"), width_);
}

// What the client takes itself is meant, whatever was chosen before.
void ExportDialog::choose_client() {
    const int number = client_->GetSelection();
    choices_.client = number == 0 ? std::string()
                                  : legality::clients()[static_cast<std::size_t>(number) - 1].name;
    choices_.product = exchange::products_for(client_of(choices_)).front()->name;
    offer_products();
    choose_product();
}

void ExportDialog::offer_products() {
    offered_ = exchange::products_for(client_of(choices_));
    product_->Clear();
    for (const Product* product : offered_) {
        product_->Append(entry_for(*product));
    }
    const auto chosen = std::ranges::find(offered_, choices_.product, &Product::name);
    product_->SetSelection(chosen == offered_.end() ? 0
                                                    : static_cast<int>(chosen - offered_.begin()));
}

void ExportDialog::choose_product() {
    const Product& product = *offered_[static_cast<std::size_t>(product_->GetSelection())];
    choices_.product = product.name;
    const bool is_picture = product.kind == ProductKind::Picture;
    const bool is_paper = product.kind == ProductKind::Paper;
    for (wxSpinCtrl* field : {side_, width_}) {
        field->Enable(is_picture);
        form_->show(field, !is_paper);
    }
    paper_->show(is_paper);
    picture_->enable(
        {.look = is_picture || is_paper, .title = is_picture, .overlay = has_overlay()});
    Layout();
    update();
}

/// Whether an overlay may lie over what is shown: one of this map as it is.
bool ExportDialog::has_overlay() const {
    const ProductKind kind = exchange::product_named(choices_.product)->kind;
    return !several_ && choices_.client.empty() &&
           (kind == ProductKind::Picture || kind == ProductKind::Paper);
}

void ExportDialog::update() {
    try {
        show_job();
    } catch (const InputError& error) {
        notice_->say(Tone::Error, wx_text(error.what()));
        export_->Disable();
    }
}

void ExportDialog::show_job() {
    const Export chosen = answer();
    const exchange::Job job = job_for(chosen.choices, chosen.overlay, subject_.title);
    if (const auto refusals = exchange::refusals(subject_.map, job); !refusals.empty()) {
        notice_->say(Tone::Error,
                     wx_text(tr("{} does not take this map:", job.client->title) + " ") +
                         joined(refusals));
        export_->Enable(several_);
        return;
    }
    follow_size(job);
    preview_->show(subject_.map, job);
    const auto worth_knowing = remarks(subject_.map, job);
    notice_->say(worth_knowing.empty() ? Tone::Good : Tone::Warning,
                 joined(worth_knowing.empty() ? assurance(subject_.map, job) : worth_knowing));
    export_->Enable(!has_overlay() || picture_->overlay().has_value());
}

void ExportDialog::follow_size(const exchange::Job& job) {
    if (job.product->kind != ProductKind::Picture) {
        return;
    }
    const picture::Layout layout =
        picture::layout_for(exchange::seen(subject_.map, job), job.picture);
    if (choices_.width == 0) {
        width_->SetValue(layout.width);
    } else {
        side_->SetValue(std::max(1, static_cast<int>(std::lround(layout.view.side))));
    }
}

Export ExportDialog::answer() const {
    Export result{choices_, {}};
    if (has_overlay()) {
        result.overlay = picture_->overlay().value_or(overlays::Overlay());
    }
    result.choices.picture = picture_->choices();
    result.choices.paper = paper_->choices();
    return result;
}

} // namespace pampas::desktop
