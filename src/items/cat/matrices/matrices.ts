import type { Draw } from "../../engine/draw";
import { say, type Words } from "../../engine/words";
import { drawing, letters, optionSize, stroke } from "../engine/drawing";
import { defineCatModel, letterAt, withKey } from "../engine/model";
import { drawFigure } from "../figures/draw-figure";
import { describe, likeness, plain, type Attribute, type Figure } from "../figures/figure";
import { inPlayOf, attributeValues, type KindName } from "../figures/kinds";
import { misfitOf } from "../figures/misfits";
import { planOf, planWords, type Plan, type PlanName } from "./plans";
import { completion } from "./rules";

interface Setting {
  readonly size: 2 | 3;
  readonly kinds: readonly KindName[];
  readonly rules: number;
  readonly plans: readonly PlanName[];
}

const stepping = new Set<Attribute>(["count", "size", "dots", "turn", "place"]);
const fitting = (plans: readonly PlanName[], attribute: Attribute): PlanName[] =>
  plans.filter((name) => {
    if (name === "sum") return attribute === "dots";
    return name.startsWith("step") ? stepping.has(attribute) : true;
  });

const figureAt = (plans: readonly Plan[], k: number): Figure => ({
  ...plain,
  ...Object.fromEntries(plans.map(({ attribute, values }) => [attribute, values[k]])),
});

const table = (cells: readonly Figure[], size: number, inPlay: readonly Attribute[]): Words => {
  const words = cells.map((figure) => describe(figure, inPlay));
  const rows = (language: keyof Words, row: string, missing: string, stop: string) =>
    Array.from({ length: size }, (_, r) => {
      const line = Array.from({ length: size }, (_, c) => words[r * size + c]?.[language] ?? missing);
      return row.replace("#", String(r + 1)) + line.join(stop === "。" ? "；" : "; ") + stop;
    }).join(language === "en" ? " " : "");
  const label = say(
    `A table, ${size} by ${size}. ${rows("en", "Row #: ", "the missing figure", ".")}`,
    `${size} 行 ${size} 列的表格。${rows("zh", "第 # 行：", "缺少的图形", "。")}`,
  );
  const width = size * 112 + 4;
  const lines = Array.from(
    { length: size + 1 },
    (_, k) => `M2 ${k * 112 + 2}H${width - 2}M${k * 112 + 2} 2V${width - 2}`,
  );
  const parts = cells.map((figure, k) => {
    const [x, y] = [(k % size) * 112 + 8, Math.floor(k / size) * 112 + 8];
    return `<g transform="translate(${x} ${y})">${drawFigure(figure, inPlay)}</g>`;
  });
  const middle = (size - 1) * 112 + 58;
  return drawing([width, width], size * 88, label, [
    stroke("thin", lines.join("")),
    ...parts,
    letters([middle, middle], "?", 48),
  ]);
};

/** Wrong values of an attribute: first those in the table, then the others. */
const otherValues = (draw: Draw, kind: KindName, { attribute, values }: Plan): number[] => {
  const key = values.at(-1) ?? 0;
  const isOther = (value: number) => value !== key;
  const near = draw.shuffled([...new Set(values)].filter(isOther));
  const rest = draw.shuffled(
    attributeValues(kind, attribute).filter((value) => isOther(value) && !near.includes(value)),
  );
  return [...near, ...rest];
};

/** Wrong options that differ in one attribute or two, so that the commonest values are no hint. */
const distractors = (draw: Draw, kind: KindName, key: Figure, plans: readonly Plan[]): Figure[] => {
  const [one, two, three] = draw.shuffled(plans.filter(({ name }) => name !== "still"));
  const [spare] = draw.shuffled(plans.filter(({ name }) => name === "still"));
  const changed = (plan: Plan | undefined, k: number): Partial<Figure> =>
    plan === undefined ? {} : { [plan.attribute]: otherValues(draw, kind, plan)[k] ?? -1 };
  const a = [changed(one, 0), changed(one, 1)];
  const b = [changed(two ?? spare, 0), changed(two ?? spare, 1)];
  const c = changed(three, 0);
  return [
    { ...key, ...a[0] },
    { ...key, ...b[0], ...(two === undefined ? a[1] : {}) },
    { ...key, ...a[0], ...b[0] },
    { ...key, ...(three === undefined ? { ...a[1], ...(two === undefined ? {} : b[1]) } : { ...c, ...b[0] }) },
  ];
};

/** A table of figures with one missing. */
export const figureMatrices = defineCatModel<readonly Setting[]>({
  name: "figureMatrices",
  ladder: {
    A: [
      [{ size: 2, kinds: ["single", "group", "turned"], rules: 1, plans: ["across", "down"] }],
      [
        {
          size: 2,
          kinds: ["single", "group", "placed", "turned"],
          rules: 1,
          plans: ["stepAcross", "stepDown", "across"],
        },
      ],
      [{ size: 2, kinds: ["single", "group", "dotted"], rules: 2, plans: ["across", "down"] }],
      [{ size: 2, kinds: ["single", "group", "turned", "nested"], rules: 2, plans: ["across", "down", "stepAcross"] }],
      [
        {
          size: 3,
          kinds: ["single", "group", "placed"],
          rules: 1,
          plans: ["across", "stepAcross", "stepDown", "each"],
        },
      ],
      [{ size: 3, kinds: ["single", "group", "dotted"], rules: 2, plans: ["across", "down", "stepAcross"] }],
    ],
    D: [
      [
        {
          size: 2,
          kinds: ["single", "group", "placed", "turned"],
          rules: 1,
          plans: ["stepAcross", "stepDown", "across"],
        },
      ],
      [
        {
          size: 3,
          kinds: ["single", "placed", "turned"],
          rules: 1,
          plans: ["across", "stepAcross", "stepDown", "each"],
        },
      ],
      [
        {
          size: 2,
          kinds: ["single", "turned", "nested"],
          rules: 2,
          plans: ["across", "down", "stepAcross", "stepDown"],
        },
      ],
      [{ size: 3, kinds: ["turned", "placed", "dotted"], rules: 2, plans: ["each", "stepAcross", "stepDown", "sum"] }],
      [
        {
          size: 3,
          kinds: ["nested", "turned", "dotted"],
          rules: 3,
          plans: ["each", "across", "stepAcross", "sum", "down"],
        },
      ],
      [{ size: 3, kinds: ["nested", "turnedDots"], rules: 4, plans: ["each", "across", "down", "stepAcross", "sum"] }],
    ],
  },
  generate(draw, settings, place) {
    const { size, kinds, rules, plans: names } = draw.pick(settings);
    const kind = draw.pick(kinds);
    const inPlay = inPlayOf(kind);
    const moving = draw.some(rules, inPlay);
    const made = inPlay.map((one) => {
      const choice = moving.includes(one) ? fitting(names, one) : (["still"] as const);
      return choice.length === 0 ? undefined : planOf(draw, kind, one, draw.pick(choice), size);
    });
    const plans = made.filter((plan) => plan !== undefined);
    const running = plans.filter(({ name }) => name !== "still");
    if (plans.length < inPlay.length || running.length < rules) return undefined;
    const cells = Array.from({ length: size * size - 1 }, (_, k) => figureAt(plans, k));
    const key = figureAt(plans, size * size - 1);
    const said = completion(cells, size, inPlay);
    if (said === undefined || inPlay.some((one) => said[one] !== key[one])) return undefined;
    if (rules > 1 && cells.some((cell) => likeness(cell) === likeness(key))) return undefined;
    const others = distractors(draw, kind, key, plans);
    const options = withKey(key, draw.shuffled(others), place);
    if (options.some((figure) => inPlay.some((one) => figure[one] < 0))) return undefined;
    if (new Set(options.map(likeness)).size < 5) return undefined;
    const turning = running.some(({ attribute }) => attribute === "turn") ? 0.4 : 0;
    const list = running.map(planWords);
    return {
      stem: say("Which figure belongs in the empty place?", "空格里应该填哪个图形？"),
      figure: table(cells, size, inPlay),
      options: options.map((figure) =>
        drawing([100, 100], optionSize, describe(figure, inPlay), [drawFigure(figure, inPlay)]),
      ),
      mistakes: options.map((figure) =>
        figure === key ? null : misfitOf(inPlay.filter((one) => figure[one] !== key[one])),
      ),
      explanation: say(
        `${list.map(({ en }) => `${en.charAt(0).toUpperCase()}${en.slice(1)}`).join(". ")}. ` +
          `So the missing figure is ${letterAt(place)}: ${describe(key, inPlay).en}.`,
        `${list.map(({ zh }) => zh).join("；")}。所以缺少的图形是 ${letterAt(place)}：${describe(key, inPlay).zh}。`,
      ),
      difficulty: -1.6 + 0.7 * rules + turning + (size === 3 ? 0.3 : 0),
      seconds: 8 + 7 * rules + (size === 3 ? 4 : 0),
      likeness: JSON.stringify([kind, running.map(({ attribute, name, values }) => [attribute, name, values])]),
    };
  },
});
