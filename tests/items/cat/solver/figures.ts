import { numbersIn, places, type Solver } from "./seen";

const features = (figure: string): string[] => figure.replace(/\.$/, "").split(", ");
const cornersOf: Readonly<Record<string, number>> = { triangle: 3, square: 4, pentagon: 5, hexagon: 6 };

/** All statements about a figure: its features and relations between two of them. */
const sayings = (figure: string): Set<string> => {
  const list = features(figure);
  const [shape = ""] = list;
  const dots = list.find((one) => / dots?$/.test(one));
  const corners = cornersOf[shape];
  const relations = [
    ...(list.includes(`${shape} inside`) ? ["same inside"] : []),
    ...(dots !== undefined && corners !== undefined
      ? [`corners and dots differ by ${corners - Number.parseInt(dots)}`]
      : []),
  ];
  return new Set([...list, ...relations]);
};

export const classification: Solver = ({ stem, options }) => {
  const [one = new Set<string>(), ...others] = stem.split(/ \d: /).slice(1).map(sayings);
  const common = [...one].filter((saying) => others.every((figure) => figure.has(saying)));
  return common.length === 0 ? [] : places(options, (option) => common.every((saying) => sayings(option).has(saying)));
};

const directions = ["up", "upper right", "right", "lower right", "down", "lower left", "left", "upper left"];
const scales: readonly (readonly string[])[] = [
  ["small", "middle-sized", "large"],
  ["once", "twice", "three times", "four times"],
];
const corners = ["top left", "top right", "bottom right", "bottom left"].map((name) => `in the ${name} corner`);

interface Value {
  readonly name: string;
  /** Place of the feature in its order and, as `round`, the number of steps until the order repeats; 0 for never. */
  readonly rank: number | undefined;
  readonly round: number;
  readonly isAmount: boolean;
}
const valueOf = (name: string): Value => {
  const facing = directions.findIndex((direction) => name === `facing ${direction}`);
  if (facing >= 0) return { name, rank: facing, round: 8, isAmount: false };
  const corner = corners.indexOf(name);
  if (corner >= 0) return { name, rank: corner, round: 4, isAmount: false };
  if (/ dots?$/.test(name)) return { name, rank: numbersIn(name)[0], round: 0, isAmount: true };
  const scale = scales.find((one) => one.includes(name));
  if (scale === undefined) return { name, rank: undefined, round: 0, isAmount: false };
  return { name, rank: scale.indexOf(name) + 1, round: 0, isAmount: scale.includes("once") };
};

type Grid = readonly (readonly Value[])[];
const names = (line: readonly Value[]): string[] => line.map(({ name }) => name);
const ranks = (line: readonly Value[]): number[] => line.map(({ rank }) => rank ?? Number.NaN);

const isRegular = (grid: Grid): boolean => {
  const isSame = grid.every((line) => new Set(names(line)).size === 1);
  const gaps = grid.flatMap((line) =>
    ranks(line)
      .slice(1)
      .map((rank, k) => {
        const gap = rank - (ranks(line)[k] ?? Number.NaN);
        const { round = 0 } = line[0] ?? {};
        return round === 0 ? gap : ((gap % round) + round) % round;
      }),
  );
  const isStep = gaps.every((gap) => gap === gaps[0]);
  const isAmount = grid.flat().every((value) => value.isAmount);
  const isDouble =
    isAmount && grid.every((line) => ranks(line).every((rank, k) => k === 0 || rank === 2 * (ranks(line)[k - 1] ?? 0)));
  const isSum =
    isAmount &&
    grid.length === 3 &&
    grid.every((line) => (ranks(line)[0] ?? 0) + (ranks(line)[1] ?? 0) === ranks(line)[2]);
  const isRest =
    isAmount &&
    grid.length === 3 &&
    grid.every((line) => (ranks(line)[0] ?? 0) - (ranks(line)[1] ?? 0) === ranks(line)[2]);
  return isSame || isStep || isDouble || isSum || isRest;
};

const turned = (grid: Grid): Grid => grid.map((_, k) => grid.flatMap((line) => line.slice(k, k + 1)));
const isLatin = (grid: Grid): boolean =>
  grid.length === 3 &&
  new Set(names(grid.flat())).size === 3 &&
  [...grid, ...turned(grid)].every((line) => new Set(names(line)).size === 3);

export const matrices: Solver = ({ stem, options }) => {
  const rows = stem
    .split(/Row \d: /)
    .slice(1)
    .map((row) => row.trim().replace(/\.$/, "").split("; "));
  return places(options, (option) => {
    const whole = rows.map((row) =>
      row.map((cell) => features(cell === "the missing figure" ? option : cell).map(valueOf)),
    );
    return features(option).every((_, one) => {
      const grid = whole.map((row) => row.flatMap((cell) => cell.slice(one, one + 1)));
      return isRegular(grid) || isRegular(turned(grid)) || isLatin(grid);
    });
  });
};
