import { say } from "../../../engine/words";
import { framed } from "../entry";
import { withMarks, type Joint } from "./joint";

const closingComma = framed<Joint>({
  name: "closingComma",
  skill: "boundaries",
  level: "medium",
  fillers: [
    {
      slug: "lute-maker",
      passage: `Lute maker Corin Weiss, whose instruments are prized for their clear ______ only spruce that has been
        seasoned for at least twenty years. Younger wood, he says, has not yet learned to be quiet.`,
      left: "tone",
      right: "uses",
    },
    {
      slug: "eel-journey",
      passage: `The European eel, a fish that spends most of its life in rivers and ______ thousands of kilometers
        to the Sargasso Sea in order to breed. It makes this journey only once.`,
      left: "lakes",
      right: "swims",
    },
  ],
  make: (joint) => ({
    ...withMarks(joint, ", ", { missingMark: " ", unlikeMark: "—", wrongSemicolon: "; " }),
    why: say(
      `The words between subject and verb only add information. They are set off by a comma in front, so a comma must
        close them before “${joint.right}.”`,
      `主语与谓语之间的成分只是补充说明，前面用逗号隔开，因此在“${joint.right}”之前也须用逗号收尾。`,
    ),
  }),
});

const closingDash = framed<Joint>({
  name: "closingDash",
  skill: "boundaries",
  level: "medium",
  fillers: [
    {
      slug: "glass-sponge",
      passage: `The skeleton of the Venus’s flower basket—a sponge that lives on the floor of the deep ______ made of
        silica, the main ingredient of glass. Engineers study how so light a lattice can be so hard to break.`,
      left: "sea",
      right: "is",
    },
    {
      slug: "town-crier",
      passage: `The last town crier of Ashby Cross—a retired teacher with a voice that carried over three ______
        paid in loaves of bread. The bakers of the town took turns to provide them.`,
      left: "streets",
      right: "was",
    },
  ],
  make: (joint) => ({
    ...withMarks(joint, "—", { missingMark: " ", unlikeMark: ", ", wrongColon: ": " }),
    why: say(
      `The words between subject and verb only add information. A dash opens them, so a dash must close them before
        “${joint.right}.”`,
      `主语与谓语之间的成分只是补充说明，前面用破折号引出，因此在“${joint.right}”之前也须用破折号收尾。`,
    ),
  }),
});

const nestedSupplement = framed<Joint>({
  name: "nestedSupplement",
  skill: "boundaries",
  level: "hard",
  fillers: [
    {
      slug: "oldest-plants",
      passage: `The oldest plants in the garden—a camellia, two vines, and a fig whose roots have lifted the ______
        from cuttings that a ship’s surgeon, hoping for a pension, brought home as a present for the king.`,
      left: "pavement",
      right: "grew",
    },
    {
      slug: "festival-instruments",
      passage: `Three instruments that had not been heard in the valley for a generation—a bagpipe, a nail violin,
        and an organ driven by ______ the festival that year, and all three were out of tune.`,
      left: "water",
      right: "opened",
    },
  ],
  make: (joint) => ({
    ...withMarks(joint, "—", { missingMark: " ", unlikeMark: ", ", wrongSemicolon: "; " }),
    why: say(
      `The dash after the subject opens an inserted list whose items are separated by commas. Only a second dash shows
        that the list is over and that “${joint.right}” is the verb of the sentence.`,
      `主语后的破折号引出插入的列举，列举内部用逗号分隔；只有再用破折号，才能表明插入语结束、“${joint.right}”是谓语。`,
    ),
  }),
});

interface Title {
  readonly slug: string;
  readonly passage: string;
  readonly title: string;
  readonly name: string;
}

const nameAfterTitle = framed<Title>({
  name: "nameAfterTitle",
  skill: "boundaries",
  level: "medium",
  fillers: [
    {
      slug: "desert-crusts",
      passage: `In a study of desert ground, ______ has shown that a thin crust of living things holds the sand in
        place. A single set of tire tracks may take decades to heal.`,
      title: "soil scientist",
      name: "Noor Haddad",
    },
    {
      slug: "folding-fans",
      passage: `In a lecture that she gave last spring, ______ spoke of the painters who decorated folding fans and
        hardly ever signed them. She has collected more than two hundred of their works.`,
      title: "art historian",
      name: "Mio Endo",
    },
  ],
  make: ({ title, name }) => ({
    right: `${title} ${name}`,
    wrong: {
      setOff: `${title}, ${name},`,
      commaBefore: `${title}, ${name}`,
      commaAfter: `${title} ${name},`,
    },
    why: say(
      `Without the name, “${title}” has no article and would not tell who is meant. The name is essential, so no comma
        sets it off, and none separates it from its verb.`,
      `${title} 前没有冠词，离开人名便不知所指；人名是必要成分，前后都不加逗号，与谓语之间也不用逗号。`,
    ),
  }),
});

export const supplements = [...closingComma, ...closingDash, ...nestedSupplement, ...nameAfterTitle];
