import { fraction, texFraction, worth, type Fraction } from "../../../engine/algebra";
import { circle, colours, figure, line, path, polar, text, type Point } from "../../../engine/figures/svg";
import { maths, num, same, say, signed, tex } from "../../../engine/words";
import { entry } from "../engine/entry";
import { defineSatMathModel } from "../engine/model";

const texInPi = ([n = 1, d = 1]: readonly number[]): string =>
  d === 1 ? `${n === 1 ? "" : n}\\pi` : `\\frac{${n === 1 ? "" : n}\\pi}{${d}}`;
const inPi = (value: readonly number[]): string => maths(texInPi(value));
const square = (letter: string, centre: number): string => `(${letter} ${signed(-centre)})^{2}`;

export const circleEquation = defineSatMathModel({
  name: "sat-circle-equation",
  domain: "geometry",
  skill: "circles",
  kinds: {
    medium: (draw) => {
      const [h, k, r] = [draw.pick([-1, 1]) * draw.int(2, 9), draw.pick([-1, 1]) * draw.int(2, 9), draw.int(2, 9)];
      if (Math.abs(h) === Math.abs(k)) return undefined;
      const show = ([p = 0, q = 0, s = 1]: readonly number[]) => maths(`${square("x", p)} + ${square("y", q)} = ${s}`);
      return {
        stem:
          `Which equation represents a circle in the ${maths("xy")}-plane that has its center at ` +
          `${maths(`(${tex(h)}, ${tex(k)})`)} and a radius of ${r}?`,
        ask: {
          type: "single_choice",
          right: [h, k, r * r],
          wrong: {
            losesTheSigns: [-h, -k, r * r],
            forgetsToSquare: [h, k, r],
            losesTheSignsAndTheSquare: [-h, -k, r],
            swapsTheCoordinates: [k, h, r * r],
          },
          show,
        },
        explanation: say(
          `A point ${maths("(x, y)")} of the circle lies ${r} from the center, so the squares of the ` +
            `differences add to ` +
            `${maths(`${r}^{2} = ${r * r}`)}: ${show([h, k, r * r])}.`,
          `圆上的点 ${maths("(x, y)")} 到圆心的距离是 ${r}，坐标差的平方和等于 ${maths(`${r}^{2} = ${r * r}`)}：` +
            `${show([h, k, r * r])}。`,
        ),
        features: { steps: 2, negative: true },
        holds: ([p = 0, q = 0, s = 1]: readonly number[]) =>
          [
            [h + r, k],
            [h - r, k],
            [h, k + r],
          ].every(([x = 0, y = 0]) => (x - p) ** 2 + (y - q) ** 2 === s),
      };
    },
    hard: (draw) => {
      const [h, k, r] = [draw.pick([-1, 1]) * draw.int(1, 8), draw.pick([-1, 1]) * draw.int(1, 8), draw.int(2, 11)];
      const constant = h * h + k * k - r * r;
      if (constant === 0) return undefined;
      const equation = `x^{2} + y^{2} ${signed(-2 * h)}x ${signed(-2 * k)}y ${signed(constant)} = 0`;
      return {
        stem:
          `${maths(equation)}\nThe graph of the given equation in the ${maths("xy")}-plane is a circle. ` +
          `What is the length of its diameter?`,
        ask: entry(2 * r),
        explanation: say(
          `Completing both squares gives ${maths(`${square("x", h)} + ${square("y", k)} = ${r * r}`)}. The ` +
            `radius is ${r}, ` +
            `the diameter ${maths(`2 \\times ${r} = ${2 * r}`)}.`,
          `配方得 ${maths(`${square("x", h)} + ${square("y", k)} = ${r * r}`)}。半径是 ${r}，直径是 ` +
            `${maths(`2 \\times ${r} = ${2 * r}`)}。`,
        ),
        features: { steps: 3, negative: true },
        holds: (value: number) => Math.abs((-2 * h) ** 2 + (-2 * k) ** 2 - 4 * constant - value ** 2) < 1e-9,
      };
    },
  },
});

/** A circle with a sector of the given angle; the radius and the angle are written beside it. */
const sector = (degrees: number, radius: string, angle: string) => {
  const half = (degrees * Math.PI) / 360;
  const centre: Point = [100, 100];
  const [from, to] = [20, 20 + degrees];
  const [start, end] = [polar(centre, 80, from), polar(centre, 80, to)];
  const shape =
    `M${centre[0]} ${centre[1]}L${start[0].toFixed(1)} ${start[1].toFixed(1)}A80 80 0 ${degrees > 180 ? 1 : 0} 0 ` +
    `${end[0].toFixed(1)} ${end[1].toFixed(1)}Z`;
  return figure(
    200,
    200,
    same(
      `A circle with center O and a shaded sector A O B; the radius is ${radius} and the angle of the sector is ` +
        `${angle}`,
    ),
    () => [
      circle(centre, 80, { fill: "none" }),
      path(shape, { fill: colours.tint }),
      line(centre, start),
      line(centre, end),
      circle(centre, 2.5, { fill: colours.ink }),
      text(polar(centre, 14, (from + to) / 2 + 180), "O", { "font-style": "italic" }),
      text(polar(centre, 92, from), "A", { "font-style": "italic" }),
      text(polar(centre, 92, to), "B", { "font-style": "italic" }),
      text(polar(polar(centre, 42, from), 12, from - 90), radius),
      text(polar(centre, Math.max(34, 17 / Math.sin(half)), (from + to) / 2), angle, { "font-size": 13 }),
    ],
  );
};

export const arcsAndSectors = defineSatMathModel({
  name: "sat-arcs-and-sectors",
  domain: "geometry",
  skill: "circles",
  kinds: {
    easy: (draw) => {
      const [r, angle] = [draw.int(3, 15), draw.pick([40, 60, 72, 80, 90, 120, 150])];
      const right = fraction(2 * r * angle, 360);
      if (right[1] > 3) return undefined;
      return {
        stem:
          `The circle shown has center ${maths("O")}. What is the length of the arc from ${maths("A")} to ` +
          `${maths("B")} that bounds the shaded sector?`,
        figure: sector(angle, String(r), `${angle}°`),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheArea: fraction(r * r * angle, 360),
            takesTheRadiusOnly: fraction(r * angle, 360),
            takesTheCircumference: fraction(2 * r, 1),
            takesTheRest: fraction(2 * r * (360 - angle), 360),
            doublesTheArc: fraction(4 * r * angle, 360),
          },
          show: inPi,
          worth,
        },
        explanation: say(
          `The arc is this share of the circumference: ${maths(`\\frac{${angle}}{360} \\times ${2 * r}\\pi`)}, ` +
            `which is ${inPi(right)}.`,
          `弧长占圆周长的一部分：${maths(`\\frac{${angle}}{360} \\times ${2 * r}\\pi`)}，即 ${inPi(right)}。`,
        ),
        features: { steps: 2, fraction: right[1] !== 1 },
        holds: (value: readonly number[]) => Math.abs(worth(value) / r - angle / 180) < 1e-9,
      };
    },
    hard: (draw) => {
      const [r, n, d] = [draw.int(4, 12), draw.int(1, 5), draw.pick([3, 4, 6, 5])];
      const angle: Fraction = fraction(n, d);
      const content = fraction(n * r * r, 2 * d);
      if (worth(angle) >= 1 || angle[1] === 1 || content[1] !== 1) return undefined;
      return {
        stem:
          `In a circle with center ${maths("O")}, the central angle ${maths("AOB")} measures ${inPi(angle)} ` +
          `radians, and the area ` +
          `of the sector that it forms is ${inPi(content)} square units. What is the radius of the circle?`,
        ask: {
          type: "single_choice",
          right: r,
          wrong: {
            givesTheSquare: r * r,
            takesTheDiameter: 2 * r,
            forgetsToHalve: Math.round(Math.sqrt(worth(content) / worth(angle))),
            dividesOnly: Math.round(worth(content) / worth(angle)),
            slips: r + 2,
            slipsTheOtherWay: r - 1,
          },
          show: num,
        },
        explanation: say(
          `${maths(`\\frac{1}{2} r^{2} \\times ${texInPi(angle)} = ${content[0]}\\pi`)}, so ` +
            `${maths(`r^{2} = ${r * r}`)} and ${maths(`r = ${r}`)}.`,
          `${maths(`\\frac{1}{2} r^{2} \\times ${texInPi(angle)} = ${content[0]}\\pi`)}，所以 ` +
            `${maths(`r^{2} = ${r * r}`)}，${maths(`r = ${r}`)}。`,
        ),
        features: { steps: 3, fraction: true },
        holds: (value: number) => Math.abs((worth(angle) / 2) * value * value - worth(content)) < 1e-9 && value > 0,
      };
    },
  },
});

export const radians = defineSatMathModel({
  name: "sat-radians",
  domain: "geometry",
  skill: "circles",
  discrimination: 1.2,
  kinds: {
    hard: (draw) => {
      const [n, d] = draw.pick([
        [7, 12],
        [5, 12],
        [11, 18],
        [7, 9],
        [13, 18],
        [4, 9],
        [7, 10],
        [3, 20],
        [5, 9],
        [11, 15],
      ] as const);
      const right = fraction(n, d);
      const total = (180 * n) / d;
      const part = draw.int(2, 9) * 5;
      const rest = fraction(total - part, 180);
      if (total - part < 10 || rest[1] === 1 || rest[1] > 36) return undefined;
      return {
        stem:
          `Angle ${maths("P")} measures ${inPi(right)} radians. The measure of angle ${maths("Q")} is ${part} ` +
          `degrees less than the ` +
          `measure of angle ${maths("P")}. If the measure of angle ${maths("Q")} is ${maths("k\\pi")} radians, ` +
          `what is the value ` +
          `of ${maths("k")}?`,
        ask: entry(rest),
        explanation: say(
          `Angle ${maths("P")} is ${maths(`${texFraction(right)} \\times 180 = ${tex(total)}`)} degrees, angle ` +
            `${maths("Q")} is ` +
            `${maths(`${tex(total)} - ${part} = ${tex(total - part)}`)} degrees: ` +
            `${maths(`k = \\frac{${tex(total - part)}}{180} = ${texFraction(rest)}`)}.`,
          `角 ${maths("P")} 是 ${maths(`${texFraction(right)} \\times 180 = ${tex(total)}`)} 度，角 ${maths("Q")} 是 ` +
            `${maths(`${tex(total)} - ${part} = ${tex(total - part)}`)} 度：` +
            `${maths(`k = \\frac{${tex(total - part)}}{180} = ${texFraction(rest)}`)}。`,
        ),
        features: { steps: 3, fraction: true },
        holds: (value: number) => Math.abs(worth(right) - part / 180 - value) < 1e-9,
      };
    },
  },
});
