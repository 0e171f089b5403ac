import { defineModel } from "../../engine/model";
import { maths, say } from "../../engine/words";
import { showPoint } from "./show-point";

export const transform = defineModel<"translate" | "reflect" | "rotate" | "twice">({
  name: "transform-a-point",
  area: "geometry",
  skill: "transformations",
  settings: { 210: "translate", 220: "reflect", 230: "rotate", 240: "twice" },
  generate(draw, kind) {
    const [x, y] = [draw.pick([-1, 1]) * draw.int(1, 7), draw.pick([-1, 1]) * draw.int(1, 7)];
    const [p, q] = [draw.int(2, 6), draw.int(2, 6)];
    if (Math.abs(x) === Math.abs(y)) return undefined;
    const point = showPoint([x, y]);
    const moves = {
      translate: {
        words: say(`is moved ${p} units to the left and ${q} units up`, `向左平移 ${p} 个单位，再向上平移 ${q} 个单位`),
        right: [x - p, y + q],
        wrong: {
          goesTheWrongWay: [x + p, y + q],
          swapsTheMoves: [x - q, y + p],
          goesDown: [x - p, y - q],
          goesTheOtherWay: [x + p, y - q],
        },
        back: ([a, b]: readonly [number, number]) => [a + p, b - q],
      },
      reflect: {
        words: say(`is reflected in the ${maths("y")}-axis`, `关于 ${maths("y")} 轴对称`),
        right: [-x, y],
        wrong: { takesTheOtherAxis: [x, -y], turnsBothSigns: [-x, -y], swapsTheNumbers: [y, x], staysThere: [x, y] },
        back: ([a, b]: readonly [number, number]) => [-a, b],
      },
      rotate: {
        words: say("is rotated by 90° anticlockwise about the origin", "绕原点逆时针旋转 90°"),
        right: [-y, x],
        wrong: {
          turnsClockwise: [y, -x],
          turnsHalfWay: [-x, -y],
          swapsTheNumbers: [y, x],
          takesTheWrongSigns: [-y, -x],
        },
        back: ([a, b]: readonly [number, number]) => [b, -a],
      },
      twice: {
        words: say(
          `is reflected in the line ${maths("y = x")} and then moved ${p} units down`,
          `先关于直线 ${maths("y = x")} 对称，再向下平移 ${p} 个单位`,
        ),
        right: [y, x - p],
        wrong: {
          movesFirst: [y - p, x],
          reflectsInTheAxis: [x, -y - p],
          movesAcross: [y - p, x - p],
          movesUp: [y, x + p],
        },
        back: ([a, b]: readonly [number, number]) => [b + p, a],
      },
    } as const;
    const { words, right, wrong, back } = moves[kind];
    return {
      stem: say(
        `The point ${point} ${words.en}. What are its new coordinates?`,
        `点 ${point} ${words.zh}，得到的点的坐标是什么？`,
      ),
      ask: { type: "single_choice", right, wrong, show: showPoint },
      explanation: say(
        `The point ${point} ${words.en}, so it comes to ${showPoint(right)}.`,
        `点 ${point} ${words.zh}，得到 ${showPoint(right)}。`,
      ),
      features: { steps: kind === "twice" ? 3 : 2, negative: true },
      holds: ([a = 0, b = 0]: readonly number[]) => {
        const [fromX, fromY] = back([a, b]);
        return fromX === x && fromY === y;
      },
    };
  },
});
