import { lcm, worth } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { fixed, maths, num, say } from "../../../engine/words";
import { showAsGiven } from "./show-as-given";

export const orderFractions = defineMathsModel<"sameBottom" | "sameTop" | "mixed" | "forms">({
  name: "order-fractions",
  area: "number",
  skill: "comparingFractions",
  settings: { 190: "sameBottom", 200: "sameTop", 210: "mixed", 220: "forms" },
  generate(draw, kind) {
    const n = draw.int(1, 5);
    const lists: Readonly<Record<typeof kind, readonly (readonly number[])[]>> = {
      sameBottom: draw.some(
        4,
        [1, 2, 3, 4, 5, 6, 7, 8].map((top) => [top, 9]),
      ),
      sameTop: draw.some(
        4,
        [6, 7, 8, 9, 10, 11, 12].map((bottom) => [n, bottom]),
      ),
      mixed: draw.some(4, [
        [1, 2],
        [2, 3],
        [3, 4],
        [3, 5],
        [5, 6],
        [3, 8],
        [7, 12],
        [5, 12],
        [1, 3],
        [7, 10],
      ]),
      forms: draw.some(4, [
        [3, 8],
        [2, 5],
        [7, 20],
        [1, 3],
        [9, 20],
        [3, 7],
        [11, 25],
        [5, 12],
      ]),
    };
    const fractions = lists[kind].toSorted((a, b) => worth(a) - worth(b));
    const inPercent = new Set(
      kind === "forms"
        ? draw.some(
            2,
            fractions.filter((f) => Number.isInteger(worth(f) * 200)),
          )
        : [],
    );
    if (kind === "forms" && inPercent.size < 2) return undefined;
    const [first] = [...inPercent];
    const show = (value: readonly number[]) =>
      !inPercent.has(value) ? showAsGiven(value) : value === first ? num(worth(value)) : `${num(worth(value) * 100)}%`;
    const common = fractions.map(([, d = 1]) => d).reduce(lcm, 1);
    const list = fractions.map(show);
    const shuffled = draw.shuffled(list);
    const rewritten =
      kind === "forms"
        ? fractions.map((f) => fixed(worth(f), 3)).join(", ")
        : fractions.map(([a = 0, d = 1]) => `\\frac{${(a * common) / d}}{${common}}`).join(", ");
    return {
      stem: say(
        `Put these numbers in order, from smallest to greatest.\n${shuffled.join(", ")}`,
        `把下面的数从小到大排列。\n${shuffled.join("，")}`,
      ),
      ask: { type: "order", right: fractions, show, worth },
      explanation: say(
        `Write them alike: ${maths(rewritten)}${kind === "forms" ? " (rounded)" : ""}. The order is ` +
          `${list.join(", ")}.`,
        `化成同一种形式：${maths(rewritten)}${kind === "forms" ? "（近似值）" : ""}。从小到大是：${list.join("，")}。`,
      ),
      features: { steps: kind === "mixed" || kind === "forms" ? 3 : 2, fraction: true },
      holds: (order: readonly number[]) =>
        order.every((value, index) => index === 0 || value > (order[index - 1] ?? 0)),
    };
  },
});
