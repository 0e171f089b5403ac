import { say } from "../../../engine/words";
import type { GappedText, LevelSet } from "../model";

export const c1Texts: LevelSet<GappedText> = {
  level: "C1",
  entries: [
    {
      slug: "being-bad-at-something",
      offset: 0,
      title: "In praise of being bad at something",
      text: `
        There is a good case to be made [for] being bad at something. As adults we tend to stick to [what|whatever]
        comes easily, and the older we get, the [less] willing we are to look foolish. [Having] spent twenty years
        avoiding music, I joined a choir last spring, fully aware that I could not tell one note [from] another. What
        I had not bargained [for|on] was the sheer relief of it. Nobody expected anything of me, least of [all]
        myself. Week after week I sang wrong notes in good company, and little by little I sang fewer of them. I am
        still the weakest voice in the back row, and I would not miss an evening. Had I waited until I was ready, I
        would be waiting still.`,
      why: [
        say(
          "To “make a case for” a thing is to give the reasons in its favour; the title says that this is praise.",
          "make a case for 表示“说明……的理由、为……说好话”；标题说的正是“赞美”。",
        ),
        say("“What comes easily” means the things that come easily.", "what 引导宾语从句，意思是“……的事”。"),
        say(
          "With age we grow more afraid of looking foolish: the less willing.",
          "the older … the less willing：越年长越不愿出丑。",
        ),
        say("The avoiding came before the joining: having spent.", "完成式分词 having spent 表示先发生的动作。"),
        say("To “tell one from another” is to hear or see the difference.", "“区分”是 tell A from B。"),
        say("What you did not “bargain for” you did not expect.", "not bargain for 意思是“没有料到”。"),
        say("“Least of all” means “even less than anyone else”.", "least of all 意思是“尤其不”。"),
      ],
    },
    {
      slug: "map-in-the-head",
      offset: 0.2,
      title: "The map in the head",
      text: `
        Ask anyone over fifty [how] they used to find their way, and the chances [are] that they will talk of paper
        maps, clock towers and the kindness of strangers. Today a voice tells us where to turn. It is tempting to see
        this as progress pure [and] simple, and in many ways it is. Yet something is lost when every decision is made
        for us: we arrive with little or [no] idea of the way we came. Far [from] freeing the mind for higher things,
        as its makers promise, the device may simply leave it idle. [Were] we to switch it off once in a while, we
        might rediscover the modest pleasure of getting lost, not to [mention|forget] the greater one of finding,
        unaided, the street that we had been looking for all along.`,
      why: [
        say("The answer tells the way in which they did it: how.", "问的是方法，用 how。"),
        say("“The chances are that” means “probably”.", "the chances are that 意思是“很可能”。"),
        say("“Pure and simple” is a fixed pair: and nothing else.", "pure and simple 是固定搭配，意思是“纯粹”。"),
        say("“Little or no” means hardly any.", "little or no 意思是“几乎没有”。"),
        say("“Far from freeing” means that it does the opposite.", "far from 意思是“远非、不但不”。"),
        say("“Were we to switch” is a formal “if we switched”.", "Were we to… 是 if we were to… 的倒装。"),
        say("“Not to mention” adds something even greater.", "not to mention 意思是“更不用说”。"),
      ],
    },
  ],
};
