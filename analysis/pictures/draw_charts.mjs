#!/usr/bin/env node
// Draws the charts of analysis/published_games.md from the data in resources/published, with the chart packages
// that installer/run installs. tests/published/play runs it.
import { readFileSync, writeFileSync } from "node:fs";
import * as vegaLite from "../../installer/charts/node_modules/vega-lite/build/index.js";
import * as vega from "../../installer/charts/node_modules/vega/build/vega.module.js";

const published = (name) =>
  JSON.parse(readFileSync(new URL(`../../resources/published/${name}.json`, import.meta.url)));
const { tables } = published("games");
const { figures, maps } = published("figures");

const points = (share) => Math.round(1000 * share) / 10;
const gaps = tables.map(({ name, players, bot, values, gap_ci }) => ({
  name, players, bot, gap: points(values[0]), low: points(gap_ci[0]), high: points(gap_ci[1]),
}));
const usualGaps = gaps.filter(({ bot }) => bot === "learned");
const strongestGaps = gaps.filter(({ bot }) => bot === "search:learned");

const style = {
  background: "white",
  config: {
    font: "DejaVu Sans, sans-serif",
    axis: { gridColor: "#e8e2d6", domainColor: "#8a8172", tickColor: "#8a8172" },
    view: { stroke: null },
    point: { filled: true, size: 55, opacity: 0.75, color: "#1f6f8b" },
    rule: { color: "#1f6f8b", opacity: 0.35 },
  },
};

async function draw(name, spec) {
  const view = new vega.View(vega.parse(vegaLite.compile({ ...style, ...spec }).spec), { renderer: "none" });
  writeFileSync(new URL(`${name}.svg`, import.meta.url), await view.toSVG() + "\n");
}

await draw("gaps-by-players", {
  width: 560,
  height: 180,
  data: { values: usualGaps },
  layer: [
    { mark: { type: "boxplot", extent: "min-max", size: 24, color: "#d9c48f", median: { color: "#5b4a1f" } } },
    { mark: { type: "point", size: 30 } },
  ],
  encoding: {
    x: { field: "gap", type: "quantitative", title: "likely gap between best and worst seat, in points" },
    y: { field: "players", type: "ordinal", title: "players" },
  },
});

/** A chart of each map's value of a figure and its gap with four players. */
function gapAndFigure(key, title) {
  const at = figures.indexOf(key);
  const values = usualGaps.filter(({ players }) => players === 4)
    .map(({ name, gap }) => ({ gap, value: maps.find((map) => map.name === name)?.values[at] }))
    .filter(({ value }) => value !== undefined && value !== null);
  return {
    width: 250,
    height: 180,
    data: { values },
    mark: "point",
    encoding: {
      x: { field: "value", type: "quantitative", title, scale: { zero: false } },
      y: { field: "gap", type: "quantitative", title: "likely gap of four players" },
    },
  };
}

await draw("gap-and-figures", {
  columns: 2,
  concat: [
    gapAndFigure("land_regions", "land regions"),
    gapAndFigure("pampas_regions", "pampas regions"),
    gapAndFigure("symmetry", "best symmetry, %"),
    gapAndFigure("simultaneous", "two-action openings side by side"),
  ],
});

if (strongestGaps.length > 0) {
  const values = strongestGaps.map(({ name, players, gap, low, high }) => {
    const usual = usualGaps.find((other) => other.name === name && other.players === players);
    return { name, learned: usual.gap, search: gap, low, high };
  });
  await draw("learned-and-search", {
    width: 420,
    height: 320,
    data: { values },
    encoding: { x: { field: "learned", type: "quantitative", title: "likely gap by learned players, in points" } },
    layer: [
      { data: { values: [{ learned: 0, search: 0 }, { learned: 50, search: 50 }] }, // equal gaps
        mark: { type: "line", color: "#b9ab8f", strokeDash: [4, 4] }, encoding: { y: { field: "search", type: "quantitative" } } },
      { mark: "rule", encoding: { y: { field: "low", type: "quantitative" }, y2: { field: "high" } } },
      { mark: "point", encoding: { y: { field: "search", type: "quantitative", title: "by the strongest players, with 95 % interval" } } },
      { transform: [{ filter: "datum.learned >= 15 || datum.search >= 15" }], // below, names would cover each other
        mark: { type: "text", align: "left", dx: 6, dy: -5, fontSize: 9 },
        encoding: { y: { field: "search", type: "quantitative" }, text: { field: "name" } } },
    ],
  });
}
