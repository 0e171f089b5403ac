import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const mediumSynthesis: readonly Draft[] = [
  {
    slug: "singing-dunes",
    passage: `A student who is researching sand dunes has made these notes:

      - Some dunes give off a deep hum when sand slides down their slopes.

      - The hum can last for several minutes and be heard from kilometers away.

      - It was once blamed on spirits or on underground bells.

      - Physicists now trace it to grains of similar size that collide in step.

      - Damp sand does not hum.`,
    question: `The student wants to set an older explanation of the hum against a recent one. Which choice uses the
      notes most effectively to do so?`,
    right: "Once blamed on spirits, the hum of some dunes is now traced to grains that collide in step.",
    wrong: {
      otherPurpose: `A dune can hum for several minutes when its grains collide in step, but only if the sand is
        dry.`,
      incomplete: "Before physicists studied it, people blamed the deep hum of some dunes on spirits or on bells.",
      detail: "The hum of dunes, which comes from sliding sand, can be heard from several kilometers away.",
    },
    why: say(
      `Both the older explanation (spirits) and the recent one (grains in step) must appear, set against each other.
        A choice that mentions physicists but not their explanation gives only the older one.`,
      "须同时写出旧解释（鬼神）与新解释（沙粒同步碰撞）并加以对比；有一项虽提到物理学家，却没有写出他们的解释。",
    ),
  },
  {
    slug: "floating-gardens",
    passage: `A student who is researching farming has made these notes:

      - In parts of Bangladesh, farmers grow vegetables on floating beds.

      - The beds are made of water hyacinth, a plant that spreads fast and blocks waterways.

      - They rise with the water when fields are flooded.

      - At the end of the season, the rotted beds are spread on fields as fertilizer.`,
    question: `The student wants to explain an advantage of floating beds in times of flood. Which choice uses the
      notes most effectively to do so?`,
    right: "Because floating beds rise with the water, vegetables can be grown on them when fields are flooded.",
    wrong: {
      otherPurpose: `Because floating beds rot by the end of the season, farmers can use them to fertilize their
        fields.`,
      incomplete: "In parts of Bangladesh, where fields are flooded, farmers grow vegetables on floating beds.",
      detail: "Farmers clear waterways of a plant that spreads fast when they build floating beds from it.",
    },
    why: say(
      `That the beds rise with the water is what helps in a flood. Fertilizer and clear waterways are advantages of
        another kind.`,
      "洪水时的优势在于苗床随水上浮；肥料和疏通水道是另外的好处。",
    ),
  },
  {
    slug: "map-of-smells",
    passage: `A student who is researching city maps has made these notes:

      - Designer Rhea Dunmore makes maps that show the smells of cities.

      - For each map, she walks through a city with volunteers, who write down what they smell.

      - Her map of Edgeport has 64 colored dots that stand for smells such as malt, tar, and wet stone.

      - The smells shift with the wind, so she adds lines that show where they drift.`,
    question: `The student wants to introduce Dunmore and her work to readers who do not know them. Which choice
      uses the notes most effectively to do so?`,
    right: `Designer Rhea Dunmore makes maps of the smells that she and volunteers find while walking through a
      city.`,
    wrong: {
      otherPurpose: `The smells on Rhea Dunmore’s maps shift with the wind, so lines are added that show where
        they drift.`,
      detail: `On Dunmore’s map of Edgeport, there are 64 dots that stand for smells such as malt, tar, and wet
        stone.`,
      incomplete: `Volunteers who walk through cities with Rhea Dunmore are asked to write down whatever they
        smell.`,
    },
    why: say(
      `An introduction must say who she is and what she makes. The other choices take this as known and give
        details.`,
      "介绍须说明她是谁、做什么；其他选项默认读者已知，只给细节。",
    ),
  },
  {
    slug: "slow-lizard-study",
    passage: `A student who is researching island lizards has made these notes:

      - Biologist Kofi Brandt studied lizards on two islands.

      - On Tarn Island there are cats; on Low Island there are none.

      - He walked toward each lizard and measured how close he came before it fled.

      - On Tarn Island the average distance was 4.1 meters.

      - On Low Island it was 1.2 meters.`,
    question: `The student wants to present the study’s result. Which choice uses the notes most effectively to do
      so?`,
    right: "Lizards fled at 4.1 meters on average on the island with cats but only at 1.2 meters on the other.",
    wrong: {
      otherPurpose: `To measure how soon lizards flee, a biologist walked toward each of them on two different
        islands.`,
      incomplete: "On Low Island, where no cats live, lizards let a biologist come to within 1.2 meters on average.",
      inaccurate: `Lizards on the island with cats let a biologist come closer, on average, than those without
        them.`,
    },
    why: say(
      `The result is the comparison of both distances. To walk toward the lizards was the method, and one distance
        alone is half of the result.`,
      "研究结果是两座岛上距离的比较；走近蜥蜴是方法，只给一个数据只是结果的一半。",
    ),
  },
  {
    slug: "two-bridges-materials",
    passage: `A student who is researching bridges has made these notes:

      - The Iron Bridge in England was opened in 1781.

      - It was the first major bridge to be made of cast iron.

      - The Eads Bridge in the United States was opened in 1874.

      - It was the first major bridge to use steel for its main structure.

      - Both cross rivers that carried heavy traffic of boats.`,
    question: `The student wants to emphasize a difference between the two bridges. Which choice uses the notes
      most effectively to do so?`,
    right: `While the Iron Bridge was the first major one of cast iron, the Eads Bridge was the first to rely on
      steel.`,
    wrong: {
      otherPurpose: `Opened in 1781 and in 1874, both bridges cross rivers that once carried heavy traffic of many
        boats.`,
      incomplete: `The Eads Bridge, opened in 1874, was the first major bridge in the world with a main structure
        of steel.`,
      inaccurate: `While the Iron Bridge was built of steel, the Eads Bridge, opened a century later, was built of
        cast iron.`,
    },
    why: say(
      `The difference lies in the materials, iron and steel, and both bridges must be named with the right one. One
        choice exchanges the materials; another tells what the bridges have in common.`,
      "差异在于材料（铸铁与钢），须正确写出两座桥各自的材料。有一项把材料写反了，还有一项写的是两桥的共同点。",
    ),
  },
  {
    slug: "whale-fall",
    passage: `A student who is researching the deep sea has made these notes:

      - When a whale dies, its body may sink to the floor of the deep sea.

      - Little food reaches the deep sea otherwise.

      - First, sharks and hagfish eat the flesh.

      - Later, worms called <i>Osedax</i> feed on the bones.

      - A single whale can support animals for decades.`,
    question: `The student wants to stress how important dead whales are to life in the deep sea. Which choice uses
      the notes most effectively to do so?`,
    right: "Where little other food arrives, a single dead whale can support animals for decades.",
    wrong: {
      otherPurpose: "First sharks and hagfish eat the flesh of a dead whale, and then worms feed on its bones.",
      incomplete: "When a whale dies, its body may sink all the way down to the floor of the deep sea.",
      detail: "<i>Osedax</i>, which lives on the floor of the deep sea, is a worm that can feed on bones.",
    },
    why: say(
      `Importance shows in how long one whale feeds animals and how little else there is. Which animals come first
        is another matter.`,
      "重要性体现在：食物稀少，而一头鲸可养活动物数十年；谁先来吃是另一回事。",
    ),
  },
];
