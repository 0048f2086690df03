"use strict";
(() => {
  const DATA = JSON.parse(document.getElementById("data").textContent);
  const COLOURS = ["#000000", "#0074d9", "#ff4136", "#2ecc40", "#ffdc00", "#aaaaaa", "#f012be", "#ff851b", "#7fdbff", "#870c25"];
  const OTHER = "#3a3a3a", LINE = "#55555a";
  const KINDS = [["solved", "Solved"], ["exact", "Exact on the demos"], ["wrong", "Exact but wrong"], ["near", "Near"], ["nothing", "Nothing"]];
  const TITLES = Object.fromEntries(KINDS);
  const byId = id => document.getElementById(id);
  const of = kind => DATA.tasks.filter(task => task.k === kind);
  const hasTruth = task => task.t.length > 0 && task.t.every(test => test[1] !== null);

  /* Text and numbers. */
  const number = n => n.toLocaleString("en-US");
  const short = n => n >= 1e9 ? trim(n / 1e9) + " bn" : n >= 1e6 ? trim(n / 1e6) + " M" : n >= 1e3 ? trim(n / 1e3) + " k" : String(n);
  const trim = n => n.toPrecision(n >= 100 ? 3 : 2).replace(/\.0$/, "");
  const seconds = s => s < 0.9995 ? Math.round(s * 1e3) + " ms" : s < 9.95 ? trim(s) + " s" : s < 120 ? Math.round(s) + " s"
    : s < 7200 ? Math.round(s / 60) + " min" : (s / 3600).toFixed(1) + " h";
  const count = (n, noun) => number(n) + " " + noun + (n === 1 ? "" : "s");
  const sum = list => list.reduce((a, b) => a + b, 0);

  /* Elements. Text always goes in as text. */
  function make(tag, attributes = {}, ...children) {
    const svg = ["svg", "path", "line", "text", "g"].includes(tag);
    const element = svg ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
    for (const [name, value] of Object.entries(attributes))
      if (name === "onclick") element.addEventListener("click", value); else element.setAttribute(name, value);
    element.append(...children);
    return element;
  }

  /* Grids. A text is the width, a blank, and the cells; a letter repeats the character before it. */
  const read = [];
  function grid(at) {
    if (!read[at]) {
      const [width, marks] = DATA.grids[at].split(" ");
      const times = letter => letter >= "a" ? letter.charCodeAt(0) - 96 : letter.charCodeAt(0) - 38;
      const cells = marks.replace(/(.)([a-zA-Z])/g, (_, cell, letter) => cell.repeat(times(letter) + 1));
      read[at] = { width: Number(width), height: cells.length / width, cells };
    }
    return read[at];
  }
  const shape = at => grid(at).height + "x" + grid(at).width;

  /* The cells of a grid that are not those of another of the same shape; null if the shapes differ. */
  function differences(at, truth) {
    const [a, b] = [grid(at), grid(truth)];
    if (a.width !== b.width || a.height !== b.height) return null;
    const places = [];
    for (let i = 0; i < a.cells.length; i++) if (a.cells[i] !== b.cells[i]) places.push(i);
    return places;
  }

  /* A grid as a picture no larger than so many pixels, with its differences from the truth marked. */
  function picture(at, largest, truth = null) {
    const { width, height, cells } = grid(at);
    const scale = window.devicePixelRatio || 1;
    const most = Math.floor(largest * scale), lines = Math.max(1, Math.round(scale));
    const cell = Math.max(1, Math.min(Math.floor((most - lines) / Math.max(width, height)), Math.round(26 * scale)));
    const gap = cell >= 4 * lines ? lines : 0;
    const canvas = make("canvas", { role: "img", width: width * cell + gap, height: height * cell + gap });
    if (!gap) canvas.className = "tight";
    canvas.style.width = canvas.width / scale + "px";
    canvas.style.height = canvas.height / scale + "px";
    const wrong = truth === null ? [] : differences(at, truth) || [];
    const said = truth === null ? "" : verdict(at, truth).text;
    canvas.setAttribute("aria-label", "grid " + height + " by " + width + (said ? ", " + said : ""));
    const pen = canvas.getContext("2d");
    pen.fillStyle = LINE;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    const style = getComputedStyle(document.documentElement);
    const [none, ink] = ["--none", "--muted"].map(name => style.getPropertyValue(name));
    for (let i = 0; i < cells.length; i++) {
      const x = (i % width) * cell + gap, y = Math.floor(i / width) * cell + gap, mark = cells[i];
      pen.fillStyle = mark === "." ? none : mark === "#" ? ink : mark === "-" ? OTHER : COLOURS[mark];
      pen.fillRect(x, y, cell - gap, cell - gap);
      if (mark === "-" && cell > 5) {
        pen.fillStyle = "#ffffff";
        pen.fillRect(x + cell / 3, y + cell / 2 - lines, cell / 3, lines);
      }
    }
    for (const i of wrong) ring(pen, (i % width) * cell + gap, Math.floor(i / width) * cell + gap, cell - gap, lines);
    return canvas;
  }

  /* A light ring inside of a dark one, which shows on every colour. */
  function ring(pen, x, y, side, line) {
    const thick = Math.max(line, Math.round(side / 8));
    for (const [colour, inset] of [["#000000", 0], ["#ffffff", thick]]) {
      const inner = side - 2 * inset;
      if (inner <= 0) return;
      pen.strokeStyle = colour;
      pen.lineWidth = thick;
      pen.strokeRect(x + inset + thick / 2, y + inset + thick / 2, Math.max(1, inner - thick), Math.max(1, inner - thick));
    }
  }

  function verdict(at, truth) {
    if (truth === null) return { text: "", good: null };
    const wrong = differences(at, truth);
    if (wrong === null) return { text: "should be " + shape(truth), good: false };
    return wrong.length ? { text: wrong.length === 1 ? "1 cell differs" : number(wrong.length) + " cells differ", good: false } : { text: "right", good: true };
  }

  /* How much of the truth the better answers have, over all tests; null where it is not known. */
  function nearness(task) {
    if (!hasTruth(task)) return null;
    const shares = task.t.map(([, truth], test) => Math.max(...task.a[test].map(at => {
      const wrong = differences(at, truth);
      return wrong === null ? 0 : 1 - wrong.length / grid(truth).cells.length;
    })));
    return sum(shares) / shares.length;
  }
  const near = new Map(DATA.tasks.map(task => [task, nearness(task)]));

  /* The better answer to a test: the right one, or the one with fewer differences, or the first. */
  function best(task, test) {
    const truth = task.t[test][1];
    if (truth === null) return task.a[test][0];
    const wrong = at => { const list = differences(at, truth); return list === null ? Infinity : list.length; };
    const [a, b] = task.a[test];
    return wrong(b) < wrong(a) ? b : a;
  }

  /* What there is to measure by: times if they are known, fuel if not. */
  const isTimed = DATA.tasks.some(task => task.s !== undefined);
  const isFueled = DATA.tasks.some(task => task.f !== undefined);
  const unit = isTimed ? "s" : isFueled ? "f" : null;
  const amount = n => unit === "s" ? seconds(n) : short(n);
  const cost = task => unit && task[unit] !== undefined ? task[unit] : null;

  /* The summary. */
  function summary() {
    const marked = DATA.tasks.filter(hasTruth).length, solved = of("solved").length;
    const isExact = task => task.p.some(program => program.e === task.d.length);
    const exact = DATA.tasks.filter(isExact).length;
    byId("headline").textContent = marked
      ? number(solved) + " of " + count(marked, "task") + " solved" : number(exact) + " of " + count(DATA.tasks.length, "task") + " exact on the demos";
    const first = DATA.tasks.filter(task => hasTruth(task) && task.t.every((test, at) => verdict(task.a[at][0], test[1]).good)).length;
    byId("subline").textContent = marked
      ? (100 * solved / marked).toFixed(1) + "% are right on all tests: " + number(first) + " by the first attempt, " + number(solved - first)
        + " by the second. " + number(exact) + " have a program that is right on all demos."
      : "The truth of the tests is not known, so answers are not marked.";
    document.title = byId("headline").textContent + " – Gridwright report";
    const share = byId("share");
    for (const [kind, title] of KINDS) {
      const n = of(kind).length;
      if (n) share.append(make("i", { class: "k-" + kind, style: "flex:" + n, title: n + " " + title.toLowerCase() }));
    }
    share.setAttribute("aria-label", KINDS.map(([kind, title]) => of(kind).length + " " + title.toLowerCase()).join(", "));
    const facts = [["data", DATA.data.name + ", " + count(DATA.data.tasks, "task")], ["hash of the data", DATA.data.hash, "mono"], ...DATA.facts, ["page by gridwright", DATA.version]];
    for (const [name, value, style] of facts) byId("facts").append(make("dt", {}, name), make("dd", style ? { class: style } : {}, value));
    byId("warnings").hidden = !DATA.warnings.length;
    for (const warning of DATA.warnings) byId("warnings").append(make("li", {}, warning));
  }

  /* The curve of tasks solved: each way to count has a value for a task, or none. */
  const MODES = [
    { key: "at", name: "as it went", log: false, show: seconds, value: task => task.at,
      note: "When each task was done, in wall-clock time from the start of the run, by its log. Tasks run side by side." },
    { key: "s", name: "time a task", log: true, show: seconds, value: task => task.s,
      note: "Tasks whose search was over within so much wall-clock time. A search goes on after it has found its answers, so they were there earlier." },
    { key: "fa", name: "fuel a task", log: true, show: short, value: task => task.fa,
      note: "Tasks whose first program was found within so much fuel, the count of work that is the same on every machine." },
  ];
  function curves() {
    const isExact = task => task.p.some(program => program.e === task.d.length);
    const modes = MODES.filter(mode => DATA.tasks.some(task => mode.value(task) !== undefined));
    if (!modes.length) {
      byId("curve-note").textContent = "Neither times nor fuel were recorded, so there is no curve. A submission's program file has the fuel; an archive has the times, too.";
      return;
    }
    const marked = DATA.tasks.some(hasTruth);
    byId("curve-title").textContent = marked ? "Tasks solved" : "Tasks exact on the demos";
    let current = modes[0];
    function show(mode) {
      current = mode;
      for (const button of byId("modes").children) button.setAttribute("aria-pressed", button.dataset.key === mode.key);
      const values = test => DATA.tasks.filter(task => test(task) && mode.value(task) !== undefined).map(mode.value).sort((a, b) => a - b);
      const lines = marked ? [["demos", values(isExact)], ["solved", values(task => task.k === "solved")]] : [["solved", values(isExact)]];
      byId("curve").replaceChildren(chart(lines, mode, DATA.tasks.map(mode.value).filter(value => value !== undefined)));
      const left = DATA.tasks.filter(task => mode.value(task) === undefined).length;
      const dashed = marked ? " Dashed: right on all demos." : "";
      byId("curve-note").textContent = mode.note + dashed + (left ? " Not recorded for " + count(left, "task") + "." : "")
        + (mode.key === "fa" && !isTimed ? " No times were recorded here; an archive (solve --archive) or a log (solve --log) has them." : "");
    }
    for (const mode of modes)
      byId("modes").append(make("button", { type: "button", "data-key": mode.key, onclick: () => show(mode) }, mode.name));
    byId("modes").hidden = modes.length < 2;
    show(current);
    new ResizeObserver(() => show(current)).observe(byId("curve"));
  }

  function chart(lines, mode, all) {
    const W = Math.max(260, byId("curve").clientWidth), [H, left, right, top, bottom] = [250, 38, 44, 12, 30];
    const largest = Math.max(...all, 1e-9), smallest = Math.min(...all.filter(v => v > 0), largest);
    const low = mode.log ? Math.floor(Math.log10(smallest)) : 0, high = mode.log ? Math.max(low + 1, Math.ceil(Math.log10(largest))) : largest;
    const x = v => left + (W - left - right) * Math.max(0, ((mode.log ? Math.log10(Math.max(v, 10 ** low)) : v) - low) / (high - low));
    const most = Math.max(1, ...lines.map(([, values]) => values.length));
    const step = nice(most / 4), ceiling = Math.ceil(most / step) * step;
    const y = n => H - bottom - (H - top - bottom) * n / ceiling;
    const root = make("svg", { viewBox: "0 0 " + W + " " + H, role: "img" });
    for (let n = 0; n <= ceiling; n += step)
      root.append(make("line", { class: "grid", x1: left, x2: W - right, y1: y(n), y2: y(n) }), make("text", { x: left - 8, y: y(n) + 4, "text-anchor": "end" }, String(n)));
    const ticks = mode.log ? Array.from({ length: high - low + 1 }, (_, i) => 10 ** (low + i)) : Array.from({ length: 5 }, (_, i) => largest * i / 4);
    const every = Math.ceil(ticks.length * 64 / (W - left - right));
    ticks.forEach((tick, i) => { if (i % every === 0) root.append(make("text", { x: x(tick), y: H - 8, "text-anchor": "middle" }, i === 0 && !mode.log ? "0" : mode.show(tick))); });
    for (const [name, values] of lines) {
      let d = "M" + left + " " + y(0);
      values.forEach((value, i) => { d += "H" + x(value).toFixed(1) + "V" + y(i + 1).toFixed(1); });
      root.append(make("path", { class: name, d: d + "H" + (W - right) }));
      if (name === "solved") root.append(make("text", { class: "end", x: W - right + 7, y: y(values.length) + 4 }, String(values.length)));
    }
    const [, solved] = lines[lines.length - 1];
    const middle = solved.length ? ", half of them within " + mode.show(solved[Math.floor((solved.length - 1) / 2)]) : "";
    root.setAttribute("aria-label", count(solved.length, "task") + middle + "; the last within " + mode.show(solved.length ? solved[solved.length - 1] : 0));
    return root;
  }
  const nice = n => { const power = 10 ** Math.floor(Math.log10(Math.max(1, n))); return [1, 2, 5, 10].map(f => f * power).find(step => step >= n) || 1; };

  /* Where the time went. */
  function spent() {
    const counted = DATA.tasks.filter(task => cost(task) !== null);
    if (!unit) {
      byId("spent-note").textContent = "Neither times nor fuel were recorded.";
      return;
    }
    byId("spent-title").textContent = unit === "s" ? "Where the time went" : "Where the fuel went";
    const all = sum(counted.map(cost)), stack = make("div", { class: "stack" }), legend = make("div", { class: "legend" });
    for (const [kind, title] of KINDS) {
      const part = sum(counted.filter(task => task.k === kind).map(cost));
      if (!part) continue;
      stack.append(make("i", { class: "k-" + kind, style: "flex:" + part / all }));
      legend.append(make("div", {}, make("i", { class: "dot k-" + kind }), title, make("b", {}, amount(part) + ", " + Math.round(100 * part / all) + "%")));
    }
    const sorted = [...counted].sort((a, b) => cost(b) - cost(a)), tops = make("div", { class: "tops" });
    for (const task of sorted.slice(0, 7))
      tops.append(make("button", { type: "button", class: "k-" + task.k, onclick: () => open(task) }, make("span", {}, task.i),
        make("i", { style: "width:" + 100 * cost(task) / Math.max(1e-9, cost(sorted[0])) + "%" }), make("b", {}, amount(cost(task)))));
    byId("spent").append(stack, legend, tops);
    const half = sorted.length ? amount(cost(sorted[Math.floor(sorted.length / 2)])) : "0";
    byId("spent-note").textContent = amount(all) + " in all, median " + half + (unit === "s"
      ? ". Wall-clock time of each task's search, added up; searches run side by side." : " fuel. No times were recorded; fuel is the count of work.")
      + (counted.length < DATA.tasks.length ? " " + count(DATA.tasks.length - counted.length, "task") + " without." : "");
  }

  /* The gallery. */
  let filter = "all", shown = DATA.tasks, sort = "id";
  const cards = new Map();
  const SORTS = [["id", "by id"], ["near", "nearest first"], ["cost", unit === "f" ? "most fuel first" : "slowest first"]];
  const drawn = new IntersectionObserver(entries => {
    for (const entry of entries) if (entry.isIntersecting) { drawn.unobserve(entry.target); fill(entry.target); }
  }, { rootMargin: "400px" });

  function card(task) {
    let element = cards.get(task);
    if (!element) {
      const aside = task.k !== "solved" && near.get(task) !== null ? Math.floor(100 * near.get(task)) + "% of cells" : cost(task) === null ? "" : amount(cost(task));
      element = make("button", { type: "button", class: "card", "data-task": task.i, "data-kind": task.k, "aria-label": task.i + ", " + TITLES[task.k].toLowerCase(), onclick: () => open(task) },
        make("header", {}, make("i", { class: "dot k-" + task.k, title: TITLES[task.k] }), make("span", {}, task.i), make("em", {}, aside)),
        make("div", { class: "thumbs" }));
      element.task = task;
      cards.set(task, element);
      drawn.observe(element);
    }
    return element;
  }
  function fill(element) {
    const task = element.task, thumbs = element.querySelector(".thumbs");
    const largest = parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--thumb"));
    const put = (at, caption, truth = null) => thumbs.append(make("div", { class: "thumb" },
      make("div", {}, at === null || at === undefined ? make("span", { class: "unknown" }, "?") : picture(at, largest, truth)), make("small", {}, caption)));
    thumbs.replaceChildren();
    const demo = task.d[0] || [null, null];
    put(demo[0], "demo 1");
    put(demo[1], "becomes");
    if (!task.t.length) return;
    const worst = task.t.findIndex((test, at) => test[1] !== null && !verdict(best(task, at), test[1]).good);
    const test = Math.max(0, worst), truth = task.t[test][1];
    const answer = best(task, test), said = verdict(answer, truth);
    put(answer, said.good === false ? (said.text.startsWith("should") ? "wrong size" : said.text) : "answer", truth);
    put(truth, "truth" + (task.t.length > 1 ? " of test " + (test + 1) : ""));
  }

  function refresh() {
    const words = byId("find").value.trim().toLowerCase();
    shown = DATA.tasks.filter(task => (filter === "all" || task.k === filter) && task.i.toLowerCase().includes(words));
    const by = { id: () => 0, near: (a, b) => (near.get(b) ?? -1) - (near.get(a) ?? -1), cost: (a, b) => (cost(b) ?? -1) - (cost(a) ?? -1) };
    shown.sort((a, b) => by[sort](a, b) || (a.i < b.i ? -1 : 1));
    byId("gallery").replaceChildren(...shown.map(card));
    byId("empty").hidden = shown.length > 0;
    byId("shown").textContent = count(shown.length, "task") + " shown";
    for (const button of byId("filters").children) button.setAttribute("aria-pressed", button.dataset.kind === filter);
  }
  function choose(kind) {
    filter = kind;
    refresh();
  }
  function tools() {
    for (const [kind, title] of [["all", "All"], ...KINDS]) {
      const n = kind === "all" ? DATA.tasks.length : of(kind).length;
      if (!n && kind === "exact") continue;
      const button = make("button", { type: "button", "data-kind": kind, onclick: () => choose(kind) });
      if (kind !== "all") button.append(make("i", { class: "dot k-" + kind }));
      button.append(title, make("b", {}, number(n)));
      button.disabled = !n;
      byId("filters").append(button);
    }
    for (const [key, name] of SORTS)
      if (key !== "cost" || unit) byId("sort").append(make("option", { value: key }, name));
    byId("sort").addEventListener("change", () => { sort = byId("sort").value; refresh(); });
    byId("find").addEventListener("input", refresh);
  }

  /* One task. */
  const dialog = byId("task");
  let current = null;
  function shot(at, caption, largest, truth = null) {
    const said = at === null ? { text: "", good: null } : verdict(at, truth);
    const line = make("small", {}, caption);
    if (said.good !== null) line.append(" ", make("small", { class: said.good ? "good" : "bad" }, said.text));
    return make("div", { class: "shot" }, at === null ? make("span", { class: "unknown" }, "?") : picture(at, largest, truth), line);
  }
  function open(task) {
    current = task;
    const at = shown.indexOf(task);
    byId("previous").disabled = at <= 0;
    byId("next").disabled = at < 0 || at >= shown.length - 1;
    byId("task-id").textContent = task.i;
    const spent = [task.s === undefined ? "" : seconds(task.s), task.f === undefined ? "" : number(task.f) + " fuel", task.z ? "stopped by " + task.z : ""];
    byId("task-line").replaceChildren(make("i", { class: "dot k-" + task.k }), " ",
      [TITLES[task.k], ...spent].filter(Boolean).join(" · "));
    const room = Math.min(dialog.clientWidth || window.innerWidth, window.innerWidth) - 60;
    const [small, large] = [Math.min(150, (room - 40) / 2), Math.min(230, (room - 26) / 2)];
    const body = byId("task-body");
    body.replaceChildren(make("h3", {}, count(task.d.length, "demo")));
    const pairs = make("div", { class: "pairs" });
    task.d.forEach(([input, output]) => pairs.append(make("div", { class: "pair" }, picture(input, small), make("span", { class: "arrow" }, "→"),
      output === null ? make("span", { class: "unknown" }, "?") : picture(output, small))));
    body.append(pairs);
    task.t.forEach(([input, truth], test) => {
      body.append(make("h3", {}, task.t.length > 1 ? "Test " + (test + 1) : "Test"), make("div", { class: "shots test" },
        shot(input, "input", large), ...task.a[test].map((answer, attempt) => shot(answer, "attempt " + (attempt + 1), large, truth)), shot(truth, truth === null ? "truth not known" : "truth", large)));
    });
    body.append(make("h3", {}, task.p.length ? "Programs" : "No program"));
    if (!task.p.length) body.append(make("p", { class: "muted" }, task.k === "solved" || task.k === "near" ? "The programs of this submission are not there." : "No program has an answer; the input or a grid of one colour stands in."));
    task.p.forEach(program => body.append(behind(task, program)));
    if (!dialog.open) dialog.showModal();
    dialog.querySelector(".sheet").scrollTop = 0;
    history.replaceState(null, "", "#" + encodeURIComponent(task.i));
  }
  function behind(task, program) {
    const stands = program.h.map(([test, attempt]) => "attempt " + (attempt + 1) + (task.t.length > 1 ? " of test " + (test + 1) : ""));
    const about = [(program.e === task.d.length ? "right on all " + count(program.e, "demo") : "right on " + program.e + " of " + count(task.d.length, "demo")),
      stands.length ? "gives " + stands.join(", ") : "gives no attempt", program.a === undefined ? "" : "found after " + number(program.a) + " fuel"];
    const element = make("div", { class: "program" }, make("p", {}, about.filter(Boolean).join(" · ")));
    const lines = program.x.trimEnd().split("\n").map(line => line.trim());
    if (program.s) {
      const [test, ...steps] = program.s;
      element.append(step("I  # the input of test " + (test + 1), { c: "", p: [[shape(task.t[test][0]), task.t[test][0]]], m: 0 }));
      steps.forEach((value, at) => element.append(step(lines[at + 1], value)));
    }
    element.append(make("details", program.s ? {} : { open: "" }, make("summary", {}, "As text"), make("pre", {}, program.x.trimEnd())));
    return element;
  }
  function step(statement, value) {
    const row = make("div", { class: "step" }, make("code", {}, statement));
    if (typeof value === "string") row.append(make("div", { class: "text" }, value));
    else if (value.e !== undefined) row.append(make("div", { class: "fault" }, value.e));
    else {
      const shots = make("div", { class: "shots" });
      const single = value.p.length === 1 && !value.c;
      for (const [caption, at] of value.p)
        shots.append(typeof at === "string" ? make("div", { class: "shot" }, make("span", { class: "text" }, at), make("small", {}, caption)) : shot(at, caption, single ? 130 : 76));
      if (value.m) shots.append(make("small", { class: "muted" }, "and " + number(value.m) + " more"));
      row.append(make("div", {}, ...(value.c ? [make("div", { class: "text" }, value.c)] : []), shots));
    }
    return row;
  }
  function move(by) {
    const next = shown[shown.indexOf(current) + by];
    if (next) open(next);
  }
  byId("previous").addEventListener("click", () => move(-1));
  byId("next").addEventListener("click", () => move(1));
  byId("close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", event => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => {
    history.replaceState(null, "", location.pathname + location.search);
    const element = cards.get(current);
    if (element && element.isConnected) element.focus();
  });

  /* Dark and light: as the system has it, until somebody chooses. */
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let chosen = null;
  function theme() {
    const name = chosen || (dark.matches ? "dark" : "light");
    document.documentElement.dataset.theme = name;
    byId("theme").textContent = name === "dark" ? "Light" : "Dark";
  }
  function toggle() {
    chosen = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    theme();
    redraw();
  }
  function redraw() {
    for (const element of cards.values()) if (element.querySelector("canvas")) fill(element);
    if (dialog.open) open(current);
  }
  dark.addEventListener("change", () => { theme(); redraw(); });
  matchMedia("(max-width: 560px)").addEventListener("change", redraw);
  byId("theme").addEventListener("click", toggle);

  /* The keyboard. */
  document.addEventListener("keydown", event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const typing = event.target.matches("input, select");
    if (dialog.open) {
      if (event.key === "ArrowLeft") move(-1); else if (event.key === "ArrowRight") move(1); else if (event.key === "t") toggle(); else return;
      event.preventDefault();
      return;
    }
    if (typing) {
      if (event.key === "Escape" && event.target === byId("find")) { byId("find").value = ""; refresh(); byId("gallery").focus(); }
      return;
    }
    const buttons = [...byId("filters").children];
    const at = [...byId("gallery").children].indexOf(document.activeElement);
    const columns = getComputedStyle(byId("gallery")).gridTemplateColumns.split(" ").length;
    const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
    if (event.key === "/") byId("find").focus();
    else if (event.key === "t") toggle();
    else if (event.key >= "1" && event.key <= "9" && buttons[event.key - 1] && !buttons[event.key - 1].disabled) choose(buttons[event.key - 1].dataset.kind);
    else if (steps[event.key] !== undefined && at >= 0) {
      const next = byId("gallery").children[at + steps[event.key]];
      if (next) next.focus();
    } else if (event.key === "ArrowRight" && document.activeElement === byId("gallery") && byId("gallery").firstChild) byId("gallery").firstChild.focus();
    else return;
    event.preventDefault();
  });

  theme();
  summary();
  curves();
  spent();
  tools();
  refresh();
  const asked = DATA.tasks.find(task => "#" + encodeURIComponent(task.i) === location.hash);
  if (asked) open(asked);
  document.documentElement.dataset.ready = "yes";
})();
