import type { Draw } from "../../../engine/draw";
import { joinSentences } from "../../../engine/figures/descriptions";
import { sidesDescription } from "../../../engine/figures/outline-descriptions";
import { defineMathsModel, type ItemDraft } from "../../../engine/model";
import { maths, num, say, withArticle } from "../../../engine/words";
import { shapeDrawings, drawn } from "./drawings";

/** "How many sides do 2 pentagons and a square have together?" */
const sidesOfSeveral = (draw: Draw, copies: number): ItemDraft | undefined => {
  const [shape, other] = draw.some(2, shapeDrawings);
  if (shape === undefined || other === undefined || shape.sides === other.sides) return undefined;
  const right = copies * shape.sides + other.sides;
  return {
    stem: say(
      `How many sides do ${copies} ${shape.name.en}s and ${withArticle(other.name.en)} have together?`,
      `${copies} 个${shape.name.zh}和 1 个${other.name.zh}一共有多少条边？`,
    ),
    ask: {
      type: "single_choice",
      right,
      wrong: {
        countsEachKindOnce: shape.sides + other.sides,
        takesOneTooFew: right - shape.sides,
        swapsTheKinds: shape.sides + copies * other.sides,
        takesOneTooMany: right + shape.sides,
        forgetsTheLastShape: right - other.sides,
        slipsByOne: right + 1,
      },
      show: num,
    },
    explanation: say(
      `${withArticle(shape.name.en, true)} has ${shape.sides} sides, ${withArticle(other.name.en)} ${other.sides}: ` +
        `${maths(`${copies} \\times ${shape.sides} + ${other.sides} = ${right}`)}.`,
      `${shape.name.zh}有 ${shape.sides} 条边，${other.name.zh}有 ${other.sides} 条边：` +
        `${maths(`${copies} \\times ${shape.sides} + ${other.sides} = ${right}`)}。`,
    ),
    features: { steps: 2 },
    holds: (value) =>
      value === other.corners.length + Array.from({ length: copies }, () => shape.corners).flat().length,
  };
};

export const countShapeSides = defineMathsModel<{ two: boolean; copies: number }>({
  name: "count-sides",
  area: "geometry",
  skill: "planeShapes",
  settings: {
    150: { two: false, copies: 1 },
    160: { two: true, copies: 1 },
    170: { two: true, copies: 2 },
    180: { two: true, copies: 4 },
  },
  generate(draw, { two, copies }) {
    if (copies > 1) return sidesOfSeveral(draw, draw.int(copies, copies + 1));
    const shape = draw.pick(shapeDrawings);
    const other = draw.pick(shapeDrawings);
    if (two && (other.name.en === shape.name.en || shape.sides + other.sides < 8)) return undefined;
    const right = two ? shape.sides + other.sides : shape.sides;
    return {
      stem: two
        ? say(
            `How many sides do ${withArticle(shape.name.en)} and ${withArticle(other.name.en)} have together?`,
            `一个${shape.name.zh}和一个${other.name.zh}一共有多少条边？`,
          )
        : say("How many straight sides does this shape have?", "这个图形有多少条边？"),
      ...(two
        ? {}
        : {
            figure: drawn(
              shape,
              draw.int(-25, 25),
              draw.int(80, 100) / 100,
              joinSentences(say("A closed shape", "一个封闭图形"), sidesDescription(shape.corners)),
            ),
          }),
      ask: {
        type: "single_choice",
        right,
        wrong: { countsOneTwice: right + 1, missesOne: right - 1, missesTwo: right - 2, countsTwoTwice: right + 2 },
        show: num,
      },
      explanation: two
        ? say(
            `${shape.sides} sides and ${other.sides} sides: ${maths(`${shape.sides} + ${other.sides} = ${right}`)}.`,
            `${shape.sides} 条边加 ${other.sides} 条边：${maths(`${shape.sides} + ${other.sides} = ${right}`)}。`,
          )
        : say(`Go around the shape once and count: there are ${right} sides.`, `绕着图形数一圈，有 ${right} 条边。`),
      features: { steps: two ? 2 : 1 },
      holds: (value: number) =>
        two ? value - other.corners.length === shape.corners.length : value === shape.corners.length,
    };
  },
});
