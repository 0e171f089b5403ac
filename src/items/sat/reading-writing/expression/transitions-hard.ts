import { say } from "../../../engine/words";
import type { Draft } from "../entry";

export const hardTransitions: readonly Draft[] = [
  {
    slug: "unsigned-poems",
    passage: `That the poems are unsigned has been taken to mean that their author feared the authorities. The
      argument is weak, since almost no poems of the period were signed. ______, the manuscript was hidden
      behind a wall, which is hardly what one does with verses that anyone may read.`,
    right: "That said",
    wrong: {
      cause: "For this reason",
      similarity: "By the same token",
      restatement: "To put it differently",
    },
    why: say(
      `The second sentence rejects the argument for fear; the third gives a fact that speaks for fear after all.
        “That said” concedes this. “For this reason” would make the hiding a result of how weak the argument is.`,
      "第二句否定“作者害怕”的论据，第三句却给出支持害怕的事实，用 That said 表示保留与让步。For this reason 会把藏匿手稿说成论据薄弱的结果。",
    ),
  },
  {
    slug: "cheap-lamps",
    passage: `When lamps that use a fifth of the electricity came on the market, it was expected that lighting
      would use a fifth of what it had. But people who paid less for light began to light more: gardens,
      facades, and empty stairs. The savings, ______, have been far smaller than predicted.`,
    right: "consequently",
    wrong: {
      similarity: "likewise",
      addition: "in addition",
      example: "for instance",
    },
    why: say(
      `Because people lit more, less was saved than had been predicted: the last sentence is the consequence of the
        one before it. “In addition” would make it one more thing of the same kind.`,
      "人们因电费便宜而点更多的灯，所以节省少于预期，末句是前句的结果，用 consequently。in addition 只表示补充。",
    ),
  },
  {
    slug: "translator-of-silence",
    passage: `Translator Pia Lindqvist does not regard a pause in dialogue as something that can be left as it
      stands. ______, she treats it as a word that different languages spell with different lengths, and in
      some of her versions a pause of the original has become a whole line.`,
    right: "Rather",
    wrong: {
      concession: "Granted",
      time: "Meanwhile",
      similarity: "Similarly",
    },
    why: say(
      `The first sentence says how she does not see a pause, and the second how she sees it in its place.
        “Similarly” would need two views that agree, and “Granted” would give something up.`,
      "前句说她“不认为”如何，后句说她实际怎样看，用 Rather（而是）。Similarly 要求两种看法一致，Granted 表示让步，都不合。",
    ),
  },
  {
    slug: "quiet-volcano",
    passage: `The volcano above Pell has been silent for six hundred years, and its slopes are covered with
      vineyards. Its silence is no comfort to those who study it. ______, the longer such a volcano rests,
      the more gas may gather beneath it, and the more violent the next eruption may be.`,
    right: "Indeed",
    wrong: {
      contrast: "Nonetheless",
      similarity: "Likewise",
      time: "Ultimately",
    },
    why: say(
      `The last sentence goes further than the one before it: not only is the silence no comfort, it may be a reason
        to worry. “Nonetheless” would turn against the sentence before, which the last one supports.`,
      "末句进一步强调前句：沉寂不但不令人安心，反而可能更危险，用 Indeed 加强。Nonetheless 会与前句相对立，而末句其实支持前句。",
    ),
  },
  {
    slug: "chain-of-sardines",
    passage: `When currents along the coast weaken, less cold water rises from the depths, and the tiny plants that
      live on what it carries become scarce. The sardines that feed on these plants move elsewhere. The
      seabirds, ______, find too little to raise their chicks.`,
    right: "in turn",
    wrong: {
      contrast: "however",
      example: "for example",
      restatement: "in short",
    },
    why: say(
      `Each link of the chain acts on the next: currents on plants, plants on sardines, sardines on seabirds.
        “However” would set the birds against the sardines, whose loss they suffer from.`,
      "环环相扣：水流影响浮游植物，植物影响沙丁鱼，沙丁鱼又影响海鸟，用 in turn（依次、继而）。however 表示对立，而海鸟正因沙丁鱼离去而受害。",
    ),
  },
  {
    slug: "expensive-forgery",
    passage: `A forger of old violins must find wood of the right age, copy tool marks that differ from maker to
      maker, and imitate two centuries of wear. It would be easier, many experts say, to build a good
      violin under one’s own name. ______, few who have the skill to forge well have any reason to do so.`,
    right: "Hence",
    wrong: {
      contrast: "Even so",
      similarity: "Similarly",
      example: "To illustrate",
    },
    why: say(
      `If building under one’s own name is easier, the skilled have no reason to forge: the last sentence is drawn
        from the one before it. “Even so” would lead to forgers who have a reason after all.`,
      "既然用自己名义制琴更容易，有此技艺者便无理由造假，末句是推论，用 Hence。Even so 之后应是“仍有人有理由造假”。",
    ),
  },
];
