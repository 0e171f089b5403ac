import { assign, emit, setup } from "xstate";
import { asFault, isPassing } from "../support/fault";
import { unprovided } from "../support/unprovided";
import {
  theirsIn,
  type DraftContent,
  type DraftContext,
  type DraftEvent,
  type DraftOutput,
  type Saved,
  type SaveInput,
  type StoredDraft,
} from "./draft-facts";

/** How long typing rests before a draft is saved, and how long until saving is tried again, in ms. */
const quietMs = 700;
const tryAgainMs = 5_000;

/** Types, effects, guards and actions of the draft machine. */
export const draftSetup = setup({
  types: {
    context: {} as DraftContext,
    events: {} as DraftEvent,
    emitted: {} as DraftOutput,
    input: {} as StoredDraft & { readonly unsent: DraftContent | null },
    tags: {} as "busy" | "settled",
  },
  actors: { save: unprovided<Saved, SaveInput>("save") },
  guards: {
    hasUnsent: ({ context }) => context.content !== context.saved,
    hasNewer: ({ context }) => context.content !== context.sending,
    isConflict: (_, { error }: { error: unknown }) => theirsIn(error) !== null,
    mayPass: (_, { error }: { error: unknown }) => isPassing(asFault(error)),
  },
  actions: {
    noteContent: assign((_, { content }: { content: DraftContent }) => ({ content })),
    noteSending: assign({ sending: ({ context }) => context.content, fault: null }),
    noteSaved: assign(({ context }, { saved }: { saved: Saved }) => ({
      ...saved,
      saved: context.sending ?? context.saved,
      sending: null,
    })),
    noteTheirs: assign((_, { error }: { error: unknown }) => ({ theirs: theirsIn(error) })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    buildOnTheirs: assign(({ context: { version, theirs } }) => ({
      version: theirs?.version ?? version,
      theirs: null,
    })),
    takeTheirs: assign(({ context }) => ({
      version: context.theirs?.version ?? context.version,
      content: context.theirs?.content ?? context.content,
      saved: context.theirs?.content ?? context.saved,
      savedAt: context.theirs?.savedAt ?? context.savedAt,
      theirs: null,
    })),
    storeUnsent: emit(({ context: { id, version, content } }) => ({
      type: "draft.unsent" as const,
      id,
      version,
      content,
    })),
    forgetUnsent: emit(({ context: { id } }) => ({ type: "draft.sent" as const, id: id ?? "" })),
  },
  delays: { quiet: quietMs, tryAgain: tryAgainMs },
});
