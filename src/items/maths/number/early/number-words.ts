import { defineMathsModel } from "../../../engine/model";
import { num, say, type Words } from "../../../engine/words";

const small = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
  "eighteen nineteen",
].flatMap((row) => row.split(" "));
const tensNames = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const digits = "零一二三四五六七八九";

const english = (n: number): string => {
  if (n >= 1000) return `${english(Math.floor(n / 1000))} thousand${rest(n % 1000)}`;
  if (n >= 100) return `${english(Math.floor(n / 100))} hundred${rest(n % 100)}`;
  if (n < 20) return small[n] ?? "";
  return `${tensNames[Math.floor(n / 10)] ?? ""}${n % 10 === 0 ? "" : `-${small[n % 10] ?? ""}`}`;
};
const rest = (n: number): string => {
  if (n === 0) return "";
  return n < 100 ? ` and ${english(n)}` : ` ${english(n)}`;
};

/** A number up to 9999 in Chinese numerals, with one 零 for zeros in the middle. */
const chinese = (n: number): string => {
  const places = Array.from(String(n), Number).map((digit, k, all) => ({ digit, power: all.length - 1 - k }));
  const written = places
    .map(({ digit, power }) => (digit === 0 ? "零" : `${digits.charAt(digit)}${["", "十", "百", "千"][power] ?? ""}`))
    .join("")
    .replace(/零+/g, "零")
    .replace(/零$/, "");
  return n < 20 ? written.replace(/^一十/, "十") : written;
};

/** A number in words, and its numeral. */
export const numberWords = defineMathsModel<"teens" | "tens" | "hundreds" | "thousands">({
  name: "number-words",
  area: "number",
  skill: "placeValue",
  settings: { 150: "teens", 160: "tens", 170: "hundreds", 180: "thousands" },
  generate(draw, kind) {
    const [a, b, c] = [draw.int(2, 9), draw.int(1, 9), draw.int(1, 9)];
    const withZero = draw.pick([true, false]);
    const right = {
      teens: 10 + b,
      tens: 10 * a + b,
      hundreds: withZero ? 100 * a + b : 100 * a + 10 * b,
      thousands: withZero ? 1000 * a + 10 * b + c : 1000 * a + 100 * b + c,
    }[kind];
    if (new Set([a, b, c]).size < 3 || right === 11) return undefined;
    const name: Words = say(english(right), chinese(right));
    const turned = Number(String(right).split("").toReversed().join(""));
    const wrongs = {
      teens: { takesTheTens: 10 * b, writesTheTenApart: 100 + b, slipsByOne: right + 1, slipsBack: right - 1 },
      tens: { writesTheTensApart: 100 * a + b, writesTheTensInFull: 1000 * a + b, takesTheTeen: 10 + a },
      hundreds: {
        swapsTheEmptyPlace: withZero ? 100 * a + 10 * b : 100 * a + b,
        leavesTheZeroOut: 10 * a + b,
        writesTheHundredsApart: withZero ? 1000 * a + b : 1000 * a + 10 * b,
        movesTheHundreds: 100 * b + a,
      },
      thousands: {
        swapsTheEmptyPlace: withZero ? 1000 * a + 100 * b + c : 1000 * a + 10 * b + c,
        leavesTheZeroOut: 100 * a + 10 * b + c,
        writesTheThousandsApart: 10_000 * a + (withZero ? 10 * b + c : 100 * b + c),
        movesTheZero: 1000 * a + 100 * b + 10 * c,
      },
    }[kind];
    return {
      stem: say(`How is the number “${name.en}” written in digits?`, `“${name.zh}”用数字怎么写？`),
      ask: { type: "single_choice", right, wrong: { swapsTheDigits: turned, ...wrongs }, show: num },
      explanation:
        kind === "teens" || kind === "tens"
          ? say(
              `The tens digit is ${String(right).charAt(0)} and the ones digit is ${String(right).charAt(1)}, so ` +
                "it is " +
                `${num(right)}.`,
              `十位是 ${String(right).charAt(0)}，个位是 ${String(right).charAt(1)}，写作 ${num(right)}。`,
            )
          : say(`Each place that is not named gets a 0: ${num(right)}.`, `没有读到的数位上写 0：${num(right)}。`),
      features: { steps: kind === "teens" ? 1 : 2, large: kind === "thousands" },
      holds: (value: number) => english(value) === name.en,
    };
  },
});
