"use strict";
(() => {
  const game = JSON.parse(document.getElementById("game").textContent);
  const svg = "http://www.w3.org/2000/svg";
  const all = (selector) => [...document.querySelectorAll(selector)];
  const find = (selector) => document.querySelector(selector);
  const last = game.steps.length;
  const pieces = document.getElementById("pieces");
  const marks = document.getElementById("changed");
  const now = document.getElementById("now");
  const log = find(".rounds");
  const slider = find(".stepper input");
  const count = find(".stepper output");
  const speed = find(".stepper select");
  const play = find("[data-step=play]");
  const lines = new Map(all(".rounds li[id]").map((line) => [Number(line.id.slice(7)), line]));

  // Each step also learns how it is taken back.
  const board = new Map(game.start.board.map(([place, ...glyphs]) => [place, glyphs]));
  const figures = { ...game.start.figures };
  for (const step of game.steps) {
    step.back = { board: [], figures: {} };
    for (const [place, ...glyphs] of step.board) {
      step.back.board.push([place, ...(board.get(place) ?? [])]);
      board.set(place, glyphs);
    }
    for (const [name, value] of Object.entries(step.figures)) {
      step.back.figures[name] = figures[name];
      figures[name] = value;
    }
  }

  const element = (name, attributes) => {
    const made = document.createElementNS(svg, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };
  const glyph = (name) => element("use", { href: "#glyph-" + name });

  // What lies on a space.
  const groups = new Map(all("#pieces > g").map((group) => [group.dataset.space, group]));
  const lay = ([place, ...glyphs]) => {
    groups.get(place)?.remove();
    groups.delete(place);
    if (glyphs.length > 0) {
      const group = element("g", { "data-space": place, transform: `translate(${game.places[place].join(" ")})` });
      group.append(...glyphs.map(glyph));
      pieces.append(group);
      groups.set(place, group);
    }
  };

  // What the figures show. Elements are found by the names of their figures.
  const by_name = (key) => {
    const found = new Map();
    for (const each of all(`[data-${key}]`)) {
      found.set(each.dataset[key], each);
    }
    return found;
  };
  const shown = by_name("figure");
  const cards = by_name("card");
  const slots = by_name("slot");
  const changes = by_name("change");
  const show_slot = (name) => {
    const slot = slots.get(name);
    const kind = figures[name];
    slot.hidden = kind < 0;
    if (kind >= 0) {
      const is_animal = name.startsWith("face-up-animal");
      const [id, words] = (is_animal ? game.animal : game.land)[kind];
      slot.querySelector("use").setAttribute("href", "#glyph-" + id + (is_animal ? "-" + figures.seat : ""));
      slot.querySelector(".unseen").textContent = words;
    }
  };
  const set = (name, value) => {
    figures[name] = value;
    const place = shown.get(name);
    if (place) place.textContent = value;
    const card = cards.get(name);
    if (card) card.hidden = value === 0;
  };
  const show_changes = (step) => {
    for (const [name, place] of changes) {
      const by = step && name in step.figures ? step.figures[name] - step.back.figures[name] : 0;
      place.textContent = by === 0 ? "" : by > 0 ? "+" + by : "\u2212" + -by;
      place.className = by > 0 ? "more" : "less";
    }
    marks.replaceChildren();
    for (const [place] of step ? step.board : []) {
      const transform = `translate(${game.places[place].join(" ")})`;
      marks.append(element("use", { href: "#glyph-changed", transform }), element("use", { href: "#glyph-changed", transform }));
    }
    if (step?.earned) {
      const [x, y] = game.places[step.earned[0]];
      const words = element("text", { x, y: y + 15 });
      words.textContent = "+" + step.earned[1];
      marks.append(words);
    }
  };
  const show_turn = () => {
    for (const seat of all(".standings tbody")) {
      seat.classList.toggle("to-move", figures.over === 0 && Number(seat.dataset.seat) === figures.seat);
    }
    for (const name of slots.keys()) show_slot(name);
  };

  // The line of the log is shown in the middle of its list, and said below the board.
  let current = null;
  const show_line = (at) => {
    current?.removeAttribute("aria-current");
    const line = lines.get(at);
    current = line.firstElementChild;
    current.setAttribute("aria-current", "step");
    log.scrollTop = line.offsetTop - log.clientHeight / 2;
    const words = document.createElement("span");
    words.textContent = [current, ...line.querySelectorAll(":scope > p")].map((each) => each.textContent).join(". ");
    now.className = line.className;
    now.replaceChildren(words);
    if (line.className) {
      const disc = document.createElement("span");
      disc.className = "disc";
      disc.ariaHidden = "true";
      disc.textContent = line.className.slice(5);
      now.prepend(disc);
    }
  };

  let at = 0;
  const apply = (change) => {
    change.board.forEach(lay);
    for (const [name, value] of Object.entries(change.figures)) set(name, value);
  };
  const show = (to) => {
    to = Math.min(Math.max(to, 0), last);
    while (at < to) apply(game.steps[at++]);
    while (at > to) apply(game.steps[--at].back);
    show_changes(at > 0 ? game.steps[at - 1] : null);
    show_turn();
    show_line(at);
    slider.value = at;
    count.textContent = `${at} / ${last}`;
    for (const [name, there] of [["first", 0], ["turn-back", 0], ["back", 0], ["on", last], ["turn-on", last], ["last", last]]) {
      find(`[data-step=${name}]`).disabled = at === there;
    }
  };
  // The address leads back to this action. Browsers refuse too many changes of it.
  let noting = 0;
  const note = () => {
    clearTimeout(noting);
    noting = setTimeout(() => history.replaceState(null, "", "#action-" + at), 300);
  };
  const go = (to) => {
    show(to);
    note();
  };

  let timer = 0;
  const pause = () => {
    clearInterval(timer);
    timer = 0;
    now.setAttribute("aria-live", "polite");
    play.querySelector("path").setAttribute("d", play_icon);
  };
  const play_icon = play.querySelector("path").getAttribute("d");
  const tick = () => {
    go(at + 1);
    if (at === last) pause();
  };
  const start = () => {
    if (at === last) go(0);
    now.setAttribute("aria-live", "off"); // it would never fall silent
    play.querySelector("path").setAttribute("d", "M6 5h4v14H6zM14 5h4v14h-4z");
    clearInterval(timer);
    timer = setInterval(tick, 1000 / Number(speed.value));
  };
  const before = (number) => Math.max(0, ...game.turns.filter((turn) => turn < number));
  const after = (number) => game.turns.find((turn) => turn > number) ?? last;
  const steps = {
    "first": () => go(0),
    "turn-back": () => go(before(at)),
    "back": () => go(at - 1),
    "play": () => timer ? pause() : start(),
    "on": () => go(at + 1),
    "turn-on": () => go(after(at)),
    "last": () => go(last)
  };
  const take = (name) => {
    if (name !== "play" && timer) pause();
    steps[name]();
  };
  for (const button of all("[data-step]")) {
    button.addEventListener("click", () => take(button.dataset.step));
  }
  slider.max = last;
  slider.addEventListener("input", () => {
    if (timer) pause();
    go(Number(slider.value));
  });
  speed.addEventListener("change", () => timer && start());
  document.addEventListener("keydown", (event) => {
    const keys = event.shiftKey ? { ArrowLeft: "turn-back", ArrowRight: "turn-on" }
      : { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play" };
    const is_control = event.target.closest("select, .scroll") || (event.key === " " && event.target.closest("button, a, input"));
    if (keys[event.key] && !event.ctrlKey && !event.altKey && !event.metaKey && !is_control) {
      event.preventDefault();
      take(keys[event.key]);
    }
  });
  log.addEventListener("click", (event) => {
    const line = event.target.closest("a")?.closest("li[id]");
    if (line && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (timer) pause();
      go(Number(line.id.slice(7)));
    }
  });

  // Readers who use the keyboard can scroll wide tables.
  const reach_tables = () => {
    for (const table of all(".game .scroll")) {
      table.scrollWidth > table.clientWidth ? table.tabIndex = 0 : table.removeAttribute("tabindex");
    }
  };
  window.addEventListener("resize", reach_tables);
  reach_tables();

  // `#action-57` opens the page there; the browser itself would scroll to the log.
  const asked = () => {
    const found = /^#action-(\d+)$/.exec(location.hash);
    return found ? Number(found[1]) : null;
  };
  window.addEventListener("hashchange", () => {
    if (asked() !== null) {
      if (timer) pause();
      show(asked());
      find("#board").scrollIntoView({ block: "nearest", behavior: "instant" });
    }
  });
  for (const group of groups.values()) group.remove();
  groups.clear();
  apply(game.start);
  show(asked() ?? game.open);
  find(".stepper").hidden = false;
  if (asked() !== null) {
    window.addEventListener("load", () => setTimeout(() => window.scrollTo({ top: 0, behavior: "instant" })));
  }
})();
