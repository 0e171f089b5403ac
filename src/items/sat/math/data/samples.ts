import { maths, num, say, tidy } from "../../../engine/words";
import { defineSatMathModel } from "../engine/model";

const polls = [
  { what: "the mean mass of the apples in a harvest", unit: "grams", thing: "apples" },
  { what: "the mean time that visitors spend in a museum", unit: "minutes", thing: "visitors" },
  { what: "the mean length of the fish in a lake", unit: "millimeters", thing: "fish" },
  { what: "the mean daily reading time of the students of a school", unit: "minutes", thing: "students" },
] as const;

export const marginOfError = defineSatMathModel({
  name: "sat-margin-of-error",
  domain: "data",
  skill: "sampleInference",
  discrimination: 1.2,
  kinds: {
    medium: (draw) => {
      const { what, unit, thing } = draw.pick(polls);
      const [middle, margin] = [draw.int(61, 180), draw.int(2, 9)];
      const between = (low: number, high: number) => `between ${num(low)} and ${num(high)} ${unit}`;
      const names: Readonly<Record<string, string>> = {
        right: `It is plausible that ${what} is ${between(middle - margin, middle + margin)}.`,
        all: `Every value in the population is ${between(middle - margin, middle + margin)}.`,
        exact: `The exact value of ${what} is ${middle} ${unit}.`,
        beyond: `It is plausible that ${what} is more than ${num(middle + margin)} ${unit}.`,
      };
      return {
        stem:
          `From a random sample of ${thing}, ${what} was estimated to be ${middle} ${unit}, with an associated ` +
          `margin of ` +
          `error of ${margin} ${unit}. Which conclusion is the most appropriate?`,
        ask: {
          type: "single_choice",
          right: "right",
          wrong: { takesTheMeanForEach: "all", overlooksTheMargin: "exact", goesBeyondTheMargin: "beyond" },
          show: (value: string) => names[value] ?? value,
        },
        explanation: say(
          `The margin reaches from ${maths(`${middle} - ${margin} = ${middle - margin}`)} to ` +
            `${maths(`${middle} + ${margin} = ${middle + margin}`)}: plausible values of the mean, not of each ` +
            `single value.`,
          `误差范围从 ${maths(`${middle} - ${margin} = ${middle - margin}`)} 到 ` +
            `${maths(`${middle} + ${margin} = ${middle + margin}`)}：` +
            `这是平均数的合理取值，而不是每个个体的取值。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: string) => {
          const claim: Readonly<Record<string, readonly [boolean, number, number]>> = {
            right: [true, middle - margin, middle + margin],
            exact: [true, middle, middle],
            beyond: [true, middle + margin, Infinity],
            all: [false, middle - margin, middle + margin],
          };
          const [isOfTheMean = false, low = 0, high = 0] = claim[value] ?? [];
          return isOfTheMean && middle - low === margin && high - middle === margin;
        },
      };
    },
    easy: (draw) => {
      const [sample, share] = [draw.pick([40, 50, 80, 120, 150, 200]), draw.pick([15, 30, 35, 45, 55, 60, 65])];
      const yes = (sample * share) / 100;
      const population = draw.int(6, 30) * 100;
      const right = (population * share) / 100;
      if (!Number.isInteger(yes) || !Number.isInteger(right)) return undefined;
      return {
        stem:
          `In a random sample of ${sample} of the ${population} households of a district, ${yes} said that they grow ` +
          "vegetables. Based on the sample, what is the best estimate of the number of households in the " +
          "district that grow vegetables?",
        ask: {
          type: "single_choice",
          right,
          wrong: {
            takesTheOthers: population - right,
            takesTheSample: yes,
            addsTheDifference: population - sample + yes,
            subtractsThePercent: population - share,
            slips: tidy(right + 30),
          },
          show: num,
        },
        explanation: say(
          `${yes} of ${sample} is ${share}%. ${maths(`${share / 100} \\times ${population} = ${right}`)}.`,
          `${sample} 户中的 ${yes} 户是 ${share}%。${maths(`${share / 100} \\times ${population} = ${right}`)}。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: number) => value * sample === yes * population,
      };
    },
  },
});

const studies = [
  {
    group: "the members of a city’s running clubs",
    other: "all residents of the city",
    habit: "how many hours they sleep",
  },
  {
    group: "the subscribers of a gardening magazine",
    other: "all adults of the country",
    habit: "how much time they spend outdoors",
  },
  {
    group: "the ninth-grade students of a large school",
    other: "all students of the school",
    habit: "how they travel to school",
  },
  {
    group: "the guests of a hotel chain",
    other: "all travelers in the region",
    habit: "how often they use trains",
  },
] as const;

export const evaluateClaim = defineSatMathModel({
  name: "sat-evaluate-a-claim",
  domain: "data",
  skill: "evaluatingClaims",
  discrimination: 1.2,
  kinds: {
    medium: (draw) => {
      const { group, other, habit } = draw.pick(studies);
      const size = draw.int(12, 60) * 10;
      const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
      const names: Readonly<Record<string, string>> = {
        group: upper(group),
        sample: `The ${size} people who were selected, but nobody else`,
        other: upper(other),
        none: "No group, because not everyone was asked",
      };
      return {
        stem:
          `A researcher selected ${size} people at random from ${group} and asked them ${habit}. All of the ` +
          `selected people ` +
          "answered. What is the largest group to which the results can be generalized?",
        ask: {
          type: "single_choice",
          right: "group",
          wrong: { staysWithTheSample: "sample", goesBeyondTheGroup: "other", wantsACensus: "none" },
          show: (value: string) => names[value] ?? value,
        },
        explanation: say(
          `The ${size} people were drawn at random from one group, so the results speak for this group and for ` +
            `no larger one.`,
          `这 ${size} 人是从一个群体中随机抽取的，所以结果可以推广到这个群体，但不能推广到更大的群体。`,
        ),
        features: { steps: 2, context: true },
        holds: (value: string) => {
          const frame = group;
          return names[value]?.toLowerCase() === frame;
        },
      };
    },
    hard: (draw) => {
      const [each, minutes] = [draw.int(20, 60), draw.int(10, 25)];
      const isRandom = draw.pick([true, false]);
      const names: Readonly<Record<string, string>> = {
        cause: "The exercise is likely the cause of the better results among people like those in the study.",
        link: "The exercise and better results are associated, but the exercise may not be the cause.",
        all: "The exercise causes better results for everyone.",
        nothing: "There is no relation between the exercise and the results.",
      };
      const right = isRandom ? "cause" : "link";
      return {
        stem: isRandom
          ? `${2 * each} volunteers took part in a study of memory. By drawing lots, ${each} of them were ` +
            `assigned to ${minutes} ` +
            `minutes of a memory exercise each day and the other ${each} to no exercise. After two months, the ` +
            `first group had ` +
            "significantly better results in the same test. Which conclusion is best supported?"
          : `In a study of memory, ${2 * each} volunteers took the same test. The ${each} volunteers who said ` +
            `that they do ` +
            `${minutes} minutes of a memory exercise each day had significantly better results than the ${each} ` +
            `who said that ` +
            "they do none. Which conclusion is best supported?",
        ask: {
          type: "single_choice",
          right,
          wrong: {
            mistakesTheDesign: isRandom ? "link" : "cause",
            goesBeyondTheVolunteers: "all",
            deniesTheResult: "nothing",
          },
          show: (value: string) => names[value] ?? value,
        },
        explanation: say(
          isRandom
            ? "Chance decided who exercised, so the groups were alike otherwise: a cause may be inferred, but " +
                "only for people like these volunteers."
            : "The volunteers themselves decided to exercise, so the groups may differ in other ways: only an " +
                "association is shown.",
          isRandom
            ? "由抽签决定谁做练习，两组其他方面相近，可以推断因果，但只适用于与这些志愿者类似的人。"
            : "做不做练习由志愿者自己决定，两组可能在其他方面不同，只能说明有关联。",
        ),
        features: { steps: 3, context: true, close: true },
        holds: (value: string) => {
          const mayTellCauses = isRandom;
          const says = { cause: [true, false], link: [false, false], all: [true, true], nothing: [false, true] }[value];
          return says?.[0] === mayTellCauses && says[1] === false;
        },
      };
    },
  },
});
