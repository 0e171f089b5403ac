import { say } from "../../../engine/words";
import { framed } from "../entry";
import { withMarks, type Joint } from "./joint";

const sentenceEnd = framed<Joint>({
  name: "sentenceEnd",
  skill: "boundaries",
  level: "easy",
  fillers: [
    {
      slug: "sorrel-light",
      passage: `For a hundred and twelve years, someone lived at the foot of the lighthouse on Point Sorrel. Today the
        lighthouse has no ______ lamp is switched on and off by a sensor that responds to daylight.`,
      left: "keeper",
      right: "its",
    },
    {
      slug: "sawdust-ice",
      passage: `Before there were electric refrigerators, ice was cut from frozen lakes in winter. Workers packed the
        blocks in ______ kept most of the ice from melting until late in the summer.`,
      left: "sawdust",
      right: "this",
    },
    {
      slug: "hazel-wood-toads",
      passage: `Each March, thousands of toads cross the road below Hazel Wood to reach their ______ have dug two
        tunnels under it so that the animals no longer need to pass among the cars.`,
      left: "pond",
      right: "volunteers",
    },
  ],
  make: (joint) => ({
    ...withMarks(joint, ". ", { commaSplice: ", ", runOn: " ", strayComma: " and, " }),
    why: say(
      `One main clause ends with “${joint.left}” and another begins with “${joint.right}.” A period separates them; a
        comma alone makes a comma splice, no mark makes a run-on, and no comma follows “and.”`,
      `“${joint.left}”结束一个独立分句，“${joint.right}”开始另一个，应以句号隔开。只用逗号是逗号粘连，不加标点是连写句，and 之后也不加逗号。`,
    ),
  }),
});

const introductoryClause = framed<Joint>({
  name: "introductoryClause",
  skill: "boundaries",
  level: "easy",
  fillers: [
    {
      slug: "comet-return",
      passage: `Although astronomers had predicted the comet’s return to within a ______ arrival still drew crowds into
        the streets. Many people brought chairs and stayed until dawn.`,
      left: "month",
      right: "its",
    },
    {
      slug: "dry-wells",
      passage: `When the river fell in the long dry summer of that ______ of the wells in the village could be used any
        longer. Water had to be carried up the hill in barrels, and a barrel cost a day’s wages.`,
      left: "year",
      right: "none",
    },
    {
      slug: "kiln-door",
      passage: `Because a kiln must cool slowly if the glaze on the pots is not to ______ door stays shut for two days
        after the fire has gone out. Opening it a few hours early can ruin a month of work.`,
      left: "crack",
      right: "its",
    },
  ],
  make: (joint) => ({
    ...withMarks(joint, ", ", { missingComma: " ", wrongSemicolon: "; ", fragment: ". " }),
    why: say(
      `The clause that ends with “${joint.left}” depends on the main clause that begins with “${joint.right}.” A comma
        goes between them; a semicolon or a period would leave the first clause standing alone.`,
      `以“${joint.left}”结尾的是从句，依附于以“${joint.right}”开头的主句，中间用逗号；用分号或句号会使从句孤立成残句。`,
    ),
  }),
});

interface AdverbJoint extends Joint {
  readonly adverb: string;
}

const conjunctiveAdverb = framed<AdverbJoint>({
  name: "conjunctiveAdverb",
  skill: "boundaries",
  level: "medium",
  fillers: [
    {
      slug: "pollen-robots",
      passage: `Small flying robots can carry pollen from one flower to ______ need to be recharged every few minutes.
        For now, bees do the same work better and at no cost.`,
      left: "another",
      adverb: "however",
      right: "they",
    },
    {
      slug: "buried-jars",
      passage: `The caravan could not carry enough water for the whole ______ guides had buried full jars along the
        route the winter before. Some of those jars are still found in the sand today.`,
      left: "crossing",
      adverb: "therefore",
      right: "its",
    },
  ],
  make: ({ left, adverb, right }) => ({
    right: `${left}; ${adverb}, ${right}`,
    wrong: {
      commaSplice: `${left}, ${adverb}, ${right}`,
      runOn: `${left} ${adverb} ${right}`,
      missingComma: `${left}, ${adverb} ${right}`,
    },
    why: say(
      `The word “${adverb}” is an adverb and cannot join two main clauses as a conjunction does. A semicolon ends
        the first clause, and a comma sets the adverb off from the second.`,
      `${adverb} 是副词，不能像连词那样连接两个独立分句：前面用分号结束第一个分句，后面用逗号隔开。`,
    ),
  }),
});

const adverbEndsClause = framed<AdverbJoint>({
  name: "adverbEndsClause",
  skill: "boundaries",
  level: "hard",
  fillers: [
    {
      slug: "plain-bridge",
      passage: `Most of those who wrote about the new bridge in its first year found it too plain. The committee
        that had commissioned it was ______ had asked for a bridge that would not distract from the gorge.`,
      left: "pleased",
      adverb: "however",
      right: "it",
    },
    {
      slug: "leaning-tower",
      passage: `Visitors to the harbor often take the slant of its watchtower for a fault in the foundations. The
        slant was ______ builders leaned the tower into the wind that blows from the bay for most of the year.`,
      left: "intended",
      adverb: "however",
      right: "its",
    },
  ],
  make: ({ left, adverb, right }) => ({
    right: `${left}, ${adverb}; ${right}`,
    wrong: {
      wrongSide: `${left}; ${adverb}, ${right}`,
      commaSplice: `${left}, ${adverb}, ${right}`,
      runOn: `${left}, ${adverb} ${right}`,
    },
    why: say(
      `What “${adverb}” contrasts is this clause with the sentence before it, so it belongs before the semicolon. The
        clause that follows gives a reason and stands in no contrast to “${left}.”`,
      `${adverb} 表示本分句与前一句的对比，应归入分号之前；分号后的分句说明原因，与“${left}”并不构成对比。`,
    ),
  }),
});

export const clauses = [...sentenceEnd, ...introductoryClause, ...conjunctiveAdverb, ...adverbEndsClause];
