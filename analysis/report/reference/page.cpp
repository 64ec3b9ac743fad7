#include "analysis/report/ground/html_map.h"
#include "analysis/report/reference/reference.h"
#include "engine/formats/encodings.h"
#include "engine/language/tr.h"

#include <boost/algorithm/string/classification.hpp>
#include <boost/algorithm/string/split.hpp>
#include <fmt/format.h>

#include <algorithm>

namespace pampas::report {
namespace {

using glossary::Term;

/// A piece for each paragraph of a text.
Html reference_paragraphs(std::string_view text) {
    std::vector<std::string> lines;
    if (!text.empty()) {
        boost::split(lines, tr(text), boost::is_any_of("\n"));
    }
    std::erase(lines, "");
    return html_each(lines, html_paragraph);
}

Html link_or_name(const Term& term, Terms shown) {
    return std::ranges::find(shown, &term) == shown.end()
               ? Html(tr(term.name))
               : html("<a href=\"#{}\">{}</a>", term.id, tr(term.name));
}

Html related_html(const Term& term, Terms shown) {
    Html links;
    for (const std::string_view id : term.related) {
        links += (links.empty() ? Html() : Html(", ")) + link_or_name(*glossary::find(id), shown);
    }
    return links.empty() ? links : html("<p>{}: {}</p>\n", tr("See also"), links);
}

Html figures_html(const Term& term) {
    const Html lines = html_each(
        usual_figures(term), [](const std::string& line) { return html("<li>{}</li>\n", line); });
    return lines.empty() ? lines
                         : html("<h4>{}</h4>\n<ul>\n{}</ul>\n", usual_figures_title(), lines);
}

Html example_html(const Term& term, const DrawExample& draw) {
    const auto example = example_of(term);
    if (!example) {
        return {};
    }
    const ExamplePicture picture = draw(*example);
    const std::string name = picture_name(term, example->map.details().name);
    return html("<figure class=\"example\"><img width=\"{}\" height=\"{}\" "
                "src=\"data:image/png;base64,{}\" alt=\"{}. {}\"/>\n"
                "<figcaption><p class=\"summary\">{}</p>\n<p>{}</p>\n{}</figcaption></figure>\n",
                picture.width, picture.height, formats::base64(picture.png), name,
                example->overlay.summary, name, example->overlay.summary,
                html_legend(example->overlay));
}

Html term_html(const Term& term, Terms shown, const DrawExample& draw) {
    const Html advice = reference_paragraphs(term.advice);
    return html("<article class=\"explained\" id=\"{}\"><h3>{}</h3>\n<p>{}</p>\n{}{}{}{}{}"
                "</article>\n",
                term.id, tr(term.name), tr(term.sentence), reference_paragraphs(term.text),
                advice.empty() ? advice : html("<h4>{}</h4>\n{}", tr("What to try"), advice),
                figures_html(term), example_html(term, draw), related_html(term, shown));
}

/// The terms of one topic.
struct TopicTerms {
    std::string id;
    std::string name;
    std::vector<const Term*> terms;
};

std::vector<TopicTerms> by_topic(Terms terms) {
    std::vector<TopicTerms> topics;
    for (const Term* term : terms) {
        const std::string id = fmt::format("topic-{}", static_cast<int>(term->topic) + 1);
        if (topics.empty() || topics.back().id != id) {
            topics.push_back({id, glossary::name(term->topic), {}});
        }
        topics.back().terms.push_back(term);
    }
    return topics;
}

Html contents(const std::vector<TopicTerms>& topics) {
    const auto link = [](const Term* term) {
        return html("<li><a href=\"#{}\">{}</a></li>\n", term->id, tr(term->name));
    };
    const Html items = html_each(topics, [&link](const TopicTerms& topic) {
        return html("<li><a href=\"#{}\">{}</a>\n<ul>\n{}</ul></li>\n", topic.id, topic.name,
                    html_each(topic.terms, link));
    });
    return html("<nav aria-label=\"{}\"><ul class=\"contents\">\n{}</ul></nav>\n", tr("Terms"),
                items);
}

} // namespace

Html terms_html(Terms terms, const DrawExample& draw) {
    const auto topics = by_topic(terms);
    const auto article = [&](const Term* term) { return term_html(*term, terms, draw); };
    const Html sections = html_each(topics, [&article](const TopicTerms& topic) {
        return html_section(topic.id, topic.name, html_each(topic.terms, article));
    });
    const Html header = html_header(
        "Pampas", tr("Reference"),
        html("<p class=\"faded\">{}</p>", tr("What the terms in reports, pages and windows mean")));
    return html_plain_page(tr("Reference"),
                           header + contents(topics) +
                               html("<main id=\"explanations\">\n{}</main>\n", sections),
                           "explanations", tr("Skip to the explanations"));
}

} // namespace pampas::report
