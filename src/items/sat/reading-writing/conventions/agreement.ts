import { say } from "../../../engine/words";
import { framed } from "../entry";

interface Subject {
  readonly slug: string;
  readonly passage: string;
  /** The word with which the verb agrees. */
  readonly head: string;
  readonly isPlural: boolean;
  /** The verb form that agrees, then three that do not. */
  readonly verbs: readonly [right: string, ...wrong: readonly [string, string, string]];
}

const numberNames = (isPlural: boolean): readonly [en: string, zh: string] =>
  isPlural ? ["plural", "复数"] : ["singular", "单数"];

const wrongVerbs = ({ verbs: [, first, second, third] }: Subject): Readonly<Record<string, string>> => ({
  wrongNumber: first,
  wrongNumberPast: second,
  wrongNumberPerfect: third,
});

const agreement = framed<Subject>({
  name: "agreement",
  skill: "formSense",
  level: "easy",
  fillers: [
    {
      slug: "box-of-letters",
      passage: `The box of letters and ticket stubs found behind the old stage ______ now on display in the lobby of
        the theater. Among its contents is a note from the very first director.`,
      head: "box",
      isPlural: false,
      verbs: ["is", "are", "were", "have been"],
    },
    {
      slug: "sounds-of-a-ship",
      passage: `The sounds that a wooden ship makes in heavy weather ______ hard to describe to anyone who has not
        heard them. Sailors speak of groans, of knocking, and even of song.`,
      head: "sounds",
      isPlural: true,
      verbs: ["are", "is", "was", "has been"],
    },
    {
      slug: "row-of-poplars",
      passage: `On the plain south of the town, a row of poplars planted to break the winds from the hills ______
        the only shade for many kilometers. Herders plan their days so as to reach it by noon.`,
      head: "row",
      isPlural: false,
      verbs: ["provides", "provide", "were providing", "have provided"],
    },
  ],
  make: (subject) => {
    const { head, isPlural, verbs } = subject;
    const [en, zh] = numberNames(isPlural);
    return {
      right: verbs[0],
      wrong: wrongVerbs(subject),
      why: say(
        `The verb agrees with “${head},” the head of the subject, which is ${en}. The words between the two do not
          change its number.`,
        `谓语与主语中心词“${head}”（${zh}）一致，中间的修饰语不影响单复数。`,
      ),
    };
  },
});

const inversion = framed<Subject>({
  name: "inversion",
  skill: "formSense",
  level: "hard",
  fillers: [
    {
      slug: "under-the-chapel",
      passage: `Beneath the floor of the chapel, which was laid in a single year by order of the abbot, ______ two
        cisterns and a channel that once supplied the whole hill with water. They were found by accident.`,
      head: "two cisterns and a channel",
      isPlural: true,
      verbs: ["lie", "lies", "is lying", "has lain"],
    },
    {
      slug: "faulty-compass",
      passage: `Among the instruments and charts that the expedition’s only survivors left behind on the ice ______
        a compass whose needle had been bent. It may explain why they walked in a circle.`,
      head: "a compass",
      isPlural: false,
      verbs: ["was", "were", "are", "have been"],
    },
  ],
  make: (subject) => {
    const { head, isPlural, verbs } = subject;
    const [en, zh] = numberNames(isPlural);
    return {
      right: verbs[0],
      wrong: wrongVerbs(subject),
      why: say(
        `The sentence begins with a place, and its subject follows the verb: “${head},” which is ${en}. The nouns in
          front of the blank belong to the phrase of place.`,
        `句子以地点状语开头，主语在谓语之后，是“${head}”（${zh}）；空格前的名词属于状语。`,
      ),
    };
  },
});

interface Pronoun {
  readonly slug: string;
  readonly passage: string;
  readonly noun: string;
  readonly right: string;
  readonly wrong: readonly [number: string, person: string, other: string];
}

const pronoun = framed<Pronoun>({
  name: "pronoun",
  skill: "formSense",
  level: "easy",
  fillers: [
    {
      slug: "robot-fish",
      passage: `Engineers have built a robot fish that listens for leaks in underwater pipes. When the robot senses
        that one of its batteries is running low, ______ must rise to the surface and signal to the nearest boat.`,
      noun: "the robot",
      right: "it",
      wrong: ["they", "you", "these"],
    },
    {
      slug: "glass-frogs",
      passage: `Glass frogs are hard to see from below, because light passes through the clear skin of ______
        bellies. When a frog sleeps on a leaf, even its outline seems to fade.`,
      noun: "glass frogs",
      right: "their",
      wrong: ["its", "your", "one’s"],
    },
    {
      slug: "bee-orchid",
      passage: `Most orchids depend on insects to carry their pollen. The bee orchid of northern Europe, however, is
        able to pollinate ______ when no insects arrive: its pollen swings down on a bending stalk.`,
      noun: "the bee orchid",
      right: "itself",
      wrong: ["themselves", "yourself", "oneself"],
    },
  ],
  make: ({ noun, right, wrong: [wrongNumber, wrongPerson, noAntecedent] }) => ({
    right,
    wrong: { wrongNumber, wrongPerson, noAntecedent },
    why: say(
      `The pronoun stands for “${noun}” and must agree with it in number and person, as “${right}” does.`,
      `代词指代“${noun}”，须在数和人称上与之一致，应为 ${right}。`,
    ),
  }),
});

export const agreements = [...agreement, ...inversion, ...pronoun];
