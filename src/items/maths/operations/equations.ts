import { fraction, showFraction, texFraction, worth } from "../engine/algebra";
import { defineModel } from "../engine/model";
import { maths, num, say, signed, tex } from "../engine/words";

export const linearEquation = defineModel<"oneStep" | "twoStep" | "bothSides" | "fractions">({
  name: "linear-equation",
  area: "operations",
  skill: "linearEquations",
  settings: { 200: "oneStep", 210: "twoStep", 220: "bothSides", 230: "fractions" },
  generate(draw, kind) {
    const x = draw.int(2, 12);
    const a = draw.int(2, 9);
    const b = draw.int(3, 19);
    if (kind === "oneStep") {
      const total = x * 4 + b;
      const right = total - b;
      return {
        stem: say(`Solve ${maths(`x + ${b} = ${total}`)}.`, `解方程 ${maths(`x + ${b} = ${total}`)}。`),
        ask: { type: "numeric_entry", right },
        explanation: say(
          `Subtract ${b} from both sides: ${maths(`x = ${total} - ${b} = ${right}`)}.`,
          `两边同时减去 ${b}：${maths(`x = ${total} - ${b} = ${right}`)}。`,
        ),
        features: { steps: 1, large: total > 40 },
        holds: (value: number) => value + b === total,
      };
    }
    if (kind === "twoStep") {
      const sign = draw.pick([-1, 1]);
      const total = a * x + sign * b;
      const latex = `${a}x ${signed(sign * b)} = ${tex(total)}`;
      return {
        stem: say(`Solve ${maths(latex)}.`, `解方程 ${maths(latex)}。`),
        ask: {
          type: "single_choice",
          right: x,
          wrong: {
            keepsTheSignWhenMoving: (total + sign * b) / a,
            forgetsToDivide: total - sign * b,
            dividesOnlyTheTotal: Math.round(total / a) + (sign > 0 ? 1 : 0),
            subtractsTheCoefficient: total - sign * b - a,
            oneTooMany: x + 1,
            oneTooFew: x - 1,
          },
          show: num,
        },
        explanation: say(
          `Move ${b} to the other side: ${maths(`${a}x = ${total - sign * b}`)}. Divide by ${a}: ${maths(`x = ${x}`)}.`,
          `移项：${maths(`${a}x = ${total - sign * b}`)}。两边同时除以 ${a}：${maths(`x = ${x}`)}。`,
        ),
        features: { steps: 2, negative: total < 0 },
        holds: (value: number) => a * value + sign * b === total,
      };
    }
    if (kind === "bothSides") {
      const root = draw.pick([-1, 1]) * x;
      const c = draw.int(1, a - 1);
      const d = (a - c) * root + b;
      if (d === 0 || Math.abs(d) === b) return undefined;
      const latex = `${a}x + ${b} = ${c === 1 ? "" : c}x ${signed(d)}`;
      return {
        stem: say(`Solve ${maths(latex)}.`, `解方程 ${maths(latex)}。`),
        ask: { type: "numeric_entry", right: root },
        explanation: say(
          `Bring the terms in ${maths("x")} to one side and the numbers to the other: ` +
            `${maths(`${a - c === 1 ? "" : a - c}x = ${tex(d - b)}`)}, so ${maths(`x = ${root}`)}.`,
          `把含 ${maths("x")} 的项移到一边，常数移到另一边：${maths(`${a - c === 1 ? "" : a - c}x = ${tex(d - b)}`)}，所以 ` +
            `${maths(`x = ${root}`)}。`,
        ),
        features: { steps: 3, negative: root < 0 },
        holds: (value: number) => a * value + b === c * value + d,
      };
    }
    const p = draw.pick([2, 3, 4]);
    const q = draw.pick([3, 5, 6]);
    if (p === q) return undefined;
    const shift = draw.int(1, 5);
    const total = (x - shift) / p + x / q;
    const right = fraction(x, 1);
    if (!Number.isInteger(total) || total === 0) return undefined;
    const latex = `\\frac{x - ${shift}}{${p}} + \\frac{x}{${q}} = ${tex(total)}`;
    return {
      stem: say(`Solve the equation.\n${maths(latex)}`, `解方程。\n${maths(latex)}`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          clearsOnlyTheLeftSide: fraction(total + q * shift, p + q),
          losesTheBracket: fraction(p * q * total + shift, p + q),
          takesTheWrongSign: fraction(p * q * total - q * shift, p + q),
          addsTheDenominators: fraction(total * (p + q) + shift, 2),
          multipliesByOneDenominator: fraction(q * total + shift, 2),
        },
        show: showFraction,
        worth,
      },
      explanation: say(
        `Multiply by ${p * q}: ${maths(`${q}(x - ${shift}) + ${p}x = ${p * q * total}`)}. Then ` +
          `${maths(`${p + q}x = ${p * q * total + q * shift}`)} and ${maths(`x = ${texFraction(right)}`)}.`,
        `两边同乘 ${p * q}：${maths(`${q}(x - ${shift}) + ${p}x = ${p * q * total}`)}。于是 ` +
          `${maths(`${p + q}x = ${p * q * total + q * shift}`)}，${maths(`x = ${texFraction(right)}`)}。`,
      ),
      features: { steps: 4, fraction: true },
      holds: (value: readonly number[]) => Math.abs((worth(value) - shift) / p + worth(value) / q - total) < 1e-9,
    };
  },
});

export const linearInequality = defineModel<"plain" | "flip" | "double">({
  name: "linear-inequality",
  area: "operations",
  skill: "inequalities",
  settings: { 220: "plain", 230: "flip", 240: "double" },
  generate(draw, kind) {
    const a = draw.int(2, 7);
    const b = draw.int(1, 15);
    const edge = draw.int(2, 8) * (kind === "flip" ? draw.pick([-1, 1]) : 1);
    const relation = draw.pick(["\\lt", "\\gt"] as const);
    const turned = { "\\lt": "\\gt", "\\gt": "\\lt" } as const;
    if (kind === "double") {
      const low = -draw.int(1, 5);
      const high = edge;
      const latex = `${tex(a * low - b)} \\lt ${a}x - ${b} \\le ${tex(a * high - b)}`;
      const right = high - low;
      return {
        stem: say(
          `How many whole numbers ${maths("x")} (positive, zero or negative) satisfy this?\n${maths(latex)}`,
          `满足下列不等式的整数 ${maths("x")} 有多少个？\n${maths(latex)}`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            countsBothEnds: right + 1,
            countsNeitherEnd: right - 1,
            leavesOutNegatives: high + 1,
            countsPositivesOnly: high,
            forgetsToDivide: a * (high - low),
          },
          show: num,
        },
        explanation: say(
          `Add ${b} to each part and divide by ${a}: ${maths(`${low} \\lt x \\le ${high}`)}. The whole ` +
            `numbers from ${maths(`${low + 1}`)} to ${maths(`${high}`)} are ${right} in number.`,
          `各部分同时加 ${b}，再除以 ${a}：${maths(`${low} \\lt x \\le ${high}`)}。从 ${maths(`${low + 1}`)} 到 ` +
            `${maths(`${high}`)} 共有 ${right} 个整数。`,
        ),
        features: { steps: 4, negative: true, close: true },
        holds: (value: number) =>
          Array.from({ length: 60 }, (_, k) => k - 30).filter(
            (x) => a * x - b > a * low - b && a * x - b <= a * high - b,
          ).length === value,
      };
    }
    const slope = kind === "flip" ? -a : a;
    const total = slope * edge + b;
    const answerRelation = kind === "flip" ? turned[relation] : relation;
    const latex = kind === "flip" ? `${b} - ${a}x ${relation} ${tex(total)}` : `${a}x + ${b} ${relation} ${tex(total)}`;
    const show = (value: string) => maths(`x ${value}`);
    const right = `${answerRelation} ${tex(edge)}`;
    return {
      stem: say(`Solve ${maths(latex)}.`, `解不等式 ${maths(latex)}。`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          turnsTheSignWrongly: `${turned[answerRelation]} ${tex(edge)}`,
          losesAMinus: `${answerRelation} ${tex(-edge)}`,
          bothSignsWrong: `${turned[answerRelation]} ${tex(-edge)}`,
          forgetsToDivide: `${answerRelation} ${tex(total - b)}`,
        },
        show,
      },
      explanation:
        kind === "flip"
          ? say(
              `Subtract ${b}: ${maths(`-${a}x ${relation} ${tex(total - b)}`)}. Dividing by a negative ` +
                `number turns the sign round: ${show(right)}.`,
              `两边减去 ${b}：${maths(`-${a}x ${relation} ${tex(total - b)}`)}。两边除以负数，不等号要变向：${show(right)}。`,
            )
          : say(
              `Subtract ${b}: ${maths(`${a}x ${relation} ${tex(total - b)}`)}. Divide by ${a}: ${show(right)}.`,
              `两边减去 ${b}：${maths(`${a}x ${relation} ${tex(total - b)}`)}。两边除以 ${a}：${show(right)}。`,
            ),
      features: { steps: kind === "flip" ? 3 : 2, negative: kind === "flip" },
      holds: (value: string) => {
        const limit = Number(value.split(" ")[1]);
        const isIn = (x: number) => (value.startsWith("\\lt") ? x < limit : x > limit);
        return [-50, -9.5, -1.5, 0.5, 1.5, edge - 0.5, edge + 0.5, 60].every(
          (x) => (relation === "\\lt" ? slope * x + b < total : slope * x + b > total) === isIn(x),
        );
      },
    };
  },
});

export const linearSystem = defineModel<"solve" | "story" | "parameter">({
  name: "linear-system",
  area: "operations",
  skill: "systems",
  settings: { 230: "solve", 240: "story", 250: "parameter" },
  generate(draw, kind) {
    const x = draw.int(2, 9);
    const y = draw.int(1, 8) * (kind === "solve" ? draw.pick([-1, 1]) : 1);
    const [a, b, c, d] = [draw.int(2, 4), draw.int(1, 3), draw.int(1, 5), draw.int(2, 5)];
    if (a * d === b * c || x === y) return undefined;
    const [e, f] = [a * x + b * y, c * x - d * y];
    const show = ([first = 0, second = 0]: readonly number[]) => maths(`(${tex(first)}, ${tex(second)})`);
    if (kind === "solve") {
      const letters = (p: number, q: number) =>
        `${p === 1 ? "" : p}x ${q < 0 ? "-" : "+"} ${Math.abs(q) === 1 ? "" : Math.abs(q)}y`;
      const system = `${letters(a, b)} = ${tex(e)}`;
      const other = `${letters(c, -d)} = ${tex(f)}`;
      return {
        stem: say(
          `Which pair ${maths("(x, y)")} satisfies both equations?\n${maths(system)} and ${maths(other)}`,
          `哪一对 ${maths("(x, y)")} 同时满足这两个方程？\n${maths(system)}，${maths(other)}`,
        ),
        ask: {
          type: "single_choice",
          right: [x, y],
          wrong: {
            swapsTheUnknowns: [y, x],
            takesTheWrongSign: [x, -y],
            bothSignsTurned: [-x, -y],
            satisfiesOnlyTheFirst: [x + b, y - a],
            satisfiesOnlyTheSecond: [x + d, y + c],
          },
          show,
        },
        explanation: say(
          `Put ${maths(`x = ${x}`)} and ${maths(`y = ${y}`)} into both: ` +
            `${maths(`${a} \\times ${x} + ${b} \\times ${y < 0 ? `(${y})` : y} = ${tex(e)}`)} and ` +
            `${maths(`${c} \\times ${x} - ${d} \\times ${y < 0 ? `(${y})` : y} = ${tex(f)}`)}. The solution is ` +
            `${show([x, y])}.`,
          `把 ${maths(`x = ${x}`)}、${maths(`y = ${y}`)} ` +
            `代入两个方程：${maths(`${a} \\times ${x} + ${b} \\times ${y < 0 ? `(${y})` : y} = ${tex(e)}`)}，` +
            `${maths(`${c} \\times ${x} - ${d} \\times ${y < 0 ? `(${y})` : y} = ${tex(f)}`)}，都成立，所以解是 ` +
            `${show([x, y])}。`,
        ),
        features: { steps: 3, negative: y < 0 },
        holds: ([p = 0, q = 0]: readonly number[]) => a * p + b * q === e && c * p - d * q === f,
      };
    }
    if (kind === "story") {
      const [adult, child] = [10 + 2 * x, 4 + y];
      const [m, n, p, q] = [a, b + 1, c, d + 1];
      if (m * q === n * p || adult === child) return undefined;
      const [first, second] = [m * adult + n * child, p * adult + q * child];
      const people = (grown: number, young: number) =>
        `${grown} ${grown === 1 ? "adult" : "adults"} and ${young} ${young === 1 ? "child" : "children"}`;
      return {
        stem: say(
          `Tickets for ${people(m, n)} cost $${first} in all. Tickets for ${people(p, q)} cost $${second} in ` +
            "all. What does a ticket for one adult cost?",
          `${m} 张成人票和 ${n} 张儿童票共 ${first} 元，${p} 张成人票和 ${q} 张儿童票共 ${second} 元。一张成人票多少元？`,
        ),
        ask: { type: "numeric_entry", right: adult, unit: say("dollars", "元") },
        explanation: say(
          `Let ${maths("a")} be the adult and ${maths("c")} the child price: ` +
            `${maths(`${m}a + ${n}c = ${first}`)} and ${maths(`${p === 1 ? "" : p}a + ${q}c = ${second}`)}. ` +
            `Eliminating ${maths("c")} gives ${maths(`a = ${adult}`)} (and ${maths(`c = ${child}`)}).`,
          `设成人票 ${maths("a")} 元、儿童票 ${maths("c")} 元：${maths(`${m}a + ${n}c = ${first}`)}，` +
            `${maths(`${p === 1 ? "" : p}a + ${q}c = ${second}`)}。消去 ${maths("c")}，得 ` +
            `${maths(`a = ${adult}`)}（${maths(`c = ${child}`)}）。`,
        ),
        features: { steps: 4, context: true },
        holds: (value: number) => Math.abs(((first - m * value) / n) * q + p * value - second) < 1e-9,
      };
    }
    const k = draw.int(2, 4);
    const right = b * k;
    return {
      stem: say(
        `For which value of ${maths("k")} does this system have no ` +
          `solution?\n${maths(`${a}x + ${b === 1 ? "" : b}y = ${e}`)} and ` +
          `${maths(`${a * k}x + ky = ${e * k + 1}`)}`,
        `${maths("k")} 取何值时，下列方程组无解？\n${maths(`${a}x + ${b === 1 ? "" : b}y = ${e}`)}，` +
          `${maths(`${a * k}x + ky = ${e * k + 1}`)}`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          givesTheFactor: k,
          turnsTheSign: -right,
          comparesTheConstants: right + 1,
          givesTheCoefficient: b,
          comparesAcross: a * k,
        },
        show: num,
      },
      explanation: say(
        "There is no solution when the lines are parallel: " +
          `${maths(`\\frac{${a * k}}{${a}} = \\frac{k}{${b}}`)}, so ${maths(`k = ${right}`)}. The constants ` +
          `are not in the ratio ${k}, so the lines differ.`,
        `两条直线平行时无解：${maths(`\\frac{${a * k}}{${a}} = \\frac{k}{${b}}`)}，所以 ${maths(`k = ${right}`)}。` +
          `此时常数项之比不是 ${k}，两条直线不重合。`,
      ),
      features: { steps: 4, close: true },
      holds: (value: number) => a * value - b * (a * k) === 0,
    };
  },
});
