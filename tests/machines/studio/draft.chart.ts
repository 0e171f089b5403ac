import type { DraftContext, Saved, StoredDraft } from "../../../machines/studio/draft-facts";
import { draftMachine } from "../../../machines/studio/draft.machine";
import { faults } from "../../../src/contract/calls/faults";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import { done, failed, type Exploration } from "../../support/paths";
import type { ByHand } from "../../support/walk";

const stored = { id: "d1", version: 3, content: { text: "stored" }, savedAt: 1 };
const typed = { text: "typed" };
const typedMore = { text: "typed more" };
const saved: Saved = { id: "d1", version: 4, savedAt: 9 };
const network = { code: "network" } as const;
const deleted = { ...faults.draftUnknown, msg: "" };
/** The version of another author, and the one that was sent from here without a confirmation. */
const changed = {
  ...faults.draftChanged,
  msg: "",
  data: { item_id: "d1", version: 5, draft: { text: "theirs" }, saved_at: 7 },
};
const echo = { ...faults.draftChanged, msg: "", data: { item_id: "d1", version: 4, draft: typed, saved_at: 6 } };

/** The version that another window of the author has saved. */
const newer: StoredDraft = { id: "d1", version: 9, content: { text: "from another window" }, savedAt: 8 };

const news = (content: typeof typed) => ({ type: "content.changed", content }) as const;

const samples: Exploration<typeof draftMachine>["samples"] = [
  news(typed),
  news(typedMore),
  { type: "save.wanted" },
  { type: "stored.found", stored: newer },
  { type: "mine.chosen" },
  { type: "theirs.chosen" },
  { type: "network.returned" },
  { type: "retry" },
  done("save", saved),
  failed("save", network),
  failed("save", changed),
  failed("save", echo),
  failed("save", deleted),
];

const kept = ({ id, version, content, unconfirmed }: DraftContext) => ({
  type: "draft.unsent",
  id,
  version,
  content,
  unconfirmed,
});
const sent = { type: "draft.sent", id: "d1" };

/** By hand: a draft that is sent as it stands. */
const sending = (context: DraftContext): ByHand => {
  const unconfirmed = [...context.unconfirmed, context.content];
  return {
    value: "saving",
    context: { sending: context.content, unconfirmed, fault: null, theirs: null },
    starts: [["save", { id: context.id, version: context.version, content: context.content }]],
  };
};

const afterTyping = (before: string, context: DraftContext, content: typeof typed): ByHand => {
  const stays = ["saving", "kept", "conflicting"].includes(before);
  return { value: stays ? before : "dirty", context: { content }, emits: [kept({ ...context, content })] };
};

const afterSaving = (context: DraftContext): ByHand => {
  const facts = { ...saved, saved: context.sending, unconfirmed: [] };
  return context.content === context.sending
    ? { value: "clean", context: facts, emits: [sent] }
    : { value: "dirty", context: facts, emits: [kept({ ...context, ...saved, unconfirmed: [] })] };
};

/** By hand: the version that the server has instead. */
const theirs = new Map<unknown, StoredDraft>([
  [changed, { id: "d1", version: 5, content: { text: "theirs" }, savedAt: 7 }],
  [echo, { id: "d1", version: 4, content: typed, savedAt: 6 }],
]);

const afterFault = (context: DraftContext, error: unknown): ByHand => {
  if (error === echo && context.unconfirmed.includes(typed)) return sending({ ...context, version: 4, saved: typed });
  const instead = theirs.get(error);
  if (instead !== undefined) return { value: "conflicting", context: { theirs: instead } };
  return { value: error === network ? "kept" : "refused", context: { fault: error } };
};

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) {
    const { content, saved: onServer } = step.now.context as DraftContext;
    return { value: content === onServer ? "clean" : "dirty" };
  }
  const context = contextBefore<DraftContext>(step);
  switch (event.type) {
    case "content.changed":
      return afterTyping(before.value as string, context, event["content"] as typeof typed);
    case "stored.found":
      return { value: "clean", context: { version: 9, content: newer.content, saved: newer.content, savedAt: 8 } };
    case "mine.chosen":
      return sending({ ...context, version: context.theirs?.version ?? 0 });
    case "theirs.chosen": {
      const { version, content, savedAt } = context.theirs ?? stored;
      return {
        value: "clean",
        context: { version, content, saved: content, savedAt, theirs: null, unconfirmed: [] },
        emits: [sent],
      };
    }
    case "xstate.done.actor.save":
      return afterSaving(context);
    case "xstate.error.actor.save":
      return afterFault(context, event["error"]);
    default:
      return sending(context);
  }
};

const project: Exploration<typeof draftMachine>["project"] = ({ context }) => [
  context.content === context.saved,
  context.content === context.sending,
  context.version < newer.version,
  context.theirs === null ? null : context.theirs.version,
  context.unconfirmed.some((content) => content === typed),
];

export const spec = chartSpec({
  name: "draft",
  machine: draftMachine,
  effects: { once: ["save"] },
  cases: [
    {
      name: "a draft that the server has",
      exploration: { samples, project, input: { stored, unsent: null } },
      expected,
      paths: 239,
    },
    {
      name: "a draft of which the device has more than the server",
      exploration: {
        samples,
        project,
        input: { stored, unsent: { version: 3, content: typed, unconfirmed: [typed] } },
      },
      expected,
      paths: 262,
    },
  ],
});
