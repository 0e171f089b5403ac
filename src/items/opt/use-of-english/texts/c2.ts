import { say } from "../../../engine/words";
import type { GappedText, LevelSet } from "../model";

export const c2Texts: LevelSet<GappedText> = {
  level: "C2",
  entries: [
    {
      slug: "unfinished",
      offset: 0.2,
      title: "The unfinished picture",
      text: `
        Few things divide opinion so sharply [as] the unfinished work of art. To some it is a failure, however
        interesting; to others it is the only honest kind there [is|exists]. A finished picture, they argue, has had
        every trace of doubt painted out of it, and is [none|not|little|hardly|scarcely|never] the better for that. Be
        that as it [may], most unfinished works were never meant to be seen. The artist fell ill, the money ran
        [out|dry|short|low], or a better idea got in the [way], and what we take for daring was in fact no more than
        bad luck. We would do [well|better|best] to bear this in mind before we praise a painter for stopping in time.
        Then again, knowing when to stop is an art in itself, and it hardly matters whether the hand was stayed by
        wisdom or by the bell for dinner.`,
      why: [
        say(
          "“So sharply as” compares: nothing divides opinion more.",
          "so … as 用于否定意味的比较：few things … so sharply as。",
        ),
        say("“There is” closes the phrase: of all that exist.", "the only kind there is 意思是“世上唯一的一种”。"),
        say("“None the better” means not better in any way.", "none the better for 意思是“并不因此更好”。"),
        say("“Be that as it may” means “even if that is so”.", "be that as it may 意思是“尽管如此”。"),
        say("Money that “runs out” is all spent.", "run out 意思是“用完”。"),
        say("What “gets in the way” keeps you from going on.", "get in the way 意思是“妨碍、碍事”。"),
        say("We “would do well to” do what is wise.", "would do well to 意思是“最好……”。"),
      ],
    },
    {
      slug: "small-talk",
      offset: 0,
      title: "The uses of small talk",
      text: `
        Small talk has a bad name, and [not|hardly|scarcely] without reason. There is only so [much] that can be said
        about the weather, and most of it was said long ago. Those who despise it would have us plunge straight into
        matters of substance, [as] if strangers could be opened like tins. But small talk was never really about its
        subject, any [more] than a handshake is about hands. It is a way of finding out, at next to [no|zero] cost,
        whether the person opposite means well; a way of testing the ice [before|until|till] we trust our whole weight
        to it. The weather will do for this purpose, and so will the train that is late again. To dispense [with] such
        talk altogether would be to arrive at every door in the street and walk in without knocking.`,
      why: [
        say("“Not without reason” means with good reason.", "not without reason 意思是“不无道理”。"),
        say("“Only so much” means a limited amount.", "only so much 意思是“只有这么多”。"),
        say("“As if” brings in what is not really so.", "as if 意思是“好像”，引出不真实的情况。"),
        say("“Never … any more than” says that neither is true.", "never … any more than 表示“和……一样都不是”。"),
        say("“Next to no” means almost no.", "next to no 意思是“几乎没有”。"),
        say("First we test the ice, then we step on it: before.", "先试冰，后踏上去，用 before。"),
        say("To “dispense with” something is to do without it.", "dispense with 意思是“省去、不用”。"),
      ],
    },
  ],
};
