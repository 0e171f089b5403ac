import { assign, emit, setup } from "xstate";
import { asFault, isPassing } from "../support/fault";
import { unprovided } from "../support/unprovided";
import {
  isUnconfirmedVersion,
  theirsIn,
  type DraftContent,
  type DraftContext,
  type DraftEvent,
  type DraftOutput,
  type Saved,
  type SaveInput,
  type StoredDraft,
  type UnsentDraft,
} from "./draft-facts";

/** How long typing rests before a draft is saved, and how long until saving is tried again, in ms. */
const quietMs = 700;
const tryAgainMs = 5_000;
/** Contents without confirmation that are compared with what the server has. */
const mostUnconfirmed = 20;

/** Types, effects, guards and actions of the draft machine. */
export const draftSetup = setup({
  types: {
    context: {} as DraftContext,
    events: {} as DraftEvent,
    emitted: {} as DraftOutput,
    input: {} as { readonly stored: StoredDraft; readonly unsent: UnsentDraft | null },
    tags: {} as "busy" | "settled",
  },
  actors: { save: unprovided<Saved, SaveInput>("save") },
  guards: {
    hasUnsent: ({ context }) => context.content !== context.saved,
    hasNewer: ({ context }) => context.content !== context.sending,
    isNewer: ({ context }, { stored }: { stored: StoredDraft }) => stored.version > context.version,
    isUnconfirmed: ({ context }, { error }: { error: unknown }) => isUnconfirmedVersion(context, theirsIn(error)),
    isConflict: (_, { error }: { error: unknown }) => theirsIn(error) !== null,
    mayPass: (_, { error }: { error: unknown }) => isPassing(asFault(error)),
  },
  actions: {
    noteContent: assign((_, { content }: { content: DraftContent }) => ({ content })),
    noteStored: assign((_, { stored: { version, content, savedAt } }: { stored: StoredDraft }) => ({
      version,
      content,
      saved: content,
      savedAt,
    })),
    noteSending: assign(({ context: { content, unconfirmed } }) => ({
      sending: content,
      unconfirmed: [...unconfirmed, content].slice(-mostUnconfirmed),
      fault: null,
    })),
    noteSaved: assign(({ context }, { saved }: { saved: Saved }) => ({
      ...saved,
      saved: context.sending ?? context.saved,
      sending: null,
      unconfirmed: [],
    })),
    buildOnUnconfirmed: assign(({ context }, { error }: { error: unknown }) => {
      const stored = theirsIn(error);
      return {
        id: stored?.id ?? context.id,
        version: stored?.version ?? context.version,
        saved: stored?.content ?? context.saved,
      };
    }),
    noteTheirs: assign((_, { error }: { error: unknown }) => ({ theirs: theirsIn(error) })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    buildOnTheirs: assign(({ context: { id, version, theirs } }) => ({
      id: theirs?.id ?? id,
      version: theirs?.version ?? version,
      theirs: null,
    })),
    takeTheirs: assign(({ context }) => ({
      id: context.theirs?.id ?? context.id,
      version: context.theirs?.version ?? context.version,
      content: context.theirs?.content ?? context.content,
      saved: context.theirs?.content ?? context.saved,
      savedAt: context.theirs?.savedAt ?? context.savedAt,
      theirs: null,
      unconfirmed: [],
    })),
    storeUnsent: emit(({ context: { id, version, content, unconfirmed } }) => ({
      type: "draft.unsent" as const,
      id,
      version,
      content,
      unconfirmed,
    })),
    forgetUnsent: emit(({ context: { id } }) => ({ type: "draft.sent" as const, id: id ?? "" })),
  },
  delays: { quiet: quietMs, tryAgain: tryAgainMs },
});
