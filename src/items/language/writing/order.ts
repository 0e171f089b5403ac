import { say } from "../../engine/words";
import { defineLanguageModel } from "../engine/model";

/** Sentences in their right order. */
type Frame = readonly [first: string, second: string, third: string, fourth: string];

const orderOf = (places: readonly number[]): string => places.join(" – ");

export const sentenceOrder = defineLanguageModel<Frame>({
  name: "sentence-order",
  area: "writing",
  skill: "organising",
  above: 6,
  frames: {
    150: [
      ["First, I get up.", "Next, I put on my coat.", "Then I walk to school.", "Last, I go home."],
      ["First, Sam got an egg.", "Next, he put it in a pan.", "Then the egg was hot.", "Last, he ate it."],
    ],
    160: [
      [
        "First, I got a seed and a pot.",
        "Next, I put the seed in the soil.",
        "Then I watered it each day.",
        "At last, a green leaf came up.",
      ],
      [
        "First, we mixed the dough.",
        "Next, we baked it.",
        "Then the bread had to cool.",
        "At last, we ate it with jam.",
      ],
    ],
    170: [
      [
        "Mia heard a sound in the yard.",
        "She looked out and saw a kitten in a tree.",
        "Dad set up a ladder and brought it down.",
        "Now the kitten sleeps in Mia's room.",
      ],
      [
        "Our class wanted to sell lemonade.",
        "We squeezed the lemons before lunch.",
        "When school was out, we set up a table.",
        "By five o'clock every cup was sold.",
      ],
    ],
    180: [
      [
        "A caterpillar hatches from a tiny egg.",
        "It eats leaves until it has grown large.",
        "Then it makes a hard shell around itself.",
        "Weeks later, a butterfly breaks out of that shell.",
      ],
    ],
    190: [
      [
        "Long ago, people told time by the sun.",
        "On cloudy days, this method failed.",
        "To solve that problem, they built clocks that ran on water.",
        "Such water clocks worked even at night.",
      ],
    ],
    200: [
      [
        "In 1900 the valley had no school.",
        "That year a farmer offered his barn as a classroom.",
        "Within months, forty pupils crowded into it.",
        "Seeing those numbers, the county agreed to pay for a real building.",
      ],
    ],
    210: [
      [
        "Every map must show a round world on flat paper.",
        "To do so, it has to stretch some areas and shrink others.",
        "One famous map, for instance, stretches the lands near the poles.",
        "On it, Greenland looks as large as Africa.",
      ],
    ],
    220: [
      [
        "Most cities treat rain as a problem to be drained away.",
        "A few have begun to see it as a resource instead.",
        "One of these has built parks that hold water after storms.",
        "In dry months, the stored water keeps the same parks green.",
      ],
    ],
    230: [
      [
        "Historians long assumed that plague had emptied the village.",
        "Yet no graves from those years have ever been found there.",
        "That absence led one team to study the soil instead.",
        "Its samples point to another cause: fields ruined by salt.",
      ],
    ],
  },
  make: (sentences, draw) => {
    const shown = draw.shuffled([0, 1, 2, 3]);
    const place = (index: number): number => shown.indexOf(index) + 1;
    const listed = shown.map((index, n) => `${n + 1}. ${sentences[index] ?? ""}`);
    const [opening, , , ending] = sentences;
    return {
      stem: ["In which order do these sentences make the best paragraph?", ...listed].join("\n"),
      right: orderOf([0, 1, 2, 3].map(place)),
      wrong: {
        swapsTheMiddle: orderOf([0, 2, 1, 3].map(place)),
        swapsTheStart: orderOf([1, 0, 2, 3].map(place)),
        swapsTheEnd: orderOf([0, 1, 3, 2].map(place)),
      },
      explanation: say(
        `The paragraph begins with “${opening}” and ends with “${ending}” Time words, and words such as “it” ` +
          `or “that” ` +
          `that point back, show which sentence follows which.`,
        `这一段以“${opening}”开头，以“${ending}”结尾。时间词以及 it、that 等回指的词显示了先后顺序。`,
      ),
    };
  },
});
