import { defineMathsModel } from "../../engine/model";
import { tidy, maths, num, say } from "../../engine/words";

const placeNames = [
  say("ones", "个位"),
  say("tens", "十位"),
  say("hundreds", "百位"),
  say("thousands", "千位"),
  say("ten thousands", "万位"),
] as const;
const units = [say("one", "个一"), say("ten", "个十"), say("hundred", "个百"), say("thousand", "个千")] as const;

export const composeNumber = defineMathsModel<{ places: number; zero: boolean }>({
  name: "compose-number",
  area: "number",
  skill: "placeValue",
  settings: { 160: { places: 2, zero: false }, 170: { places: 3, zero: false }, 180: { places: 4, zero: true } },
  generate(draw, { places, zero }) {
    const digits = Array.from({ length: places }, () => draw.int(1, 9));
    const gap = zero ? draw.int(1, places - 2) : -1;
    const values = digits.map((digit, place) => (place === gap ? 0 : digit));
    if (new Set(digits).size < places) return undefined;
    const right = values.reduce((total, digit, place) => total + digit * 10 ** place, 0);
    const parts = values
      .map((digit, place) => ({ digit, place }))
      .filter(({ digit }) => digit > 0)
      .toReversed();
    const en = parts.map(({ digit, place }) => `${digit} ${units[place]?.en ?? ""}${digit === 1 ? "" : "s"}`);
    const zh = parts.map(({ digit, place }) => `${digit} ${units[place]?.zh ?? ""}`);
    const joined = Number(parts.map(({ digit }) => digit).join(""));
    const turned = Number(values.join(""));
    const sum = parts.map(({ digit, place }) => digit * 10 ** place).join(" + ");
    const top = values.at(-1) ?? 0;
    const next = values.at(-2) ?? 0;
    return {
      stem: say(
        `Which number is made of ${en.slice(0, -1).join(", ")} and ${en.at(-1) ?? ""}?`,
        `由 ${zh.join("、")}组成的数是多少？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          readsDigitsBackwards: turned,
          dropsTheZero: joined,
          swapsTheFirstDigits: right + (next - top) * 10 ** (places - 1) + (top - next) * 10 ** (places - 2),
          addsTheDigits: values.reduce((total, digit) => total + digit, 0),
          writesEachPartInFull: right * 10,
          addsAOne: right + 1,
        },
        show: num,
      },
      explanation: say(
        `Put each digit in its place: ${maths(`${sum} = ${right}`)}.`,
        `把每个数字放到对应的数位上：${maths(`${sum} = ${right}`)}。`,
      ),
      features: { steps: 1, large: places > 2, close: zero },
      holds: (value: number) =>
        values.every((digit, place) => Math.floor(value / 10 ** place) % 10 === digit) && value < 10 ** places,
    };
  },
});

export const digitValue = defineMathsModel<{ places: number; decimals: number }>({
  name: "digit-value",
  area: "number",
  skill: "placeValue",
  settings: {
    170: { places: 3, decimals: 0 },
    180: { places: 4, decimals: 0 },
    190: { places: 5, decimals: 0 },
    200: { places: 2, decimals: 2 },
    210: { places: 1, decimals: 3 },
  },
  generate(draw, { places, decimals }) {
    const digits = draw.some(places + decimals, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const n = tidy(Number(digits.join("")) / 10 ** decimals);
    const index = decimals > 0 ? draw.int(places, places + decimals - 1) : draw.int(0, places - 2);
    const digit = digits[index] ?? 0;
    const power = places - 1 - index;
    const right = tidy(digit * 10 ** power);
    return {
      stem: say(`What is the value of the digit ${digit} in ${num(n)}?`, `${num(n)} 中的数字 ${digit} 表示多少？`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          readsTheDigitAlone: digit,
          onePlaceTooHigh: right * 10,
          onePlaceTooLow: right / 10,
          twoPlacesTooHigh: right * 100,
          readsTheRest: tidy(Number(digits.slice(index).join("")) / 10 ** decimals),
        },
        show: num,
      },
      explanation:
        power >= 0
          ? say(
              `The ${digit} stands in the ${placeNames[power]?.en ?? ""} place, so it is worth ${num(right)}.`,
              `${digit} 在${placeNames[power]?.zh ?? ""}上，表示 ${num(right)}。`,
            )
          : say(
              `The ${digit} stands in decimal place ${-power}, so it is worth ` +
                `${maths(`${digit} \\div ${10 ** -power}`)}, that is ${num(right)}.`,
              `${digit} 在小数点后第 ${-power} 位，表示 ${maths(`${digit} \\div ${10 ** -power}`)}，即 ${num(right)}。`,
            ),
      features: { steps: 1, fraction: decimals > 0, large: places > 4 },
      holds: (value: number) => Math.abs(value / digit - 10 ** power) < 1e-9,
    };
  },
});

export const rounding = defineMathsModel<{ to: readonly number[]; below: number; decimals: number }>({
  name: "rounding",
  area: "number",
  skill: "rounding",
  settings: {
    180: { to: [10], below: 100, decimals: 0 },
    190: { to: [10, 100], below: 1000, decimals: 0 },
    200: { to: [1000, 100], below: 90_000, decimals: 0 },
    210: { to: [0.1, 0.01], below: 60_000, decimals: 3 },
  },
  generate(draw, { to, below, decimals }) {
    const unit = draw.pick(to);
    const n = tidy(draw.int(Math.max(11, Math.floor(below / 8)), below - 1) / 10 ** decimals);
    const cut = tidy(Math.floor(tidy(n / unit)) * unit);
    const right = tidy(Math.round(tidy(n / unit)) * unit);
    if (n === cut || right === 0) return undefined;
    const digits = decimals === 0 ? 0 : Math.round(-Math.log10(unit));
    const show = (value: number) => (decimals === 0 ? num(value) : tidy(value).toFixed(digits));
    const places: Readonly<Record<number, ReturnType<typeof say>>> = {
      10: say("ten", "十位"),
      100: say("hundred", "百位"),
      1000: say("thousand", "千位"),
      0.1: say("tenth", "十分位"),
      0.01: say("hundredth", "百分位"),
    };
    const place = places[unit] ?? say("", "");
    if (decimals > 0 && String(n).split(".")[1]?.length !== 3) return undefined;
    return {
      stem: say(`Round ${num(n)} to the nearest ${place.en}.`, `把 ${num(n)} 四舍五入到${place.zh}。`),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          roundsTheWrongWay: right === cut ? cut + unit : cut,
          stepsTooFarUp: right + unit,
          stepsTooFarDown: right - unit,
          roundsToTheNextPlace: Math.round(n / (unit * 10)) * unit * 10,
        },
        show,
      },
      explanation: say(
        `${num(n)} lies between ${show(cut)} and ${show(cut + unit)}. It is nearer to ` +
          `${show(right)}${Math.abs(tidy(n - cut) * 2 - unit) < 1e-9 ? " (halfway rounds up)" : ""}.`,
        `${num(n)} 在 ${show(cut)} 和 ${show(cut + unit)} 之间，按四舍五入，得 ${show(right)}。`,
      ),
      features: { steps: 1, fraction: decimals > 0, close: true },
      holds: (value: number) =>
        Math.abs(value / unit - Math.round(value / unit)) < 1e-6 &&
        tidy(value - n) <= unit / 2 &&
        tidy(n - value) < unit / 2,
    };
  },
});
