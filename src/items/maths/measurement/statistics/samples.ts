import { near } from "../../../engine/algebra";
import { defineMathsModel } from "../../../engine/model";
import { maths, num, say } from "../../../engine/words";

/** Samples in proportion, a whole estimated from a sample, a number of animals from marked ones. */
export const samples = defineMathsModel<"stratified" | "estimate" | "recapture">({
  name: "samples",
  area: "measurement",
  skill: "sampling",
  settings: { 220: "stratified", 230: "estimate", 240: "recapture" },
  generate(draw, kind) {
    const part = draw.int(3, 12);
    const scale = draw.int(3, 15) * 5;
    if (kind === "stratified") {
      const [others, third] = [draw.int(3, 12), draw.int(3, 12)];
      const sizes = [part, others, third].map((size) => size * scale);
      const sample = part + others + third;
      if (new Set([part, others, third]).size < 3 || scale < 25) return undefined;
      const [a = 0, b = 0, c = 0] = sizes;
      return {
        stem: say(
          `A school has ${a} students in grade 7, ${b} in grade 8 and ${c} in grade 9. A sample of ${sample} ` +
            "students is " +
            "taken so that each grade has its fair share. How many of them are in grade 7?",
          `某校七年级有 ${a} 人，八年级有 ${b} 人，九年级有 ${c} 人。按各年级人数的比例抽取 ${sample} 名学生，七年级应抽多少人？`,
        ),
        ask: {
          type: "single_choice",
          right: part,
          wrong: {
            takesAnotherGrade: others,
            takesAThirdGrade: third,
            sharesEqually: Math.round(sample / 3),
            leavesTheOthersOut: sample - part,
            slipsByOne: part + 1,
          },
          show: num,
        },
        explanation: say(
          `One student of every ${maths(`${a + b + c} \\div ${sample} = ${scale}`)} is taken: ` +
            `${maths(`${a} \\div ${scale} = ${part}`)}.`,
          `每 ${maths(`${a + b + c} \\div ${sample} = ${scale}`)} 人中抽 1 人：${maths(`${a} \\div ${scale} = ${part}`)}。`,
        ),
        features: { steps: 3, context: true },
        calculator: true,
        holds: (value: number) => near(value / sample, a / (a + b + c)),
      };
    }
    const sample = draw.int(4, 12) * 10;
    if (part >= sample) return undefined;
    const whole = sample * scale;
    if (kind === "estimate") {
      const right = part * scale;
      return {
        stem: say(
          `Of ${sample} lamps taken at random from a delivery of ${num(whole)}, ${part} are faulty. About how ` +
            "many of the " +
            "whole delivery are faulty?",
          `从 ${num(whole)} 只灯泡中随机抽取 ${sample} 只，其中 ${part} 只是次品。这批灯泡中大约有多少只次品？`,
        ),
        ask: {
          type: "single_choice",
          right,
          wrong: {
            givesTheFactor: scale,
            countsTheGoodOnes: whole - right,
            multipliesBySample: part * sample,
            takesOneSampleLess: right - part,
            takesTenTimes: right * 10,
          },
          show: num,
        },
        explanation: say(
          `The delivery is ${maths(`${whole} \\div ${sample} = ${scale}`)} times the sample: ` +
            `${maths(`${part} \\times ${scale} = ${right}`)}.`,
          `总数是样本的 ${maths(`${whole} \\div ${sample} = ${scale}`)} 倍：${maths(`${part} \\times ${scale} = ${right}`)}。`,
        ),
        features: { steps: 2, context: true, large: true },
        holds: (value: number) => near(value * sample, part * whole),
      };
    }
    const marked = draw.int(3, 9) * 10;
    const right = (marked * sample) / part;
    if (!Number.isInteger(right) || part === 10) return undefined;
    return {
      stem: say(
        `To count the fish of a lake, ${marked} are caught, marked and put back. Later ${sample} are caught, and ` +
          `${part} of ` +
          "them are marked. About how many fish are in the lake?",
        `为估计湖中的鱼数，先捕 ${marked} 条做记号后放回，过些时候再捕 ${sample} 条，其中 ${part} 条有记号。湖中大约有多少条鱼？`,
      ),
      ask: {
        type: "single_choice",
        right,
        wrong: {
          multipliesAllAndForgetsTheMarks: marked * sample,
          multipliesMarkedOnes: marked * part,
          addsTheMarkedOnes: right + marked,
          takesTheUnmarked: right - marked,
          addsBothCatches: marked + sample - part,
        },
        show: num,
      },
      explanation: say(
        `In the catch the share of marked fish is ${maths(`\\frac{${part}}{${sample}}`)}, as in the lake: ` +
          `${maths(`${marked} \\times ${sample} \\div ${part} = ${right}`)}, so about ${num(right)}.`,
        `捕到的鱼中有记号的占 ${maths(`\\frac{${part}}{${sample}}`)}，与全湖相同：` +
          `${maths(`${marked} \\times ${sample} \\div ${part} = ${right}`)}，即约 ${num(right)} 条。`,
      ),
      features: { steps: 3, context: true },
      calculator: true,
      holds: (value: number) => near(marked / value, part / sample),
    };
  },
});
