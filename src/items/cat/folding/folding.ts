import type { Draw } from "../../engine/draw";
import type { Point } from "../../engine/figures/svg";
import { say } from "../../engine/words";
import { defineCatModel, letterAt, withKey } from "../engine/model";
import { foldsOf, type FoldSort } from "./folds";
import { cells, holesKey, isCell, isClear, sameHoles, unfolded } from "./holes";
import { flat, folded, reflected, sheetSize, type Fold } from "./paper";
import { foldingPicture, sheetPicture, sideOf } from "./pictures";

interface Setting {
  /** The allowed sorts of each fold, in order. */
  readonly folds: readonly (readonly FoldSort[])[];
  readonly punches: number;
}

const foldsDrawn = (draw: Draw, { folds: sorts }: Setting): Fold[] | undefined => {
  let paper = flat;
  const folds: Fold[] = [];
  for (const allowed of sorts) {
    const choices = foldsOf(paper, [draw.pick(allowed)]);
    if (choices.length === 0) return undefined;
    const fold = draw.pick(choices);
    folds.push(fold);
    paper = folded(paper, fold);
  }
  return folds;
};

const moved = (holes: readonly Point[], dx: number, dy: number): Point[] => holes.map(([x, y]) => [x + dx, y + dy]);
const neighbours = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

interface Pattern {
  readonly holes: readonly Point[];
  readonly mistake: string;
}

const named = (mistake: string, patterns: readonly Point[][]): Pattern[] =>
  patterns.map((holes) => ({ holes, mistake }));

/** Patterns of holes from usual mistakes. */
const mistakes = (draw: Draw, folds: readonly Fold[], punches: readonly Point[]): Pattern[] => {
  const n = sheetSize;
  const key = unfolded(folds, punches);
  const forgotten = named(
    "forgetsAFold",
    folds.map((_, k) => unfolded(folds.toSpliced(k, 1), punches)),
  );
  const slidOver = folds.map((fold) => {
    const start = unfolded(folds.slice(0, -1), punches);
    const reach = reflected(fold, [n / 2, n / 2]);
    return [...start, ...moved(start, Math.round(reach[0] - n / 2) || 2, Math.round(reach[1] - n / 2))];
  });
  const slid = named("slidesOverTheFold", slidOver);
  const misplaced = named(
    "misplacesThePunch",
    neighbours.map(([dx, dy]) => unfolded(folds, moved(punches, dx, dy))),
  );
  const oneOff = named(
    "movesOneHole",
    neighbours.flatMap(([dx, dy]) => key.map((hole, k) => [...key.toSpliced(k, 1), ...moved([hole], dx, dy)])),
  );
  const turned = named("turnsThePattern", [
    key.map(([x, y]): Point => [n - x, y]),
    key.map(([x, y]): Point => [x, n - y]),
    key.map(([x, y]): Point => [y, x]),
  ]);
  const lost = named(
    "losesAHole",
    key.map((_, k) => key.toSpliced(k, 1)),
  );
  const [first] = draw.shuffled(forgotten);
  return [
    ...draw.some(1, misplaced),
    ...draw.some(1, oneOff),
    ...(first === undefined ? [] : [first]),
    ...draw.some(1, turned),
    ...draw.some(1, slid),
    ...draw.shuffled([...misplaced, ...oneOff, ...lost]),
  ];
};

const different = (key: readonly Point[], patterns: readonly Pattern[]): Pattern[] => {
  const taken: Pattern[] = [];
  for (const pattern of patterns) {
    const { holes } = pattern;
    const isWhole = holes.length > 0 && holes.every(isCell) && new Set(holes.map(String)).size === holes.length;
    const isNew = !sameHoles(key, holes) && !taken.some((one) => sameHoles(one.holes, holes));
    if (taken.length < 4 && isWhole && isNew) taken.push(pattern);
  }
  return taken;
};

/** A sheet is folded and punched; which pattern shows it opened up? */
export const figureAnalysis = defineCatModel<Setting>({
  name: "figureAnalysis",
  ladder: {
    A: [
      { folds: [["half"]], punches: 1 },
      { folds: [["half", "diagonal"]], punches: 2 },
      { folds: [["part", "diagonal", "corner"]], punches: 2 },
      { folds: [["half"], ["half"]], punches: 1 },
      { folds: [["half"], ["half", "diagonal"]], punches: 1 },
      {
        folds: [
          ["half", "diagonal"],
          ["half", "diagonal"],
        ],
        punches: 1,
      },
    ],
    D: [
      { folds: [["half"]], punches: 1 },
      { folds: [["half", "diagonal", "part"]], punches: 2 },
      { folds: [["half"], ["half", "diagonal"]], punches: 2 },
      { folds: [["half"], ["half"], ["half", "diagonal"]], punches: 1 },
      {
        folds: [
          ["half", "part"],
          ["part", "corner"],
          ["half", "part", "corner"],
        ],
        punches: 1,
      },
      {
        folds: [
          ["diagonal", "half"],
          ["diagonal", "part"],
          ["part", "corner", "half", "diagonal"],
        ],
        punches: 2,
      },
    ],
  },
  generate(draw, setting, place) {
    const folds = foldsDrawn(draw, setting);
    if (folds === undefined) return undefined;
    const punches = draw.some(
      setting.punches,
      cells.filter((cell) => isClear(folds, cell)),
    );
    const key = unfolded(folds, punches);
    if (punches.length < setting.punches || key.length < punches.length + folds.length || key.length > 12)
      return undefined;
    const others = different(key, mistakes(draw, folds, punches));
    const asMany = others.filter(({ holes }) => holes.length === key.length).length;
    if (others.length < 4 || asMany < 2) return undefined;
    const options = withKey<Partial<Pattern> & Pick<Pattern, "holes">>({ holes: key }, draw.shuffled(others), place);
    const slanted = folds.some(({ a, b }) => a !== 0 && b !== 0);
    const isPart = setting.folds.some((sorts) => sorts.includes("part") || sorts.includes("corner"));
    const back = folds.toReversed().map(sideOf);
    return {
      stem: say(
        "The sheet is folded and punched as shown. What does it look like when it is opened up again?",
        "一张纸按图折叠后打孔，完全展开后是什么样子？",
      ),
      figure: foldingPicture(folds, punches),
      options: options.map(({ holes }) => sheetPicture(holes)),
      mistakes: options.map(({ mistake }) => mistake ?? null),
      explanation: say(
        `Open the folds from the last to the first (${back.map(({ en }) => `the ${en} part`).join(", then ")}): ` +
          `each hole through two layers gets its mirror image across the crease. ${punches.length} punched ` +
          `${punches.length === 1 ? "hole becomes" : "holes become"} ${key.length}, as in ${letterAt(place)}.`,
        `从最后一次折叠开始依次展开（${back.map(({ zh }) => `${zh}的部分`).join("，再展开")}）：` +
          `打穿两层的孔，在折痕另一侧的对称位置也有一个孔。打的 ${punches.length} 个孔变成 ${key.length} 个，即 ${letterAt(place)}。`,
      ),
      difficulty: -1.6 + 0.6 * folds.length + (slanted ? 0.4 : 0) + (isPart ? 0.3 : 0) + 0.3 * (setting.punches - 1),
      seconds: 12 + 7 * folds.length + 3 * setting.punches,
      likeness: `${folds.map(({ a, b, c }) => `${a},${b},${c}`).join(";")} ${holesKey(key)}`,
    };
  },
});
