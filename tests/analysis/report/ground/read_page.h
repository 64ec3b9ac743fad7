#pragma once

#include "analysis/report/ground/html.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <pugixml.hpp>

#include <set>
#include <string>
#include <vector>

/// Reads the HTML that `analysis/report` writes.
namespace pampas::testing {

/// The page without its scripts, except those with data, which have attributes.
inline std::string without_code(std::string page) {
    const std::string begin = "<script>";
    const std::string end = "</script>";
    for (std::size_t at = page.find(begin); at != std::string::npos; at = page.find(begin, at)) {
        const std::size_t last = page.find(end, at);
        EXPECT_NE(last, std::string::npos);
        page.erase(at, last == std::string::npos ? last : last + end.size() - at);
    }
    return page;
}

/// Reads a page, or a part of one, as XML, which must be well-formed.
inline pugi::xml_document read_page(const std::string& page) {
    pugi::xml_document document;
    const std::string text = without_code(page);
    const auto result =
        document.load_string(text.c_str(), pugi::parse_default | pugi::parse_fragment);
    EXPECT_TRUE(result) << result.description() << ": "
                        << text.substr(static_cast<std::size_t>(result.offset), 80);
    return document;
}

inline pugi::xml_document read_page(const report::Html& page) {
    return read_page(page.markup());
}

/// The text of every node that an XPath finds, including its children's.
inline std::vector<std::string> texts(const pugi::xml_node& root, const char* path) {
    std::vector<std::string> result;
    for (const pugi::xpath_node& node : root.select_nodes(path)) {
        std::string text = node.attribute() ? node.attribute().value() : "";
        for (const pugi::xpath_node& part : node.node().select_nodes(".//text()")) {
            text += part.node().value();
        }
        result.push_back(text);
    }
    return result;
}

/// The cells of each row of a section's table; tables count from 1.
inline std::vector<std::vector<std::string>> table_rows(const pugi::xml_node& page,
                                                        const std::string& section, int table) {
    std::vector<std::vector<std::string>> result;
    const std::string path =
        fmt::format("(//section[@id='{}']//table)[{}]/tbody/tr", section, table);
    for (const pugi::xpath_node& row : page.select_nodes(path.c_str())) {
        result.push_back(texts(row.node(), "./th|./td"));
    }
    return result;
}

/// The values that a chart of the page draws; none if there is no such chart, or more than one.
inline nlohmann::ordered_json chart_values(const pugi::xml_node& page, const std::string& chart) {
    const auto scripts = texts(page, fmt::format("//*[@id='chart-{}']/script", chart).c_str());
    return scripts.size() == 1 ? nlohmann::ordered_json::parse(scripts[0])["data"]["values"]
                               : nlohmann::ordered_json::array();
}

/// All ids of a page. Checks that none occurs twice and that every link leads to one or to one of
/// the files.
inline std::set<std::string> checked_ids(const pugi::xml_node& page,
                                         const std::set<std::string>& files = {}) {
    const auto all = texts(page, "//@id");
    std::set<std::string> ids(all.begin(), all.end());
    EXPECT_EQ(ids.size(), all.size()) << "an id stands twice";
    for (const std::string& link : texts(page, "//@href[not(starts-with(., 'data:'))]")) {
        EXPECT_TRUE(files.contains(link) || (link.starts_with('#') && ids.contains(link.substr(1))))
            << link;
    }
    return ids;
}

} // namespace pampas::testing
