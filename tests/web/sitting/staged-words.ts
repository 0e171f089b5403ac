import type { Book, PageName, StagedPage } from "./book";

const stagedPages: readonly string[] = ["example", "practice", "told", "ready", "break"] satisfies StagedPage[];
export const isStagedPage = (page: PageName): page is StagedPage => stagedPages.includes(page);

interface Words {
  readonly heading: string;
  readonly buttons: readonly string[];
  readonly told: string;
}

const key = "B";
const reason = "It is the lighter.";
/** The known mistakes behind the options. */
const mistakes: Readonly<Record<string, string>> = { A: "The heavier one was taken." };
const practiceLead = "Try it. It does not count, and you are told at once whether it is right.";

const verdictOn = (isRight: boolean): string => (isRight ? "Right." : `Not this time. The answer is ${key}.`);

const restLead = ({ isHeld, deadline }: Book): string => {
  if (deadline !== null && deadline <= Date.now()) return "The break is over. The next section begins when you say so.";
  if (isHeld) return "The break lasts its whole time, as on the test day. Afterwards you go on when you are ready.";
  return "Stand up, drink something, look out of the window. No clock of the test runs; go on when you are ready.";
};

const mayGoOn = ({ isHeld, deadline }: Book): boolean => !isHeld || (deadline ?? 0) <= Date.now();

const words: Readonly<Record<StagedPage, (book: Book) => Words>> = {
  example: () => ({
    heading: "Worked example",
    buttons: ["Try it yourself"],
    told: `Read how it is done. Nothing counts yet, and no clock runs. The answer is ${key}. ${reason}`,
  }),
  practice: ({ question, chosen }) => ({
    heading: `Practice ${question.number} of 2`,
    buttons: (chosen[question.exercise] ?? null) === null ? [] : ["Check"],
    told: practiceLead,
  }),
  told: ({ question, chosen }) => ({
    heading: `Practice ${question.number} of 2`,
    buttons: ["Go on"],
    told: [
      practiceLead,
      verdictOn(chosen[question.exercise] === key),
      ...[mistakes[chosen[question.exercise] ?? ""] ?? []].flat(),
      reason,
    ].join(" "),
  }),
  ready: () => ({
    heading: "Ready for One",
    buttons: ["Begin", "See the example again"],
    told:
      "3 questions in 10 minutes. The clock starts when you begin. " +
      "Move between the questions as you like. When the time is over, the section closes by itself. " +
      "A wrong answer costs nothing more than an empty one, so answer every question.",
  }),
  break: (book) => ({
    heading: "Time for a break",
    buttons: mayGoOn(book) ? ["Go on"] : [],
    told: `${restLead(book)} Next: Two`,
  }),
};

/** The expected text and buttons of unscored pages. */
export const stagedWords = (book: Book, page: StagedPage): Words => words[page](book);
