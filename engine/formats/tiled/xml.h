#pragma once

#include <pugixml.hpp>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// XML files of Tiled.
namespace pampas::formats {

/// An XML file for reading: UTF-8, without entity declarations.
class XmlFile {
  public:
    /// Throws `InputError` with the line.
    explicit XmlFile(std::string_view bytes);

    /// The root element. Throws `InputError` if it has another name.
    pugi::xml_node root(std::string_view name) const;

    /// The place of an element: `line 3`.
    std::string place(pugi::xml_node element) const;

    /// The integer in an attribute. Throws `InputError` if it is missing or less than `least`.
    int integer(pugi::xml_node element, const char* attribute, int least) const;

  private:
    std::string place(std::ptrdiff_t offset) const;

    pugi::xml_document document_;
    std::vector<std::uint32_t> line_ends_; ///< their offsets
};

/// Adds an attribute.
void set(pugi::xml_node element, const char* attribute, const std::string& value);
void set(pugi::xml_node element, const char* attribute, int value);

/// The bytes of a file, indented as by Tiled.
std::string xml_text(const pugi::xml_document& document);

} // namespace pampas::formats
