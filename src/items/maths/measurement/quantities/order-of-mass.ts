import { range } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { say, type Words } from "../../../engine/words";

const boxes: readonly Words[] = [
  say("the red box", "红盒子"),
  say("the blue box", "蓝盒子"),
  say("the green box", "绿盒子"),
  say("the yellow box", "黄盒子"),
];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "The red box is heavier than the blue box. … Which box is the heaviest?" */
export const orderOfMass = defineMathsModel<{ mixed: boolean; lighter: boolean }>({
  name: "order-by-mass",
  area: "measurement",
  skill: "mass",
  settings: { 150: { mixed: false, lighter: false }, 160: { mixed: true, lighter: true } },
  generate(draw, { mixed, lighter }) {
    /** From the heaviest to the lightest. */
    const order = draw.shuffled(range(0, 3));
    const name = (place: number): Words => boxes[order[place] ?? 0] ?? say("", "");
    const pairs = range(0, 2).map((place) => ({ place, turned: lighter && draw.pick([true, false]) }));
    const named = mixed ? draw.shuffled(pairs) : pairs;
    if (mixed && named.every(({ place, turned }, k) => place === k && !turned)) return undefined;
    const told = named.map(({ place, turned }) => {
      const [above, below] = [name(place), name(place + 1)];
      return turned
        ? say(`${capital(below.en)} is lighter than ${above.en}.`, `${below.zh}比${above.zh}轻。`)
        : say(`${capital(above.en)} is heavier than ${below.en}.`, `${above.zh}比${below.zh}重。`);
    });
    const heaviest = draw.pick([true, false]);
    const right = heaviest ? 0 : 3;
    const after = (step: number) => order[(right + step) % 4] ?? 0;
    return {
      stem: say(
        `${told.map(({ en }) => en).join(" ")}\nWhich box is the ${heaviest ? "heaviest" : "lightest"}?`,
        `${told.map(({ zh }) => zh).join("")}\n哪个盒子最${heaviest ? "重" : "轻"}？`,
      ),
      ask: {
        type: "single_choice",
        right: after(0),
        wrong: {
          turnsTheOrderRound: order[3 - right] ?? 0,
          takesTheFirstNamed: after(1),
          takesTheLastNamed: after(2),
          comparesOnlyTwo: after(3),
        },
        show: (value: number) => boxes[value] ?? say("", ""),
        unordered: true,
      },
      explanation: say(
        `From heaviest to lightest: ${range(0, 3)
          .map((place) => name(place).en)
          .join(", ")}. So it is ${name(right).en}.`,
        `从重到轻依次是${range(0, 3)
          .map((place) => name(place).zh)
          .join("、")}，所以是${name(right).zh}。`,
      ),
      features: { steps: mixed ? 2 : 1, context: true },
      holds: (value: number) => {
        const weights = new Map(order.map((box, place) => [box, 4 - place]));
        const extreme = heaviest ? Math.max(...weights.values()) : Math.min(...weights.values());
        return weights.get(value) === extreme;
      },
    };
  },
});
