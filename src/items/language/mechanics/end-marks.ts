import { type ChoiceFrame, choosing } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

export const endMarks = defineLanguageModel<ChoiceFrame>({
  name: "end-marks",
  area: "mechanics",
  skill: "endMarks",
  above: 3,
  frames: {
    150: [
      [
        "I can see a bus.",
        ["The bus is big?", "Is it a bus.", "We like the bus?"],
        "The sentence tells something, so it ends with a period. “Is it a bus” asks and needs a question mark.",
        "陈述句末尾用句号。Is it a bus 是问句，要用问号。",
      ],
      [
        "Can you swim?",
        ["I can swim?", "Who can swim.", "We swim a lot?"],
        "“Can you” asks something, so a question mark is right. “I can swim” tells and needs a period.",
        "Can you 引出问句，用问号。I can swim 是陈述句，要用句号。",
      ],
    ],
    160: [
      [
        "Where is my hat?",
        ["I like your hat?", "This hat is red?", "How big is your hat."],
        "“Where” asks something, so a question mark is right. The others tell something with “?” or ask with a period.",
        "Where 引出问句，用问号。其他几句不是陈述句用了问号，就是问句用了句号。",
      ],
      [
        "The cat is asleep.",
        ["Is the cat asleep.", "Who has the cat.", "The cat is soft?"],
        "The sentence tells something, so it ends with a period. Questions need a question mark.",
        "陈述句末尾用句号，问句要用问号。",
      ],
    ],
    170: [
      [
        "Please hand me the glue.",
        ["May I use the glue.", "Hand me the glue?", "Who has the glue!"],
        "A polite request ends with a period. “May I” and “Who has” are questions and need a question mark.",
        "祈使句用句号。May I 和 Who has 是问句，要用问号。",
      ],
      [
        "What a tall tower that is!",
        ["Is that a tall tower!", "What a tall tower that is?", "How tall is that tower."],
        "“What a tall tower” shows a strong feeling, so an exclamation point is right; it asks nothing.",
        "What a tall tower 是感叹句，用感叹号；它不是问句。",
      ],
    ],
    190: [
      [
        "I wonder where the train is.",
        ["I wonder where the train is?", "Where is the train.", "She asked where the train was?"],
        "“I wonder” tells what I think; the question inside is not asked directly, so a period is right.",
        "I wonder 是陈述句，里面是间接问句，用句号。",
      ],
    ],
  },
  make: choosing("Which sentence has the correct end mark?"),
});
