import { say } from "../../engine/words";
import type { ReadingModel } from "./model";
import { rowsModel } from "./rows";

const place = { area: "languageWriting", skill: "capitalsAndMarks" } as const;
const written = ["Which sentence is written the right way?", "哪个句子写得对？"] as const;

const capitals = rowsModel({
  ...place,
  name: "capitals",
  asks: written,
  explain: (right) =>
    say(`Names and the first word have capitals, and a mark ends it: ${right}`, `大写和标点都正确的是 ${right}`),
  rows: {
    150: [
      ["My cat is black.", "my cat is black.", "My cat is black", "My Cat Is black."],
      ["We like to swim.", "we like to swim.", "We like to swim", "We Like To swim."],
      ["It is a big dog.", "it is a big dog.", "It is a big dog", "It Is A big dog."],
    ],
    160: [
      ["Mia has a doll.", "mia has a doll.", "Mia has a Doll.", "Mia has a doll"],
      ["I see Tom and Leo.", "I see tom and Leo.", "i see Tom and Leo.", "I see Tom and leo."],
      ["My name is Anna.", "My name is anna.", "my name is Anna.", "My Name is Anna"],
    ],
    170: [
      ["Can I sit here?", "can I sit here?", "Can i sit here?", "Can I sit here"],
      ["Lily and I ran home.", "Lily and i ran home.", "lily and I ran home.", "Lily and I Ran home."],
    ],
    180: [
      [
        "School starts in September.",
        "School starts in september.",
        "school starts in September.",
        "School Starts in September.",
      ],
      ["On Friday we eat fish.", "On friday we eat fish.", "on Friday we eat fish.", "On Friday We eat fish."],
      ["My birthday is in June.", "My birthday is in june.", "my birthday is in June.", "My Birthday is in June."],
    ],
    190: [
      [
        "Aunt Rosa lives in Spain.",
        "Aunt rosa lives in Spain.",
        "Aunt Rosa lives in spain.",
        "aunt Rosa lives in Spain.",
      ],
      [
        "He speaks English and Chinese.",
        "He speaks english and Chinese.",
        "He speaks English and chinese.",
        "he speaks English and Chinese.",
      ],
    ],
  },
});

const insideMarks = rowsModel({
  ...place,
  name: "marks-inside",
  asks: written,
  explain: (right) => say(`Its marks stand where they should: ${right}`, `标点位置正确的是 ${right}`),
  rows: {
    180: [
      ["It’s time to go home.", "Its time to go home.", "Its’ time to go home.", "It’s time to go Home."],
      ["I can’t find my shoe.", "I cant find my shoe.", "I can,t find my shoe.", "I ca’nt find my shoe."],
      ["That is Ben’s kite.", "That is Bens kite.", "That is Bens’ kite.", "That is Ben’s Kite."],
    ],
    190: [
      [
        "We need bread, milk, and rice.",
        "We need, bread milk and rice.",
        "We need bread milk, and, rice.",
        "We need bread milk and, rice.",
      ],
      ["No, I have not seen it.", "No I, have not seen it.", "No I have, not seen it.", "No I have not, seen it."],
      [
        "After lunch, we went outside.",
        "After, lunch we went outside.",
        "After lunch we, went outside.",
        "After lunch we went, outside.",
      ],
    ],
    200: [
      [
        "The two dogs’ bowls are empty.",
        "The two dog’s bowls are empty.",
        "The two dogs bowls’ are empty.",
        "The two dogs bowl’s are empty.",
      ],
      [
        "“Where are you?” asked Tom.",
        "“Where are you? asked Tom.”",
        "Where are you? “asked Tom.”",
        "“Where are you”? asked tom.",
      ],
      [
        "When it rains, the snail comes out.",
        "When it rains the, snail comes out.",
        "When, it rains the snail comes out.",
        "When it rains the snail, comes out.",
      ],
      [
        "The bird lost its feather, but it flew on.",
        "The bird lost it’s feather, but it flew on.",
        "The bird lost its’ feather, but it flew on.",
        "The bird lost its feather but, it flew on.",
      ],
    ],
  },
});

const endMarks = rowsModel({
  ...place,
  name: "end-mark",
  asks: ["Which sentence has the right mark at the end?", "哪个句子的句末标点是对的？"],
  explain: (right) => say(`Only this one has the mark that it needs: ${right}`, `句末标点正确的是 ${right}`),
  rows: {
    150: [
      ["Where is the cat?", "Where is the cat.", "The cat is here?", "Is the cat here."],
      ["What is your name?", "What is your name.", "My name is Ben?", "Who are you."],
    ],
    160: [
      ["How old are you?", "How old are you.", "I am six?", "Are you six."],
      ["Do you like milk?", "Do you like milk.", "I like milk?", "Who likes milk."],
    ],
    170: [
      ["Please open the door.", "Please open the door?", "Can you open the door.", "Who opened the door."],
      ["Tell me your name.", "Tell me your name?", "What is your name.", "Do I know your name."],
    ],
    190: [
      ["I wonder who is there.", "I wonder who is there?", "Who is there.", "Is somebody there."],
      ["He asked if it was late.", "He asked if it was late?", "Is it late.", "How late is it."],
    ],
  },
});

/** Capitals and marks, in sentences that are read. */
export const punctuationModels: readonly ReadingModel[] = [capitals, insideMarks, endMarks];
