import { amount, extreme, listed, listsIn, numberIn, numbersIn, sum, type EarSolver } from "./hear";

const inRow = (told: string, row: RegExp): number =>
  listsIn(told)[told.split(/\.(?:\s|$)/).findIndex((sentence) => row.test(sentence))]?.length ?? 0;

/** The number of dots in a description, which lists them one by one or by the number in a row. */
const dotsIn = (told: string): number =>
  sum(listed(told).map((one) => (one === "dot" ? 1 : / dots?$/.test(one) ? numberIn(one) : 0)));

const graph: EarSolver = (heard) => {
  const { stem, figure } = heard;
  const rows = [...figure.matchAll(/Row of ([a-z]+): ([^.]*)\./g)].map(([, name = "", list = ""]) => ({
    name,
    size: list.split(", ").length,
  }));
  const each = /One square = (\d+)/.exec(figure)?.[1] ?? "1";
  const sizeOf = (name: string) => rows.find((row) => row.name === name)?.size ?? Number.NaN;
  const isOf = (option: string, name: string) => name.startsWith(option.replace(/f$/, ""));
  const byOption = (option: string) => rows.find(({ name }) => isOf(option, name))?.size ?? Number.NaN;
  if (/the (?:most|fewest) of/.test(stem)) return extreme(heard, byOption, stem.includes("most"));
  const [, more = "", than = ""] = /How many more (\w+) than (\w+)/.exec(stem) ?? [];
  if (more !== "") return (sizeOf(more) - sizeOf(than)) * Number(each);
  const [, one] = /How many (\w+) are there\?/.exec(stem) ?? [];
  return (one === undefined ? sum(rows.map(({ size }) => size)) : sizeOf(one)) * Number(each);
};

/** Questions about how many, how much and how long. */
export const amounts: Readonly<Record<string, EarSolver>> = {
  "count-pictures": ({ figure }) => listed(figure).length,
  "which-amount": (heard) => {
    const dots = (option: string) => amount(option, "dot");
    if (/most|fewest/.test(heard.stem)) return extreme(heard, dots, heard.stem.includes("most"));
    return (option) => dots(option) === numberIn(heard.stem);
  },
  "ten-frames": ({ figure }) => amount(figure, "dot"),
  "number-line": ({ figure }) => {
    const [line = "", parts = "", arrow = ""] = figure.split(". ");
    const [one = 0, other = 0] = numbersIn(line);
    const [steps = 0, from = 0] = numbersIn(arrow);
    return from + (steps * (other - one)) / numberIn(parts);
  },
  "tens-and-ones": ({ figure }) =>
    (figure.includes("A flat of ten bars") ? 100 : 0) +
    10 * numberIn(/\d+ bars? of ten/.exec(figure)?.[0] ?? "0") +
    numberIn(/\d+ single/.exec(figure)?.[0] ?? "0"),
  "equal-groups": ({ stem, figure }) =>
    stem.startsWith("Share") ? dotsIn(figure) / amount(figure, "empty plate") : dotsIn(figure),
  "fill-ten": ({ figure }) => amount(figure, "empty"),
  "join-pictures": ({ figure }) => listed(figure).length,
  "more-come": ({ prompt, figure }) => listed(figure).length + (prompt.startsWith("One") ? 1 : 2),
  "shows-sum":
    ({ stem }) =>
    (option) =>
      ["blue dot", "orange dot"].map((dot) => amount(option, dot)).join() === numbersIn(stem).join(),
  "take-away-pictures": ({ figure }) => listed(figure).filter((one) => !one.startsWith("crossed-out")).length,
  "cubes-long": ({ stem, figure }) => inRow(figure, /yellow/) - (stem.includes("longer") ? inRow(figure, /green/) : 0),
  "fullest-glass": (heard) => extreme(heard, numberIn, heard.stem.includes("most")),
  longest: (heard) => extreme(heard, numberIn, heard.stem.includes("longest")),
  ruler: ({ figure }) => {
    const [, from = "", to = ""] = /begins at (\d+) and ends at (\d+)/.exec(figure) ?? [];
    return Number(to) - Number(from);
  },
  heaviest: ({ stem, figure }) => {
    const pairs = [...figure.matchAll(/the (\w+) is low and the (\w+) is high/g)];
    const [low, high] = [1, 2].map((side) => pairs.map((pair) => pair[side] ?? ""));
    const [mine, other] = stem.includes("heaviest") ? [low, high] : [high, low];
    return mine?.find((thing) => !other?.includes(thing)) ?? "";
  },
  tokens: ({ figure }) => sum(numbersIn(figure)),
  "picture-graph": graph,
  "count-cubes": ({ stem, figure }) => sum(numbersIn(figure)) * (stem.includes("two cubes deep") ? 2 : 1),
  "cover-squares": ({ figure }) =>
    figure.startsWith("A large") ? inRow(figure, /top/) * inRow(figure, /left side/) : amount(figure, "square"),
};
