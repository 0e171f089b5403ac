import { fixedSectionsMachine } from "../../../machines/families/fixed-sections.machine";
import type { Book } from "./book";
import type { OnScreen, Turn } from "./follow";
import { begin, choose, mark, type Scene } from "./scene";
import { asksToGoOn } from "./scene-end";
import { beginAt } from "./staged-scene";

const answer = { type: "single_choice" as const, option_id: "B" };

/** The questions of the section in their order. */
const questions: readonly Book["question"][] = [
  { number: 1, exercise: "e1", isLast: false },
  { number: 2, exercise: "e2", isLast: false },
  { number: 3, exercise: "e3", isLast: true },
];
const questionAt = (place: number): Book["question"] => {
  const question = questions[place];
  if (question === undefined) throw new Error(`there is no question at ${place}`);
  return question;
};

const happen = async (scene: Scene, { event, before }: Turn): Promise<void> => {
  const { stage, book } = scene;
  const place = Number(before.context.index);
  switch (event.type) {
    case "answer.changed":
      return choose(scene, answer.option_id);
    case "mark.toggled":
      return mark(scene);
    case "item.opened":
      await stage.press("Question 3, open");
      book.page = "question";
      book.question = questionAt(2);
      return;
    case "item.left":
      if (event["direction"] === "previous") {
        await stage.press("Back");
        book.question = questionAt(place - 1);
      } else if (place < 2) {
        await stage.key("Enter");
        book.question = questionAt(place + 1);
      } else {
        await stage.press("Review");
        book.page = "check";
      }
      return;
    case "review.opened":
      await stage.press("Check your work");
      book.page = "check";
      return;
    case "review.closed":
      await stage.press("Back to the questions");
      book.page = "question";
      return;
    case "submission.requested":
      await stage.press("Go on to the next section");
      book.page = "confirm";
      return;
    case "submission.withdrawn":
      await stage.press("Keep checking");
      book.page = "check";
      return;
    case "submission.confirmed":
      await stage.press("Go on to the next section");
      book.page = "bare";
      book.cover = "submitting";
      asksToGoOn(scene, "");
      return;
    default:
      throw new Error(`nobody knows how ${event.type} comes about`);
  }
};

const exploring = (isHeld: boolean): OnScreen["cases"][number]["exploration"] => ({
  input: { stage: "s1", exerciseIds: ["e1", "e2", "e3"], index: 0, isHeld },
  samples: [
    { type: "item.opened", index: 2 },
    { type: "item.left", direction: "next" },
    { type: "item.left", direction: "previous" },
    { type: "answer.changed", exerciseId: "e1", answer, elapsedMs: 800 },
    { type: "hearing.failed", exerciseId: "e1", elapsedMs: 800 },
    { type: "mark.toggled", exerciseId: "e2" },
    { type: "review.opened" },
    { type: "review.closed" },
    { type: "submission.requested" },
    { type: "submission.confirmed" },
    { type: "submission.withdrawn" },
  ],
  project: ({ context }) => context.index,
});

const section: Pick<OnScreen["cases"][number], "isPossible" | "nameOf" | "happen"> = {
  isPossible: ({ context }, event) => {
    if (event.type === "hearing.failed") return false;
    const onScreen = `e${Number(context.index) + 1}`;
    return event["exerciseId"] === undefined || event["exerciseId"] === onScreen;
  },
  nameOf: ({ type, direction }) => (direction === undefined ? type : `${type} (${direction})`),
  happen,
};

export const fixedSectionsOnScreen: OnScreen = {
  name: "fixed sections",
  chart: fixedSectionsMachine,
  uncaused: {
    "fixedSections.answering: hearing.failed [isOfSection] → stays":
      "these questions say nothing; those of hearing.test.tsx do",
  },
  cases: [
    {
      ...section,
      name: "three questions",
      paths: 20,
      exploration: exploring(false),
      begin: (server) => begin({ server, kind: "fixed" }),
    },
    {
      ...section,
      name: "three questions of a section that holds",
      paths: 14,
      exploration: exploring(true),
      begin: (server) => beginAt(server, { kind: "sat", stage: "s1", isHeld: true }),
    },
  ],
};
