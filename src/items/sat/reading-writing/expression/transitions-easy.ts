import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const easyTransitions: readonly Draft[] = [
  {
    slug: "deaf-snakes",
    passage: `It was long believed that snakes cannot hear, since they have no outer ears and no eardrums. ______,
      experiments have shown that they respond both to vibrations in the ground and to sounds that travel
      through the air.`,
    right: "However",
    wrong: {
      cause: "Therefore",
      example: "For instance",
      similarity: "Similarly",
    },
    why: say(
      `The experiments go against what was long believed, so a word of contrast is needed. “Therefore” would make
        them follow from the belief.`,
      "实验结果与长期的看法相反，需要表示转折的 However。Therefore 会把新发现说成旧看法的结果。",
    ),
  },
  {
    slug: "salt-words",
    passage: `Salt was once so valuable that it has left traces in everyday language. ______, the word “salary”
      comes from a Latin word that is connected with salt, and a person who works well is still said to be
      worth his or her salt.`,
    right: "For example",
    wrong: {
      contrast: "In contrast",
      replacement: "Instead",
      time: "Afterward",
    },
    why: say(
      `“Salary” and “worth one’s salt” are examples of the traces that the first sentence speaks of. “Instead” would
        put them in the place of those traces.`,
      "salary 与 worth one’s salt 都是前句所说“痕迹”的例子，用 For example。Instead 表示取代，不表示举例。",
    ),
  },
  {
    slug: "bakery-flood",
    passage: `During the night the river rose into the cellar of the bakery and ruined every sack of flour that was
      stored there. ______, no bread was sold in the village for the next three days.`,
    right: "As a result",
    wrong: {
      contrast: "Nevertheless",
      example: "For instance",
      similarity: "Likewise",
    },
    why: say(
      `Without flour there could be no bread: the second sentence is the result of the first. “Nevertheless” would
        lead to bread that was sold in spite of the flood.`,
      "面粉被毁，因此没有面包出售，后句是前句的结果，用 As a result。若用 Nevertheless，后面应是照样卖面包。",
    ),
  },
  {
    slug: "paper-from-rags",
    passage: `To make paper by hand, the old mill first sorted linen rags by color and left them in water until
      they began to fall apart. ______, heavy hammers driven by the mill wheel beat the rags to a pulp.`,
    right: "Next",
    wrong: {
      contrast: "However",
      example: "For example",
      restatement: "In other words",
    },
    why: say(
      `The sentences tell one step of the work and then the one that follows it. “In other words” would tell the
        same step once more.`,
      "两句依次叙述造纸的步骤，需要表示先后的 Next。In other words 是把同一件事换个说法。",
    ),
  },
  {
    slug: "bats-and-dolphins",
    passage: `Bats find their way in the dark by sending out high calls and listening for the echoes that come
      back. ______, dolphins send out clicks and use the echoes to find fish in water that is too cloudy to
      see through.`,
    right: "Similarly",
    wrong: {
      contrast: "Instead",
      cause: "Therefore",
      time: "Eventually",
    },
    why: say(
      `Dolphins do in water what bats do in air: the second sentence tells of something similar. “Therefore” would
        make the one animal’s habit the reason for the other’s.`,
      "海豚与蝙蝠的做法相似，都利用回声，需要表示类比的 Similarly。Therefore 会把蝙蝠的做法说成海豚的原因。",
    ),
  },
  {
    slug: "composers-walks",
    passage: `Composer Elia Norgaard did not write at a desk or at a piano. ______, she walked for hours along the
      dikes with a small notebook, and wrote down melodies whenever she stopped to rest.`,
    right: "Instead",
    wrong: {
      addition: "In addition",
      example: "For example",
      similarity: "Likewise",
    },
    why: say(
      `The second sentence tells what she did in place of writing at a desk. “In addition” would have her do both,
        and “for example” would make the walks a kind of work at a desk.`,
      "后句说明她不在书桌前创作，而是采取了另一种方式，用 Instead（取而代之）。In addition 会变成两种都做。",
    ),
  },
];
