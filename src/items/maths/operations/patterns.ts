import { range } from "../../engine/algebra";
import { defineMathsModel } from "../../engine/model";
import { goingOn } from "../../engine/other-rules";
import { maths, num, ordinal, say, tex } from "../../engine/words";

export const nextNumber = defineMathsModel<{ steps: readonly number[]; from: number; to: number }>({
  name: "next-in-pattern",
  area: "operations",
  skill: "patterns",
  settings: {
    150: { steps: [1, 2], from: 1, to: 9 },
    160: { steps: [3, 5, 10], from: 2, to: 20 },
    170: { steps: [3, 4, -2, -5], from: 30, to: 60 },
    180: { steps: [6, 7, 9, -4, -6], from: 40, to: 95 },
  },
  generate(draw, { steps, from, to }) {
    const step = draw.pick(steps);
    const start = draw.int(from, to);
    const shown = range(0, 3).map((k) => start + k * step);
    const right = start + 4 * step;
    const list = shown.join(", ");
    return {
      stem: say(
        `The pattern goes on in the same way. Which number comes next?\n${list}, ?`,
        `按规律往下写，下一个数是多少？\n${shown.join("，")}，？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          countsByOne: right - step + Math.sign(step),
          skipsANumber: right + step,
          stepOneTooLarge: right + 1,
          turnsBack: shown[2] ?? 0,
          stepOneTooSmall: right - 1,
        },
        show: num,
      },
      explanation:
        step > 0
          ? say(
              `Each number is ${step} more than the one before: ${maths(`${shown[3]} + ${step} = ${right}`)}.`,
              `每个数都比前一个数大 ${step}：${maths(`${shown[3]} + ${step} = ${right}`)}。`,
            )
          : say(
              `Each number is ${-step} less than the one before: ${maths(`${shown[3]} - ${-step} = ${right}`)}.`,
              `每个数都比前一个数小 ${-step}：${maths(`${shown[3]} - ${-step} = ${right}`)}。`,
            ),
      features: { steps: Math.abs(step) > 2 ? 2 : 1, large: step < 0 },
      holds: (value: number) => value - (shown[3] ?? 0) === (shown[1] ?? 0) - (shown[0] ?? 0),
    };
  },
});

export const growingPattern = defineMathsModel<{ kind: "multiply" | "growing" | "mixed" }>({
  name: "growing-pattern",
  area: "operations",
  skill: "patterns",
  settings: { 190: { kind: "multiply" }, 200: { kind: "growing" }, 210: { kind: "mixed" } },
  generate(draw, { kind }) {
    const start = draw.int(1, 6);
    const factor = draw.pick([2, 3]);
    const plus = draw.int(1, 4);
    const rules = {
      multiply: {
        next: (value: number) => value * factor,
        words: say(`Multiply by ${factor} each time`, `每次乘 ${factor}`),
      },
      growing: {
        next: (value: number, k: number) => value + plus + k,
        words: say(
          `The steps grow by 1: +${plus}, +${plus + 1}, +${plus + 2}, +${plus + 3}`,
          `每次加的数依次多 1：+${plus}、+${plus + 1}、+${plus + 2}、+${plus + 3}`,
        ),
      },
      mixed: {
        next: (value: number) => value * factor + plus,
        words: say(`Multiply by ${factor} and add ${plus} each time`, `每次先乘 ${factor}，再加 ${plus}`),
      },
    } as const;
    const rule = rules[kind];
    const terms = [start];
    for (let k = 0; k < 4; k += 1) terms.push(rule.next(terms[k] ?? 0, k));
    const [first = 0, second = 0, third = 0, fourth = 0, right = 0] = terms;
    const shown = [first, second, third, fourth];
    const isSumOfTwo = third === first + second && fourth === second + third;
    if (isSumOfTwo) return undefined;
    const elsewhere = goingOn(shown);
    return {
      stem: say(
        `Find the rule. Which number comes next?\n${shown.join(", ")}, ?`,
        `找规律，下一个数是多少？\n${shown.join("，")}，？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          repeatsTheLastStep: fourth + fourth - third,
          addsTheLastTwo: third + fourth,
          doublesTheLast: 2 * fourth,
          stepOneTooLarge: right + 1,
          forgetsToAdd: fourth * factor,
          stepOneTooSmall: right - 1,
        },
        show: num,
      },
      explanation: say(
        `${rule.words.en}. After ${fourth} comes ${right}.`,
        `规律是：${rule.words.zh}。${fourth} 的后面是 ${right}。`,
      ),
      features: { steps: kind === "mixed" ? 3 : 2, close: true },
      holds: (value: number) => {
        if (elsewhere.has(value)) return true;
        if (kind === "multiply") return value * third === fourth * fourth;
        if (kind === "growing") return value - fourth - (fourth - third) === 1;
        return (value - fourth) * (third - second) === (fourth - third) ** 2;
      },
    };
  },
});

export const sequenceTerm = defineMathsModel<{ kinds: readonly ("find" | "rule" | "which" | "geometric")[] }>({
  name: "sequence-term",
  area: "operations",
  skill: "sequences",
  settings: {
    210: { kinds: ["find"] },
    220: { kinds: ["rule"] },
    230: { kinds: ["which", "geometric"] },
  },
  generate(draw, { kinds }) {
    const kind = draw.pick(kinds);
    const start = draw.int(2, 12);
    const step = draw.int(3, 9);
    if (start === step) return undefined;
    const terms = range(0, 3).map((k) => start + k * step);
    const shown = terms.join(", ");
    const shownZh = terms.join("，");
    if (kind === "rule") {
      const line = ([slope = 0, constant = 0]: readonly number[]) =>
        maths(
          `${slope === 1 ? "" : tex(slope)}n ` +
            `${constant === 0 ? "" : constant < 0 ? `- ${-constant}` : `+ ${constant}`}`,
        );
      return {
        stem: say(
          `A sequence begins ${shown}, … Which expression gives its ${maths("n")}th term?`,
          `数列 ${shownZh}，…… 的第 ${maths("n")} 项用哪个式子表示？`,
        ),
        ask: {
          type: "single_choice",
          right: [step, start - step],
          wrong: {
            usesFirstTermAsConstant: [step, start],
            swapsStepAndStart: [start, step - start],
            addsTheStepOnly: [1, step],
            wrongSign: [step, step - start],
            swapsStepAndFirst: [start, step],
          },
          show: line,
        },
        explanation: say(
          `The terms rise by ${step}, so the rule begins with ${maths(`${step}n`)}. For ${maths("n = 1")} it ` +
            `must give ${start}, so the expression is ${line([step, start - step])}.`,
          `每项比前一项大 ${step}，所以式子里有 ${maths(`${step}n`)}。当 ${maths("n = 1")} 时应得 ${start}，所以式子是 ` +
            `${line([step, start - step])}。`,
        ),
        features: { steps: 3, negative: start < step },
        holds: ([slope = 0, constant = 0]: readonly number[]) =>
          terms.every((term, k) => slope * (k + 1) + constant === term),
      };
    }
    if (kind === "geometric") {
      const ratio = draw.pick([2, 3]);
      const first = draw.int(2, 7);
      const place = draw.int(6, 8);
      const list = range(0, 2).map((k) => first * ratio ** k);
      const right = first * ratio ** (place - 1);
      return {
        stem: say(
          `A geometric sequence begins ${list.join(", ")}, … What is its ${place}th term?`,
          `等比数列 ${list.join("，")}，…… 的第 ${place} 项是多少？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            oneFactorTooMany: first * ratio ** place,
            oneFactorTooFew: first * ratio ** (place - 2),
            treatsAsArithmetic: first + (place - 1) * (first * ratio - first),
            multipliesByTheIndex: first * ratio * (place - 1),
          },
          show: num,
        },
        explanation: say(
          `The common ratio is ${ratio}, so the ${place}th term is ` +
            `${maths(`${first} \\times ${ratio}^{${place - 1}} = ${tex(right)}`)}.`,
          `公比是 ${ratio}，第 ${place} 项是 ${maths(`${first} \\times ${ratio}^{${place - 1}} = ${tex(right)}`)}。`,
        ),
        features: { steps: 3, large: right > 500 },
        calculator: true,
        holds: (value: number) => Math.abs(Math.log(value / first) / Math.log(ratio) - (place - 1)) < 1e-9,
      };
    }
    const place = draw.int(20, 40);
    const value = start + (place - 1) * step;
    const asksPlace = kind === "which";
    const right = asksPlace ? place : value;
    return {
      stem: asksPlace
        ? say(
            `A sequence begins ${shown}, … and rises by the same amount each time. Which term is equal to ${value}?`,
            `数列 ${shownZh}，…… 每次增加的数相同。${value} 是它的第几项？`,
          )
        : say(
            `A sequence begins ${shown}, … and rises by the same amount each time. What is its ${ordinal(place)} term?`,
            `数列 ${shownZh}，…… 每次增加的数相同。它的第 ${place} 项是多少？`,
          ),
      ask: {
        type: "single_choice",
        right,
        wrong: asksPlace
          ? {
              forgetsTheFirstTerm: place - 1,
              oneStepTooMany: place + 1,
              ignoresTheStart: Math.round(value / step),
              countsFromTheFourth: place - 4,
            }
          : {
              oneStepTooMany: value + step,
              multipliesOnly: place * step,
              oneStepTooFew: value - step,
              timesTheStart: place * start,
            },
        show: num,
      },
      explanation: asksPlace
        ? say(
            `From ${start} to ${value} there are ` +
              `${maths(`(${value} - ${start}) \\div ${step} = ${place - 1}`)} steps, so it is term number ` +
              `${maths(`${place - 1} + 1 = ${place}`)}.`,
            `从 ${start} 到 ${value} 共走了 ${maths(`(${value} - ${start}) \\div ${step} = ${place - 1}`)} 步，所以是第 ` +
              `${maths(`${place - 1} + 1 = ${place}`)} 项。`,
          )
        : say(
            `There are ${place - 1} steps of ${step} from the first term: ` +
              `${maths(`${start} + ${place - 1} \\times ${step} = ${value}`)}.`,
            `从第 1 项起共有 ${place - 1} 步，每步 ${step}：${maths(`${start} + ${place - 1} \\times ${step} = ${value}`)}。`,
          ),
      features: { steps: 2, close: true },
      holds: (candidate: number) => {
        const list = range(0, 60).map((k) => start + k * step);
        return asksPlace ? list[candidate - 1] === value : list.indexOf(candidate) === place - 1;
      },
    };
  },
});
