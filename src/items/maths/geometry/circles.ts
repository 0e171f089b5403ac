import { near, texFraction, fraction } from "../../engine/algebra";
import { circle, colours, figure, line, polar, rect, text, type Point } from "../../engine/figures/svg";
import { defineMathsModel } from "../../engine/model";
import { maths, num, say } from "../../engine/words";

const inPi = (value: number): string => maths(`${value === 1 ? "" : num(value)}\\pi`);

export const circleMeasure = defineMathsModel<"circumference" | "area" | "ring" | "sector">({
  name: "circle-measures",
  area: "geometry",
  skill: "circles",
  settings: { 210: "circumference", 220: "area", 230: "ring", 240: "sector" },
  generate(draw, kind) {
    const r = draw.int(3, 12);
    if (kind === "circumference" || kind === "area") {
      const byDiameter = draw.pick([true, false]);
      const right = kind === "area" ? r * r : 2 * r;
      const given = byDiameter ? 2 * r : r;
      const unit = kind === "area" ? "cm²" : "cm";
      return {
        stem:
          kind === "area"
            ? say(
                `A circle has a ${byDiameter ? "diameter" : "radius"} of ${given} cm. What is its area in cm²?`,
                `一个圆的${byDiameter ? "直径" : "半径"}是 ${given} cm，它的面积是多少 cm²？`,
              )
            : say(
                `A circle has a ${byDiameter ? "diameter" : "radius"} of ${given} cm. What is its circumference in cm?`,
                `一个圆的${byDiameter ? "直径" : "半径"}是 ${given} cm，它的周长是多少 cm？`,
              ),
        ask: {
          type: "single_choice",
          right,
          wrong:
            kind === "area"
              ? {
                  takesTheCircumference: 2 * r,
                  takesTheDiameter: 4 * r * r,
                  forgetsToSquare: r,
                  doublesTheArea: 2 * r * r,
                }
              : {
                  takesTheArea: r * r,
                  mixesRadiusAndDiameter: byDiameter ? 4 * r : r,
                  doublesTwice: byDiameter ? r : 4 * r,
                  squaresTheDiameter: 4 * r * r,
                },
          show: inPi,
        },
        explanation:
          kind === "area"
            ? say(
                `The radius is ${r} cm: ${maths(`\\pi \\times ${r}^2 = ${right}\\pi`)} (${unit}).`,
                `半径是 ${r} cm：${maths(`\\pi \\times ${r}^2 = ${right}\\pi`)}（${unit}）。`,
              )
            : say(
                `The radius is ${r} cm: ${maths(`2 \\times \\pi \\times ${r} = ${right}\\pi`)} (${unit}).`,
                `半径是 ${r} cm：${maths(`2 \\times \\pi \\times ${r} = ${right}\\pi`)}（${unit}）。`,
              ),
        features: { steps: byDiameter ? 2 : 1 },
        holds: (value: number) => near(value, kind === "area" ? (2 * r * r) / 2 : r + r),
      };
    }
    if (kind === "ring") {
      const inner = draw.int(Math.max(2, Math.ceil(r / 3)), r - 1);
      const radius = (92 * inner) / r;
      const nameAt = radius < 44 ? (radius + 92) / 2 : radius / 2;
      const centre: Point = [100, 105];
      const right = r * r - inner * inner;
      return {
        stem: say(
          "Both circles have the same centre. What is the area of the ring between them? (Lengths in cm.)",
          "两个圆的圆心相同，圆环（涂色部分）的面积是多少 cm²？（长度单位：cm）",
        ),
        figure: figure(
          230,
          210,
          say(`Two circles with the same centre, radii ${r} and ${inner}`, `同心圆，半径分别为 ${r} 和 ${inner}`),
          () => [
            circle(centre, 92),
            circle(centre, radius, { fill: colours.paper }),
            line(centre, polar(centre, radius, 30)),
            line(centre, polar(centre, 92, 233)),
            circle(centre, 2.5, { fill: colours.ink }),
            text(polar(polar(centre, radius / 2, 30), 13, 120), String(inner)),
            text(polar(polar(centre, nameAt, 233), 13, 143), String(r)),
          ],
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            squaresTheDifference: (r - inner) ** 2,
            addsTheCircles: r * r + inner * inner,
            subtractsCircumferences: 2 * (r - inner),
            takesTheLargeCircle: r * r,
            slips: right + r,
          },
          show: inPi,
        },
        explanation: say(
          `Large circle less small circle: ${maths(`${r}^2\\pi - ${inner}^2\\pi = ${right}\\pi`)}.`,
          `大圆面积减小圆面积：${maths(`${r}^2\\pi - ${inner}^2\\pi = ${right}\\pi`)}。`,
        ),
        features: { steps: 3 },
        holds: (value: number) => near(value, (r - inner) * (r + inner)),
      };
    }
    const angle = draw.pick([40, 45, 60, 72, 120, 135, 144]);
    const right = fraction(angle * r * r, 360);
    const arc = fraction(angle * 2 * r, 360);
    const show = (value: readonly number[]) =>
      maths(`${value[1] === 1 ? (value[0] === 1 ? "" : value[0]) : texFraction(value)}\\pi`);
    if (right[1] > 5) return undefined;
    const share = `\\frac{${angle}}{360}`;
    const worked = maths(`${share} \\times \\pi \\times ${r}^2`);
    return {
      stem: say(
        `A sector of a circle of radius ${r} cm has an angle of ${angle}° at the centre. What is its area in cm²?`,
        `扇形的半径是 ${r} cm，圆心角是 ${angle}°。它的面积是多少 cm²？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          takesTheArc: arc,
          takesTheWholeCircle: fraction(r * r, 1),
          dividesByHalfATurn: fraction(angle * r * r, 180),
          forgetsToSquare: fraction(angle * r, 360),
          takesTheRest: fraction((360 - angle) * r * r, 360),
        },
        show,
        worth: ([a = 0, b = 1]: readonly number[]) => a / b,
      },
      explanation: say(
        `The sector is ${maths(share)} of the circle: ${worked}, which is ${show(right)}.`,
        `扇形占整个圆的 ${maths(share)}：${worked}，即 ${show(right)}。`,
      ),
      features: { steps: 2, fraction: right[1] !== 1 },
      holds: ([a = 0, b = 1]: readonly number[]) => near((a / b) * (360 / angle), r * r),
    };
  },
});

export const similar = defineMathsModel<"side" | "area" | "volume">({
  name: "similar-figures",
  area: "geometry",
  skill: "similarity",
  settings: { 220: "side", 230: "area", 240: "volume" },
  generate(draw, kind) {
    const [p, q] = [draw.int(2, 4), draw.int(3, 7)];
    const k = draw.int(3, 8);
    if (p >= q || (p === 2 && q === 4) || (p === 3 && q === 6)) return undefined;
    if (kind === "side") {
      const [a, b] = [p * k, q * k];
      const x = draw.int(2, k - 1);
      const [c, right] = [p * x, q * x];
      const unit = Math.min(280 / (a + b), 120 / right);
      const floor = 140;
      const start = 20 + a * unit + 56;
      return {
        stem: say(
          "The two rectangles are similar. How long is the side marked with a question mark?",
          "两个长方形相似，标有问号的边长是多少？",
        ),
        figure: figure(
          380,
          176,
          say(
            `Two rectangles: one ${a} wide and ${c} high, one ${b} wide and ? high`,
            `两个长方形：一个宽 ${a}、高 ${c}，另一个宽 ${b}、高 ?`,
          ),
          () => [
            rect(20, floor - c * unit, a * unit, c * unit),
            text([20 + (a * unit) / 2, floor + 16], String(a)),
            text([20 + a * unit + 16, floor - (c * unit) / 2], String(c)),
            rect(start, floor - right * unit, b * unit, right * unit),
            text([start + (b * unit) / 2, floor + 16], String(b)),
            text([start + b * unit + 14, floor - (right * unit) / 2], "?"),
          ],
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            addsTheDifference: c + (b - a),
            dividesTheWrongWay: Math.round((c * p) / q),
            doublesTheSide: 2 * c,
            takesTheOtherSide: a,
            slips: right + 1,
          },
          show: num,
        },
        explanation: say(
          `From the small to the large rectangle lengths are multiplied by ${maths(`\\frac{${b}}{${a}}`)}: ` +
            `${maths(`${c} \\times \\frac{${b}}{${a}} = ${right}`)}.`,
          `从小长方形到大长方形，边长乘 ${maths(`\\frac{${b}}{${a}}`)}：${maths(`${c} \\times \\frac{${b}}{${a}} = ${right}`)}。`,
        ),
        features: { steps: 2, fraction: true },
        holds: (value: number) => value * a === b * c,
      };
    }
    const power = kind === "area" ? 2 : 3;
    const [small, right] = [p ** power * k, q ** power * k];
    const words =
      kind === "area"
        ? say(
            `The sides of two similar triangles are in the ratio ${maths(`${p} : ${q}`)}. The smaller one ` +
              `has an area of ${small} cm². What is the area of the larger one?`,
            `两个相似三角形的对应边之比是 ${maths(`${p} : ${q}`)}，较小的面积是 ${small} cm²，较大的面积是多少？`,
          )
        : say(
            `Two similar bottles have heights in the ratio ${maths(`${p} : ${q}`)}. The smaller one holds ` +
              `${small} mL. How much does the larger one hold?`,
            `两个形状相似的瓶子高度之比是 ${maths(`${p} : ${q}`)}，较小的容量是 ${small} mL，较大的容量是多少？`,
          );
    const unit = kind === "area" ? "cm²" : "mL";
    const rule =
      kind === "area"
        ? say("Areas grow with the square of the ratio", "面积比等于相似比的平方")
        : say("Volumes grow with the cube of the ratio", "体积比等于相似比的立方");
    const worked = maths(`${small} \\times \\left(\\frac{${q}}{${p}}\\right)^${power} = ${right}`);
    return {
      stem: words,
      ask: {
        type: "single_choice",
        right,
        wrong: {
          usesTheRatioOfLengths: Math.round((small * q) / p),
          usesTheOtherPower: Math.round(small * (q / p) ** (5 - power)),
          addsTheDifference: small + q - p,
          multipliesOnly: small * q,
          slips: right + k,
        },
        show: (value: number) => `${num(value)} ${unit}`,
      },
      explanation: say(
        `${rule.en}: ${worked}, so ${num(right)} ${unit}.`,
        `${rule.zh}：${worked}，即 ${num(right)} ${unit}。`,
      ),
      features: { steps: 3, fraction: true, context: kind === "volume" },
      holds: (value: number) => near((value / small) ** (1 / power), q / p, 1e-6),
    };
  },
});
