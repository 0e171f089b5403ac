import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const hardCrossText: readonly Draft[] = [
  {
    slug: "early-adopters",
    passage: `<b>Text 1</b>

      Parish registers show that villages in the uplands that took up the potato before 1760 grew almost twice as
      fast over the next forty years as villages that took it up later. The new crop, yielding more food from the
      same land, was the engine of growth in the region.

      <b>Text 2</b>

      Which villages were first to plant the potato? As Ruta Vale’s maps make clear, they were those on the roads to
      market towns. These villages had been gaining people since the 1720s, and they heard early of everything new:
      crops, tools, and prices.`,
    question: "Based on the texts, what would the author of Text 2 most likely say about the conclusion in Text 1?",
    right: "It may mistake something that went along with growth for the cause of it.",
    wrong: {
      tooStrong: "It must be rejected, since the potato had reached every village by the 1720s.",
      notSupported: "It rests on parish registers, which left out those who moved to market towns.",
      opposite: "It understates the potato’s role, since growth was faster wherever roads were good.",
    },
    why: say(
      `In Text 2, the early planters lay on roads and were growing before the potato came. Their position may
        explain both the growth and the early planting. The registers are not called into question, and nothing
        says that the potato was everywhere by the 1720s.`,
      "第二篇指出，早种土豆的村庄本就位于商路上，人口早已增长，因此土豆可能只是伴随现象而非增长的原因。文中没有质疑教区登记册，也没有说 1720 年代土豆已传遍各村。",
    ),
  },
  {
    slug: "number-words",
    passage: `<b>Text 1</b>

      In one community whose language has no words for exact numbers, adults were shown a row of objects, which was
      then hidden, and were asked to lay out as many of their own. With more than three or four, their answers were
      only roughly right. Without number words, it seems, people cannot form the idea of an exact number.

      <b>Text 2</b>

      A later team asked members of the same community to match rows of objects that stayed in view. Almost everyone
      matched even large rows exactly. Errors returned only when the rows were covered or taken away.`,
    question: "Based on the texts, how would the team in Text 2 most likely explain the results described in Text 1?",
    right: "Number words help people to keep exact quantities in memory rather than to conceive of them.",
    wrong: {
      opposite: "Number words are needed to match exact quantities even when the objects remain in sight.",
      notSupported: "People who have no number words are less interested in whether a quantity is matched exactly.",
      tooStrong: `The objects in the earlier task were laid out in rows so long that no one could have matched
        them.`,
    },
    why: say(
      `People without number words matched large rows that they could see and erred only when they had to remember
        them. So the words serve memory; the idea of an exact match is there without them. Long rows were not the
        trouble, since these too were matched in sight.`,
      "看得见时能精确配对，遮住后才出错，说明数词有助于记忆精确数量，而不是形成“精确数量”这一概念的前提。看得见时，很长的行也能配准，可见问题不在长度。",
    ),
  },
];
