#include "engine/formats/tiled/xml.h"

#include "engine/files/input_error.h"
#include "engine/formats/encodings.h"
#include "engine/formats/text_size.h"
#include "engine/language/tr.h"
#include "engine/language/utf8.h"

#include <boost/algorithm/string/predicate.hpp>
#include <expat.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <sstream>

namespace pampas::formats {
namespace {

std::vector<std::uint32_t> line_ends(std::string_view bytes) {
    std::vector<std::uint32_t> result;
    for (std::size_t at = bytes.find('\n'); at != std::string_view::npos;
         at = bytes.find('\n', at + 1)) {
        result.push_back(static_cast<std::uint32_t>(at));
    }
    return result;
}

bool declares_entities(const pugi::xml_document& document) {
    return std::ranges::any_of(document, [](pugi::xml_node node) {
        return node.type() == pugi::node_doctype &&
               std::string_view(node.value()).find('[') != std::string_view::npos;
    });
}

void XMLCALL note_encoding(void* is_other, const XML_Char*, const XML_Char* encoding, int) {
    *static_cast<bool*>(is_other) =
        encoding != nullptr && !boost::algorithm::iequals(encoding, "UTF-8");
}

/// Throws `InputError` for errors that pugixml accepts: ampersands that begin no reference,
/// characters that XML excludes, and files that declare another encoding.
void check_strictly(std::string_view bytes) {
    const std::unique_ptr<XML_ParserStruct, decltype(&XML_ParserFree)> parser(
        XML_ParserCreate("UTF-8"), XML_ParserFree);
    bool is_encoded_otherwise = false;
    XML_SetUserData(parser.get(), &is_encoded_otherwise);
    XML_SetXmlDeclHandler(parser.get(), note_encoding);
    const XML_Status status =
        XML_Parse(parser.get(), bytes.data(), static_cast<int>(bytes.size()), XML_TRUE);
    const std::string place = tr("line {}", XML_GetCurrentLineNumber(parser.get()));
    if (is_encoded_otherwise) {
        throw InputError(tr("is not text in UTF-8"), tr("line {}", 1));
    }
    if (status != XML_STATUS_OK) {
        throw InputError(tr("not valid XML: {}", XML_ErrorString(XML_GetErrorCode(parser.get()))),
                         place);
    }
}

} // namespace

XmlFile::XmlFile(std::string_view bytes) {
    check_text_size(bytes);
    if (!utf8::is_valid(bytes) || bytes.find('\0') != std::string_view::npos) {
        throw InputError(tr("is not text in UTF-8"));
    }
    line_ends_ = line_ends(bytes);
    constexpr unsigned how =
        pugi::parse_default | pugi::parse_ws_pcdata_single | pugi::parse_doctype;
    const pugi::xml_parse_result result =
        document_.load_buffer(bytes.data(), bytes.size(), how, pugi::encoding_utf8);
    if (!result) {
        throw InputError(tr("not valid XML: {}", result.description()), place(result.offset));
    }
    if (declares_entities(document_)) {
        throw InputError(tr("declares its own entities, which are not supported"), place(0));
    }
    check_strictly(bytes);
}

pugi::xml_node XmlFile::root(std::string_view name) const {
    const pugi::xml_node root = document_.document_element();
    if (root.name() != name) {
        throw InputError(tr("expected {}", fmt::format("<{}>", name)), place(root));
    }
    return root;
}

std::string XmlFile::place(pugi::xml_node element) const {
    return place(element.offset_debug());
}

std::string XmlFile::place(std::ptrdiff_t offset) const {
    const auto line = std::ranges::lower_bound(line_ends_, offset) - line_ends_.begin();
    return tr("line {}", line + 1);
}

int XmlFile::integer(pugi::xml_node element, const char* attribute, int least) const {
    constexpr int most = std::numeric_limits<int>::max();
    const auto value = number_in<int>(element.attribute(attribute).value());
    if (!value || *value < least) {
        throw InputError(tr("{} must be a whole number from {} to {}", attribute, least, most),
                         place(element));
    }
    return *value;
}

void set(pugi::xml_node element, const char* attribute, const std::string& value) {
    element.append_attribute(attribute).set_value(value.c_str());
}

void set(pugi::xml_node element, const char* attribute, int value) {
    element.append_attribute(attribute).set_value(value);
}

std::string xml_text(const pugi::xml_document& document) {
    std::ostringstream text;
    text << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    document.save(text, " ", pugi::format_indent | pugi::format_no_declaration,
                  pugi::encoding_utf8);
    return text.str();
}

} // namespace pampas::formats
