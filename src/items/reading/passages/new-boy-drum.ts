import type { Passage } from "../model";

export const newBoyDrum: Passage = {
  name: "new-boy-drum",
  area: "literary",
  level: 180,
  title: "The Quiet Boy",
  text: `
    Yaw was the new boy in class, and he hardly spoke. At lunch he sat alone and tapped on the table with two fingers.

    “He is not very friendly,” said Ben, but Sofia was not so sure. She listened carefully to the taps, and soon she
    knew them: slow, slow, quick-quick, slow.

    The next day, Sofia sat down on the other side of the table. She did not say a word to Yaw. She only tapped his
    pattern: slow, slow, quick-quick, slow.

    Yaw looked up in surprise. Then he answered with another pattern that was much harder. Sofia got it wrong, and
    they both laughed.

    “My uncle plays the drums at home in Ghana,” said Yaw. “I miss that sound.” It was the most that he had ever said.
    Soon Ben came over with his own lunch. “Can you show me, too?” he asked.
  `,
  questions: [
    {
      skill: "details",
      stem: "Who plays the drums in Ghana?",
      right: "Yaw’s uncle",
      wrong: ["Yaw’s class", "Sofia", "Ben"],
      explanation: {
        en: "Yaw says, “My uncle plays the drums at home in Ghana.” Sofia only taps on the table.",
        zh: "Yaw 说“My uncle plays the drums at home in Ghana”。打鼓的是他叔叔，Sofia 只是敲桌子。",
      },
    },
    {
      skill: "inference",
      stem: "Why does Sofia tap on the table and not speak?",
      right: "She wants to talk to Yaw in his own way.",
      wrong: [
        "She wants to show that she plays better.",
        "She is not allowed to speak at lunch.",
        "She does not want Ben to hear her.",
      ],
      explanation: {
        en: `
          Sofia repeats Yaw’s own pattern, and he answers with a new one, like a talk without words. She even gets one
          wrong, so she is not showing off.
        `,
        zh: "她重复 Yaw 的节奏，他也用节奏回答，像不用语言的对话。她后来还敲错了，不是在炫耀。",
      },
    },
    {
      skill: "craft",
      stem: "Why is Ben important at the end of the story?",
      right: "His question shows that he has changed his mind.",
      wrong: [
        "His question shows that he is a good drummer.",
        "His words make Yaw want to go home.",
        "His visit shows that Sofia was wrong.",
      ],
      explanation: {
        en: `
          At first Ben says that Yaw is not friendly. At the end he asks to learn from him. So Sofia was right, not
          wrong.
        `,
        zh: "Ben 起初说 Yaw 不友好，最后却想跟他学，说明他改变了看法。这也证明 Sofia 是对的。",
      },
    },
  ],
};
