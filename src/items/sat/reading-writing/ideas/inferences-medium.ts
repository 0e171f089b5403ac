import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const mediumInferences: readonly Draft[] = [
  {
    slug: "candlelight-bans",
    passage: `In 1421 the guild of furriers in one town forbade its members to sell by candlelight, when buyers
      could not judge a pelt. Historians have cited the rule as evidence that such sales came to an end.
      But the guild issued the same rule again in 1426, in 1433, and in 1440, each time with a higher fine.
      The guild’s records, then, more likely indicate that ______`,
    right: "sales by candlelight went on in spite of the rule.",
    wrong: {
      opposite: "the first rule had put an end to sales by candlelight.",
      notSupported: "buyers had learned to judge a pelt by candlelight.",
      tooStrong: "none of the guild’s rules was ever obeyed by its members.",
    },
    why: say(
      `A rule that must be repeated with ever higher fines is one that is being broken. This holds for the rule on
        candlelight; of other rules nothing is said.`,
      "一再重申且罚款越来越高，说明该规定屡被违反、烛光下的买卖仍在继续；至于其他规定则无从得知。",
    ),
  },
  {
    slug: "cave-fish",
    passage: `Some fish that live in dark caves have no eyes, although fish of the same species in sunlit streams
      see well. Eyes and the parts of the brain that serve them use a great deal of energy even when there
      is nothing to see, and food in caves is scarce. In a cave, therefore, a fish that was born with
      smaller eyes than others ______`,
    right: "may have had a better chance to survive than they did.",
    wrong: {
      opposite: "would have needed to find more food than they did.",
      tooStrong: "must have been unable to live in any sunlit stream.",
      notSupported: "may have used its energy to see over longer distances.",
    },
    why: say(
      `Eyes cost energy, in the dark they bring nothing, and food is scarce: smaller eyes save energy and so help
        survival. Such a fish would need less food than others, not more.`,
      "眼睛耗能，黑暗中又无用，而食物稀缺，因此眼睛较小的鱼可能更容易存活。这样的鱼所需食物更少，而不是更多。",
    ),
  },
  {
    slug: "purple-ink",
    passage: `A letter in purple ink, dated 1790, is said to be by the explorer Dario Quint. Tests show that the
      ink contains mauveine, a dye that was unknown until a chemist made it in 1856. Later hands sometimes
      retouched faded writing, but in this letter the dye is present in every stroke, and no older ink lies
      beneath it. The tests therefore suggest that the letter ______`,
    right: "was not written when its date says that it was.",
    wrong: {
      notSupported: "was retouched by someone who admired the explorer.",
      tooStrong: "was written by a chemist who worked around 1856.",
      opposite: "was written by Quint in ink that has since faded.",
    },
    why: say(
      `The dye did not exist in 1790, and retouching is ruled out, so the date must be false. Who wrote the letter
        remains open.`,
      "1790 年尚无此染料，又排除了后人描补，所以日期不实；但作者是谁仍无法得知。",
    ),
  },
  {
    slug: "two-forests",
    passage: `A database to which bird-watchers report what they see lists 212 species for the forest east of the
      river and only 131 for the forest west of it. A road built decades ago makes the eastern forest easy
      to reach, and nine in ten of all reports come from there. Before concluding that the eastern forest
      is the richer in birds, one should therefore consider that ______`,
    right: "the western list might be much longer if as many people had watched there.",
    wrong: {
      opposite: "species seen in the western forest are more likely to have been reported.",
      tooStrong: "the road must have driven away most birds that once lived in the east.",
      notSupported: "watchers in the western forest are worse than others at telling birds apart.",
    },
    why: say(
      `Far fewer people watch in the west, so a short list may come from little watching. Nothing is said of how
        well anyone tells birds apart.`,
      "西部观察者极少，名录较短可能只是因为观察次数少；文中没有说他们辨鸟能力差。",
    ),
  },
  {
    slug: "printed-encyclopedias",
    passage: `It is often said that the internet put an end to the printed encyclopedia. Yet sales of one leading
      set began to collapse in the early 1990s, when very few households had a connection to the internet.
      What more and more of them had was a computer with a disc drive, and an encyclopedia on disc cost a
      small fraction of what the printed set did, when it was not given away with the computer. The start
      of the collapse, then, ______`,
    right: "is better explained by discs than by the internet.",
    wrong: {
      opposite: "shows how quickly households turned to the internet.",
      tooStrong: "would have taken place without any new technology.",
      notSupported: "came about because printed sets had become more costly.",
    },
    why: say(
      `At the time, few had the internet, but a growing number had a drive for discs that offered the same for far
        less. The discs account for the start of the collapse.`,
      "当时很少家庭能上网，有光驱的电脑却越来越多，而光盘百科便宜得多，因此销量下滑的开端更应归因于光盘。",
    ),
  },
];
