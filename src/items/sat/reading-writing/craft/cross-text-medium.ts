import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const mediumCrossText: readonly Draft[] = [
  {
    slug: "octopus-dreams",
    passage: `<b>Text 1</b>

      An octopus that is asleep may flush dark, turn pale, and break into the mottled pattern that it wears when
      hunting. Watching these changes follow one another, it is hard not to conclude that the animal is dreaming of
      a chase.

      <b>Text 2</b>

      The skin of an octopus is covered with tiny sacs of pigment, each worked by muscles that obey signals from the
      nervous system. In sleep, such signals may simply be sent at random. That patterns appear on the skin shows
      that the system is active, not that the animal experiences anything.`,
    question: "Based on the texts, what would the author of Text 2 most likely say about the conclusion in Text 1?",
    right: "It goes further than what has been observed can support.",
    wrong: {
      notSupported: "It overlooks earlier studies that had come to the same result.",
      tooStrong: "It is contradicted by the fact that an octopus does not really sleep.",
      opposite: "It is well supported, because random signals are a sign of dreaming.",
    },
    why: say(
      `Text 2 accepts the changes of color but says that they show activity, not experience; dreaming would be more
        than they can show.`,
      "第二篇承认颜色变化，但认为那只说明神经系统在活动，不能证明有体验，因此“做梦”的结论超出了观察所能支持的范围。",
    ),
  },
  {
    slug: "museum-labels",
    passage: `<b>Text 1</b>

      Visitors to our museum used to spend nine seconds before a typical painting. When we cut the labels from a
      hundred words to thirty, the figure rose to fourteen. Short labels plainly help visitors to get more from the
      pictures.

      <b>Text 2</b>

      Time spent in front of a picture is easily measured, and so it is measured. In our own gallery, visitors who
      were given long labels looked at the pictures for less time than others did, yet a week later they could
      describe more of what they had seen.`,
    question: "Based on the texts, how would the author of Text 2 most likely regard the figures in Text 1?",
    right: "As an incomplete sign of how much visitors take from a picture",
    wrong: {
      tooStrong: "As the result of a mistake in timing how long visitors remain",
      opposite: "As proof that long labels distract visitors from the pictures",
      notSupported: "As typical of large museums but not of small private galleries",
    },
    why: say(
      `In Text 2, those who looked for less time remembered more, so time alone does not tell what visitors get. No
        mistake in the timing is suggested.`,
      "第二篇中观看时间较短的人记得更多，因此观看时间只是不完整的指标；文中并未质疑计时有误。",
    ),
  },
  {
    slug: "two-on-translation",
    passage: `<b>Text 1</b>

      A translation ought to read as if its author had written in the reader’s own language. Where the original is
      easy, an awkward version betrays it: the reader stumbles where no reader of the original ever did. To choose
      the natural phrase is to be faithful.

      <b>Text 2</b>

      When every foreign turn of phrase is smoothed away, readers meet only themselves. The translator who keeps a
      strange idiom, or lets a sentence run to its unfamiliar length, gives them what they opened the book to find:
      another way of seeing.`,
    question: "Based on the texts, on which point would both authors most likely agree?",
    right: "A translator’s choice of phrases shapes what readers get from a book.",
    wrong: {
      oneText: "A translation succeeds when readers forget that it is one.",
      otherText: "Readers turn to translations in order to meet unfamiliar language.",
      notSupported: "A translator should be a writer in the language of the original.",
    },
    why: say(
      `Text 1 wants natural phrases and Text 2 strange ones, but both hold that these choices decide how a reader
        meets the work.`,
      "一篇主张自然，一篇主张保留异质，但两者都认为译者的措辞选择决定读者的感受。",
    ),
  },
];
