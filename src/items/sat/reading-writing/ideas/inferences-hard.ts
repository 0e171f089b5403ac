import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const hardInferences: readonly Draft[] = [
  {
    slug: "screened-auditions",
    passage: `An orchestra began to hold its auditions behind a screen, so that the judges could hear the players
      but not see them. In the ten years before, graduates of the academy where the judges taught had made
      up a third of those who applied and two thirds of those who were hired. In the ten years after, they
      made up a third of both. The change suggests that, before the screen was used, ______`,
    right: "judges had favored players whom they knew.",
    wrong: {
      opposite: "judges had been unable to hear players clearly.",
      tooStrong: "judges had refused to hear players from elsewhere.",
      notSupported: "judges had been paid by the academy’s graduates.",
    },
    why: say(
      `When the judges could no longer see who was playing, the academy’s share among those hired fell to its share
        among applicants. The earlier surplus thus came from seeing, and so knowing, the players. Others had been
        heard all the same: a third of those hired came from elsewhere.`,
      "看不见演奏者后，录取比例降到与申请比例一致，说明此前的偏高来自评委认得自己学院的人。其他人并没有被拒之门外：当时仍有三分之一的录取者来自别处。",
    ),
  },
  {
    slug: "wooden-tools",
    passage: `Of the tools that survive from the earliest human settlements, almost all are of stone, and it is by
      stone tools that whole ages have been named. Wood, however, rots within decades in most soils. At a
      few waterlogged sites, where air could not reach it, archaeologists have found wooden objects in
      greater numbers than stone ones. The predominance of stone in museum collections may therefore ______`,
    right: "reveal more about what lasts than about what early people made most use of.",
    wrong: {
      opposite: "reflect the fact that early people rarely worked in materials other than stone.",
      tooStrong: "prove that early people preferred wood to stone for every kind of tool they made.",
      notSupported: "result from a decision by archaeologists to leave wooden objects where they were found.",
    },
    why: say(
      `Where wood could survive, it outnumbers stone. What museums hold thus depends on what resists decay; but a
        few sites do not prove a general preference for wood.`,
      "在木头能保存的地方，木器多于石器，可见藏品以石器为主主要反映材料的耐久；少数遗址不足以证明普遍偏好木器。",
    ),
  },
  {
    slug: "city-birdsong",
    passage: `Many songbirds sing at a higher pitch in cities than in forests. One explanation is that they raise
      their pitch so as to be heard above traffic, whose noise is mostly low. Another is that they merely
      sing louder, as most animals do in noise, and that singing louder in itself raises a bird’s pitch. If
      the second explanation is right, then a bird that is made to sing loudly in a quiet room ______`,
    right: "should sing at a high pitch there as well.",
    wrong: {
      opposite: "should sing at the pitch usual in a forest.",
      notSupported: "should be heard over longer distances than one in a city.",
      tooStrong: "should be unable to lower its pitch again afterward.",
    },
    why: say(
      `On the second explanation, loudness alone raises the pitch; noise matters only because it makes birds sing
        louder. So loud song in a quiet room should be high too. A forest’s pitch is what the first explanation would
        lead one to expect.`,
      "按第二种解释，音高只随音量升高，与噪声本身无关，所以在安静房间里大声鸣唱也应音调较高。若按第一种解释，才会是森林里的音高。",
    ),
  },
  {
    slug: "diligent-patients",
    passage: `In a trial of a drug for the heart, patients who took nearly all of their pills lived longer than
      those who often forgot them. This seemed to show that the drug worked. But the trial also had a group
      whose pills, unknown to them, contained no drug at all, and in that group, too, those who took nearly
      all of their pills lived longer, by about as much. The longer lives of diligent patients in the first
      group, therefore, ______`,
    right: "cannot by themselves be taken as a sign that the drug works.",
    wrong: {
      opposite: "are best explained by the drug that their pills contained.",
      tooStrong: "prove that the drug shortened the lives of those who forgot it.",
      notSupported: "suggest that patients in the second group had received the drug by mistake.",
    },
    why: say(
      `Diligence went along with longer life even without the drug. So what distinguishes diligent people, and not
        the drug, may explain the difference. That the drug explains it best is what the second group speaks against.`,
      "即使药片不含药物，按时服用者也活得更久，可见差异可能来自这些人自身的特点，不能单独作为药物有效的证据。“最好用药物来解释”恰恰与第二组的结果不符。",
    ),
  },
  {
    slug: "truthful-narrator",
    passage: `The narrator of a well-regarded novel declares on its first page that he has never told a lie and
      will not begin now. In chapter two he recalls a dinner in the spring of 1911 at which he sat beside
      his wife. In chapter nine he mentions, without remarking on it, that he first set eyes on her in the
      autumn of that year. A reader who notices this can conclude that the declaration on the first page
      ______`,
    right: "does not guarantee that what he tells elsewhere is accurate.",
    wrong: {
      tooStrong: "is the only statement in the novel that is meant to deceive.",
      opposite: "is borne out by the care with which he gives dates.",
      notSupported: "was added by the author after the rest had been written.",
    },
    why: say(
      `He cannot have dined beside his wife before he first saw her, so at least one account is false in spite of
        the declaration. Whether he deceives on purpose is not shown, and his dates are anything but careful.`,
      "他不可能在初次见到妻子之前就与她同席，因此至少有一处不实，开头的声明并不能保证其他叙述准确。他是否有意欺骗，文中没有说明；他的日期也谈不上严谨。",
    ),
  },
];
