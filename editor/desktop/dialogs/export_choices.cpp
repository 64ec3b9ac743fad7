#include "editor/desktop/dialogs/export_choices.h"

#include <algorithm>

namespace pampas::desktop {
namespace {

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
    if (!job.client) { // who may show the map turned
        job.picture.overlay = overlay;
        job.paper.overlay = std::move(overlay);
    }
    return job;
}

} // namespace pampas::desktop
