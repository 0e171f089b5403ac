import { asking, type Frame } from "../engine/frames";
import { defineLanguageModel } from "../engine/model";

export const concise = defineLanguageModel<Frame>({
  name: "concise-wording",
  area: "writing",
  skill: "wordChoice",
  frames: {
    200: [
      [
        "The twins <u>returned back again</u> to the camp.",
        "returned",
        ["returned back", "returned again back", "came back in return"],
        "“Returned” already means “came back”, so “back again” only repeats it.",
        "returned 已有“回来”的意思，back again 是重复。",
      ],
    ],
    210: [
      [
        "The meeting begins <u>at 9 a.m. in the morning</u>.",
        "at 9 a.m.",
        ["in the morning, at 9 a.m.", "at 9 a.m. early in the morning", "in the morning hours at 9 a.m."],
        "“A.m.” already means “in the morning”. The other choices say the same thing twice.",
        "a.m. 已表示“上午”，其他选项都重复了。",
      ],
    ],
    220: [
      [
        "We left early <u>due to the fact that</u> a storm was near.",
        "because",
        ["because of the fact that", "for the reason that", "owing to the fact that"],
        "One word, “because”, says the same as each of the longer phrases.",
        "一个 because 就能表达这些长短语的意思。",
      ],
    ],
    230: [
      [
        "The two plans <u>are completely and totally identical to each other</u>.",
        "are identical",
        [
          "are completely identical to each other",
          "are one and the same, and identical",
          "are totally and wholly identical",
        ],
        "“Are identical” already says “are the same in every way”, so “completely” and “to each other” add nothing.",
        "are identical 已表示“完全相同”，completely 和 to each other 都是多余的。",
      ],
    ],
    240: [
      [
        "The panel <u>reached a decision for the postponement of</u> the vote.",
        "decided to postpone",
        [
          "made a decision to carry out a postponement of",
          "came to the decision of postponing",
          "was of the decision to postpone",
        ],
        "Verbs carry the action best: “decided to postpone”. The other choices hide the deciding in a noun.",
        "动作最好用动词表达：decided to postpone。其他选项把“决定”变成了名词。",
      ],
    ],
  },
  make: asking((sentence) => `Which choice says the underlined part most clearly in the fewest words?\n${sentence}`),
});
export const formalTone = defineLanguageModel<Frame>({
  name: "formal-tone",
  area: "writing",
  skill: "audience",
  frames: {
    200: [
      [
        "Tara writes to the mayor about a broken swing. Which sentence fits her letter best?",
        "I am writing to ask that the swing be repaired.",
        [
          "You guys have got to fix that swing, okay?",
          "That swing is totally messed up, no joke.",
          "Hey, what's up with the swing in the park?",
        ],
        "A letter to a mayor is polite and formal. The others sound like talk among friends.",
        "写给市长的信要礼貌正式，其他几句像朋友间的闲谈。",
      ],
    ],
    210: [
      [
        "Which sentence fits best in a report on sleep for science class?",
        "Most teenagers need about nine hours of sleep.",
        [
          "Teens are, like, always tired, right?",
          "Sleep is super awesome for your brain.",
          "Trust me, you'd better get to bed early.",
        ],
        "A report states facts in a neutral tone. The others chat, praise, or give orders.",
        "报告用中立的语气陈述事实，其他几句是闲聊、夸张或劝说。",
      ],
    ],
    230: [
      [
        "Which sentence keeps the formal tone of a research essay?",
        "The survey suggests that commuters value quiet cars.",
        [
          "The survey shows that folks are crazy about quiet cars.",
          "You can tell from the survey that quiet cars rule.",
          "The survey's a sure sign that we all love quiet cars.",
        ],
        "“Suggests” and “value” are neutral and careful. The others use slang, or speak to the reader as a friend.",
        "suggests、value 中立谨慎，其他句子用了俗语或像对朋友说话。",
      ],
    ],
  },
  make: asking((question) => question),
});
export const exactWord = defineLanguageModel<Frame>({
  name: "exact-word",
  area: "writing",
  skill: "wordChoice",
  frames: {
    160: [
      [
        "The wind was so strong that it ____ all night.",
        "howled",
        ["blew", "went", "was"],
        "“Howled” lets the reader hear the wind. “Blew” only says what every wind does.",
        "howled 让读者听到风声，blew 只说“刮”，不够生动。",
      ],
    ],
    170: [
      [
        "The tired old man ____ up the hill.",
        "trudged",
        ["went", "moved", "came"],
        "“Trudged” means to walk slowly and heavily, as a tired man does. “Went” does not tell how.",
        "trudged 指吃力地慢走，符合疲惫的样子。went 没说怎样走。",
      ],
    ],
    180: [
      [
        "The hungry dog ____ its food in seconds.",
        "gobbled",
        ["ate", "had", "took"],
        "“Gobbled” means to eat fast and greedily, which suits a hungry dog. “Ate” does not tell how.",
        "gobbled 指狼吞虎咽，符合饥饿的狗。ate 没说怎样吃。",
      ],
    ],
    190: [
      [
        "A ____ of light came through the crack in the door.",
        "sliver",
        ["piece", "part", "bit"],
        "A “sliver” is long and very thin, like light through a crack. “Piece” gives no shape.",
        "sliver 指细长的一条，正像门缝里的光。piece 没有形状。",
      ],
    ],
  },
  make: asking((sentence) => `Which word paints the clearest picture?\n${sentence}`),
});
