import { authoredItems } from "../../engine/model";

export const middle = authoredItems("writing", [
  [
    "skates-topic",
    "organising",
    202,
    "Read the draft.\nThe first ice skates were made of bone. Later, people put iron blades on wooden soles. " +
      "Today's skates have steel blades and stiff boots.\n" +
      "Which topic sentence fits best?",
    "Ice skates have changed a great deal over time.",
    [
      "The first skates were made from animal bones.",
      "Many sports need special shoes or boots.",
      "Steel is stronger than either bone or iron.",
    ],
    "The draft goes from bone to iron to steel: a change over time. Bone skates are only its first step.",
    "这段话从骨到铁再到钢，讲的是变化。骨制冰鞋只是第一步。",
  ],
  [
    "beekeeper-draft",
    "revising",
    204,
    "Read the draft.\n(1) Beekeepers wear white suits. (2) Bees are calmer around light colors. (3) White " +
      "cars stay cooler in summer. (4) A veil protects the face.\n" +
      "Which change improves the draft most?",
    "Leave out sentence 3",
    ["Leave out sentence 2", "Move sentence 4 to the start", "Join sentences 1 and 4 with “but”"],
    "Sentence 3 is about cars, not beekeepers' clothing. Sentence 2 explains why the suits are white and must stay.",
    "第 3 句讲汽车，与养蜂人的服装无关。第 2 句解释为什么穿白色，要保留。",
  ],
  [
    "keyword-search",
    "planning",
    205,
    "Tara wants to learn how ancient Romans brought water into their cities. Which search words will help most?",
    "Roman aqueducts construction",
    ["Rome city travel water prices", "ancient history of everything", "how to save water at home"],
    "Exact words lead to the topic: aqueducts carried the water. The other searches are too wide or about " +
      "something else.",
    "具体的词才能找到主题：aqueduct 就是引水渠。其他搜索太宽或跑题。",
  ],
  [
    "hook-storm",
    "revising",
    207,
    "A story about a storm at sea begins: “There was a storm.” Which opening would draw readers in best?",
    "The first wave tore the lamp from its hook.",
    [
      "This is a story about a storm at sea.",
      "Storms at sea can be dangerous for ships.",
      "It was a storm, and it was a very bad one.",
    ],
    "The right choice puts readers into the action with a detail. The others only announce or explain.",
    "用一个细节把读者带进场景最吸引人，其他几句只是宣布或说明。",
  ],
  [
    "audience-younger",
    "audience",
    208,
    "Lin explains magnets to second graders. Which sentence suits these readers best?",
    "A magnet can pull things that have iron in them.",
    [
      "Magnetism arises from the spin of electrons.",
      "Ferromagnetic materials respond to external fields.",
      "The flux density falls as the distance increases.",
    ],
    "Young readers need plain words. The other sentences use terms that they have not learned.",
    "小读者需要浅显的词，其他句子用了他们没学过的术语。",
  ],
  [
    "evidence-bike-lane",
    "revising",
    212,
    "A writer claims that the new bike lane has made Hill Street safer. Which fact supports the claim best?",
    "Accidents there fell by half in the lane's first year.",
    [
      "The lane is painted green and is two meters wide.",
      "Many cyclists say that they enjoy the new lane.",
      "Hill Street is the oldest street in the town.",
    ],
    "Fewer accidents are direct evidence of safety. That cyclists enjoy the lane shows that it is liked, not " +
      "that it is safe.",
    "事故减少直接证明更安全。骑车人喜欢只说明受欢迎，不说明安全。",
  ],
  [
    "order-add-sentence",
    "organising",
    213,
    "Read the draft.\n(1) Coral reefs cover less than one percent of the sea floor. (2) A quarter of all sea " +
      "fish depend on them. (3) Warmer water now threatens many reefs.\n" +
      "Where does “Yet they are crowded with life” fit best?",
    "Between sentences 1 and 2",
    ["Before sentence 1", "Between sentences 2 and 3", "After sentence 3"],
    "“Yet” contrasts the small area of sentence 1 with the rich life that sentence 2 then shows; “they” are the reefs.",
    "yet 与第 1 句的“面积小”对比，第 2 句接着说明生物多；they 指 reefs。",
  ],
  [
    "source-trust",
    "planning",
    215,
    "Which source is best for a report on the health of a local river?",
    "A water test published by the county this year",
    [
      "An advertisement for bottled spring water",
      "A poem about the river from long ago",
      "A comment left by a visitor on a travel site",
    ],
    "A recent test by an office that measures the river gives facts. The others sell, praise, or give one " +
      "person's view.",
    "官方最近的检测提供事实，其他来源是推销、抒情或个人看法。",
  ],
  [
    "vague-this",
    "revising",
    216,
    "Read the draft.\nThe museum raised its prices and shortened its hours. This upset many visitors.\n" +
      "Which revision makes clear that only the prices upset them?",
    "The higher prices upset many visitors.",
    ["These changes upset many visitors.", "All of this upset many visitors.", "It upset many visitors."],
    "“The higher prices” names the one cause. “These changes” would include the shorter hours.",
    "the higher prices 明确指出原因。these changes 还包括了缩短开放时间。",
  ],
  [
    "thesis-narrow",
    "planning",
    218,
    "A student will write two pages on sleep. Which main idea is narrow enough, and still more than one plain fact?",
    "A later school start would help teenagers learn.",
    [
      "Sleep has been important throughout history.",
      "Sleep affects every part of human life.",
      "Our school begins at half past seven.",
    ],
    "It makes one claim that two pages can support. History or “every part of life” is too wide, and a " +
      "starting time is just a fact.",
    "它提出一个两页能论证的观点。“历史”“生活的各方面”太宽，上课时间只是一个事实。",
  ],
]);
