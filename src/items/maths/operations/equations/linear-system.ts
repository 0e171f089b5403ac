import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, tex } from "../../../engine/words";

export const linearSystem = defineMathsModel<"solve" | "story" | "parameter">({
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
