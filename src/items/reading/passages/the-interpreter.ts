import type { Passage } from "../model";

export const theInterpreter: Passage = {
  name: "the-interpreter",
  area: "literary",
  level: 240,
  title: "What the Interpreter Left Out",
  text: `
    For eleven years Ilse Brandt had sat half a step behind other people’s shoulders, turning one language into
    another, and in all that time nobody had ever asked for her opinion. She considered this a professional
    achievement. An interpreter, she told beginners, should resemble a windowpane: if anyone notices you, there is
    dirt on the glass.

    The negotiation over the valley’s water had entered its third day when the older of the two mayors, a heavy man
    with a farmer’s hands, leaned across the table and said something in his own language that made his assistants
    study their papers. It was a proverb, and a contemptuous one, about thieves who complain of the cold while they
    stand in another man’s coat. The younger mayor, who had understood the tone if not a syllable of the words, turned
    to Ilse and waited.

    She had, at most, two seconds. She was aware of the clock, of the untouched coffee, and of the fact that the old
    man’s hand, flat on the table, was trembling slightly. She had grown up among such hands. She knew that men of his
    kind insult you in public only when they have already decided, in private, to give way, and cannot bear to be seen
    doing so.

    “The mayor says,” she began, and heard her own voice continue with perfect evenness, “that it is hard to speak of
    warmth to those who have been cold.”

    It was not what he had said. It was not entirely different from what he had said, either. The younger man looked
    down at the table for some time. “Tell him,” he answered at last, “that we were cold as well, and that I am sorry
    it took us three days to mention it.”

    This she translated exactly. The agreement was signed before dark, the newspapers praised the wisdom of both
    mayors, and Ilse, packing her pencils, observed with some unease that there was, for the first time in eleven
    years, a fingerprint on the glass.
  `,
  questions: [
    {
      skill: "details",
      stem: "What did the older mayor’s words actually express?",
      right: "scorn for the other side",
      wrong: ["pity for those who are poor", "readiness to give up the valley", "a complaint about the cold room"],
      explanation: {
        en: `
          It was “a proverb, and a contemptuous one,” about thieves. The milder version about those who have been cold
          is what Ilse made of it.
        `,
        zh: "原话是“a proverb, and a contemptuous one”，把对方比作贼，是轻蔑。较温和的说法是 Ilse 改出来的。",
      },
    },
    {
      skill: "inference",
      stem: "Why does Ilse change the mayor’s words?",
      right: "She believes that he is about to yield and that an insult would spoil it.",
      wrong: [
        "She has not understood the proverb and must guess at its meaning.",
        "She hopes that the newspapers will mention her part in the agreement.",
        "She secretly thinks that the younger mayor has the better claim to the water.",
      ],
      explanation: {
        en: `
          She knows that such men insult in public “only when they have already decided, in private, to give way.” She
          knows the proverb exactly, and being noticed is what she has always avoided.
        `,
        zh: "她知道这种人当众骂人，是因为私下“already decided … to give way”，侮辱会毁掉和解。她完全懂那句谚语，也从不想引人注意。",
      },
    },
    {
      skill: "craft",
      stem: "What does the “fingerprint on the glass” at the end represent?",
      right: "Ilse’s awareness that she has broken her own rule of staying invisible",
      wrong: [
        "Ilse’s pride that both of the mayors have finally noticed her skill",
        "the younger mayor’s discovery that the translation was not correct",
        "the danger that the signed agreement will soon be broken by one side",
      ],
      explanation: {
        en: `
          She compared an interpreter to a windowpane that nobody should notice. By shaping the words she has left a
          trace of herself, which she sees “with some unease,” not with pride. Nobody discovers the change.
        `,
        zh: "她曾把译员比作无人察觉的玻璃；这次改了话，留下了自己的痕迹，她感到“unease”而不是骄傲。没有人发现译文被改。",
      },
    },
  ],
};
