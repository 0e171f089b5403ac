import { say } from "../../../engine/words";
import type { Draft } from "../entry";
import { withBars, withTable } from "./data";

const lamps = withTable(
  {
    title: "Moths caught in one night",
    corner: "Trap",
    columns: ["June", "August"],
    rows: { "White lamp": [214, 187], "Amber lamp": [46, 52], "No lamp": [31, 29] },
  },
  (moths) => ({
    slug: "moths-and-lamps",
    passage: `In June and again in August, ecologist Nils Aho set up three traps in a park, one by a white lamp, one
      by an amber lamp, and one in the dark, and counted the moths that each of them caught in one night. He claims
      that white lamps draw many more moths than amber lamps do.`,
    question: "Which choice uses data from the table to support Aho’s claim most effectively?",
    right: `In June, the trap by the white lamp caught ${moths("White lamp", "June")} moths, and the trap by the amber
      lamp caught ${moths("Amber lamp", "June")}.`,
    wrong: {
      wrongRow: `In June, the trap by the amber lamp caught ${moths("Amber lamp", "June")} moths, and the trap with no
        lamp caught ${moths("No lamp", "June")}.`,
      wrongColumn: `The trap by the white lamp caught ${moths("White lamp", "June")} moths in June, and the same trap
        caught ${moths("White lamp", "August")} in August.`,
      misread: `In August, the trap by the white lamp caught ${moths("White lamp", "June")} moths, and the trap by the
        amber lamp caught ${moths("White lamp", "August")}.`,
    },
    why: say(
      `The claim compares white lamps with amber ones, so both must be named, with their figures for the same month.
        Two other choices are true but compare something else, and one takes its figures from the wrong cells.`,
      "论点比较白灯与黄灯，须给出两者同月的数字；另两项虽属实但比较的是别的内容，还有一项读错了单元格。",
    ),
  }),
);

const visitors = withBars(
  {
    title: "Visitors in the library at each hour",
    corner: "Hour",
    columns: ["Visitors"],
    rows: { "9:00": [20], "11:00": [40], "13:00": [90], "15:00": [60], "17:00": [30] },
  },
  10,
  (count) => {
    const at = (hour: string) => count(hour, "Visitors");
    return {
      slug: "library-lunch-hour",
      passage: `At the public library in Senn, most of the staff take their lunch break at 13:00. To find out
        whether this is wise, the director had the visitors in the building counted five times on a typical day. She
        concluded that the break falls at the very time when the library is busiest.`,
      question: "Which choice uses data from the graph to support the director’s conclusion most effectively?",
      right: `There were ${at("13:00")} visitors at 13:00, more than at any other time shown.`,
      wrong: {
        wrongRow: `There were ${at("9:00")} visitors at 9:00, fewer than at any other time shown.`,
        incomplete: `There were ${at("15:00")} visitors at 15:00, twice as many as there were at 17:00.`,
        misread: `There were ${at("13:00")} visitors at 11:00, more than at any other time shown.`,
      },
      why: say(
        `The conclusion is about 13:00 and says that no time is busier: the bar for 13:00 is the tallest. Which time is
          the quietest does not matter here.`,
        "结论涉及 13:00 且称其最忙：13:00 的柱最高。最清闲的时刻与此无关。",
      ),
    };
  },
);

const seeds = withTable(
  {
    title: "Percentage of seeds that sprouted",
    corner: "Plant",
    columns: ["Kept warm", "Kept cold"],
    rows: { "Bell lily": [12, 61], "Rock sage": [55, 58], "Marsh pea": [34, 30] },
  },
  (share) => ({
    slug: "cold-seeds",
    passage: `Seeds of some plants sprout more readily after a cold winter. To see how much the cold matters, a
      student kept seeds of three plants for two months, half of them in a warm room and half in a refrigerator,
      before sowing them. The cold made by far the greatest difference to the bell lily: ______`,
    question: "Which choice uses data from the table to complete the text most effectively?",
    right: `${share("Bell lily", "Kept warm")} percent of its seeds sprouted after they had been kept warm and
      ${share("Bell lily", "Kept cold")} percent after they had been kept cold.`,
    wrong: {
      swapped: `${share("Bell lily", "Kept cold")} percent of its seeds sprouted after they had been kept warm and
        ${share("Bell lily", "Kept warm")} percent after they had been kept cold.`,
      wrongRow: `${share("Rock sage", "Kept warm")} percent of its seeds sprouted after they had been kept warm and
        ${share("Rock sage", "Kept cold")} percent after they had been kept cold.`,
      otherPlant: `${share("Marsh pea", "Kept warm")} percent of its seeds sprouted after they had been kept warm and
        ${share("Marsh pea", "Kept cold")} percent after they had been kept cold.`,
    },
    why: say(
      `The row of the bell lily shows 12 percent for warm and 61 percent for cold seeds, in this order. The other
        order would mean that cold did harm, and the two other choices belong to other plants.`,
      "表中 Bell lily 一行：保暖 12%，冷藏 61%，次序不可颠倒，否则就成了低温有害。另外两项是其他植物的数据。",
    ),
  }),
);

export const easyQuantitative: readonly Draft[] = [lamps, visitors, seeds];
