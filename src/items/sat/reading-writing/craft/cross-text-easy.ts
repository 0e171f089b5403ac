import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const easyCrossText: readonly Draft[] = [
  {
    slug: "school-start",
    passage: `<b>Text 1</b>

      Teenagers’ body clocks run late, so a school day that begins at half past seven cuts off the end of their
      sleep. Students at schools that have moved to a later start report that they are less tired. Our district
      should begin classes at nine.

      <b>Text 2</b>

      In the district where I teach, classes were moved to nine. The students did sleep longer. But sports practice
      now ends in the dark, buses run in the heaviest traffic, and many who used to work after school have had to
      give up their jobs.`,
    question: "Based on the texts, how would the author of Text 2 most likely respond to the proposal in Text 1?",
    right: "By pointing out that it would bring difficulties of its own",
    wrong: {
      opposite: "By urging that it be adopted in the district without any delay",
      notSupported: "By objecting that later classes do not let students sleep longer",
      tooStrong: "By arguing that the school day should begin even later than nine",
    },
    why: say(
      "Text 2 agrees that students slept longer but lists what became harder: practice, traffic, and jobs.",
      "第二篇承认学生睡得更久，但列举了训练、交通、打工等新困难。",
    ),
  },
];
