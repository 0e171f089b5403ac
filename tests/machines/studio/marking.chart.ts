import type { AnyEventObject } from "xstate";
import { chosenAnswer, type MarkingContext, type UnsentMark } from "../../../machines/studio/marking-facts";
import { markingMachine } from "../../../machines/studio/marking.machine";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import { done, failed, type Exploration } from "../../support/paths";
import type { ByHand } from "../../support/walk";
import {
  agreed,
  byOther,
  changed,
  closed,
  differs,
  emptyQueue,
  marked,
  network,
  nothingUnsent,
  queueOf,
  refused,
  saved,
  savedAt,
  settled,
  waits,
} from "./marking-samples";

const key = "key-1234";

const common: Exploration<typeof markingMachine>["samples"] = [
  { type: "question.chosen", itemId: "q2" },
  { type: "page.chosen", page: 2 },
  { type: "reload.wanted" },
  { type: "second.changed", isSecond: true },
  { type: "save.wanted" },
  { type: "network.returned" },
  { type: "retry" },
  failed("load", network),
  failed("save", network),
];

const markingSamples: Exploration<typeof markingMachine>["samples"] = [
  ...common,
  { type: "answer.chosen", markId: "m1" },
  { type: "points.given", markIds: ["m1"], points: 3, key },
  { type: "comment.changed", text: "Why?", key },
  { type: "undo.wanted", key: "key-5678" },
  { type: "mine.chosen", markId: "m1" },
  { type: "theirs.chosen", markId: "m1" },
  done("load", queueOf(waits, byOther)),
  done("save", saved(marked)),
  failed("save", changed),
  failed("save", refused),
];

const settlingSamples: Exploration<typeof markingMachine>["samples"] = [
  ...common,
  ...["s", "a", "c"].map((markId) => ({ type: "answer.chosen", markId }) as const),
  { type: "settlement.given", points: 4, key },
  { type: "comment.changed", text: "Why?", key },
  done("load", queueOf(differs, settled, agreed, closed)),
  done("load", emptyQueue),
  done("save", saved({ ...settled, mark_id: "d" })),
];

interface Places {
  readonly queue: string | { readonly marking: string };
  readonly saving: string;
}

/** By hand: what the chosen answer waits for. */
const decided = (context: MarkingContext): Places["queue"] => ({ marking: chosenAnswer(context)?.state ?? "nothing" });

const toLoading = new Set(["question.chosen", "page.chosen", "reload.wanted"]);
const fromUnread = new Set(["question.chosen", "retry", "network.returned"]);
const looksAgain = new Set([
  "answer.chosen",
  "second.changed",
  "points.given",
  "settlement.given",
  "undo.wanted",
  "xstate.done.actor.save",
]);

const queueAfter = (before: Places["queue"], { type, error }: AnyEventObject, now: MarkingContext): Places["queue"] => {
  if (type === "xstate.done.actor.load") return decided(now);
  if (type === "xstate.error.actor.load") return "unread";
  if (before === "loading") return before;
  if (before === "unread") return fromUnread.has(type) ? "loading" : before;
  if (toLoading.has(type) || error === refused) return "loading";
  return looksAgain.has(type) || error === changed ? decided(now) : before;
};

const savingAfter = (before: string, { type, error }: AnyEventObject, { unsent }: MarkingContext): string => {
  if (error === network && type.endsWith("save")) return "kept";
  if (type.startsWith("xstate.after")) return "sending";
  const isReplied = type.endsWith("actor.save");
  switch (before) {
    case "saved":
      return unsent.length > 0 ? "resting" : "saved";
    case "resting":
      return unsent.length === 0 ? "saved" : type === "save.wanted" ? "sending" : "resting";
    case "sending":
      return isReplied && unsent.length === 0 ? "saved" : "sending";
    default:
      return type === "network.returned" || type === "retry" ? "sending" : before;
  }
};

const factsAfter = ({ type, ...event }: AnyEventObject): Readonly<Record<string, unknown>> => {
  switch (type) {
    case "question.chosen":
      return { itemId: "q2", page: 1, chosen: null, refusal: null };
    case "page.chosen":
      return { page: 2, chosen: null };
    case "answer.chosen":
      return { chosen: event["markId"] };
    case "second.changed":
      return { isSecond: true };
    case "undo.wanted":
    case "settlement.given":
      return { last: [] };
    case "xstate.done.actor.load":
      return { queue: event["output"], fault: null, last: [] };
    case "xstate.done.actor.save":
      return { savedAt, refusal: null };
    case "xstate.error.actor.load":
      return { fault: network };
    default:
      return event["error"] === refused ? { refusal: refused } : {};
  }
};

const told = ({ conflicts, comments }: MarkingContext, unsent: readonly UnsentMark[]) => ({
  type: "unsent.changed",
  unsent: { marks: [...conflicts.map(({ mark }) => mark), ...unsent], comments },
});

const ofMarker = new Set([
  "points.given",
  "settlement.given",
  "comment.changed",
  "undo.wanted",
  "mine.chosen",
  "theirs.chosen",
]);

const isTyped = (at: Places["queue"]): boolean =>
  typeof at === "object" && ["waiting", "marked", "differing"].includes(at.marking);

const isTaken = (at: Places["queue"], { type }: AnyEventObject): boolean =>
  ofMarker.has(type) && (type !== "comment.changed" || isTyped(at));

const expected = (step: Expected): ByHand => {
  const now = step.now.context as unknown as MarkingContext;
  const load = ["load", { itemId: now.itemId, page: now.page }] as const;
  if (step.before === null)
    return { value: { queue: "loading", saving: now.unsent.length > 0 ? "resting" : "saved" }, starts: [load] };
  const { event } = step;
  const before = step.before.value as Places;
  const known = contextBefore<MarkingContext>(step);
  const queue = queueAfter(before.queue, event, now);
  const saving = savingAfter(before.saving, event, now);
  const isLoadingAnew = queue === "loading" && (before.queue !== "loading" || event.type === "question.chosen");
  const isReplied = event.type.endsWith("actor.save") && event["error"] !== network;
  const isSendingAnew = saving === "sending" && (before.saving !== "sending" || isReplied);
  const [first] = now.unsent;
  const wasSent = known.unsent.slice(1).find((mark) => mark.key === first?.key && mark.points === first.points);
  const replied = now.unsent.map((mark, place) => (place === 0 ? { ...mark, isSent: wasSent?.isSent === true } : mark));
  return {
    value: { queue, saving },
    context: factsAfter(event),
    starts: [...(isLoadingAnew ? [load] : []), ...(isSendingAnew ? [["save", { mark: now.unsent[0] }] as const] : [])],
    emits: [
      ...(isTaken(before.queue, event) ? [told(now, now.unsent)] : []),
      ...(isReplied ? [told(now, replied)] : []),
      ...(isSendingAnew ? [told(now, now.unsent)] : []),
    ],
  };
};

const project: Exploration<typeof markingMachine>["project"] = ({ context: { unsent, conflicts } }) => [
  unsent.length > 1,
  conflicts.length > 0,
];

const left = {
  itemId: "q1",
  markId: "m1",
  points: 2,
  comment: "",
  settles: false,
  version: 0,
  key,
  isFirst: true,
  isSent: false,
};

export const spec = chartSpec({
  name: "marking",
  machine: markingMachine,
  effects: { once: ["load", "save"] },
  cases: [
    {
      name: "answers that wait for points",
      exploration: {
        samples: markingSamples,
        elsewhere: ["settlement.given"],
        project,
        input: { itemId: null, unsent: nothingUnsent },
      },
      expected,
      paths: 508,
    },
    {
      name: "answers that two have marked",
      exploration: {
        samples: settlingSamples,
        elsewhere: ["points.given", "undo.wanted", "mine.chosen", "theirs.chosen"],
        project,
        input: { itemId: "q1", unsent: nothingUnsent },
      },
      expected,
      paths: 319,
    },
    {
      name: "a mark that this device has from before",
      exploration: {
        samples: markingSamples,
        elsewhere: ["settlement.given", "comment.changed", "points.given", "answer.chosen", "second.changed"],
        project,
        input: { itemId: "q1", unsent: { marks: [left], comments: {} } },
      },
      expected,
      paths: 104,
    },
  ],
});
