"use strict";
(() => {
  const look = {
    background: "transparent",
    aria: false,
    font: 'system-ui, "Segoe UI", "DejaVu Sans", sans-serif',
    padding: 2,
    axis: {
      domainColor: "#8d8371", gridColor: "#e6dcc8", tickColor: "#8d8371",
      labelColor: "#2b241a", titleColor: "#6b6152", titleFontWeight: "normal", labelFontSize: 12, titleFontSize: 12
    },
    legend: { labelColor: "#2b241a", titleColor: "#6b6152", titleFontWeight: "normal", labelFontSize: 12, titleFontSize: 12 },
    bar: { color: "#b5651d" },
    view: { stroke: null }
  };
  // Views of the map: one at a time, and what the pointer is on in words.
  const show = (name) => {
    for (const view of document.querySelectorAll(".view")) {
      view.hidden = view.id !== "view-" + name;
    }
  };
  const choice = document.querySelector(".views-form select");
  if (choice) {
    choice.addEventListener("change", () => show(choice.value));
    show(choice.value);
  }
  for (const view of document.querySelectorAll(".view")) {
    const readout = view.querySelector(".readout");
    view.addEventListener("pointerover", (event) => {
      const words = event.target.querySelector(":scope > title");
      if (words) {
        readout.textContent = words.textContent;
      }
    });
  }

  // Panels: one at a time.
  const tabs = document.querySelector(".tabs");
  if (tabs) {
    const open = (name) => {
      for (const panel of document.querySelectorAll(".panel")) {
        panel.hidden = panel.id !== "panel-" + name;
      }
    };
    tabs.addEventListener("change", (event) => open(event.target.value));
    open(tabs.elements.panel.value);
  }

  // Markets named in tables: outlined on the map, and a click shows the way to them.
  const ring = (market, shown) => document.getElementById("ring-" + market).classList.toggle("shown", shown);
  for (const link of document.querySelectorAll("a[data-market]")) {
    const market = link.dataset.market;
    const row = link.closest("tr");
    for (const [event, shown] of [["pointerenter", true], ["pointerleave", false], ["focusin", true], ["focusout", false]]) {
      row.addEventListener(event, () => ring(market, shown));
    }
    link.addEventListener("click", () => {
      choice.value = "market-" + market;
      show(choice.value);
    });
  }

  // Tables that are sorted by a click on a title; rows that are equal there stay as they are.
  const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });
  const compare = (title) => {
    const text = (row) => row.cells[title.cellIndex].textContent;
    const number = (row) => parseFloat(text(row).replace("−", "-").replace(",", "."));
    return title.classList.contains("number") ? (a, b) => number(a) - number(b) : (a, b) => collator.compare(text(a), text(b));
  };
  const sort = (table, title) => {
    const sign = title.ariaSort === "ascending" ? -1 : 1;
    for (const other of table.querySelectorAll("[aria-sort]")) {
      other.removeAttribute("aria-sort");
    }
    title.ariaSort = sign > 0 ? "ascending" : "descending";
    const order = compare(title);
    const is_empty = (row) => row.cells[title.cellIndex].textContent === "";
    const rows = [...table.tBodies[0].rows];
    const filled = rows.filter((row) => !is_empty(row)).sort((a, b) => sign * order(a, b));
    table.tBodies[0].replaceChildren(...filled, ...rows.filter(is_empty));
  };
  for (const table of document.querySelectorAll("table.sortable")) {
    for (const title of table.querySelectorAll("thead th:not(.fixed)")) {
      const button = document.createElement("button");
      button.append(...title.childNodes);
      button.addEventListener("click", () => sort(table, title));
      title.append(button);
    }
  }

  // What does not fit is scrolled by keyboard, too.
  const reach_boxes = () => {
    for (const box of document.querySelectorAll(".scroll, .chart, .legend")) {
      if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) {
        box.tabIndex = 0;
      } else {
        box.removeAttribute("tabindex");
      }
    }
  };
  for (const event of ["resize", "toggle", "change"]) {
    addEventListener(event, reach_boxes, true);
  }
  reach_boxes();

  // Paper has no folds.
  const opened = new Set();
  addEventListener("beforeprint", () => {
    for (const fold of document.querySelectorAll("section details:not([open], .vega-embed *)")) {
      opened.add(fold);
      fold.open = true;
    }
  });
  addEventListener("afterprint", () => {
    for (const fold of opened) {
      fold.open = false;
    }
    opened.clear();
  });

  // A reader hears what a chart is of; its marks are in the tables, and its links in lists.
  const describe = (chart) => {
    const picture = chart.querySelector("svg.marks");
    for (const name of ["aria-roledescription", "aria-label"]) {
      picture.removeAttribute(name);
    }
    picture.setAttribute("role", "img");
    picture.setAttribute("aria-label", chart.querySelector("h3").textContent + ". " + chart.querySelector("figcaption").textContent);
    chart.querySelector("summary").setAttribute("aria-label", texts.menu.CLICK_TO_VIEW_ACTIONS);
    for (const link of picture.querySelectorAll("a")) {
      link.tabIndex = -1;
    }
    for (const part of picture.children) {
      part.setAttribute("aria-hidden", "true");
    }
  };

  const texts = JSON.parse(document.getElementById("texts").textContent);
  const actions = { export: true, source: false, compiled: false, editor: false };

  const numbers = {
    decimal: texts.decimal, thousands: texts.decimal === "." ? "," : "\u00a0", grouping: [3], currency: ["", ""]
  };

  for (const chart of document.querySelectorAll(".chart")) {
    const drawing = chart.querySelector(".drawing");
    const specification = JSON.parse(chart.querySelector("script").textContent);
    vegaEmbed(drawing, specification, { renderer: "svg", config: look, actions, i18n: texts.menu, formatLocale: numbers, logLevel: vega.Error })
      .then(() => describe(chart))
      .then(reach_boxes)
      .catch((error) => {
        drawing.textContent = texts.not_drawn;
        console.error(error);
      });
  }
})();
