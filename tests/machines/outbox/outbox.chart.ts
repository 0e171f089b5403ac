import type { AnyEventObject } from "xstate";
import type { OutboxContext } from "../../../machines/outbox/outbox-facts";
import { outboxMachine } from "../../../machines/outbox/outbox.machine";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import { done, failed, type Exploration } from "../../support/paths";
import type { ByHand } from "../../support/walk";
import { delivery } from "../samples";
import { answer, choice, earlier, saved, mark, mismatched, nothingStored, tools } from "./queue-samples";

const a1 = { attemptId: "a1" };
const ofAnswers = { ...a1, lane: "answers" } as const;
const theirs = { ...choice, exerciseId: "e9" };
const found = {
  operations: [
    saved(earlier),
    { ...saved(mark), attemptId: "a2" },
    saved(answer),
    { ...saved(tools), attemptId: "a2" },
  ],
  choices: { a1: theirs, a2: theirs },
  isKeeping: true,
  isWhole: true,
};
/** A device that returns its stored operations and stores no new ones. */
const unkept = { ...found, isKeeping: false };
/** A device that has more than there is a key for. */
const locked = { ...found, isWhole: false };
const news = [
  "operation.delivered",
  "operation.refused",
  "operation.postponed",
  "operation.intercepted",
  "queue.emptied",
  "queue.sealed",
];
const forQueue = [
  "operation.made",
  "choice.made",
  "lease.given",
  "stage.entered",
  "flush.requested",
  "rest.excused",
  "record.told",
  "attempt.closed",
] as const;
const isForQueue = (type: string) => (forQueue as readonly string[]).includes(type);

/** The tools' states go into a separate queue. */
const isToolsWord = ({ event: { type, operation } }: Expected): boolean =>
  type === "operation.made" && operation.kind === "tools";

type Sends = NonNullable<ByHand["sends"]>;
const toAll = ({ owners }: OutboxContext, person: unknown, type: string): Sends =>
  Object.entries(owners)
    .filter(([, owner]) => owner === person)
    .map(([attemptId]) => [attemptId, type]);

const sendsOf = (step: Expected): Sends => {
  const known = contextBefore<OutboxContext>(step);
  const { type, person, output } = step.event;
  const isElsewhere = step.before?.value !== "absent" && person !== known.person;
  if (isForQueue(type)) {
    if (isToolsWord(step)) return [["a1/tools", type]];
    const isForTools =
      "a1/tools" in known.owners &&
      ["lease.given", "stage.entered", "flush.requested", "attempt.closed"].includes(type);
    return [["a1", type], ...(isForTools ? [["a1/tools", type] as const] : [])];
  }
  if (type === "flush.wanted") return toAll(known, known.person, "flush.requested");
  if (type === "storage.lost")
    return [
      ...toAll(known, known.person, type),
      ...Object.keys(known.choices)
        .filter((id) => known.owners[id] === known.person)
        .map((id) => [id, "choice.made"] as const),
    ];
  if (["connection.restored", "person.left"].includes(type)) return toAll(known, known.person, type);
  if (type === "person.arrived")
    return [
      ...(isElsewhere ? toAll(known, known.person, "person.left") : []),
      ...toAll(known, person, "person.returned"),
    ];
  if (type !== "xstate.done.actor.restoreWork" || output === nothingStored) return [];
  return ["a1", "a2", "a2/tools"].filter((id) => id in known.owners).map((id) => [id, "work.restored"]);
};

const valueAfter = ({ event: { type, person, output }, before }: Expected): unknown => {
  const at: unknown = before?.value;
  if (type === "person.left") return "absent";
  if (type === "xstate.done.actor.restoreWork")
    return { present: output.isKeeping && output.isWhole ? "open" : "unreadable" };
  if (type === "xstate.error.actor.restoreWork") return { present: "unreadable" };
  const isNew = at === "absent" || person !== before?.context.person;
  return (type === "person.arrived" && isNew) || type.startsWith("xstate.after") ? { present: "restoring" } : at;
};

const knownAfter = (step: Expected): OutboxContext => {
  const known = contextBefore<OutboxContext>(step);
  const { type, person, output } = step.event;
  const { a1: _gone, ...others } = known.choices;
  const isOver = type === "attempt.closed" || (type === "operation.made" && step.event["operation"].kind === "answer");
  const choices = isOver ? others : type === "choice.made" ? { ...others, a1: choice } : known.choices;
  const own = known.person ?? "";
  if (isForQueue(type))
    return { ...known, choices, owners: { [isToolsWord(step) ? "a1/tools" : "a1"]: own, ...known.owners } };
  if (type === "person.left") return { ...known, isAway: true };
  if (type === "person.arrived")
    return person === known.person
      ? { ...known, isAway: false }
      : { ...known, person: String(person), isAway: false, choices: {}, isKeeping: null };
  if (type === "xstate.error.actor.restoreWork") return { ...known, isKeeping: false };
  if (type !== "xstate.done.actor.restoreWork") return known;
  if (output === nothingStored) return { ...known, isKeeping: true };
  return {
    ...known,
    isKeeping: output.isKeeping,
    choices: { a1: known.choices["a1"] ?? theirs, a2: theirs },
    owners: { a1: own, a2: own, "a2/tools": own, ...known.owners },
  };
};

const expected = (step: Expected): ByHand => {
  if (step.before === null)
    return { value: "absent", context: { person: null, isAway: true, owners: {}, choices: {}, isKeeping: null } };
  return {
    value: valueAfter(step),
    context: { ...knownAfter(step) },
    sends: sendsOf(step),
    emits: news.includes(step.event.type) ? [step.event] : [],
    does: [],
  };
};

type Outbox = Exploration<typeof outboxMachine>;

const told: Outbox["samples"] = [
  { type: "choice.made", ...a1, choice },
  { type: "lease.given", ...a1, lease: { lease: "lease-1", epoch: 1 } },
  { type: "stage.entered", ...a1 },
  { type: "flush.requested", ...a1 },
  { type: "rest.excused", ...a1 },
  { type: "record.told", ...a1, lastSeq: 7 },
  { type: "attempt.closed", ...a1 },
  { type: "flush.wanted" },
  { type: "connection.restored" },
  { type: "storage.lost" },
  { type: "operation.delivered", ...ofAnswers, operation: answer, delivery: delivery() },
  { type: "operation.refused", ...ofAnswers, operation: answer, fault: mismatched },
  { type: "operation.postponed", ...ofAnswers },
  { type: "operation.intercepted", ...ofAnswers },
  { type: "queue.emptied", ...ofAnswers, unsent: [] },
  { type: "queue.sealed", ...ofAnswers },
];

const marked = { type: "operation.made", ...a1, operation: mark, gatherMs: 300 } as const;
const equipped = { type: "operation.made", ...a1, operation: tools, gatherMs: 1_500 } as const;

const exploring = (people: readonly string[], others: Outbox["samples"]): Outbox => ({
  samples: [
    ...people.map((person) => ({ type: "person.arrived", person }) as const),
    { type: "person.left" },
    { type: "operation.made", ...a1, operation: answer, gatherMs: 300 },
    done("restoreWork", found),
    failed("restoreWork", { code: "timeout" }),
    ...others,
  ],
  elsewhere: others.length === 0 ? told.map(({ type }) => type) : [],
  project: ({ context: { person, owners, choices } }) => [
    person,
    others.length > 0 && Object.keys(choices).toSorted(),
    Object.keys(owners)
      .toSorted()
      .map((id) => owners[id]),
  ],
});

const forBoth = told.filter(({ type }) =>
  ["lease.given", "stage.entered", "flush.requested", "attempt.closed"].includes(type),
);

/** An outbox with the tools' states beside the answers of an attempt. */
const equipping: Outbox = {
  samples: [
    { type: "person.arrived", person: "ada" },
    { type: "person.left" },
    { type: "operation.made", ...a1, operation: answer, gatherMs: 300 },
    equipped,
    done("restoreWork", found),
    failed("restoreWork", { code: "timeout" }),
    ...forBoth,
  ],
  elsewhere: told.filter((one) => !forBoth.includes(one)).map(({ type }) => type),
  project: ({ context: { owners } }) => Object.keys(owners).toSorted(),
};

const wordsOf = ({ type, person }: AnyEventObject): string =>
  type
    .replace("person.arrived", String(person))
    .replace(/^xstate\.(done|error)\.actor\./, "$1 ")
    .replace(/^xstate\.after\.([^.]+)\..*/, "after $1");

export const spec = chartSpec({
  name: "outbox",
  machine: outboxMachine,
  effects: { once: ["restoreWork"], watching: ["queue"] },
  cases: [
    {
      name: "one person",
      paths: 784,
      expected,
      nameOf: wordsOf,
      exploration: exploring(
        ["ada"],
        [...told, marked, done("restoreWork", nothingStored), done("restoreWork", unkept), done("restoreWork", locked)],
      ),
    },
    { name: "two people", paths: 261, expected, nameOf: wordsOf, exploration: exploring(["ada", "bob"], []) },
    { name: "tools", paths: 153, expected, nameOf: wordsOf, exploration: equipping },
  ],
});
