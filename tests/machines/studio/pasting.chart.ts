import type { ParsedItems, Paste } from "../../../machines/studio/pasting-facts";
import { pastingMachine } from "../../../machines/studio/pasting.machine";
import { longestPaste } from "../../../src/contract/studio/paste-limit";
import { chartSpec } from "../../support/chart-spec";
import { draftOf } from "../../support/drafts";
import { contextBefore, type Expected } from "../../support/model";
import { done, failed, type Exploration } from "../../support/paths";
import type { ByHand } from "../../support/walk";

const text: Paste = { text: "1. One?\nbad\n2. Two?", html: null };
const blank: Paste = { text: " \n", html: null };
const other: Paste = { text: "3. Three?", html: null };
/** Stands in names of steps by a short form: paths compare them millions of times. */
const long: Paste & { readonly toJSON: () => unknown } = {
  text: "1. One?",
  html: "x".repeat(longestPaste + 1),
  toJSON: () => ({ text: "1. One?", html: "too long" }),
};
const network = { code: "network" } as const;

const itemOf = (key: string, line: number) => ({ key, line, end: line, draft: draftOf(key), warnings: [] });
const unread = [{ line: 2, end: 2, code: "noQuestionHere", sentence: { en: "No question." }, text: "bad" }];
const parsed: ParsedItems = { items: [itemOf("k1", 1), itemOf("k2", 3)], unread };
const nothing: ParsedItems = { items: [], unread };
const first = { key: "k1", itemId: "q1" };
const second = { key: "k2", itemId: "q2" };

interface Known {
  readonly paste: Paste;
  readonly parsed: ParsedItems | null;
  readonly added: Readonly<Record<string, string>>;
  readonly fault: unknown;
}

const samples: Exploration<typeof pastingMachine>["samples"] = [
  { type: "paste.changed", paste: text },
  { type: "paste.changed", paste: other },
  { type: "paste.changed", paste: blank },
  { type: "paste.changed", paste: long },
  { type: "items.wanted" },
  { type: "retry" },
  done("parse", parsed),
  done("parse", nothing),
  failed("parse", network),
  failed("addItem", network),
  done("addItem", first),
  done("addItem", second),
];

const idsOf = ({ parsed: known, added }: Pick<Known, "parsed" | "added">): string[] =>
  known?.items.flatMap(({ key }) => added[key] ?? []) ?? [];

const expected = (step: Expected): ByHand => {
  const { event, before, now } = step;
  if (before === null) return { value: now.context["paste"] === text ? "reading" : "empty" };
  const { type, output, error } = event;
  const context = contextBefore<Known>(step);
  const isAdding = before.value === "adding";
  if (error !== undefined)
    return {
      value: isAdding ? "interrupted" : "unread",
      context: { ...context, fault: network },
      emits: isAdding ? [{ type: "items.added", itemIds: idsOf(context) }] : [],
    };
  if (type === "paste.changed") {
    const { paste } = event as unknown as { readonly paste: Paste };
    if (paste === long) return { value: "tooLong", context: { ...context } };
    return { value: paste === blank ? "empty" : "settling", context: { ...context, paste, fault: null } };
  }
  if (type.startsWith("xstate.after")) return { value: "reading", starts: [["parse", { paste: context.paste }]] };
  if (type === "items.wanted") return { value: "adding", context: { ...context } };
  if (type === "retry")
    return { value: before.value === "interrupted" ? "adding" : "reading", context: { ...context } };
  if (type === "xstate.done.actor.parse")
    return { value: "shown", context: { ...context, parsed: output, fault: null } };
  const { key, itemId } = output as typeof first;
  const added = { ...context.added, [key]: itemId };
  const items = context.parsed?.items ?? [];
  const lacking = items.filter((item) => context.added[item.key] === undefined);
  if (lacking.length > 1) return { value: "adding", context: { ...context, added, fault: null }, emits: [] };
  return {
    value: "added",
    context: { paste: { text: "bad", html: null }, parsed: { items: [], unread }, added, fault: null },
    emits: [{ type: "items.added", itemIds: idsOf({ parsed: context.parsed, added }) }],
  };
};

const project: Exploration<typeof pastingMachine>["project"] = ({ context }) => [
  context.paste.text.trim() === "" ? context.paste.text : null,
  context.parsed?.items.filter(({ key }) => context.added[key] === undefined).map(({ key }) => key) ?? null,
];

export const spec = chartSpec({
  name: "pasting",
  machine: pastingMachine,
  effects: { once: ["parse", "addItem"] },
  cases: [
    {
      name: "an empty box",
      exploration: { samples, project, input: { paste: { text: "", html: null } } },
      expected,
      paths: 158,
    },
    {
      name: "a box as this tab has left it",
      exploration: { samples, project, input: { paste: text } },
      expected,
      paths: 152,
    },
  ],
});
