import { say } from "../../../engine/words";
import type { Draft } from "../entry";
import { withBars, withTable } from "./data";

const learners = withTable(
  {
    title: "Average scores in a vocabulary test",
    corner: "Group",
    columns: ["Before", "After"],
    rows: {
      "Beginners, with app": [41, 63],
      "Beginners, without app": [42, 47],
      "Advanced, with app": [78, 80],
      "Advanced, without app": [77, 79],
    },
  },
  (score) => {
    const rise = (group: string, of = group) => `from ${score(of, "Before")} to ${score(of, "After")}`;
    return {
      slug: "vocabulary-app",
      passage: `Researcher Hye-jin Sol gave beginners and advanced learners of Korean a vocabulary test before and
        after a course of six weeks. Half of each group also used an app at home. Sol claims that using the app
        helps beginners but makes little difference to advanced learners.`,
      question: "Which choice uses data from the table to support Sol’s claim most effectively?",
      right: `Beginners rose ${rise("Beginners, with app")} with the app but only ${rise("Beginners, without app")}
        without it, while advanced learners rose by 2 points either way.`,
      wrong: {
        incomplete: `Beginners rose ${rise("Beginners, with app")} with the app, while advanced learners, who had
          started much higher, rose ${rise("Advanced, without app")} without it.`,
        wrongRow: `Without the app, beginners rose ${rise("Beginners, without app")}, which is more than the 2
          points by which advanced learners rose without it.`,
        misread: `Beginners rose ${rise("Beginners, with app")} with the app, and advanced learners rose by nearly as
          many points, ${rise("Advanced, with app")}, with it.`,
      },
      why: say(
        `The claim has two halves, and each needs a comparison of learners with the app and without it. Beginners
          with the app set against advanced learners without it differ in two respects at once.`,
        "论点有两部分，每部分都需比较用与不用应用的人；把用应用的初学者与不用应用的高级学习者相比，同时混入了两个差别。",
      ),
    };
  },
);

const shops = withTable(
  {
    title: "Number of shops",
    corner: "Town",
    columns: ["2015", "2020"],
    rows: { Ashmere: [84, 71], Corle: [52, 55], Dunholt: [40, 22], Elmsby: [63, 60] },
  },
  (number) => ({
    slug: "county-shops",
    passage: `In 2016, a shopping mall opened beside the highway that runs through the county. In an article on its
      effects, a columnist writes that every one of the four towns along the highway had fewer shops in 2020 than in
      2015. A reader who looked up the figures replied that this goes too far.`,
    question: "Which choice uses data from the table to support the reader’s reply most effectively?",
    right: `Corle had ${number("Corle", "2015")} shops in 2015 and ${number("Corle", "2020")} in 2020.`,
    wrong: {
      wrongRow: `Elmsby had ${number("Elmsby", "2015")} shops in 2015 and ${number("Elmsby", "2020")} in 2020.`,
      opposite: `Dunholt had ${number("Dunholt", "2015")} shops in 2015 and ${number("Dunholt", "2020")} in 2020.`,
      wrongColumn: `Ashmere had ${number("Ashmere", "2020")} shops in 2020, and Elmsby had
        ${number("Elmsby", "2020")}.`,
    },
    why: say(
      `One town that did not lose shops is enough against “every one,” and Corle gained three. Elmsby lost only a
        few, but it lost some.`,
      "要反驳“每一个”，举出一个没有减少的镇即可：Corle 增加了 3 家；Elmsby 虽减少不多，仍是减少。",
    ),
  }),
);

const nests = withBars(
  {
    title: "Nests that succeeded, by the island’s distance from the shore",
    corner: "Distance",
    columns: ["Percent"],
    rows: { "50 m": [20], "200 m": [30], "500 m": [60], "1,000 m": [70] },
  },
  10,
  (percent) => {
    const at = (distance: string) => `${percent(distance, "Percent")} percent`;
    return {
      slug: "tern-islands",
      passage: `Terns nest on small islands, where foxes that swim out from the shore may find their eggs. Biologist
        Malia Kerr compared islands at four distances from the shore. She claims that distance makes a great
        difference at first but that, beyond 500 meters, greater distance brings little further gain.`,
      question: "Which choice uses data from the graph to support Kerr’s claim most effectively?",
      right: `Success rose from ${at("200 m")} at 200 meters to ${at("500 m")} at 500 meters, but only to
        ${at("1,000 m")} at 1,000 meters.`,
      wrong: {
        incomplete: `Success was ${at("1,000 m")} on islands at 1,000 meters, more than three times as high as on
          islands at 50 meters.`,
        wrongRow: `Success rose from ${at("50 m")} at 50 meters to ${at("200 m")} at 200 meters, and then to
          ${at("500 m")} at 500 meters.`,
        misread: `Success rose from ${at("200 m")} at 200 meters to ${at("1,000 m")} at 500 meters, but fell to
          ${at("500 m")} at 1,000 meters.`,
      },
      why: say(
        `The claim needs a large gain up to 500 meters and a small one beyond: 30 points, then 10. A choice that
          stops at 500 meters, or compares only the ends, leaves out half of it.`,
        "论点需要两点：500 米以内增幅大（30 个百分点），以外增幅小（10 个百分点）；止于 500 米或只比较两端都不完整。",
      ),
    };
  },
);

export const mediumQuantitative: readonly Draft[] = [learners, shops, nests];
