import { say, type Words } from "../../engine/words";
import { completing } from "../engine/directions";
import { defineLanguageModel, type LanguageQuestion } from "../engine/model";

type Number = "one" | "many";
/** A verb's plural form, singular form, past participle and -ing form. */
type Verb = readonly [many: string, one: string, participle: string, ing: string];
type Frame = readonly [sentence: string, subject: string, number: Number, verb: Verb];

const be: Verb = ["are", "is", "been", "being"];
const have: Verb = ["have", "has", "had", "having"];
const regular = (base: string, stem = base): Verb => [base, `${base}s`, `${stem}ed`, `${stem}ing`];

const agreement = ([sentence, , number, verb]: Frame, explanation: Words): LanguageQuestion => {
  const [many, one, participle, ing] = verb;
  const [right, other, helper] = number === "one" ? [one, many, "have"] : [many, one, "has"];
  return {
    stem: completing(sentence),
    right,
    wrong: { agreesWithAnother: other, helperDisagrees: `${helper} ${participle}`, noFiniteVerb: ing },
    explanation,
  };
};

const numberWord = { one: ["singular", "单数"], many: ["plural", "复数"] } as const;
const opposite = { one: "many", many: "one" } as const;
const answerOf = ([, , number, [many, one]]: Frame) => (number === "one" ? one : many);

export const simpleAgreement = defineLanguageModel<Frame>({
  name: "agreement-simple",
  area: "grammar",
  skill: "agreement",
  frames: {
    150: [
      ["The cat ____ on the bed.", "cat", "one", ["sleep", "sleeps", "slept", "sleeping"]],
      ["Two frogs ____ in the pond.", "frogs", "many", ["swim", "swims", "swum", "swimming"]],
    ],
    160: [
      ["The puppies ____ in the yard.", "puppies", "many", regular("play")],
      ["My sister ____ to school with me.", "sister", "one", regular("walk")],
    ],
    170: [
      ["Our teacher ____ us a story every day.", "teacher", "one", ["tell", "tells", "told", "telling"]],
      ["The birds ____ a nest in spring.", "birds", "many", ["build", "builds", "built", "building"]],
    ],
  },
  make(frame) {
    const [, subject, number] = frame;
    const [en, zh] = numberWord[number];
    const right = answerOf(frame);
    return agreement(
      frame,
      say(
        `The subject “${subject}” is ${en}, so the verb is “${right}”. The -ing form alone is not a whole verb.`,
        `主语 ${subject} 是${zh}，所以动词用 ${right}。单独的 -ing 形式不能作谓语。`,
      ),
    );
  },
});

export const thereAgreement = defineLanguageModel<Frame>({
  name: "agreement-there",
  area: "grammar",
  skill: "agreement",
  frames: {
    180: [
      ["There ____ two apples in the bowl.", "two apples", "many", be],
      ["There ____ a map on the wall of our classroom.", "a map", "one", be],
    ],
    190: [
      ["Here ____ the keys that you lost last week.", "the keys", "many", be],
      ["There ____ only one ticket left in these two boxes.", "one ticket", "one", be],
    ],
  },
  make(frame) {
    const [, subject, number] = frame;
    const [en, zh] = numberWord[number];
    const right = answerOf(frame);
    return agreement(
      frame,
      say(
        `After “there” or “here” the subject follows the verb. “${subject}” is ${en}, so “${right}” is right.`,
        `there 或 here 开头时，主语在动词后面。${subject} 是${zh}，所以用 ${right}。`,
      ),
    );
  },
});

const nearNoun = /(\w+) ____/;

export const phraseAgreement = defineLanguageModel<Frame>({
  name: "agreement-phrase-between",
  area: "grammar",
  skill: "agreement",
  frames: {
    200: [
      ["The box of old crayons ____ on the top shelf.", "box", "one", be],
      ["The windows of the little house ____ blue frames.", "windows", "many", have],
    ],
    210: [
      ["The leaves on the tallest tree ____ yellow in October.", "leaves", "many", regular("turn")],
      ["The basket of oranges ____ on a chair by the door.", "basket", "one", be],
    ],
    220: [
      ["The results of last month's survey ____ no clear answer.", "results", "many", regular("offer")],
      ["The sound of the waves below the cliffs ____ visitors to sleep.", "sound", "one", regular("lull")],
    ],
  },
  make(frame) {
    const [sentence, subject, number] = frame;
    const [en, zh] = numberWord[number];
    const right = answerOf(frame);
    const near = nearNoun.exec(sentence)?.[1] ?? "";
    return agreement(
      frame,
      say(
        `The verb agrees with the subject “${subject}”, which is ${en}: “${right}”. ` +
          `“${near}” stands nearer but belongs to the phrase in between.`,
        `动词与主语 ${subject}（${zh}）一致，用 ${right}。${near} 离动词近，但只是中间短语里的词。`,
      ),
    );
  },
});

export const eachAgreement = defineLanguageModel<Frame>({
  name: "agreement-each-every",
  area: "grammar",
  skill: "agreement",
  frames: {
    200: [
      ["Every child in the two classes ____ a library card.", "every child", "one", have],
      ["Everyone on the team ____ hard before a game.", "everyone", "one", regular("train")],
    ],
    210: [
      ["Each of the runners ____ a number on the back.", "each", "one", have],
      ["Several of the lamps in the hall ____ new bulbs.", "several", "many", regular("need")],
    ],
    220: [
      ["Nobody among the guests ____ the way to the station.", "nobody", "one", ["know", "knows", "known", "knowing"]],
      ["Both of the routes to the lake ____ past an old mill.", "both", "many", ["lead", "leads", "led", "leading"]],
    ],
  },
  make(frame) {
    const [, subject, number] = frame;
    const [en, zh] = numberWord[number];
    const right = answerOf(frame);
    return agreement(
      frame,
      say(
        `“${subject}” is ${en}, whatever nouns stand between it and the verb, so “${right}” is right.`,
        `${subject} 是${zh}，与中间的名词无关，所以用 ${right}。`,
      ),
    );
  },
});

export const nearestAgreement = defineLanguageModel<Frame>({
  name: "agreement-either-or",
  area: "grammar",
  skill: "agreement",
  frames: {
    220: [
      ["Neither the coach nor the players ____ ready for the interview.", "players", "many", be],
      ["Either the cousins or their uncle ____ the tickets.", "uncle", "one", have],
    ],
    230: [
      [
        "Neither the actors nor the director ____ with the critic.",
        "director",
        "one",
        ["agree", "agrees", "agreed", "agreeing"],
      ],
      ["Either a phone call or two short messages ____ enough notice.", "messages", "many", be],
    ],
  },
  make(frame) {
    const [, subject, number] = frame;
    const [en, zh] = numberWord[number];
    const right = answerOf(frame);
    return agreement(
      frame,
      say(
        `With “either … or” and “neither … nor” the verb agrees with the nearer subject. ` +
          `“${subject}” is ${en}, so “${right}” is right.`,
        `either … or 和 neither … nor 连接主语时，动词与较近的主语一致。${subject} 是${zh}，所以用 ${right}。`,
      ),
    );
  },
});

export const invertedAgreement = defineLanguageModel<Frame>({
  name: "agreement-inverted",
  area: "grammar",
  skill: "agreement",
  frames: {
    230: [
      ["Beneath the old stone bridge ____ three wooden boats.", "boats", "many", regular("float")],
      ["Among the papers on the two desks ____ a photograph of the founder.", "photograph", "one", be],
    ],
    240: [
      [
        "Behind the scientist's careful remarks ____ a number of doubts.",
        "a number of doubts",
        "many",
        regular("lurk"),
      ],
      [
        "From such modest beginnings ____ an entire industry.",
        "industry",
        "one",
        ["grow", "grows", "grown", "growing"],
      ],
    ],
  },
  make(frame) {
    const [sentence, subject, number] = frame;
    const [en, zh] = numberWord[number];
    const right = answerOf(frame);
    const near = nearNoun.exec(sentence)?.[1] ?? "";
    return agreement(
      frame,
      say(
        `The subject comes after the verb: “${subject}” is ${en}, so “${right}” is right. ` +
          `“${near}” belongs to the opening phrase.`,
        `这是倒装句，主语在动词后面：${subject} 是${zh}，所以用 ${right}。${near} 属于句首短语，不是主语。`,
      ),
    );
  },
});

export const quantityAgreement = defineLanguageModel<Frame>({
  name: "agreement-number-of",
  area: "grammar",
  skill: "agreement",
  frames: {
    230: [
      ["A number of visitors ____ the museum twice a year.", "a number of", "many", regular("visit")],
      [
        "The number of cyclists on the city's roads ____ every year.",
        "the number",
        "one",
        regular("increase", "increas"),
      ],
    ],
    240: [
      ["She is the only one of the painters who ____ every canvas.", "the only one", "one", regular("sign")],
      ["The criteria for the science award ____ stricter than before.", "criteria", "many", be],
    ],
  },
  make(frame) {
    const [, subject, number] = frame;
    const [en, zh] = numberWord[number];
    const [wrongEn, wrongZh] = numberWord[opposite[number]];
    const right = answerOf(frame);
    return agreement(
      frame,
      say(
        `Here “${subject}” is ${en}, though it may look ${wrongEn}, so “${right}” is right.`,
        `${subject} 在这里是${zh}，虽然看起来像${wrongZh}，所以用 ${right}。`,
      ),
    );
  },
});
