import { at, marked, scaleOf, total, type Seen, type Solver } from "./seen";

const blue = "#0074df";
const dotsOf = (seen: Seen) => marked(seen, "circle");
const blueDots = (seen: Seen) => dotsOf(seen).filter((dot) => dot.is("fill") === blue);
/** The dots that are counted, which are smaller than plates. */
const smallDots = (seen: Seen) => dotsOf(seen).filter((dot) => dot.at("r") < 20);

const boxes: Solver = (seen) =>
  seen.stem.includes("closed") ? at(seen.numbers, 0) - dotsOf(seen).length : dotsOf(seen).length;
const plates: Solver = (seen) =>
  smallDots(seen).length * (seen.stem.includes("like this one") ? at(seen.numbers, 0) : 1);
const more: Solver = (seen) => {
  const found = blueDots(seen).length;
  const others = dotsOf(seen).length - found;
  return /more blue/.test(seen.stem) ? found - others : others - found;
};
const share: Solver = (seen) => {
  const [size, n] = [dotsOf(seen).length, at(seen.numbers, 0)];
  return seen.stem.includes("left over") ? size % n : size / n;
};

const chart: Solver = (seen) => {
  const squares = marked(seen, "rect");
  const side = at(squares, 0).at("width");
  const hidden = at(
    squares.filter((square) => square.is("fill") === blue),
    0,
  );
  const [x, y] = [hidden.at("x") + side / 2, hidden.at("y") + side / 2];
  const answers = marked(seen, "text").map(
    (label) => Number(label.text) + (x - label.at("x")) / side + (10 * (y - label.at("y"))) / side,
  );
  if (new Set(answers).size !== 1) throw new Error("the chart is not one of tens");
  return at(answers, 0);
};

const tallies: Solver = (seen) => {
  const strokes = marked(seen, "line").map((stroke) => (stroke.at("y1") + stroke.at("y2")) / 2);
  const rows = marked(seen, "text").map((label) => ({
    name: label.text,
    count: strokes.filter((y) => Math.abs(y - label.at("y")) < 5).length,
  }));
  const question = at(seen.stem.split("\n"), 1);
  if (question.includes("in all")) return total(rows.map(({ count }) => count));
  const named = rows
    .filter(({ name }) => question.includes(name))
    .toSorted((a, b) => question.indexOf(a.name) - question.indexOf(b.name));
  return at(named, 0).count - (named.length > 1 ? at(named, 1).count : 0);
};

const calendar: Solver = (seen) => {
  const labels = marked(seen, "text");
  const heads = labels.filter(({ text }) => /[A-Z]/.test(text));
  const dates = labels.filter(({ text }) => /\d/.test(text));
  const dayOf = (date: number): string => {
    const label = at(
      dates.filter(({ text }) => Number(text) === date),
      0,
    );
    return at(
      heads.filter((head) => head.at("x") === label.at("x")),
      0,
    ).text;
  };
  if (seen.stem.includes("How many")) {
    const asked = at(seen.stem.split("How many "), 1).slice(0, 3);
    return dates.filter(({ text }) => dayOf(Number(text)) === asked).length;
  }
  if (!seen.stem.includes("next month")) return (option) => option.startsWith(dayOf(at(seen.numbers, 0)));
  const last = heads.findIndex(({ text }) => text === dayOf(dates.length));
  return (option) => option.startsWith(at(heads, (last + 1) % 7).text);
};

const blocks: Solver = (seen) => {
  const [bar, ...row] = marked(seen, "rect");
  return (bar?.at("width") ?? 0) / at(row, 0).at("width");
};

const temperature: Solver = (seen) => {
  const columns = marked(seen, "rect").filter((mark) => mark.is("fill") === blue);
  const shown = columns.map((column) => {
    const labels = marked(seen, "text").filter((label) => Math.abs(label.at("x") - column.at("x")) < 60);
    return Math.round(scaleOf(labels, "y")(column.at("y")) * 100) / 100;
  });
  return shown.length > 1 ? at(shown, 0) - at(shown, 1) : at(shown, 0);
};

const groupedData: Solver = (seen) => {
  const cells = [...marked(seen, "th"), ...marked(seen, "td")].map(({ text }) => text);
  const [minutes, sizes] = [/^\d+–\d+$/, /^(?:\d+|n)$/].map((form) => cells.filter((text) => form.test(text)));
  const classes = (minutes ?? []).map((text, k) => ({
    ends: text.split("–").map(Number),
    size: Number(at(sizes ?? [], k)),
  }));
  const middle = ({ ends }: (typeof classes)[number]) => (at(ends, 0) + at(ends, 1)) / 2;
  if (seen.stem.includes("median")) {
    const all = classes.flatMap((entry) => Array.from({ length: entry.size }, () => entry.ends.join(" to ")));
    return (option) => option.startsWith(at(all, (all.length - 1) / 2));
  }
  const known = classes.filter(({ size }) => !Number.isNaN(size));
  const weighted = total(known.map((entry) => entry.size * middle(entry)));
  const size = total(known.map((entry) => entry.size));
  if (!seen.stem.includes("What is n")) return weighted / size;
  const mean = at(seen.numbers, 0);
  const hidden = at(
    classes.filter((entry) => Number.isNaN(entry.size)),
    0,
  );
  return Math.round((mean * size - weighted) / (middle(hidden) - mean));
};

export const earlyPictures: Readonly<Record<string, Solver>> = {
  "boxes-of-dots": boxes,
  "fill-the-frame": (seen) => marked(seen, "rect").length - dotsOf(seen).length,
  "plates-of-dots": plates,
  "how-many-more-dots": more,
  "share-dots": share,
  "number-chart": chart,
  "read-tallies": tallies,
  "read-calendar": calendar,
  "length-in-blocks": blocks,
  thermometer: temperature,
  "grouped-data": groupedData,
};
