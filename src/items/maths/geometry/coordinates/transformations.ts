import { defineMathsModel } from "../../../engine/model";
import { maths, say, tex } from "../../../engine/words";
import { showPoint } from "./show-point";

export const transform = defineMathsModel<"translate" | "reflect" | "rotate" | "twice">({
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
        how: say(
          `Left makes the first number smaller, up makes the second larger: ` +
            `${maths(`${tex(x)} - ${p} = ${tex(x - p)}`)} and ${maths(`${tex(y)} + ${q} = ${tex(y + q)}`)}`,
          `向左，第一个数变小；向上，第二个数变大：${maths(`${tex(x)} - ${p} = ${tex(x - p)}`)}，` +
            `${maths(`${tex(y)} + ${q} = ${tex(y + q)}`)}`,
        ),
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
        how: say(
          `The ${maths("y")}-axis stands upright, so left and right change places and the height stays: only the ` +
            "first number changes its sign",
          `${maths("y")} 轴是竖直的，左右互换而高度不变：只有第一个数变号`,
        ),
        right: [-x, y],
        wrong: { takesTheOtherAxis: [x, -y], turnsBothSigns: [-x, -y], swapsTheNumbers: [y, x], staysThere: [x, y] },
        back: ([a, b]: readonly [number, number]) => [-a, b],
      },
      rotate: {
        words: say("is rotated by 90° anticlockwise about the origin", "绕原点逆时针旋转 90°"),
        how: say(
          `A quarter turn anticlockwise takes ${maths("(x, y)")} to ${maths("(-y, x)")}: the numbers change places, ` +
            "and " +
            "the new first one changes its sign",
          `逆时针旋转 90°，${maths("(x, y)")} 变为 ${maths("(-y, x)")}：两个数互换，新的第一个数变号`,
        ),
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
        how: say(
          `The line ${maths("y = x")} makes the numbers change places: ${showPoint([y, x])}. Moving down makes the ` +
            "second " +
            `smaller: ${maths(`${tex(x)} - ${p} = ${tex(x - p)}`)}`,
          `关于直线 ${maths("y = x")} 对称，两个数互换：${showPoint([y, x])}。向下平移，第二个数变小：` +
            `${maths(`${tex(x)} - ${p} = ${tex(x - p)}`)}`,
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
    const { words, how, right, wrong, back } = moves[kind];
    return {
      stem: say(
        `The point ${point} ${words.en}. What are its new coordinates?`,
        `点 ${point} ${words.zh}，得到的点的坐标是什么？`,
      ),
      ask: { type: "single_choice", right, wrong, show: showPoint },
      explanation: say(`${how.en}. The point comes to ${showPoint(right)}.`, `${how.zh}。得到 ${showPoint(right)}。`),
      features: { steps: kind === "twice" ? 3 : 2, negative: true },
      holds: ([a = 0, b = 0]: readonly number[]) => {
        const [fromX, fromY] = back([a, b]);
        return fromX === x && fromY === y;
      },
    };
  },
});
