import { say } from "../../../engine/words";
import { framed } from "../entry";
import { withMarks, type Joint } from "./joint";

const subjectAndVerb = framed<Joint>({
  name: "subjectAndVerb",
  skill: "boundaries",
  level: "easy",
  fillers: [
    {
      slug: "eleven-windmills",
      passage: `The eleven windmills that three brothers had built along the ridge above the ______ still in use
        when the railway came. Within ten years, all but one of them had been abandoned.`,
      left: "valley",
      right: "were",
    },
    {
      slug: "glowing-wood",
      passage: `In damp forests, a pale green light given off by some kinds of rotting ______ many travelers before its
        cause was known. The light comes not from the wood but from a fungus that grows in it.`,
      left: "wood",
      right: "frightened",
    },
    {
      slug: "opera-copyists",
      passage: `The copyists whom the opera house employed during its busiest ______ as many as four hundred pages of
        music in a week. Their work can be recognized by the blue lines that they ruled.`,
      left: "years",
      right: "wrote",
    },
  ],
  make: (joint) => ({
    ...withMarks(joint, " ", { commaInside: ", ", semicolonInside: "; ", colonInside: ": " }),
    why: say(
      `The words up to “${joint.left}” are the subject, however long it is, and “${joint.right}” is its verb. No mark
        separates a subject from its verb.`,
      `到“${joint.left}”为止都是主语（再长也是一个整体），“${joint.right}”是谓语，主谓之间不加标点。`,
    ),
  }),
});

const clauseAsSubject = framed<Joint>({
  name: "clauseAsSubject",
  skill: "boundaries",
  level: "hard",
  fillers: [
    {
      slug: "daylight-crabs",
      passage: `What distinguishes the crabs of this bay from those that live farther along the ______ that they
        feed by day. Elsewhere, the same species comes out only after dark.`,
      left: "coast",
      right: "is",
    },
    {
      slug: "tomb-seeds",
      passage: `Whether the seeds that had been found in the tomb would still sprout after so many ______ the
        question that brought botanist Lev Amsel to the museum. He asked for three of them and was given one.`,
      left: "centuries",
      right: "was",
    },
  ],
  make: (joint) => ({
    ...withMarks(joint, " ", { commaInside: ", ", colonInside: ": ", dashInside: "—" }),
    why: say(
      `The whole clause that ends with “${joint.left}” is the subject of “${joint.right}.” Though it is long and
        holds a verb of its own, no mark separates it from its verb.`,
      `以“${joint.left}”结尾的整个从句是“${joint.right}”的主语；它虽长且自带动词，主谓之间仍不加标点。`,
    ),
  }),
});

const serialSemicolon = framed<Joint>({
  name: "serialSemicolon",
  skill: "boundaries",
  level: "medium",
  fillers: [
    {
      slug: "quiet-squares",
      passage: `A prize for quiet public squares was given this year to three cities: Porto, ______ Italy; and Ghent,
        Belgium. Each of them had closed at least one large square to cars.`,
      left: "Portugal",
      right: "Turin,",
    },
    {
      slug: "lost-comedy",
      passage: `The film archive has received letters from Ana Brandt, a film ______ Orr, a projectionist; and Sam
        Petit, a collector of posters. All three of them remember the same lost comedy.`,
      left: "editor",
      right: "Louis",
    },
  ],
  make: (joint) => ({
    ...withMarks(joint, "; ", { unlikeMark: ", ", wrongColon: ": ", missingMark: " " }),
    why: say(
      `The items of the list have commas inside them, so semicolons stand between the items, as one does before “and.”
        A comma after “${joint.left}” would not show where the first item ends.`,
      `列举的各项内部已有逗号，项与项之间须用分号（and 之前即是如此）；“${joint.left}”后若用逗号就看不出第一项在何处结束。`,
    ),
  }),
});

const listColon = framed<Joint>({
  name: "listColon",
  skill: "boundaries",
  level: "medium",
  fillers: [
    {
      slug: "masons-materials",
      passage: `The masons of the old town built with whatever lay close at ______ from the shore, clay from the
        riverbank, and straw from the fields. Lime, which had to be bought, was kept for churches.`,
      left: "hand",
      right: "sand",
    },
    {
      slug: "three-witnesses",
      passage: `Of the night on which the observatory burned, only three accounts have come down to ______ by the
        janitor, a report by the fire brigade, and a poem by the astronomer’s daughter, who was nine.`,
      left: "us",
      right: "a letter",
    },
  ],
  make: (joint) => ({
    ...withMarks(joint, ": ", { wrongSemicolon: "; ", fragment: ". ", missingMark: " " }),
    why: say(
      `A complete clause ends with “${joint.left},” and a list without a verb of its own tells what was meant. A colon
        introduces such a list; a semicolon or a period would have to be followed by a main clause.`,
      `“${joint.left}”处分句已完整，其后是没有谓语的列举，应以冒号引出；分号或句号之后须是独立分句。`,
    ),
  }),
});

interface Asked {
  readonly slug: string;
  readonly passage: string;
  readonly asked: string;
  readonly clause: string;
  /** The clause in the word order of a question. */
  readonly inverted: string;
}

const indirectQuestion = framed<Asked>({
  name: "indirectQuestion",
  skill: "boundaries",
  level: "medium",
  fillers: [
    {
      slug: "ants-way-home",
      passage: `Desert ants wander far from the nest in search of food, yet they run home in an almost straight line.
        Biologist Edda Fromm set out to learn ______ She began by moving the nest.`,
      asked: "how",
      clause: "the ants find their way back",
      inverted: "do the ants find their way back",
    },
    {
      slug: "silent-bells",
      passage: `The bells of the cathedral are rung every day of the year but one. Visitors often ask the guides
        ______ No one has yet been able to give them an answer.`,
      asked: "why",
      clause: "the bells are silent on that day",
      inverted: "are the bells silent on that day",
    },
  ],
  make: ({ asked, clause, inverted }) => ({
    right: `${asked} ${clause}.`,
    wrong: {
      direct: `${asked} ${inverted}?`,
      questionMark: `${asked} ${clause}?`,
      inverted: `${asked} ${inverted}.`,
    },
    why: say(
      `The sentence tells of a question but does not ask one. So it keeps the order of a statement, “${asked}
        ${clause},” and ends with a period.`,
      `该句是转述问题而非提问（间接疑问句），用陈述语序“${asked} ${clause}”，以句号结尾。`,
    ),
  }),
});

export const punctuationEntries = [
  ...subjectAndVerb,
  ...clauseAsSubject,
  ...serialSemicolon,
  ...listColon,
  ...indirectQuestion,
];
