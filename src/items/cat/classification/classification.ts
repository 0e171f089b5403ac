import type { Draw } from "../../engine/draw";
import { say, type Words } from "../../engine/words";
import { drawing, optionSize } from "../engine/drawing";
import { defineCatModel, letterAt, withKey } from "../engine/model";
import { drawFigure } from "../figures/draw-figure";
import { cornerCount, describe, likeness, plain, type Attribute, type Figure } from "../figures/figure";
import { inPlayOf, attributeValues, type KindName } from "../figures/kinds";
import { misfitOf } from "../figures/misfits";
import { belonging, equalTo, relationNamed, sharedProperties, type Property } from "./rules";

interface Setting {
  readonly kinds: readonly KindName[];
  /** How many attributes the three figures share. */
  readonly equal: number;
  readonly relation?: "sameInside" | "dotsAreCorners" | "oneDotLess";
}

/** The two attributes that each relation ties together; neither is chosen as a shared attribute. */
const related: Readonly<Record<string, readonly Attribute[]>> = {
  sameInside: ["shape", "inner"],
  dotsAreCorners: ["shape", "dots"],
  oneDotLess: ["shape", "dots"],
};

const weights = { sameInside: 1.5, dotsAreCorners: 2, oneDotLess: 2.5 } as const;

const tied = (figure: Figure, relation: Setting["relation"]): Figure => {
  if (relation === undefined) return figure;
  if (relation === "sameInside") return { ...figure, inner: figure.shape + 1 };
  return { ...figure, dots: (cornerCount(figure.shape) ?? 0) - (relation === "oneDotLess" ? 1 : 0) };
};

type Pool = Readonly<Partial<Record<Attribute, readonly number[]>>>;

/**
 * The values for the attributes that are not shared: those of the three figures, and a new one for a sole attribute.
 */
const poolOf = (draw: Draw, kind: KindName, free: readonly Attribute[], seen: readonly Figure[]): Pool =>
  Object.fromEntries(
    free.map((one) => {
      const values = seen.map((figure) => figure[one]);
      const others = attributeValues(kind, one).filter((value) => !values.includes(value));
      return [one, [...values, ...(free.length > 1 ? [] : draw.some(1, others))]];
    }),
  );

const withFree = (draw: Draw, base: Figure, pool: Pool): Figure => ({
  ...base,
  ...Object.fromEntries(Object.entries(pool).map(([one, values]) => [one, draw.pick(values)])),
});

const drawn = (draw: Draw, kind: KindName, base: Figure, free: readonly Attribute[]): Figure => ({
  ...base,
  ...Object.fromEntries(free.map((one) => [one, draw.pick(attributeValues(kind, one))])),
});

const row = (figures: readonly Figure[], inPlay: readonly Attribute[]): Words => {
  const words = figures.map((figure) => describe(figure, inPlay));
  const label = say(
    `Three figures. ${words.map(({ en }, k) => `${k + 1}: ${en}.`).join(" ")}`,
    `三个图形。${words.map(({ zh }, k) => `${k + 1}：${zh}。`).join("")}`,
  );
  const parts = figures.map((figure, k) => `<g transform="translate(${k * 118} 0)">${drawFigure(figure, inPlay)}</g>`);
  return drawing([336, 100], 3.36 * optionSize, label, parts);
};

const explained = (properties: readonly Property[], place: number): Words =>
  say(
    `What the three figures have in common: ${properties.map(({ words }) => words.en).join("; ")}. ` +
      `Only ${letterAt(place)} has ${properties.length > 1 ? "all of this" : "this"} too.`,
    `三个图形的共同点：${properties.map(({ words }) => words.zh).join("；")}。只有 ${letterAt(place)} 也符合。`,
  );

/** The properties that each wrong option lacks, chosen so that the commonest values do not point to the key. */
const lacking: readonly (readonly (readonly number[])[])[] = [
  [],
  [[0], [0], [0], [0]],
  [[0], [1], [0, 1], [0]],
  [[0], [0, 1], [1, 2], [0, 2]],
];

/** Wrong options that lack some of the properties; with several properties, a lacking one always has the same value. */
const distractors = (
  draw: Draw,
  kind: KindName,
  key: Figure,
  properties: readonly Property[],
  fresh: () => Figure,
): Figure[] => {
  const order = draw.shuffled(properties).map(({ name }) => {
    const [one, other] = related[name] ?? [name as Attribute];
    const attribute = other ?? one ?? "shape";
    const choices = draw.shuffled(attributeValues(kind, attribute).filter((value) => value !== key[attribute]));
    return { attribute, choices, isFixed: other === undefined && properties.length > 1 };
  });
  return (lacking[properties.length] ?? []).map((lacks) => {
    const figure = fresh();
    const changes = lacks.flatMap((which) => {
      const { attribute, choices, isFixed } = order[which] ?? { attribute: "shape", choices: [], isFixed: true };
      const value = isFixed ? choices[0] : draw.pick(choices.filter((choice) => choice !== figure[attribute]));
      return value === undefined ? [] : [[attribute, value] as const];
    });
    return { ...figure, ...Object.fromEntries(changes) };
  });
};

/** Three figures share something; which of five belongs to them? */
export const figureClassification = defineCatModel<readonly Setting[]>({
  name: "figureClassification",
  ladder: {
    A: [
      [{ kinds: ["single", "turned"], equal: 1 }],
      [{ kinds: ["single", "group", "dotted", "placed"], equal: 1 }],
      [{ kinds: ["group", "nested", "turned"], equal: 1 }],
      [{ kinds: ["single", "group", "turned"], equal: 2 }],
      [{ kinds: ["nested", "dotted", "placed", "turned"], equal: 2 }],
      [
        { kinds: ["nested"], equal: 0, relation: "sameInside" },
        { kinds: ["nested", "dotted", "placed"], equal: 2 },
      ],
    ],
    D: [
      [{ kinds: ["single", "group", "dotted", "placed"], equal: 1 }],
      [{ kinds: ["group", "nested", "turned"], equal: 1 }],
      [{ kinds: ["single", "nested", "dotted", "turned"], equal: 2 }],
      [
        { kinds: ["nested"], equal: 1, relation: "sameInside" },
        { kinds: ["turnedDots"], equal: 2 },
      ],
      [{ kinds: ["nested", "turnedDots"], equal: 3 }],
      [
        { kinds: ["corners"], equal: 1, relation: "oneDotLess" },
        { kinds: ["corners"], equal: 1, relation: "dotsAreCorners" },
        { kinds: ["turnedDots"], equal: 3 },
      ],
    ],
  },
  generate(draw, settings, place) {
    const { kinds: names, equal, relation } = draw.pick(settings);
    const kind = draw.pick(names);
    const inPlay = inPlayOf(kind);
    const bound = relation === undefined ? [] : (related[relation] ?? []);
    const open = inPlay.filter((one) => !bound.includes(one));
    const shared = draw.some(equal, open);
    const free = inPlay.filter((one) => !shared.includes(one) && one !== bound[1]);
    const base = drawn(draw, kind, { ...plain }, inPlay);
    const three = [0, 1, 2].map(() => tied(drawn(draw, kind, base, free), relation));
    const properties = [
      ...shared.map((one) => equalTo(one, base[one])),
      ...(relation === undefined ? [] : [relationNamed(relation)]),
    ];
    const inGrammar = sharedProperties(three).filter(
      ({ name }) => !(name in plain) || inPlay.includes(name as Attribute),
    );
    if (inGrammar.length !== properties.length || new Set(three.map(likeness)).size < 3) return undefined;
    const pool = poolOf(draw, kind, free, three);
    const key = tied(withFree(draw, base, pool), relation);
    const others = distractors(draw, kind, key, properties, () => tied(withFree(draw, key, pool), relation));
    const options = withKey(key, draw.shuffled(others), place);
    if (new Set([...options, ...three].map(likeness)).size < 8) return undefined;
    if (belonging(three, options).join() !== String(place)) return undefined;
    const turning = shared.includes("turn") ? 0.4 : 0;
    const rules = equal + (relation === undefined ? 0 : weights[relation]);
    return {
      stem: say(
        "The first three figures are alike in some way. Which figure belongs with them?",
        "前三个图形有共同的特点。下面哪个图形和它们是一类？",
      ),
      figure: row(three, inPlay),
      options: options.map((figure) =>
        drawing([100, 100], optionSize, describe(figure, inPlay), [drawFigure(figure, inPlay)]),
      ),
      mistakes: options.map((figure) =>
        figure === key
          ? null
          : misfitOf(properties.filter((property) => !property.holds(figure)).map(({ name }) => name)),
      ),
      explanation: explained(properties, place),
      difficulty: -1.6 + 0.7 * rules + turning + 0.1 * (inPlay.length - 3),
      seconds: 10 + 6 * rules,
      likeness: [
        kind,
        relation ?? "",
        ...shared.map((one) => `${one}${base[one]}`).toSorted(),
        ...(equal === 0 ? three.map(({ shape }) => String(shape)).toSorted() : []),
      ].join(),
    };
  },
});
