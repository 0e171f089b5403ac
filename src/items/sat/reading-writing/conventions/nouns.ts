import { say } from "../../../engine/words";
import { framed } from "../entry";

interface Owner {
  readonly slug: string;
  readonly passage: string;
  readonly one: string;
  readonly many: string;
  /** The owned things in the plural. */
  readonly things: string;
}

const pluralOwner = framed<Owner>({
  name: "pluralOwner",
  skill: "formSense",
  level: "easy",
  fillers: [
    {
      slug: "five-rowers",
      passage: `After eleven days on open water, the boat came into the harbor at dawn. All five ______ hands were so
        blistered that they could not hold the cups of tea that were offered to them.`,
      one: "rower",
      many: "rowers",
      things: "hands",
    },
    {
      slug: "two-climbers",
      passage: `The two climbers each kept a diary on the mountain. Where the ______ accounts disagree, historians
        have tended to trust the shorter one, since its author had no plans to publish it.`,
      one: "climber",
      many: "climbers",
      things: "accounts",
    },
    {
      slug: "street-of-weavers",
      passage: `Forty families of weavers once lived on Thread Street. From early morning, the noise of the ______
        looms could be heard on both sides of the river, and a silence meant that it was Sunday.`,
      one: "weaver",
      many: "weavers",
      things: "looms",
    },
  ],
  make: ({ one, many, things }) => ({
    right: `${many}’`,
    wrong: { oneOwner: `${one}’s`, noApostrophe: many, doubled: `${many}’s` },
    why: say(
      `The ${things} belong to several ${many}. A plural that ends in “s” takes only an apostrophe to show
        possession, as in “${many}’ ${things}.”`,
      `${things} 属于多个 ${one}，以 s 结尾的复数名词所有格只加撇号：${many}’。`,
    ),
  }),
});

interface OneOwner {
  readonly slug: string;
  readonly passage: string;
  readonly one: string;
  readonly many: string;
  readonly thing: string;
  readonly things: string;
}

const singleOwner = framed<OneOwner>({
  name: "singleOwner",
  skill: "formSense",
  level: "medium",
  fillers: [
    {
      slug: "numbered-planks",
      passage: `To raise the Viking boat from the mud of the fjord without breaking it, conservators first numbered
        each of the ______. Drying them slowly enough, once the boat had been taken apart, took eleven years.`,
      one: "boat",
      many: "boats",
      thing: "plank",
      things: "planks",
    },
    {
      slug: "renamed-bridges",
      passage: `Anyone who uses an old map of Lorne will soon be lost. Since the war, almost all of the ______ have
        been renamed, some of them more than once, and the city has not yet put up new signs.`,
      one: "city",
      many: "cities",
      thing: "bridge",
      things: "bridges",
    },
  ],
  make: ({ one, many, thing, things }) => ({
    right: `${one}’s ${things}`,
    wrong: {
      manyOwners: `${many}’ ${things}`,
      bothPossessive: `${one}’s ${thing}’s`,
      wrongOne: `${many} ${things}’`,
    },
    why: say(
      `There is one ${one} and there are several ${things}. Only the owner takes the apostrophe: “${one}’s
        ${things}.”`,
      `只有一个 ${one}，而 ${things} 是复数；只有所有者加撇号：${one}’s ${things}。`,
    ),
  }),
});

interface Sounding {
  readonly slug: string;
  readonly passage: string;
  readonly right: string;
  readonly wrong: Readonly<Record<string, string>>;
  readonly noun: string;
  readonly use: readonly [en: string, zh: string];
}

const soundAlike = framed<Sounding>({
  name: "soundAlike",
  skill: "formSense",
  level: "medium",
  fillers: [
    {
      slug: "west-wing",
      passage: `The museum of navigation has been closed since a storm tore off part of its roof. It plans to reopen
        ______ west wing, where the sea charts hang, before the end of the summer.`,
      right: "its",
      wrong: { contraction: "it’s", wrongNumber: "their", contractionPlural: "they’re" },
      noun: "the museum",
      use: ["shows possession of one owner and has no apostrophe", "表示单数所有，不带撇号"],
    },
    {
      slug: "quick-color",
      passage: `Squid and octopuses can change color in less than a second. They are so quick because ______ able to
        open thousands of tiny sacs of pigment in the skin at the same moment.`,
      right: "they’re",
      wrong: { possessive: "their", place: "there", wrongNumber: "it’s" },
      noun: "squid and octopuses",
      use: ["is short for “they are,” which the clause needs", "是 they are 的缩写，从句需要主语和谓语"],
    },
  ],
  make: ({ right, wrong, noun, use }) => ({
    right,
    wrong,
    why: say(`The word refers to “${noun}.” Here “${right}” ${use[0]}.`, `该词指代“${noun}”，${right} ${use[1]}。`),
  }),
});

interface Compared {
  readonly slug: string;
  readonly passage: string;
  readonly pronoun: "that" | "those";
  readonly wrongPronoun: "that" | "those";
  readonly compared: string;
  readonly owner: string;
}

const comparison = framed<Compared>({
  name: "comparison",
  skill: "formSense",
  level: "hard",
  fillers: [
    {
      slug: "kiln-walls",
      passage: `Until they had been measured, nobody at the brickworks believed it: the walls of the kilns that were
        built two centuries ago are on average thicker, and hold the heat longer, than ______.`,
      pronoun: "those",
      wrongPronoun: "that",
      compared: "walls",
      owner: "modern kilns",
    },
    {
      slug: "wet-north-coast",
      passage: `The mountains that run the length of the island catch the winds from the north, so the climate of
        the north coast is far wetter, and in most months a little cooler, than ______.`,
      pronoun: "that",
      wrongPronoun: "those",
      compared: "climate",
      owner: "the south coast",
    },
  ],
  make: ({ pronoun, wrongPronoun, compared, owner }) => ({
    right: `${pronoun} of ${owner}`,
    wrong: {
      unlike: owner,
      wrongNumber: `${wrongPronoun} of ${owner}`,
      unlikePhrase: `compared with ${owner}`,
    },
    why: say(
      `Like must be compared with like: ${compared} with ${compared}. The pronoun “${pronoun}” stands for
        “${compared}” and has its number; “${owner}” alone would be compared with the ${compared}.`,
      `比较对象须同类：${compared} 与 ${compared} 相比。${pronoun} 代替 ${compared} 且单复数一致；只写 ${owner} 则比较对象不对等。`,
    ),
  }),
});

interface Modified {
  readonly slug: string;
  readonly passage: string;
  readonly modifier: string;
  readonly doer: string;
  readonly right: string;
  readonly wrong: Readonly<Record<string, string>>;
}

const modifier = framed<Modified>({
  name: "modifier",
  skill: "formSense",
  level: "medium",
  fillers: [
    {
      slug: "cedar-canoe",
      passage: `The canoe in the entrance hall is the work of two brothers who had never built one before. Carved
        from a single block of cedar, ______ and weighs no more than a grown man.`,
      modifier: "Carved from a single block of cedar",
      doer: "the canoe",
      right: "the boat took two winters to finish",
      wrong: {
        wrongDoer: "the brothers took two winters to finish it",
        noDoer: "two winters were needed to finish it",
        possessor: "its finishing took two winters",
      },
    },
    {
      slug: "quill-and-floods",
      passage: `The water board no longer laughs at the old ferrywoman’s warnings. Having watched the river for
        thirty years, ______ She has been wrong only once.`,
      modifier: "Having watched the river for thirty years",
      doer: "Rosa Quill",
      right: "Rosa Quill can tell from its color when a flood is near.",
      wrong: {
        wrongDoer: "its color tells Rosa Quill when a flood is near.",
        noDoer: "a flood can be foretold by Rosa Quill from its color.",
        possessor: "Rosa Quill’s eye for its color tells her when a flood is near.",
      },
    },
  ],
  make: ({ modifier: opening, doer, right, wrong }) => ({
    right,
    wrong,
    why: say(
      `“${opening}” describes ${doer}, so the subject that follows the comma must be ${doer} and nothing else.`,
      `“${opening}”修饰的是 ${doer}，逗号后的主语必须是它，否则就是悬垂修饰语。`,
    ),
  }),
});

export const nouns = [...pluralOwner, ...singleOwner, ...soundAlike, ...comparison, ...modifier];
