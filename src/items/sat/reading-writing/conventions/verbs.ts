import { say, type Words } from "../../../engine/words";
import { framed } from "../entry";

interface Verb {
  readonly slug: string;
  readonly passage: string;
  readonly right: string;
  readonly wrong: Readonly<Record<string, string>>;
}

const finiteVerb = framed<Verb>({
  name: "finiteVerb",
  skill: "formSense",
  level: "medium",
  fillers: [
    {
      slug: "dry-stone-bridge",
      passage: `The bridge at Tolm, which is held together by nothing but the weight of its own stones, ______ the
        river at its narrowest point. Not one of the stones has moved since it was finished.`,
      right: "crosses",
      wrong: { participle: "crossing", infinitive: "to cross", perfectParticiple: "having crossed" },
    },
    {
      slug: "duet-of-cranes",
      passage: `A pair of cranes, calling in turn so quickly that the two voices are often taken for one, ______ the
        bond between them each spring. The duet can be heard from several kilometers away.`,
      right: "renews",
      wrong: { participle: "renewing", infinitive: "to renew", perfectParticiple: "having renewed" },
    },
  ],
  make: ({ right, wrong }) => ({
    right,
    wrong,
    why: say(
      `The words between the commas only add information, so the sentence still lacks a main verb. Of the choices, only
        “${right}” is a finite verb; the others would leave a fragment.`,
      `两个逗号之间只是补充说明，主句还缺谓语；选项中只有 ${right} 是限定动词，其余都会造成残句。`,
    ),
  }),
});

interface Timed extends Verb {
  readonly why: Words;
}

const tense = framed<Timed>({
  name: "tense",
  skill: "formSense",
  level: "medium",
  fillers: [
    {
      slug: "last-flour",
      passage: `The rescue ship left port in May and had to wait three weeks for the ice to open. By the time it
        reached the island, the crew of the wrecked whaler ______ the last of their flour.`,
      right: "had eaten",
      wrong: { present: "eat", presentPerfect: "have eaten", future: "will eat" },
      why: say(
        "“By the time it reached the island” sets a past moment, and the eating was over before it: past perfect.",
        "By the time it reached 指过去某一时刻，吃完发生在此之前，用过去完成时。",
      ),
    },
    {
      slug: "crane-counters",
      passage: `Since 1998, a group of volunteers ______ the cranes that pass over the marsh each fall. The first
        count was made by twelve people in a single day; the most recent one took ninety people a week.`,
      right: "has counted",
      wrong: { present: "counts", pastPerfect: "had counted", future: "will count" },
      why: say(
        "“Since 1998” marks a stretch of time that began in the past and goes on until now: present perfect.",
        "Since 1998 表示从过去持续到现在，用现在完成时。",
      ),
    },
  ],
  make: ({ right, wrong, why }) => ({ right, wrong, why }),
});

const parallel = framed<Verb>({
  name: "parallel",
  skill: "formSense",
  level: "medium",
  fillers: [
    {
      slug: "potters-apprentices",
      passage: `In their first year, apprentices at the pottery learn to dig and clean the clay, to shape it on the
        wheel, and ______. Only in the second year are they allowed to light the kiln.`,
      right: "to glaze the finished pots",
      wrong: {
        gerund: "glazing the finished pots",
        noun: "the glazing of finished pots",
        clause: "they glaze the finished pots",
      },
    },
    {
      slug: "new-ferry",
      passage: `The town has replaced the ferry that it had used for half a century. The new boat runs more quietly
        than the old one, burns less fuel, and ______ twice as many passengers.`,
      right: "carries",
      wrong: { participle: "carrying", infinitive: "to carry", noun: "the carrying of" },
    },
  ],
  make: ({ right, wrong }) => ({
    right,
    wrong,
    why: say(
      `The three parts of the series must have the same form. The first two show what it is, and of the choices only
        “${right}” continues it.`,
      `并列的三项形式须一致，前两项已给出形式，只有 ${right} 与之相同。`,
    ),
  }),
});

const subjunctive = framed<Verb>({
  name: "subjunctive",
  skill: "formSense",
  level: "hard",
  fillers: [
    {
      slug: "standing-oak",
      passage: `When the square was rebuilt, the architect’s contract stipulated that the old oak ______ standing
        and that the paving be laid around its roots. The tree has outlived the paving twice.`,
      right: "be left",
      wrong: { present: "is left", past: "was left", presentPerfect: "has been left" },
    },
    {
      slug: "lantern-treaty",
      passage: `The treaty of the two ports required that every ship entering the strait after sunset ______ a green
        lantern at its bow and report its cargo to the watch. Smugglers soon learned to carry two.`,
      right: "hang",
      wrong: { present: "hangs", past: "hung", presentPerfect: "has hung" },
    },
  ],
  make: ({ right, wrong }) => ({
    right,
    wrong,
    why: say(
      `A clause that tells what is stipulated or required takes the base form of the verb, “${right},” as the verb
        that is joined to it by “and” does.`,
      `stipulate、require 之后的 that 从句用动词原形（虚拟语气）${right}，and 之后并列的动词也是原形。`,
    ),
  }),
});

const participle = framed<Verb>({
  name: "participle",
  skill: "formSense",
  level: "hard",
  fillers: [
    {
      slug: "wheel-in-the-lake",
      passage: `In 1999, divers in the northern part of the lake found a wooden wheel twelve meters below the surface,
        ______ that the lake had once been shallow enough to be crossed by carts.`,
      right: "suggesting",
      wrong: { finite: "suggested", commaSplice: "this suggested", secondFinite: "it suggests" },
    },
    {
      slug: "simple-code",
      passage: `The letters of the two diplomats were written in a code so simple that a child could have broken it,
        ______ some historians to wonder whether they were meant to be read by others.`,
      right: "leading",
      wrong: { finite: "led", commaSplice: "this led", secondFinite: "it has led" },
    },
  ],
  make: ({ right, wrong }) => ({
    right,
    wrong,
    why: say(
      `The main clause is complete before the comma. What follows can only be attached to it, by the participle
        “${right}”; a finite verb with a subject would make a comma splice, and one without would have no “and.”`,
      `逗号前主句已完整，后面只能用分词 ${right} 附加说明；带主语的谓语会造成逗号粘连，不带主语的谓语又缺少 and。`,
    ),
  }),
});

export const verbs = [...finiteVerb, ...tense, ...parallel, ...subjunctive, ...participle];
