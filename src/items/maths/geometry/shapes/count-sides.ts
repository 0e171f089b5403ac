import { defineModel } from "../../engine/model";
import { maths, num, say } from "../../engine/words";
import { shapes, drawn } from "./drawings";

export const countSides = defineModel<{ two: boolean }>({
  name: "count-sides",
  area: "geometry",
  skill: "planeShapes",
  settings: { 150: { two: false }, 160: { two: true } },
  generate(draw, { two }) {
    const shape = draw.pick(shapes);
    const other = draw.pick(shapes);
    if (two && (other.name.en === shape.name.en || shape.sides + other.sides < 8)) return undefined;
    const right = two ? shape.sides + other.sides : shape.sides;
    const a = (name: string) => `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
    return {
      stem: two
        ? say(
            `How many sides do ${a(shape.name.en)} and ${a(other.name.en)} have together?`,
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
              say("A closed shape with straight sides", "由线段围成的图形"),
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
