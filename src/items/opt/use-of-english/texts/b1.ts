import { say } from "../../../engine/words";
import type { GappedText, LevelSet } from "../model";

export const b1Texts: LevelSet<GappedText> = {
  level: "B1",
  entries: [
    {
      slug: "bicycle-at-forty",
      offset: 0,
      title: "A bicycle at forty",
      text: `
        I learned to ride a bicycle [when|once|after] I was forty. Everyone else in my family could already ride, and
        I was tired [of|from|after] walking behind them. My daughter, [who] was only nine at the time, said she would
        teach me. We went to an empty car park early on Sunday mornings, when there was [nobody|no one|no-one|none] to
        laugh at us. For the first two weeks I fell off almost every day, and once I nearly gave [up] trying. Then one
        morning she let go of the seat [without] a word, and I just kept going. I have ridden to work every day
        [since] then.`,
      why: [
        say("“When” says at what time in life it happened.", "表示“在……的时候”用 when。"),
        say("If you do not want to go on with something, you are tired of it.", "“厌倦”是 be tired of。"),
        say("“Who” adds something about a person, between commas.", "补充说明人，用关系代词 who。"),
        say("There were no people who could laugh at them: nobody.", "“没有人”是 nobody 或 no one。"),
        say("To “give up” doing something is to stop doing it.", "“放弃做某事”是 give up doing。"),
        say("She said nothing when she let go: without a word.", "“一句话也没说”是 without a word。"),
        say(
          "With the present perfect, “since” names the moment when it began.",
          "现在完成时用 since then，表示“从那时起”。",
        ),
      ],
    },
    {
      slug: "library-of-things",
      offset: 0.2,
      title: "A library of things",
      text: `
        In our town there is a library [which|that] lends things instead [of] books. You can borrow a drill, a tent or
        even a piano. It was started five years [ago|back] by a few neighbours who were worried [about|by|over|at] the
        number of useful things that were thrown [away|out|aside]. At first they met in a garage, but the idea became
        so popular [that] they have now moved into an old school. Being a member isn’t expensive: it has always cost
        only ten dollars [a|per|each|every] year, and for that you may borrow as many things as you like.`,
      why: [
        say("“Which” or “that” refers to the library.", "指代 library，用关系代词 which 或 that。"),
        say("“Instead of” is followed by what is not chosen.", "“代替、而不是”是 instead of。"),
        say("“Five years ago” counts back from now.", "“五年前”是 five years ago。"),
        say("People are worried about something.", "“为……担心”是 be worried about。"),
        say("Things that nobody wants are thrown away.", "“扔掉”是 throw away。"),
        say("“So” and an adjective are followed by “that” and the result.", "so … that 表示“如此……以至于”。"),
        say("“Ten dollars a year” is for each year.", "“每年”用 a year 或 per year。"),
      ],
    },
  ],
};
