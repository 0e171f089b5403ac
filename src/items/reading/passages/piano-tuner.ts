import type { Passage } from "../model";

export const pianoTuner: Passage = {
  name: "piano-tuner",
  area: "literary",
  level: 220,
  title: "The Tuner’s Apprentice",
  text: `
    In her first month with Mr. Okafor, Wanjiru was not allowed to touch a single piano. She carried the leather case,
    held the lamp, and listened while he struck one note again and again, turning the pin by amounts so small that she
    suspected he was not turning it at all.

    “Well?” he would ask at the end of each string, and she would say, “Better,” because that seemed to be what was
    expected of an apprentice.

    In the second month, they drove out to a farm where an upright piano stood beneath a window that did not close.
    Rain had swollen the wood, mice had made a home among the hammers, and Mr. Okafor worked on it patiently for five
    hours. When he had finished, the farmer’s wife sat down and played a slow song, and halfway through it she
    stopped, with her hands still on the keys, and looked out at the wet field for a while.

    In the car, Wanjiru heard herself remark that one note near the middle had still been a little low, and regretted
    it immediately.

    Mr. Okafor drove on without replying until they reached the main road. “I left it low,” he said, “because that
    string is as old as she is. One more turn and it would have snapped, and there isn’t another like it within two
    hundred miles.” He glanced at her with some curiosity. “How long have you been able to hear that?”

    “Since before you asked me the first time, perhaps,” she admitted.

    “Then why did you always say ‘better’?”

    She considered the question for so long, and with such evident discomfort, that he began to smile. “Tomorrow,” he
    said, “you’ll bring your own case.”
  `,
  questions: [
    {
      skill: "details",
      stem: "Why did Mr. Okafor leave one note a little low?",
      right: "The old string might have broken.",
      wrong: [
        "He did not hear that it was low.",
        "The farmer’s wife liked it that way.",
        "The rain had made his tools wet.",
      ],
      explanation: {
        en: "He says, “One more turn and it would have snapped.” He heard it very well: “I left it low.”",
        zh: "他说“One more turn and it would have snapped”，再拧弦就会断。他听得出来，是有意留低的。",
      },
    },
    {
      skill: "inference",
      stem: "Why has Wanjiru always answered “Better”?",
      right: "She did not trust herself to say what she really heard.",
      wrong: [
        "She could not hear any difference between the notes.",
        "She hoped that they would finish and go home earlier.",
        "She believed that Mr. Okafor never made a mistake.",
      ],
      explanation: {
        en: `
          She said what “seemed to be what was expected,” although she could hear such differences perhaps since
          before he first asked. She regrets speaking up, so she lacks courage, not hearing.
        `,
        zh: "她说的是“what was expected”，其实早就听得出差别，说出口还马上后悔：缺的是自信，不是听力。",
      },
    },
    {
      skill: "craft",
      stem: "What does the last line, “you’ll bring your own case,” tell the reader indirectly?",
      right: "Mr. Okafor now considers her ready to do the work herself.",
      wrong: [
        "Mr. Okafor is too tired to carry his heavy case any longer.",
        "Wanjiru will have to leave and look for another teacher.",
        "Wanjiru will be punished because she answered too late.",
      ],
      explanation: {
        en: `
          Until now she has only carried his case and was not allowed to touch a piano. A case of her own means tools
          of her own. He is smiling, so it is no punishment.
        `,
        zh: "之前她只能替他提箱子、不准碰琴；有“自己的箱子”意味着可以亲手调音。他在微笑，所以不是惩罚。",
      },
    },
  ],
};
