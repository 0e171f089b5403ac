import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const easyInferences: readonly Draft[] = [
  {
    slug: "railway-time",
    passage: `Before there were railways, each town kept its own time by the sun, and nobody minded that noon in
      one place came several minutes before noon in the next. But a timetable that was right in one town
      was wrong in all the others along the line. It is not surprising, then, that among the first to want
      a single time for a whole country ______`,
    right: "were the companies that ran trains.",
    wrong: {
      opposite: "were towns that no railway had reached.",
      notSupported: "were the makers of clocks that told the time by the sun.",
      association: "were people who had never minded when noon came.",
    },
    why: say(
      `A timetable suffers when each town has its own time, so those who had to make timetables had a reason to want
        a single one. People who had never minded had no such reason.`,
      "各地时间不一使时刻表无法统一，最先需要统一时间的自然是铁路公司。从不在意时差的人没有这种需要。",
    ),
  },
  {
    slug: "honey-label",
    passage: `The label on a jar of honey says that it was made in April in the hills around Montcalme. Grains of
      pollen in honey show which flowers the bees have visited, and most of the grains in this jar come
      from lavender. In those hills, lavender does not bloom before the end of June. It follows that the
      label ______`,
    right: "cannot be right about both the place and the time.",
    wrong: {
      notSupported: "was printed before the honey had been put into the jar.",
      opposite: "tells buyers correctly where and when the honey was made.",
      tooStrong: "is wrong about the place but right about the time of year.",
    },
    why: say(
      `Bees cannot have found lavender in those hills in April. Either the place or the time is wrong; which of
        them, the text does not tell.`,
      "四月那片山上没有薰衣草花，所以标签上的地点和时间不可能都对；究竟哪个错，文中无法断定。",
    ),
  },
];
