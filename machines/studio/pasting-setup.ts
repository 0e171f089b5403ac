import { assign, emit, setup } from "xstate";
import { longestPaste } from "../../src/contract/studio/paste-limit";
import { asFault, type Fault } from "../support/fault";
import { unprovided } from "../support/unprovided";
import type { AddedItem, ParsedItems, Paste, PastedItem } from "./pasting-facts";
import { unreadText } from "./pasting-facts";

interface PastingContext {
  readonly paste: Paste;
  /** null: nothing has been read. */
  readonly parsed: ParsedItems | null;
  /** The ids of the drafts that were made, by the keys of their questions. */
  readonly added: Readonly<Record<string, string>>;
  readonly fault: Fault | null;
}

type PastingEvent =
  | { readonly type: "paste.changed"; readonly paste: Paste }
  | { readonly type: "items.wanted" }
  | { readonly type: "retry" };

/** How long typing rests before the text is read, in ms. */
const quietMs = 350;

const missing = ({ parsed, added }: PastingContext): readonly PastedItem[] =>
  parsed?.items.filter(({ key }) => added[key] === undefined) ?? [];

/** Types, effects, guards and actions of the pasting machine. */
export const pastingSetup = setup({
  types: {
    context: {} as PastingContext,
    events: {} as PastingEvent,
    input: {} as { readonly paste: Paste },
    emitted: {} as { readonly type: "items.added"; readonly itemIds: readonly string[] },
    tags: {} as "busy" | "settled",
  },
  actors: {
    parse: unprovided<ParsedItems, { readonly paste: Paste }>("parse"),
    addItem: unprovided<AddedItem, { readonly item: PastedItem | undefined }>("addItem"),
  },
  guards: {
    hasPaste: ({ context }) => context.paste.text.trim() !== "",
    isBlank: (_, { paste }: { paste: Paste }) => paste.text.trim() === "",
    isTooLong: (_, { paste }: { paste: Paste }) => Math.max(paste.text.length, paste.html?.length ?? 0) > longestPaste,
    hasItems: ({ context }) => missing(context).length > 0,
    hasMore: ({ context }) => missing(context).length > 1,
  },
  actions: {
    notePaste: assign((_, { paste }: { paste: Paste }) => ({ paste, fault: null })),
    noteParsed: assign((_, { parsed }: { parsed: ParsedItems }) => ({ parsed, fault: null })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    noteAdded: assign(({ context }, { added: { key, itemId } }: { added: AddedItem }) => ({
      added: { ...context.added, [key]: itemId },
      fault: null,
    })),
    leaveUnread: assign(({ context: { paste, parsed } }) => ({
      paste: { text: unreadText(paste, parsed), html: null },
      parsed: parsed === null ? null : { ...parsed, items: [] },
    })),
    tellAdded: emit(({ context: { parsed, added } }) => ({
      type: "items.added" as const,
      itemIds: parsed?.items.flatMap(({ key }) => added[key] ?? []) ?? [],
    })),
  },
  delays: { quiet: quietMs },
});
