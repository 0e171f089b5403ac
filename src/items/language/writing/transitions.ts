import type { Draw } from "../../engine/draw";
import { say } from "../../engine/words";
import { defineLanguageModel, type LanguageQuestion } from "../engine/model";

const relations = {
  contrast: ["the second sentence goes against what the first leads one to expect", "后一句与前一句的预期相反"],
  cause: ["the second sentence is the result of the first", "后一句是前一句的结果"],
  example: ["the second sentence gives an example of the first", "后一句是前一句的例子"],
  sequence: ["the second sentence tells what comes after in time", "后一句说的是接下来的事"],
  likeness: ["the second sentence is like the first in one point", "后一句与前一句有相似之处"],
} as const;
type Relation = keyof typeof relations;

const mistakes = {
  contrast: "tellsAContrast",
  cause: "tellsACause",
  example: "tellsAnExample",
  sequence: "tellsASequence",
  likeness: "tellsALikeness",
} as const satisfies Record<Relation, string>;

const plainLinks: Readonly<Record<Relation, string>> = {
  contrast: "However",
  cause: "As a result",
  example: "For example",
  sequence: "Soon after that",
  likeness: "In the same way",
};
const formalLinks: Readonly<Record<Relation, string>> = {
  contrast: "Nevertheless",
  cause: "Consequently",
  example: "For instance",
  sequence: "Subsequently",
  likeness: "Similarly",
};

/** Two sentences with relations that do not exist between them: a tempting one and two others. */
type Frame = readonly [first: string, second: string, tempting: Relation, others: readonly [Relation, Relation]];

const transition =
  (relation: Relation, links: Readonly<Record<Relation, string>>) =>
  ([first, second, tempting, [third, fourth]]: Frame, draw: Draw): LanguageQuestion => {
    const [en, zh] = relations[relation];
    const [otherEn, otherZh] = relations[tempting];
    const [one, two] = draw.shuffled([third, fourth]);
    return {
      stem: `Which transition best fits in the gap?\n${first} ____, ${second}`,
      right: links[relation],
      wrong: Object.fromEntries(
        [tempting, one ?? third, two ?? fourth].map((tells) => [mistakes[tells], links[tells]]),
      ),
      explanation: say(
        `“${links[relation]}” is right because ${en}. “${links[tempting]}” would say that ${otherEn}.`,
        `${zh}，所以用 ${links[relation]}。用 ${links[tempting]} 则表示${otherZh}。`,
      ),
    };
  };

const rest = {
  contrast: ["cause", ["example", "likeness"]],
  cause: ["contrast", ["example", "likeness"]],
  example: ["contrast", ["sequence", "likeness"]],
  sequence: ["example", ["contrast", "likeness"]],
} as const;

export const contrastTransition = defineLanguageModel<Frame>({
  name: "transition-contrast",
  area: "writing",
  skill: "transitions",
  frames: {
    190: [
      ["The path looked short on the map.", "it took us all day to walk it.", ...rest.contrast],
      ["Most owls hunt at night.", "the burrowing owl is often awake by day.", ...rest.contrast],
    ],
    200: [["The new phone is lighter than the old one.", "its battery runs down sooner.", ...rest.contrast]],
  },
  make: transition("contrast", plainLinks),
});

export const formalContrast = defineLanguageModel<Frame>({
  name: "transition-contrast-formal",
  area: "writing",
  skill: "transitions",
  frames: {
    220: [
      ["Early maps of the coast were full of errors.", "sailors relied on them for decades.", ...rest.contrast],
      ["The trial involved only forty volunteers.", "its findings were widely reported as certain.", ...rest.contrast],
    ],
    230: [["Critics dismissed the play as too long.", "every performance sold out within hours.", ...rest.contrast]],
  },
  make: transition("contrast", formalLinks),
});

export const causeTransition = defineLanguageModel<Frame>({
  name: "transition-cause",
  area: "writing",
  skill: "transitions",
  frames: {
    190: [
      ["No rain fell for two months.", "the pond behind the school dried up.", ...rest.cause],
      ["The bridge was closed for repairs.", "drivers had to take the long way around.", ...rest.cause],
    ],
    200: [["The town planted trees along its main street.", "the sidewalks are cooler in summer.", ...rest.cause]],
  },
  make: transition("cause", plainLinks),
});

export const formalCause = defineLanguageModel<Frame>({
  name: "transition-cause-formal",
  area: "writing",
  skill: "transitions",
  frames: {
    210: [
      ["The factory stopped dumping waste into the river.", "fish have returned to its lower reaches.", ...rest.cause],
    ],
    220: [["The archive had no catalog.", "researchers spent weeks in search of a single letter.", ...rest.cause]],
  },
  make: transition("cause", formalLinks),
});

export const exampleTransition = defineLanguageModel<Frame>({
  name: "transition-example",
  area: "writing",
  skill: "transitions",
  frames: {
    180: [
      ["Some animals can change their color.", "an octopus can turn as brown as a rock.", ...rest.example],
      ["Grandma knows many old games.", "she taught us one with buttons and a cup.", ...rest.example],
    ],
    210: [["Many everyday words come from Arabic.", "“cotton” and “lemon” both do.", ...rest.example]],
  },
  make: transition("example", plainLinks),
});

const likenessRest = ["contrast", ["cause", "example"]] as const;

export const likenessTransition = defineLanguageModel<Frame>({
  name: "transition-likeness",
  area: "writing",
  skill: "transitions",
  frames: {
    220: [
      [
        "Bats find their way by listening for echoes.",
        "dolphins locate fish by the sounds that return.",
        ...likenessRest,
      ],
    ],
    240: [
      [
        "A composer repeats a theme so that listeners remember it.",
        "an essayist returns to a key image so that readers do.",
        ...likenessRest,
      ],
    ],
  },
  make: transition("likeness", formalLinks),
});

export const sequenceTransition = defineLanguageModel<Frame>({
  name: "transition-sequence",
  area: "writing",
  skill: "transitions",
  frames: {
    180: [
      ["The egg began to crack at noon.", "a wet chick climbed out.", ...rest.sequence],
      ["The band walked onto the stage.", "the first song began.", ...rest.sequence],
    ],
  },
  make: transition("sequence", plainLinks),
});
