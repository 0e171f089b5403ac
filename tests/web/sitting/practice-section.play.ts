import { practiceSectionMachine } from "../../../machines/families/practice-section.machine";
import type { OnScreen, Turn } from "./follow";
import type { Scene } from "./scene";
import { beginAt, leaves, practiceQuestionAt, showsExample } from "./staged-scene";

const key = { type: "single_choice" as const, option_id: "B" };

/** Expects the next practice item, or the page before the scored section. */
const goesOn = ({ book }: Scene, { after }: Turn): void => {
  book.page = after.matches("ready") ? "ready" : "practice";
  if (book.page === "practice") book.question = practiceQuestionAt(Number(after.context.place));
};

const happen = async (scene: Scene, turn: Turn): Promise<void> => {
  const { stage, book } = scene;
  const { event } = turn;
  switch (event.type) {
    case "example.read":
      await stage.press("Try it yourself");
      return goesOn(scene, turn);
    case "answer.changed":
      await stage.answer(event["answer"].option_id);
      book.chosen[book.question.exercise] = event["answer"].option_id;
      return;
    case "answer.checked":
      await stage.key("Enter");
      book.page = "told";
      return;
    case "practice.continued":
      await stage.press("Go on");
      return goesOn(scene, turn);
    case "practice.repeated":
      await stage.press("See the example again");
      return showsExample(scene);
    case "section.begun":
      await stage.press("Begin");
      return leaves(scene);
    default:
      throw new Error(`nobody knows how ${event.type} comes about`);
  }
};

export const practiceOnScreen: OnScreen = {
  name: "practice",
  chart: practiceSectionMachine,
  uncaused: {
    "practice.arriving: always [isEmpty] → practice.ready": "every practice of the banks has a worked example",
    "practice.showing: example.read → practice.ready": "every practice of the banks has more than a worked example",
  },
  cases: [
    {
      name: "a worked example and two to try",
      paths: 13,
      exploration: {
        input: { items: ["w1", "w2", "w3"].map((exerciseId) => ({ exerciseId, key })) },
        samples: [
          { type: "example.read" },
          { type: "answer.changed", answer: { ...key, option_id: "A" } },
          { type: "answer.changed", answer: key },
          { type: "answer.checked" },
          { type: "practice.continued" },
          { type: "practice.repeated" },
          { type: "section.begun" },
        ],
        // the feedback depends on the answer
        project: ({ context: { place, answer } }) => [place, answer],
      },
      nameOf: ({ type, answer }) => (answer === undefined ? type : `${type} (${answer.option_id})`),
      begin: (server) => beginAt(server, { kind: "cat", stage: "p1" }),
      happen,
    },
  ],
};
