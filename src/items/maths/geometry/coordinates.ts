import { near, simplestSurd, texPolynomial, texSurd } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { bracketed, maths, num, say, signed, tex } from "../engine/words";
import { plane } from "../figures/plane";
import { circle, colours, polygon, text } from "../figures/svg";

const show = ([x = 0, y = 0]: readonly number[]): string => maths(`(${tex(x)}, ${tex(y)})`);

export const readPoint = defineModel<{ from: number; to: number; asks: "point" | "corner" }>({
  name: "read-coordinates",
  area: "geometry",
  skill: "coordinates",
  settings: {
    190: { from: 0, to: 8, asks: "point" },
    200: { from: 0, to: 8, asks: "corner" },
    210: { from: -5, to: 5, asks: "point" },
  },
  generate(draw, { from, to, asks }) {
    const [x, y] = [draw.int(from, to - 1), draw.int(from, to - 1)];
    if (x === y || x * y === 0 || x === -y) return undefined;
    if (asks === "corner") {
      const [w, h] = [draw.int(2, 4), draw.int(2, 4)];
      if (x + w > to || y + h > to || x + w === y + h) return undefined;
      const right = [x + w, y + h] as const;
      return {
        stem: say(
          "The marked points are three corners of a rectangle. What are the coordinates of the fourth corner?",
          "图中标出的点是长方形的三个顶点。第四个顶点的坐标是什么？",
        ),
        figure: plane(
          { from, to },
          say(
            `Points (${x}, ${y}), (${x + w}, ${y}) and (${x}, ${y + h})`,
            `点 (${x}, ${y})、(${x + w}, ${y})、(${x}, ${y + h})`,
          ),
          (at) =>
            [
              [x, y],
              [x + w, y],
              [x, y + h],
            ].map(([px = 0, py = 0]) => circle(at(px, py), 4.5, { fill: colours.blue, stroke: "none" })),
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            swapsTheNumbers: [y + h, x + w],
            usesTheSideLengths: [w, h],
            goesTooFar: [x + w + 1, y + h],
            givesAGivenCorner: [x + w, y],
          },
          show,
        },
        explanation: say(
          `It lies above ${show([x + w, y])} and to the right of ${show([x, y + h])}: ${show(right)}.`,
          `它在 ${show([x + w, y])} 的正上方、${show([x, y + h])} 的正右方：${show(right)}。`,
        ),
        features: { steps: 2 },
        holds: ([px = 0, py = 0]: readonly number[]) => px - (x + w) === 0 && py - y === h,
      };
    }
    return {
      stem: say("What are the coordinates of point P?", "点 P 的坐标是什么？"),
      figure: plane({ from, to }, say("A coordinate plane with a point P", "标有点 P 的坐标平面"), (at) => [
        circle(at(x, y), 4.5, { fill: colours.blue, stroke: "none" }),
        text([at(x, y)[0] + 13, at(x, y)[1] - 11], "P", { fill: colours.blue, "font-weight": 600 }),
      ]),
      ask: {
        type: "single_choice",
        right: [x, y],
        wrong: {
          swapsTheNumbers: [y, x],
          ...(from < 0 ? { losesASign: [-x, y], losesTheOtherSign: [x, -y] } : {}),
          slipsByOne: [x, y + 1],
          slipsAcross: [x + 1, y],
          slipsBack: [x - 1, y],
        },
        show,
      },
      explanation: say(`First across, then up or down: ${show([x, y])}.`, `先看横坐标，再看纵坐标：${show([x, y])}。`),
      features: { steps: 1, negative: x < 0 || y < 0 },
      holds: ([px = 0, py = 0]: readonly number[]) => px === x && py === y,
    };
  },
});

export const transform = defineModel<"translate" | "reflect" | "rotate" | "twice">({
  name: "transform-a-point",
  area: "geometry",
  skill: "transformations",
  settings: { 210: "translate", 220: "reflect", 230: "rotate", 240: "twice" },
  generate(draw, kind) {
    const [x, y] = [draw.pick([-1, 1]) * draw.int(1, 7), draw.pick([-1, 1]) * draw.int(1, 7)];
    const [p, q] = [draw.int(2, 6), draw.int(2, 6)];
    if (Math.abs(x) === Math.abs(y)) return undefined;
    const point = show([x, y]);
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
      ask: { type: "single_choice", right, wrong, show },
      explanation: say(
        `The point ${point} ${words.en}, so it comes to ${show(right)}.`,
        `点 ${point} ${words.zh}，得到 ${show(right)}。`,
      ),
      features: { steps: kind === "twice" ? 3 : 2, negative: true },
      holds: ([a = 0, b = 0]: readonly number[]) => {
        const [fromX, fromY] = back([a, b]);
        return fromX === x && fromY === y;
      },
    };
  },
});

export const segment = defineModel<"midpoint" | "distance" | "area">({
  name: "segment-and-triangle",
  area: "geometry",
  skill: "analyticGeometry",
  settings: { 220: "midpoint", 230: "distance", 240: "area" },
  generate(draw, kind) {
    const [x1, y1] = [draw.int(-6, 3), draw.int(-6, 3)];
    const [dx, dy] = [draw.int(2, 8), draw.int(1, 8)];
    const [x2, y2] = [x1 + dx, y1 + dy];
    if (dx === dy) return undefined;
    if (kind === "midpoint") {
      const end = [x1 + 2 * dx, y1 + 2 * dy] as const;
      return {
        stem: say(
          `${show([x2, y2])} is the midpoint of a segment with one end at ${show([x1, y1])}. Where is the other end?`,
          `线段的中点是 ${show([x2, y2])}，一个端点是 ${show([x1, y1])}。另一个端点的坐标是什么？`,
        ),
        ask: {
          type: "single_choice",
          right: end,
          wrong: {
            addsTheCoordinates: [x1 + x2, y1 + y2],
            subtractsTheCoordinates: [dx, dy],
            goesTheWrongWay: [x1 - dx, y1 - dy],
            doublesTheMiddle: [2 * x2, 2 * y2],
            swapsTheNumbers: [end[1], end[0]],
          },
          show,
        },
        explanation: say(
          `Go the same step once more, ${dx} across and ${dy} up: ${show(end)}.`,
          `再走同样的一步，横向 ${dx}、纵向 ${dy}：${show(end)}。`,
        ),
        features: { steps: 2, negative: x1 < 0 || y1 < 0 },
        holds: ([a = 0, b = 0]: readonly number[]) => (a + x1) / 2 === x2 && (b + y1) / 2 === y2,
      };
    }
    if (kind === "distance") {
      const surd = simplestSurd(dx * dx + dy * dy);
      const write = (value: readonly number[]) => maths(texSurd(value));
      return {
        stem: say(
          `What is the distance between ${show([x1, y1])} and ${show([x2, y2])}?`,
          `${show([x1, y1])} 与 ${show([x2, y2])} 两点间的距离是多少？`,
        ),
        ask: {
          type: "single_choice",
          right: surd,
          wrong: {
            addsTheSteps: [dx + dy, 1],
            subtractsTheSquares: simplestSurd(Math.abs(dx * dx - dy * dy)),
            forgetsTheRoot: [dx * dx + dy * dy, 1],
            forgetsTheSquares: simplestSurd(dx + dy),
            squaresTheSum: simplestSurd(dx * dx + dy * dy + 2 * dx),
          },
          show: write,
          worth: ([a = 0, b = 0]: readonly number[]) => a * Math.sqrt(b),
        },
        explanation: say(
          `The steps are ${dx} and ${dy}: ` +
            `${maths(`\\sqrt{${dx}^2 + ${dy}^2} = \\sqrt{${dx * dx + dy * dy}}${surd[0] === 1 ? "" : ` = ${texSurd(surd)}`}`)}.`,
          `横向 ${dx}、纵向 ` +
            `${dy}：${maths(`\\sqrt{${dx}^2 + ${dy}^2} = \\sqrt{${dx * dx + dy * dy}}${surd[0] === 1 ? "" : ` = ${texSurd(surd)}`}`)}。`,
        ),
        features: { steps: 2, negative: x1 < 0 },
        holds: ([a = 0, b = 0]: readonly number[]) => near(a * a * b, (x2 - x1) ** 2 + (y2 - y1) ** 2),
      };
    }
    const [x3, y3] = [x1 + draw.int(-3, 2), y1 + draw.int(3, 8)];
    const doubled = (x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1);
    const right = Math.abs(doubled) / 2;
    if (right < 4) return undefined;
    const [width, height] = [Math.max(x1, x2, x3) - Math.min(x1, x2, x3), Math.max(y1, y2, y3) - Math.min(y1, y2, y3)];
    const limit = Math.max(...[x1, x2, x3, y1, y2, y3].map(Math.abs), 4);
    return {
      stem: say(
        `What is the area of the triangle with corners ${show([x1, y1])}, ${show([x2, y2])} and ${show([x3, y3])}?`,
        `以 ${show([x1, y1])}、${show([x2, y2])}、${show([x3, y3])} 为顶点的三角形的面积是多少？`,
      ),
      ...(limit > 9
        ? {}
        : {
            figure: plane(
              { from: -limit, to: limit },
              say("A triangle in a coordinate plane", "坐标平面内的三角形"),
              (at) => [polygon([at(x1, y1), at(x2, y2), at(x3, y3)], { "fill-opacity": 0.7 })],
            ),
          }),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          forgetsToHalve: 2 * right,
          halvesTheFrame: (width * height) / 2,
          takesTheFrame: width * height,
          slips: right + 1,
          slipsByHalf: right + 0.5,
          slipsDown: right - 1,
        },
        show: num,
      },
      explanation: say(
        "Half of the determinant of two sides: " +
          `${maths(`\\frac{1}{2} |${x2 - x1} \\times ${bracketed(y3 - y1)} - ${bracketed(x3 - x1)} \\times ${bracketed(y2 - y1)}| = ${right}`)}.`,
        `用两条边的坐标差计算：${maths(
          `\\frac{1}{2} |${x2 - x1} \\times ${bracketed(y3 - y1)} - ${bracketed(x3 - x1)} \\times ` +
            `${bracketed(y2 - y1)}| = ${right}`,
        )}。`,
      ),
      features: { steps: 4, negative: true, fraction: !Number.isInteger(right) },
      holds: (value: number) => near(value, Math.abs(x1 * (y2 - y3) + x2 * (y3 - y1) + x3 * (y1 - y2)) / 2),
    };
  },
});

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [6, 8, 10],
] as const;

export const circleAndLine = defineModel<"centre" | "chord" | "perpendicular">({
  name: "circle-and-line-equations",
  area: "geometry",
  skill: "analyticGeometry",
  settings: { 240: "perpendicular", 250: "centre", 260: "chord" },
  generate(draw, kind) {
    const [h, k, r] = [draw.pick([-1, 1]) * draw.int(1, 6), draw.pick([-1, 1]) * draw.int(1, 6), draw.int(2, 8)];
    if (kind === "perpendicular") {
      const m = draw.int(2, 5);
      const x0 = m * draw.pick([-2, -1, 1, 2]);
      const c = k - h;
      const intercept = k;
      const y0 = k - x0 / m;
      const atPoint = [x0, y0] as const;
      if (c === 0) return undefined;
      return {
        stem: say(
          `A line passes through ${show(atPoint)} and is perpendicular to ` +
            `${maths(`y = ${texPolynomial([m, c])}`)}. Where does it cross the ${maths("y")}-axis?`,
          `一条直线过点 ${show(atPoint)}，且与直线 ${maths(`y = ${texPolynomial([m, c])}`)} 垂直。它与 ${maths("y")} 轴的交点坐标是什么？`,
        ),
        ask: {
          type: "single_choice",
          right: [0, intercept],
          wrong: {
            takesTheParallel: [0, y0 - m * x0],
            losesTheMinus: [0, y0 - x0 / m],
            forgetsTheReciprocal: [0, y0 + m * x0],
            takesTheGivenConstant: [0, c],
            givesThePoint: [0, y0],
          },
          show,
        },
        explanation: say(
          `The slope is ${maths(`-\\frac{1}{${m}}`)}. From ${show(atPoint)} to the axis ${maths("y")} ` +
            `changes by ${maths(`-\\frac{1}{${m}} \\times ${bracketed(-x0)} = ${tex(x0 / m)}`)}: ` +
            `${show([0, intercept])}.`,
          `斜率是 ${maths(`-\\frac{1}{${m}}`)}。从 ${show(atPoint)} 到 ${maths("y")} 轴，纵坐标变化 ` +
            `${maths(`-\\frac{1}{${m}} \\times ${bracketed(-x0)} = ${tex(x0 / m)}`)}，得 ${show([0, intercept])}。`,
        ),
        features: { steps: 3, negative: true, fraction: true },
        holds: ([, value = 0]: readonly number[]) => near(((value - y0) / (0 - x0)) * m, -1),
      };
    }
    if (kind === "centre") {
      const constant = h * h + k * k - r * r;
      const equation = `x^2 + y^2 ${signed(-2 * h)}x ${signed(-2 * k)}y ${constant === 0 ? "" : signed(constant)} = 0`;
      const write = ([a = 0, b = 0, c = 0]: readonly number[]) =>
        say(`centre ${show([a, b])}, radius ${num(c)}`, `圆心 ${show([a, b])}，半径 ${num(c)}`);
      if (Math.abs(h) === Math.abs(k)) return undefined;
      return {
        stem: say(
          `What are the centre and the radius of this circle?\n${maths(equation)}`,
          `下面这个圆的圆心和半径是什么？\n${maths(equation)}`,
        ),
        ask: {
          type: "single_choice",
          right: [h, k, r],
          wrong: {
            turnsTheSigns: [-h, -k, r],
            forgetsToHalve: [-2 * h, -2 * k, r],
            forgetsTheRoot: [h, k, r * r],
            turnsSignsAndForgetsTheRoot: [-h, -k, r * r],
          },
          show: write,
        },
        explanation: say(
          `Complete both squares: ${maths(`(x ${signed(-h)})^2 + (y ${signed(-k)})^2 = ${r * r}`)}. So: ` +
            `${write([h, k, r]).en}.`,
          `分别配方：${maths(`(x ${signed(-h)})^2 + (y ${signed(-k)})^2 = ${r * r}`)}，所以${write([h, k, r]).zh}。`,
        ),
        features: { steps: 3, negative: true },
        holds: ([a = 0, b = 0, c = 0]: readonly number[]) =>
          [
            [1, 0],
            [0, 1],
            [-1, 0],
          ].every(([u = 0, v = 0]) =>
            near((a + c * u) ** 2 + (b + c * v) ** 2 - 2 * h * (a + c * u) - 2 * k * (b + c * v) + constant, 0),
          ),
      };
    }
    const [a, b, c] = draw.pick(triples);
    const [other, , hyp] = draw.pick(triples);
    const distance = other;
    const half = Math.sqrt(hyp * hyp - distance * distance);
    const constant = c * distance - a * h - b * k;
    const right = 2 * half;
    if (!Number.isInteger(right)) return undefined;
    return {
      stem: say(
        `How long is the chord that the line ${maths(`${a}x + ${b}y ${signed(constant)} = 0`)} cuts from the ` +
          `circle ${maths(`(x ${signed(-h)})^2 + (y ${signed(-k)})^2 = ${hyp * hyp}`)}?`,
        `直线 ${maths(`${a}x + ${b}y ${signed(constant)} = 0`)} 被圆 ` +
          `${maths(`(x ${signed(-h)})^2 + (y ${signed(-k)})^2 = ${hyp * hyp}`)} 截得的弦长是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          givesHalf: half,
          givesTheDistance: distance,
          givesTheDiameter: 2 * hyp,
          doublesTheDistance: 2 * distance,
          addsInside: hyp + distance,
        },
        show: num,
      },
      explanation: say(
        `The centre lies ${maths(`\\frac{${Math.abs(c * distance)}}{${c}} = ${distance}`)} from the line. ` +
          `Half the chord is ${maths(`\\sqrt{${hyp * hyp} - ${distance * distance}} = ${half}`)}, so the chord ` +
          `is ${num(right)}.`,
        `圆心到直线的距离是 ${maths(`\\frac{${Math.abs(c * distance)}}{${c}} = ${distance}`)}，半弦长是 ` +
          `${maths(`\\sqrt{${hyp * hyp} - ${distance * distance}} = ${half}`)}，所以弦长是 ${num(right)}。`,
      ),
      features: { steps: 4, negative: true },
      holds: (value: number) =>
        near((value / 2) ** 2 + ((a * h + b * k + constant) / Math.hypot(a, b)) ** 2, hyp * hyp),
    };
  },
});
