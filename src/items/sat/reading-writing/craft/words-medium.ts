import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const mediumWords: readonly Draft[] = [
  {
    slug: "calloway-blankets",
    passage: `Critics have long treated the weaver Ines Calloway’s early blankets as ______ pieces, finger
      exercises for the large hangings that made her name. A new exhibition argues that they deserve
      attention in their own right.`,
    right: "preliminary",
    wrong: {
      opposite: "definitive",
      nearMeaning: "derivative",
      association: "ornamental",
    },
    why: say(
      `“Finger exercises for” the later works means that the blankets are seen as coming before and leading up to
        them: preliminary. “Derivative” would mean copied from someone else.`,
      "“为后来大作练手”说明被视为预备之作，即 preliminary；derivative 指模仿他人，文中没有此意。",
    ),
  },
  {
    slug: "window-glass-myth",
    passage: `The claim that old windowpanes are thicker at the bottom because glass flows over the centuries is
      widely repeated but ______: at room temperature glass is far too stiff to sag by any amount we could
      measure. The uneven panes simply show how glass was once made.`,
    right: "unfounded",
    wrong: {
      opposite: "persuasive",
      association: "fragile",
      notSupported: "obscure",
    },
    why: say(
      `The colon introduces facts that take away the ground of the claim, so it is unfounded. What is widely
        repeated cannot be obscure.`,
      "冒号后的事实说明该说法没有根据，即 unfounded；既然广为流传，就不是 obscure（鲜为人知）。",
    ),
  },
  {
    slug: "two-translations",
    passage: `Although the two translators worked from the same manuscript and were friends for most of their
      lives, their versions ______ sharply: one renders the closing line as a farewell, the other as a
      threat.`,
    right: "diverge",
    wrong: {
      opposite: "coincide",
      nearMeaning: "decline",
      notSupported: "condense",
    },
    why: say(
      `A farewell and a threat are far apart, and “although” sets this against the common manuscript: the versions
        diverge. Things often “decline sharply,” but these versions do not become fewer or worse.`,
      "“告别”与“威胁”相去甚远，Although 又与“同一手稿”形成对比，因此是 diverge（分歧）。decline sharply 虽是常见搭配，但译本并没有变少或变差。",
    ),
  },
  {
    slug: "mangrove-storms",
    passage: `Mangrove roots do more than hold trees in place. By slowing incoming waves, they ______ the force of
      storms before it can reach the villages behind them; where mangroves have been cleared, flooding
      tends to be more severe.`,
    right: "blunt",
    wrong: {
      opposite: "intensify",
      nearMeaning: "harness",
      notSupported: "foresee",
    },
    why: say(
      `Slower waves and less flooding mean that the storm’s force is made weaker: blunted. To harness it would be
        to put it to use.`,
      "减慢海浪、减轻洪水，说明风暴力量被削弱，即 blunt；harness 是“加以利用”，文中没有此意。",
    ),
  },
  {
    slug: "spare-memoir",
    passage: `Her account of the years in the lighthouse is a spare book: no landscapes, hardly an adjective, and
      only such facts as the story cannot do without. Readers who come to it for storms and shipwrecks will
      be surprised by how much silence it contains.`,
    question: "In the text, what does the word “spare” most nearly mean?",
    right: "plain",
    wrong: {
      otherSense: "additional",
      association: "lonely",
      notSupported: "unfinished",
    },
    why: say(
      `After the colon the book is said to lack decoration: it is plain. “Additional” is a common sense of the
        word, but not the one used here.`,
      "冒号后说明此书没有修饰，只留必要事实，即 plain（简朴）。“多余的、备用的”是 spare 的常见义，但不合此处。",
    ),
  },
  {
    slug: "handwashing-advice",
    passage: `In the late 1840s the physician Ignaz Semmelweis urged doctors to wash their hands in a chlorine
      solution before examining patients. Although deaths on his ward fell steeply, many colleagues ______
      his advice: the idea that doctors themselves carried disease seemed to them insulting.`,
    right: "spurned",
    wrong: {
      opposite: "heeded",
      nearMeaning: "misquoted",
      notSupported: "anticipated",
    },
    why: say(
      "Those who felt insulted refused the advice in spite of its success. “Heeded” would not go with “although.”",
      "尽管效果显著，同行却因感到受辱而拒绝采纳，即 spurned；heeded（听从）与 Although 的转折矛盾。",
    ),
  },
  {
    slug: "one-season-of-readings",
    passage: `A single season of measurements cannot show whether the lake is warming. The researchers therefore
      call their result ______ and plan ten more years of readings before they draw any firm conclusion.`,
    right: "provisional",
    wrong: {
      opposite: "conclusive",
      nearMeaning: "mistaken",
      notSupported: "redundant",
    },
    why: say(
      `Firm conclusions are put off until more readings are in, so for now the result is provisional. That it may
        change does not make it mistaken.`,
      "要等更多读数才下定论，说明目前结果是暂时的，即 provisional；可能修改并不等于 mistaken（错误）。",
    ),
  },
  {
    slug: "reyle-symphonies",
    passage: `Listeners at the first performances complained that Tomas Reyle’s symphonies were ______. Melodies
      from folk songs, film scores, and church music stood side by side, they said, with nothing to hold
      them together.`,
    right: "disjointed",
    wrong: {
      opposite: "unified",
      nearMeaning: "repetitive",
      association: "melodious",
    },
    why: say(
      `Parts with nothing to hold them together make a disjointed whole. The melodies are of many kinds, so
        repetition is not the complaint.`,
      "各部分之间没有联系，即 disjointed（支离破碎）；旋律来源多样，所以不是 repetitive。",
    ),
  },
  {
    slug: "welwitschia-leaves",
    passage: `The desert plant Welwitschia grows only two leaves after its seed leaves, though it may live for more
      than a thousand years. These leaves never fall. Battered by the wind, they split into ribbons, which
      gives the ______ impression that the plant has a great many of them.`,
    right: "misleading",
    wrong: {
      opposite: "accurate",
      association: "lasting",
      notSupported: "fleeting",
    },
    why: say(
      `There are two leaves, but they look like many: the impression is misleading. “Lasting impression” is a
        common phrase, but the text is about a wrong number.`,
      "实际只有两片叶，看起来却很多，所以是 misleading（误导的）。lasting impression 虽是常见搭配，但与此处的意思无关。",
    ),
  },
];
