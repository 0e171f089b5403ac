import { say } from "../../../engine/words";
import type { Draft } from "../entry";
import { withTable } from "./data";

const ferries = withTable(
  {
    title: "Trips of two ferries in one year",
    corner: "Ferry and weather",
    columns: ["Trips", "Percent on time"],
    rows: { "Swift, calm": [900, 90], "Swift, rough": [100, 40], "Tern, calm": [300, 93], "Tern, rough": [700, 52] },
  },
  (figure) => {
    const onTime = (row: string) => `${figure(row, "Percent on time")} percent`;
    const trips = (row: string) => figure(row, "Trips");
    return {
      slug: "two-ferries",
      passage: `Over the year, the ferry <i>Swift</i> arrived on time on 85 percent of its trips and the <i>Tern</i>
        on only 64 percent. A harbor pilot claims that the figures deceive: whatever the weather, he says, the
        <i>Tern</i> is the more punctual of the two, and it looks worse only because it sails so often when the sea
        is rough.`,
      question: "Which choice uses data from the table to support the pilot’s claim most effectively?",
      right: `The <i>Tern</i> did better than the <i>Swift</i> in calm weather (${onTime("Tern, calm")} to
        ${onTime("Swift, calm")}) and in rough (${onTime("Tern, rough")} to ${onTime("Swift, rough")}), but
        ${trips("Tern, rough")} of its trips were in rough weather, as against ${trips("Swift, rough")} of the
        <i>Swift</i>’s.`,
      wrong: {
        incomplete: `The <i>Tern</i> did better than the <i>Swift</i> in rough weather (${onTime("Tern, rough")} to
          ${onTime("Swift, rough")}), although it made ${trips("Tern, rough")} of its trips then, while the
          <i>Swift</i> made ${trips("Swift, calm")} of its trips when the weather was calm.`,
        wrongRow: `Both ferries did much better in calm weather than in rough: the <i>Swift</i> was on time on
          ${onTime("Swift, calm")} of its calm trips but on ${onTime("Swift, rough")} of its rough ones, and the
          <i>Tern</i> on ${onTime("Tern, calm")} and ${onTime("Tern, rough")}.`,
        misread: `The <i>Tern</i> made ${trips("Tern, rough")} trips in rough weather and was on time on
          ${onTime("Tern, calm")} of them, while the <i>Swift</i> made ${trips("Swift, rough")} trips in rough weather
          and was on time on ${onTime("Swift, calm")} of them.`,
      },
      why: say(
        `The claim needs three things: the Tern ahead in calm weather, ahead in rough weather, and more often at sea
          when it is rough. Only one choice gives all of them; one leaves out calm weather.`,
        "论点需要三点：Tern 在平静天气领先、在恶劣天气也领先、且恶劣天气出航更多。只有一项三者兼备，另有一项缺了平静天气。",
      ),
    };
  },
);

const corals = withTable(
  {
    title: "Corals that had bleached after six weeks",
    corner: "Site",
    columns: ["Water (°C)", "Unshaded (%)", "Shaded (%)"],
    rows: { "Inner lagoon": [30.5, 64, 31], Channel: [28.1, 12, 11], "Outer reef": [28.4, 9, 10] },
  },
  (figure) => {
    const bare = (site: string) => figure(site, "Unshaded (%)");
    const shaded = (site: string) => figure(site, "Shaded (%)");
    return {
      slug: "shaded-corals",
      passage: `Corals that are under stress lose their color, or bleach. A team of marine biologists hung nets
        above some of the corals at three sites in order to shade them, and left others without shade. The team
        hypothesizes that shade protects corals from bleaching only where the water is unusually warm.`,
      question: "Which choice uses data from the table to support the team’s hypothesis most effectively?",
      right: `In the inner lagoon, ${bare("Inner lagoon")} percent of the unshaded corals and ${shaded("Inner lagoon")}
        percent of the shaded ones had bleached, while at the two cooler sites the shares differed by 1 point.`,
      wrong: {
        wrongColumn: `Of the unshaded corals, ${bare("Inner lagoon")} percent had bleached in the inner lagoon,
          while at the two cooler sites no more than ${bare("Channel")} percent of the unshaded corals had.`,
        incomplete: `In the inner lagoon, where the water was warmer than anywhere else,
          ${figure("Inner lagoon", "Water (°C)")} degrees, ${bare("Inner lagoon")} percent of unshaded corals and
          ${shaded("Inner lagoon")} percent of shaded ones had bleached.`,
        misread: `In the channel, ${bare("Channel")} percent of the unshaded corals and ${shaded("Channel")} percent
          of the shaded ones had bleached, and on the outer reef shade lowered the share as well.`,
      },
      why: say(
        `“Only where the water is unusually warm” needs a clear effect of shade at the warm site and none to speak
          of at the cooler ones. The figures for the lagoon alone leave open what shade does elsewhere.`,
        "“仅在水温异常高处”需要：温暖处遮阴效果明显，较凉处几乎没有差别。只给出潟湖的数字，无法说明其他地点的情况。",
      ),
    };
  },
);

export const hardQuantitative: readonly Draft[] = [ferries, corals];
