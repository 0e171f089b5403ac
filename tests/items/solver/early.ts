import { picturesOf } from "./named-pictures";
import { at, marked, total, type Solver } from "./seen";

const pictureGraph: Solver = (seen) => {
  const dots = marked(seen, "circle");
  const rows = marked(seen, "text").map((label) => ({
    name: label.text,
    count: dots.filter((dot) => Math.abs(dot.at("cy") - label.at("y")) < 5).length,
  }));
  const question = at(seen.stem.split("\n"), 1);
  if (question.includes("in all")) return total(rows.map(({ count }) => count));
  const named = rows
    .filter(({ name }) => question.includes(name))
    .toSorted((a, b) => question.indexOf(a.name) - question.indexOf(b.name));
  return at(named, 0).count - (named.length > 1 ? at(named, 1).count : 0);
};
const glasses: Solver = (seen) => {
  const water = Object.entries(picturesOf(seen).named)
    .map(([letter, glass]) => ({ letter, height: at(glass, 0).at("height") }))
    .toSorted((a, b) => a.height - b.height);
  const place = seen.stem.includes("second") ? 1 : 0;
  const found = at(water, seen.stem.includes("least") ? place : -1 - place);
  return (option) => option === found.letter;
};
const mass: Solver = ({ stem }) => {
  const told = [...stem.toLowerCase().matchAll(/(the \w+ box) is (heavier|lighter) than (the \w+ box)/g)];
  const heavier = told.map(([, one = "", word, other = ""]) => (word === "heavier" ? [one, other] : [other, one]));
  const side = stem.includes("heaviest") ? 1 : 0;
  return (option) => heavier.every((pair) => pair[side] !== option);
};
const tensAndOnes: Solver = (seen) => marked(seen, "rect").length;
const placeInRow: Solver = (seen) => {
  const row = marked(seen, "circle").toSorted((a, b) => a.at("cx") - b.at("cx"));
  const blue = row.findIndex((dot) => dot.is("fill") === "#0074df");
  return seen.stem.includes("from the left") ? blue + 1 : row.length - blue;
};

export const early: Readonly<Record<string, Solver>> = {
  "read-picture-graph": pictureGraph,
  "compare-glasses": glasses,
  "order-by-mass": mass,
  "tens-and-ones": tensAndOnes,
  "place-in-a-row": placeInRow,
};
