import { authoredItems } from "../../engine/model";

export const gradeThree = authoredItems("writing", [
  [
    "library-reasons",
    "revising",
    181,
    "Omar writes that the library should open on Sunday. Which sentence gives the best reason?",
    "Many families have free time only on Sunday.",
    [
      "The library has a green door and a clock.",
      "Some books in the library are very old.",
      "Sunday comes between Saturday and Monday.",
    ],
    "Free time on Sunday is a reason to open then. The other sentences are true but support nothing.",
    "很多家庭只有周日有空，这是周日开放的理由。其他句子虽真，却不是理由。",
  ],
  [
    "penguin-topic",
    "organising",
    183,
    "Read the sentences.\nThick feathers keep out the wind. A layer of fat holds in heat. In storms, the " +
      "birds stand close together.\nWhich sentence is the best beginning?",
    "Penguins have many ways to stay warm.",
    ["Penguins have thick feathers.", "Antarctica is a large, cold land.", "Penguins are excellent swimmers."],
    "Feathers, fat, and standing close are ways to stay warm. “Thick feathers” is only one of them.",
    "羽毛、脂肪、挤在一起都是保暖的方法。thick feathers 只是其中之一。",
  ],
  [
    "which-source-volcano",
    "planning",
    185,
    "Ella needs facts about how volcanoes form. Where should she look?",
    "In a science book about the Earth",
    ["In a story about a lost island", "In a travel poster for Iceland", "In a diary of a beach holiday"],
    "A science book explains how things form. A story, a poster, or a diary has other aims.",
    "科学书解释事物怎样形成；故事、海报、日记的目的不同。",
  ],
  [
    "move-sentence",
    "organising",
    186,
    "Read the draft.\n(1) Place a bean on wet cotton in a jar. (2) Set the jar in the sun. (3) Wait for two " +
      "days. (4) A root will appear.\nThe writer adds: “During this time, keep the cotton wet.” Where does it fit " +
      "best?",
    "After sentence 3",
    ["After sentence 1", "After sentence 2", "After sentence 4"],
    "“This time” means the two days of sentence 3. Earlier no time has been named, and later the root has come.",
    "this time 指第 3 句的两天。之前还没有提到时间，之后根已长出。",
  ],
  [
    "repeated-he",
    "revising",
    188,
    "Read the draft.\n(1) Grandpa has a boat. (2) Grandpa painted the boat red. (3) Grandpa named the boat " +
      "Star.\nWhich is the best way to write sentences 2 and 3?",
    "He painted it red and named it Star.",
    [
      "Grandpa painted it red and Grandpa named it Star.",
      "He painted the boat red, he named the boat Star.",
      "Painted it red and named it Star.",
    ],
    "Pronouns avoid saying “Grandpa” and “the boat” again, and “and” joins the actions. Without “He” it is " +
      "no sentence.",
    "用代词避免重复 Grandpa 和 the boat，用 and 连接两个动作。没有 He 就不成句。",
  ],
  [
    "story-or-report",
    "audience",
    189,
    "Which sentence is meant to make readers do something?",
    "Come and help us clean the beach on Saturday!",
    [
      "The beach is two miles long and has white sand.",
      "Last week I found a bottle on the beach.",
      "Waves carry small shells onto the beach.",
    ],
    "“Come and help us” asks readers to act. The others describe or tell.",
    "Come and help us 号召读者行动，其他句子是描写或叙述。",
  ],
  [
    "whale-detail",
    "revising",
    191,
    "Read the draft.\nA blue whale is huge. ____ Even its tongue weighs as much as an elephant.\n" +
      "Which sentence gives the most exact detail for the gap?",
    "It can grow longer than two school buses.",
    [
      "It is a really, really big animal.",
      "It is bigger than most other things.",
      "It is so large that people are amazed.",
    ],
    "A length that readers can picture is exact. The others only repeat that the whale is big.",
    "能想象的长度才具体，其他几句只是重复说“大”。",
  ],
  [
    "interview-coach",
    "planning",
    192,
    "Ravi will write about how his coach became a swimmer. Which question should he ask her?",
    "Who taught you to swim, and when?",
    ["Do you think that I swim well?", "How deep is the pool in our town?", "What time does practice begin?"],
    "The article is about how she became a swimmer, and this question asks just that.",
    "文章写教练怎样成为游泳运动员，这个问题正好问到。",
  ],
  [
    "closing-recycling",
    "organising",
    194,
    "Read the draft.\nOur school throws away many paper cups. Each student could bring a cup from home. The " +
      "cups can be washed and used again.\nWhich sentence is the best closing?",
    "With this small change, we would make much less trash.",
    [
      "Paper cups are made of paper with a thin coating.",
      "Some students bring their lunch in a box, too.",
      "My own cup is blue and has a picture of a fox.",
    ],
    "The closing sums up what the idea would do. The others add side facts.",
    "结尾总结这个建议的好处，其他句子是枝节。",
  ],
  [
    "paragraph-break",
    "organising",
    196,
    "Read the draft.\n(1) Camels can go for days without water. (2) Their humps store fat. (3) Camels also " +
      "carry loads. (4) For centuries, traders crossed deserts with them.\n" +
      "Where should a new paragraph begin?",
    "At sentence 3",
    ["At sentence 2", "At sentence 4", "Nowhere: it is one topic"],
    "Sentences 1 and 2 tell how camels live without water. Sentence 3 turns to how people use them, and 4 " +
      "goes on with that.",
    "第 1、2 句讲骆驼怎样耐旱，第 3 句转到人怎样使用骆驼，第 4 句接着讲。",
  ],
  [
    "opinion-sentence",
    "planning",
    197,
    "Mia will write an opinion paper. Which sentence states an opinion?",
    "Every town should have a public garden.",
    [
      "Our town has a garden with a pond.",
      "The garden opened eleven years ago.",
      "Roses and herbs grow in the garden.",
    ],
    "“Should” says what the writer wants; others may disagree. The rest are facts that can be checked.",
    "should 表示作者的主张，别人可以不同意。其他是可以查证的事实。",
  ],
]);
