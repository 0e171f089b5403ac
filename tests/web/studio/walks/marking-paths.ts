import type { AnyEventObject } from "xstate";
import { chosenAnswer, type MarkingContext } from "../../../../machines/studio/marking-facts";
import { markingMachine } from "../../../../machines/studio/marking.machine";
import type { AnswerToMark, MarkQueue } from "../../../../src/contract/classes/marking";
import {
  agreed,
  answerOf,
  byOther,
  changed,
  closed,
  differs,
  marked,
  network,
  nothingUnsent,
  queueOf,
  refused,
  saved,
  settled,
  waits,
} from "../../../machines/studio/marking-samples";
import { coveringPaths } from "../../../support/covering-paths";
import { calculate } from "../../../support/model";
import { done, failed, pathsThrough, type ChartPath, type Exploration } from "../../../support/paths";

/** The answers to a question on the first of two pages. */
const questionWith = (item_id: string, answers: readonly AnswerToMark[]): MarkQueue => {
  const { item, items, ...head } = queueOf(...answers);
  const others = ["q1", "q2"].flatMap((id, place) =>
    items.map((one) => ({ ...one, item_id: id, position: place + 1 })),
  );
  return { ...head, items: others, item: item && { ...item, item_id, total: 60 } };
};

const key = "key-1234";

const common: Exploration<typeof markingMachine>["samples"] = [
  { type: "question.chosen", itemId: "q1" },
  { type: "question.chosen", itemId: "q2" },
  { type: "page.chosen", page: 2 },
  { type: "reload.wanted" },
  { type: "second.changed", isSecond: true },
  { type: "network.returned" },
  { type: "retry" },
  done("load", questionWith("q2", [answerOf("n1")])),
  failed("load", network),
  failed("save", network),
];

const ofPoints = ["points.given", "undo.wanted", "mine.chosen", "theirs.chosen"];
const waiting = done("load", questionWith("q1", [waits, byOther]));

/** Answers that wait, answers that two have marked, and a page that is left before its marks are sent. */
export const markings = {
  "answers that wait": {
    samples: [
      ...common,
      { type: "answer.chosen", markId: "m1" },
      { type: "points.given", markIds: ["m1"], points: 3, key },
      { type: "comment.changed", text: "Why?", key },
      { type: "undo.wanted", key },
      { type: "mine.chosen", markId: "m1" },
      { type: "theirs.chosen", markId: "m1" },
      waiting,
      done("save", saved(marked)),
      failed("save", changed),
      failed("save", refused),
    ],
    elsewhere: ["settlement.given", "save.wanted"],
  },
  "answers that two have marked": {
    samples: [
      ...common,
      ...["s", "a", "c"].map((markId) => ({ type: "answer.chosen", markId }) as const),
      { type: "settlement.given", points: 4, key },
      { type: "comment.changed", text: "Why?", key },
      done("load", questionWith("q1", [differs, settled, agreed, closed])),
      done("save", saved({ ...settled, mark_id: "d" })),
    ],
    elsewhere: [...ofPoints, "save.wanted"],
  },
  "a page that is left": {
    samples: [{ type: "points.given", markIds: ["m1"], points: 3, key }, { type: "save.wanted" }, waiting],
    elsewhere: [
      ...common.map(({ type }) => type),
      ...ofPoints.filter((type) => type !== "points.given"),
      "answer.chosen",
      "comment.changed",
      "settlement.given",
      "xstate.done.actor.save",
      "xstate.error.actor.load",
    ],
  },
} satisfies Record<string, Pick<Exploration<typeof markingMachine>, "samples" | "elsewhere">>;

const start = { itemId: "q1", unsent: nothingUnsent };

const project: Exploration<typeof markingMachine>["project"] = ({ context }) => [
  context.itemId === (context.queue?.item?.item_id ?? "q1"),
  context.itemId,
  context.conflicts.length > 0,
];

const hasSecond = ({ queue, itemId }: MarkingContext): boolean =>
  itemId === "q1" && queue?.item?.groups.some(({ answers }) => answers.some((one) => one.mark_id === "m2")) === true;

/** Whether a person can cause an event on the page, and whether a reply is that to what was asked. */
const isPossible = (context: MarkingContext, { type, ...event }: AnyEventObject, isLast: boolean): boolean => {
  const isShown = context.queue?.item?.item_id === context.itemId;
  const chosen = chosenAnswer(context);
  switch (type) {
    case "question.chosen":
      return context.queue !== null && context.itemId !== event["itemId"];
    case "xstate.done.actor.load":
      return (event["output"] as MarkQueue).item?.item_id === context.itemId;
    case "page.chosen":
      return isShown && context.page === 1;
    case "answer.chosen":
      return isShown && context.itemId === "q1" && context.chosen !== event["markId"];
    case "second.changed":
      return isShown && !context.isSecond && hasSecond(context);
    case "points.given":
      return isShown && chosen?.mark_id === "m1";
    case "comment.changed":
      return isShown && chosen?.state === "differing"
        ? Object.keys(context.comments).length === 0
        : isShown &&
            chosen?.mark_id === "m1" &&
            chosen.own?.comment !== "Why?" &&
            Object.keys(context.comments).length === 0;
    case "save.wanted":
      return isLast;
    default:
      return true;
  }
};

/** Few paths that a person can go, and that together have every step from state to state. */
export const markingPaths = (name: keyof typeof markings): ChartPath[] =>
  coveringPaths(
    pathsThrough(markingMachine, { ...markings[name], project, input: start })
      .map((path) => calculate(markingMachine, path, start).map(({ event, now }) => ({ event, snapshot: now })))
      .filter((path) =>
        path.every(
          ({ event }, place) =>
            place === 0 ||
            isPossible(path[place - 1]?.snapshot.context as MarkingContext, event, place === path.length - 1),
        ),
      ),
  );

export const markingEventName = ({ type, error, ...event }: AnyEventObject): string => {
  const short = type.replace(/^xstate\.(done|error)\.actor\./, "$1 ").replace(/^xstate\.after\.(\w+)\..*/, "after $1");
  const { code } = (error ?? {}) as { readonly code?: number | string };
  return [short, code, event["itemId"], event["markId"]].filter(Boolean).join(" ");
};
