"use strict";
(() => {
  const look = {
    background: "transparent",
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
  const choices = document.querySelector(".choices:not(.tabs)");
  if (choices) {
    choices.addEventListener("change", (event) => show(event.target.value));
    show(choices.elements.view.value);
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
      document.querySelector(`.choices input[name="view"][value="market-${market}"]`).click();
    });
  }

  const texts = JSON.parse(document.getElementById("texts").textContent);
  const actions = { export: true, source: false, compiled: false, editor: false };

  for (const chart of document.querySelectorAll(".chart")) {
    const drawing = chart.querySelector(".drawing");
    const specification = JSON.parse(chart.querySelector("script").textContent);
    vegaEmbed(drawing, specification, { renderer: "svg", config: look, actions, i18n: texts.menu, logLevel: vega.Error })
      .then(() => chart.classList.add("drawn"))
      .catch((error) => {
        drawing.textContent = texts.not_drawn;
        console.error(error);
      });
  }
})();
