import type { AnyEventObject } from "xstate";
import type { DraftContent, DraftContext, StoredDraft } from "../../../../machines/studio/draft-facts";
import { draftMachine } from "../../../../machines/studio/draft.machine";
import { faults } from "../../../../src/contract/calls/faults";
import { coveringPaths } from "../../../support/covering-paths";
import { draftOf } from "../../../support/drafts";
import { calculate } from "../../../support/model";
import { done, failed, pathsThrough, type ChartPath, type Exploration } from "../../../support/paths";

/** A draft that differs from others by the skill that its author typed. */
const contentOf = (skill: string): DraftContent => ({ ...draftOf("1 + 1?", { skill }) });
export const skillOf = (content: unknown): string => (content as { readonly skill: string }).skill;
export const base = { id: "q1", version: 3, content: contentOf("stored"), savedAt: 1 };
const typed = contentOf("typed");
const typedMore = contentOf("more");
const theirs = contentOf("theirs");
export const newer: StoredDraft = { id: "q1", version: 9, content: contentOf("newer"), savedAt: 8 };

const network = { code: "network" } as const;
const changedTo = (draft: DraftContent) => ({
  ...faults.draftChanged,
  msg: "",
  data: { item_id: "q1", version: 5, draft, saved_at: 7 },
});
const unknown = { ...faults.draftUnknown, msg: "" };

const samples: Exploration<typeof draftMachine>["samples"] = [
  { type: "content.changed", content: typed },
  { type: "content.changed", content: typedMore },
  { type: "save.wanted" },
  { type: "stored.found", stored: newer },
  { type: "mine.chosen" },
  { type: "theirs.chosen" },
  { type: "network.returned" },
  { type: "retry" },
  done("save", { id: "q1", version: 4, savedAt: 9 }),
  failed("save", network),
  failed("save", changedTo(theirs)),
  failed("save", changedTo(typed)),
  failed("save", unknown),
];

const project: Exploration<typeof draftMachine>["project"] = ({ context }) => [
  context.content === context.saved,
  context.content === context.sending,
  context.version < newer.version,
  context.theirs === null ? null : skillOf(context.theirs.content),
  context.unconfirmed.includes(typed),
];

/** What was typed before, the newest last: undo goes back to it. */
export const stepsAfter = (
  past: readonly DraftContent[],
  { event, snapshot }: ChartPath[number],
  before: DraftContext,
) => {
  const { content } = snapshot.context as DraftContext;
  if (event.type === "content.changed") return past.at(-1) === content ? past.slice(0, -1) : [...past, before.content];
  if (event.type === "theirs.chosen") return [...past, before.content];
  return event.type === "mine.chosen" ? [...past, before.theirs?.content ?? content] : past;
};

/** Whether a person can do all this: who types changes the text, and has the very same draft as before only by undo. */
const isPossible = (path: ChartPath): boolean => {
  let past: readonly DraftContent[] = [];
  for (const [place, step] of path.entries()) {
    const before = path[place - 1]?.snapshot.context as DraftContext | undefined;
    if (before === undefined) continue;
    if (step.event.type === "content.changed") {
      const { content } = step.event as unknown as { readonly content: DraftContent };
      const isSame = content === before.content || [before.saved, before.sending].includes(content);
      if (content === before.content || (isSame && past.at(-1) !== content)) return false;
    }
    past = stepsAfter(past, step, before);
  }
  return true;
};

/** What the editor opens: by the server, and by the device. */
export const openings = {
  "that the server has": { stored: base, unsent: null },
  "of which the device has more": { stored: base, unsent: { version: 3, content: typed, unconfirmed: [typed] } },
} as const;

export type Opening = (typeof openings)[keyof typeof openings];

/** Few paths of a draft that a person can go and that together have every step from state to state. */
export const draftPaths = (input: Opening): ChartPath[] =>
  coveringPaths(
    pathsThrough(draftMachine, { samples, project, input })
      .map((path) => calculate(draftMachine, path, input).map(({ event, now }) => ({ event, snapshot: now })))
      .filter(isPossible),
  );

export const draftEventName = ({ type, content, error }: AnyEventObject): string => {
  if (type === "content.changed") return `types ${skillOf(content)}`;
  const short = type.replace(/^xstate\.(done|error)\.actor\./, "$1 ").replace(/^xstate\.after\.(\w+)\..*/, "after $1");
  const fault = error as { readonly code: number | string; readonly data?: { readonly draft: unknown } } | undefined;
  return [short, fault?.code, fault?.data === undefined ? undefined : skillOf(fault.data.draft)]
    .filter(Boolean)
    .join(" ");
};
