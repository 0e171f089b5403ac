import { range, sum } from "../../../engine/algebra";
import { person } from "../../../engine/contexts";
import { coins as drawCoins } from "../../../engine/figures/objects";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say, tidy, type Words } from "../../../engine/words";

/** An amount in the names of Chinese money: ten 角 are a 元. */
const inJiao = (worth: number): string => {
  const [yuan, jiao] = [Math.floor(worth / 10), worth % 10];
  return [yuan > 0 ? `${yuan}元` : "", jiao > 0 || yuan === 0 ? `${jiao}角` : ""].join("");
};

export const countCoins = defineMathsModel<{ worths: readonly number[]; count: number }>({
  name: "count-coins",
  area: "measurement",
  skill: "money",
  settings: {
    150: { worths: [1], count: 6 },
    160: { worths: [1, 5], count: 5 },
    170: { worths: [1, 5, 10], count: 5 },
    180: { worths: [1, 5, 10], count: 7 },
  },
  generate(draw, { worths, count }, level) {
    const list = range(1, level === 150 ? draw.int(3, count) : count)
      .map(() => draw.pick(worths))
      .toSorted((a, b) => b - a);
    const right = sum(list);
    if (level > 150 && new Set(list).size < Math.min(worths.length, 3)) return undefined;
    const [largest = 0, smallest = 0] = [list[0], list.at(-1)];
    return {
      stem: say("How much money is this? The number on a coin is its worth in cents.", "图中一共是多少钱？"),
      figure: drawCoins(
        list.map((coin) => say(String(coin), inJiao(coin))),
        say(`Coins: ${list.join(", ")}`, `硬币：${list.map(inJiao).join("，")}`),
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          missesACoin: right - smallest,
          countsACoinTwice: right + smallest,
          countsTheCoins: list.length,
          missesTheLargest: right - largest,
          countsTheLargestTwice: right + largest,
          slipsByTwo: right + 2,
        },
        show: (value: number) => say(`${num(value)} ¢`, inJiao(value)),
      },
      explanation: say(
        `Add the coins, the largest first: ${maths(`${list.join(" + ")} = ${right}`)}. That is ${num(right)} ¢.`,
        `${worths.includes(10) ? "1元是 10 角。" : ""}从大到小依次相加：${maths(`${list.join(" + ")} = ${right}`)}（角），` +
          `一共 ${inJiao(right)}。`,
      ),
      features: { steps: worths.length > 2 ? 2 : 1, context: level > 170 },
      holds: (value: number) => list.reduce((rest, coin) => rest - coin, value) === 0,
    };
  },
});

const cheapGoods = [
  { en: "cup", zh: "杯子", measure: "个" },
  { en: "spoon", zh: "勺子", measure: "把" },
] as const;
const dearGoods = [
  { en: "shirt", zh: "衬衫", measure: "件" },
  { en: "cap", zh: "帽子", measure: "顶" },
] as const;

export const change = defineMathsModel<{ items: 1 | 2; notes: readonly number[] }>({
  name: "change-from-note",
  area: "measurement",
  skill: "money",
  settings: {
    170: { items: 1, notes: [20, 50] },
    180: { items: 2, notes: [50, 100] },
    190: { items: 2, notes: [10, 20] },
  },
  generate(draw, { items, notes }, level) {
    const note = draw.pick(notes);
    const decimal = level === 190;
    const goods = decimal ? cheapGoods : dearGoods;
    const who = person(draw);
    const a = decimal ? draw.int(12, note * 5) / 10 : draw.int(6, Math.floor(note / 2));
    const b = items === 2 ? (decimal ? draw.int(12, note * 4) / 10 : draw.int(4, Math.floor(note / 3))) : 0;
    const total = tidy(a + b);
    const right = tidy(note - total);
    if (right <= 1 || (decimal && (Number.isInteger(a) || Number.isInteger(b)))) return undefined;
    const money = (value: number): Words =>
      say(decimal ? `$${tidy(value).toFixed(2)}` : `$${num(value)}`, `${num(value)} 元`);
    return {
      stem:
        items === 1
          ? say(
              `${who.en} buys a book for ${money(a).en} and pays with a ${money(note).en.replace(".00", "")} ` +
                "note. How much change is there?",
              `${who.zh}买了一本 ${money(a).zh}的书，付了 ${money(note).zh}。应找回多少钱？`,
            )
          : say(
              `${who.en} buys a ${goods[0].en} for ${money(a).en} and a ${goods[1].en} for ${money(b).en}, and pays ` +
                `with a ${money(note).en.replace(".00", "")} note. How much change is there?`,
              `${who.zh}买了一${goods[0].measure} ${money(a).zh}的${goods[0].zh}和一${goods[1].measure} ` +
                `${money(b).zh}的${goods[1].zh}，付了 ${money(note).zh}。应找回多少钱？`,
            ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          givesTheCost: total,
          ...(items === 2 ? { forgetsTheSecondThing: tidy(note - a) } : { slipsByTen: right + 10 }),
          forgetsToBorrow: right + (decimal ? 1 : 10),
          slipsByOne: right + (decimal ? 0.1 : 1),
          borrowsTwice: right - (decimal ? 1 : 10),
          slipsDown: right - 1,
        },
        show: money,
      },
      explanation:
        items === 1
          ? say(
              `Take the price from the money paid: ${maths(`${note} - ${a} = ${right}`)}, so ${money(right).en}.`,
              `付的钱减去价钱：${maths(`${note} - ${a} = ${right}`)}，应找回 ${money(right).zh}。`,
            )
          : say(
              `Together they cost ${maths(`${a} + ${b} = ${total}`)}. The change is ` +
                `${maths(`${note} - ${total} = ${right}`)}, so ${money(right).en}.`,
              `一共要付 ${maths(`${a} + ${b} = ${total}`)} 元。找回 ${maths(`${note} - ${total} = ${right}`)}，即 ` +
                `${money(right).zh}。`,
            ),
      features: { steps: items, context: true, fraction: decimal },
      holds: (value: number) => Math.abs(value + a + b - note) < 1e-9,
    };
  },
});
