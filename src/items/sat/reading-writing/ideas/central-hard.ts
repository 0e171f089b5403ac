import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const hardCentral: readonly Draft[] = [
  {
    slug: "map-omissions",
    passage: `A map that left nothing out would be as large as the land and no easier to find one’s way in. We
      praise maps for what they show, but it is by omitting that they become useful: the sailor’s chart
      leaves out the hills, the hiker’s leaves out the soundings. The question to ask of a map, then, is
      not whether it omits but on whose behalf; and since omissions do not draw attention to themselves, it
      is a question that a map seldom prompts.`,
    question: "Which choice best states the main idea of the text?",
    right: "Since any useful map must omit, one should ask whose purposes its omissions serve.",
    wrong: {
      detail: "Sailors and hikers are served by maps that leave out different features of the land.",
      tooStrong: "Maps mislead those who use them, because their omissions are never pointed out.",
      opposite: "The more of the land a map is able to show, the more useful it will be to its readers.",
    },
    why: say(
      `The middle sentences say that maps are useful through what they leave out, and the conclusion, “then,” is
        the question on whose behalf they do so.`,
      "地图因省略而有用，结论（then）是应当追问省略是为谁服务；水手与登山者只是例子，文中也没有说地图必然误导。",
    ),
  },
  {
    slug: "teacher-and-violin",
    passage: `For eleven years Anselm had told his pupil that the instrument would forgive nothing, and for eleven
      years she had played as one plays before a judge. Now, deaf in one ear and dozing in the second row,
      he heard, or dreamed that he heard, a wrong note taken up, turned over, and made the beginning of
      something. He did not open his eyes. It occurred to him that he had taught her everything except
      this, and that she must have waited a long while for him to stop listening.`,
    question: "Which choice best states the main idea of the text?",
    right: "Anselm perceives that his pupil has found a freedom that his own strictness had withheld.",
    wrong: {
      opposite: "Anselm is saddened to hear that his pupil makes mistakes of which he had long cured her.",
      detail: "Anselm can no longer tell whether the notes that reach him have been played or dreamed.",
      notSupported: "Anselm regrets having chosen as his pupil someone who did not care for his instruction.",
    },
    why: say(
      `The wrong note becomes “the beginning of something,” the one thing he had not taught her, and she could do
        it only when he stopped listening as a judge.`,
      "错音被化为新乐句的开端，这是他唯一没有教过的：学生获得了他的严厉所不曾给予的自由。",
    ),
  },
];
