import { say } from "../../../engine/words";
import type { GappedText, LevelSet } from "../model";

export const b2Texts: LevelSet<GappedText> = {
  level: "B2",
  entries: [
    {
      slug: "sound-of-a-city",
      offset: 0.2,
      title: "The sound of a city",
      text: `
        Most of us hardly notice the noise of a city [until|till|unless|before] it stops. I found this out last
        winter, [when|after|as|because|since|once] a storm cut off the electricity in my part of town for a whole
        night. Not only [did] the street lights go out, but the hum of fridges, lifts and traffic signals disappeared
        [as] well. At first I found the silence hard to [get|become|grow] used to, and I lay awake for hours. Then,
        little by little, I began to make [out] sounds that had been there [all] along: a neighbour’s clock,
        the river, an owl in the park. By the next morning, when the hum came back, I was almost sorry. The city had
        seemed, for one night, a much older place.`,
      why: [
        say("We notice it only when it stops, and not “until” then.", "“直到停下来才注意到”用 until。"),
        say("“When” leads into what happened last winter.", "引出去年冬天发生的事，用 when。"),
        say(
          "“Not only” at the head of a sentence turns the order round: did the lights go out.",
          "Not only 位于句首要倒装，用助动词 did。",
        ),
        say("“As well” is “too”.", "as well 意思是“也”。"),
        say("To “get used to” something is to become familiar with it.", "“逐渐习惯”是 get used to。"),
        say("To “make out” a sound is to be just able to hear it.", "“勉强听出”是 make out。"),
        say("“All along” means the whole time, from the beginning.", "all along 意思是“一直、始终”。"),
      ],
    },
    {
      slug: "repair-cafe",
      offset: -0.1,
      title: "Mend it, don’t end it",
      text: `
        Ten years ago, if a toaster broke, most people [would|might|could|did] simply buy another one. Repairing it
        was often [more] expensive than replacing it, and spare parts were hard to come [by|across]. Recently, however,
        attitudes have begun to change, partly thanks [to] so-called repair cafés. These are meetings at [which]
        volunteers help visitors to mend whatever they have brought along, free of charge. The point is not just to
        save money. As people learn how things work, they become less likely to throw them [away|out|aside], and many
        discover that mending can be a pleasure in itself. Besides, over a cup of tea and a broken lamp, neighbours
        who would otherwise never [have] met become friends.`,
      why: [
        say("“Would” tells what people usually did in those days.", "would 表示过去的习惯做法。"),
        say("Long adjectives take “more” before “than”.", "expensive 的比较级是 more expensive。"),
        say("What is “hard to come by” is hard to find.", "“难以得到”是 hard to come by。"),
        say("“Thanks to” names the cause.", "“多亏”是 thanks to。"),
        say("After a preposition the relative pronoun is “which”: at which.", "介词后用关系代词 which：at which。"),
        say("To “throw away” is to get rid of something.", "“扔掉”是 throw away。"),
        say("“Would have met” is about what did not happen in the past.", "与过去事实相反：would have met。"),
      ],
    },
  ],
};
