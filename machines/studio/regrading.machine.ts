import { assign, emit, setup } from "xstate";
import type { RegradeDetail, RegradeStep } from "../../src/contract/classes/regrades";
import { asFault, isPassing, type Fault } from "../support/fault";
import { pick } from "../support/pick";
import { unprovided } from "../support/unprovided";
import { isCompleteRegrade, isOutdatedPreview, type RegradeTerms } from "./regrading-facts";

interface RegradingContext {
  readonly terms: RegradeTerms;
  /** Of the preview under way or the last one: sent again, it is computed anew and no further one is stored. */
  readonly key: string;
  /** Of the application under way or the last one: repeating it changes nothing. */
  readonly applyKey: string;
  /** null: not computed for these terms. */
  readonly preview: RegradeDetail | null;
  /** Attempts had changed since the preview before this one, so that nothing was applied then. */
  readonly isAnew: boolean;
  /** null: not applied. */
  readonly step: RegradeStep | null;
  readonly fault: Fault | null;
}

interface ForApplying {
  readonly regradeId: string;
  readonly digest: string;
  readonly key: string;
}

type RegradingEvent =
  | { readonly type: "terms.changed"; readonly terms: RegradeTerms }
  | { readonly type: "preview.wanted"; readonly key: string }
  | { readonly type: "apply.wanted"; readonly key: string }
  | { readonly type: "retry" };

const regradingSetup = setup({
  types: {
    context: {} as RegradingContext,
    events: {} as RegradingEvent,
    input: {} as { readonly terms: RegradeTerms },
    emitted: {} as { readonly type: "changes.previewed" | "scores.changed" },
    tags: {} as "busy" | "settled",
  },
  actors: {
    preview: unprovided<RegradeDetail, { readonly terms: RegradeTerms; readonly key: string }>("preview"),
    apply: unprovided<RegradeStep, ForApplying>("apply"),
  },
  guards: {
    isComplete: ({ context }) => isCompleteRegrade(context.terms),
    isWaiting: (_, { step }: { step: RegradeStep }) => step.phase === "awaitingSecond",
    isOutdated: (_, { error }: { error: unknown }) => isOutdatedPreview(error),
    mayPass: (_, { error }: { error: unknown }) => isPassing(asFault(error)),
  },
  actions: {
    noteTerms: assign((_, { terms }: { terms: RegradeTerms }) => ({
      terms,
      preview: null,
      isAnew: false,
      fault: null,
    })),
    noteKey: assign((_, { key }: { key: string }) => ({ key, isAnew: false, fault: null })),
    noteApplyKey: assign((_, { key }: { key: string }) => ({ applyKey: key })),
    notePreview: assign((_, { preview }: { preview: RegradeDetail }) => ({ preview, fault: null })),
    noteOutdated: assign({ isAnew: true, preview: null, fault: null }),
    noteStep: assign((_, { step }: { step: RegradeStep }) => ({ step, fault: null })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    tellPreviewed: emit({ type: "changes.previewed" }),
    tellChanged: emit({ type: "scores.changed" }),
  },
});

const error = pick("error");
const fault = { type: "noteFault", params: error } as const;
const step = ({ event }: { event: { output: RegradeStep } }) => ({ step: event.output });
const stepped = [{ type: "noteStep", params: step } as const, "tellChanged"] as const;
const onTerms = { target: "choosing", actions: { type: "noteTerms", params: pick("terms") } } as const;
const onPreview = {
  guard: "isComplete",
  target: "previewing",
  actions: { type: "noteKey", params: pick("key") },
} as const;

/**
 * A teacher corrects a question: a rule is chosen, what it changes is computed and shown, and exactly that is applied.
 */
export const regradingMachine = regradingSetup.createMachine({
  id: "regrading",
  context: ({ input: { terms } }) => ({
    terms,
    key: "",
    applyKey: "",
    preview: null,
    isAnew: false,
    step: null,
    fault: null,
  }),
  initial: "choosing",
  states: {
    choosing: {
      description: "The rule, its key and its reason are entered.",
      tags: "settled",
      on: { "terms.changed": onTerms, "preview.wanted": onPreview },
    },
    previewing: {
      description: "The server computes each score that would change.",
      tags: "busy",
      invoke: {
        id: "preview",
        src: "preview",
        input: ({ context: { terms, key } }) => ({ terms, key }),
        onDone: {
          target: "previewed",
          actions: [
            {
              type: "notePreview",
              params: ({ event }: { event: { output: RegradeDetail } }) => ({ preview: event.output }),
            },
            "tellPreviewed",
          ],
        },
        onError: { target: "unpreviewed", actions: fault },
      },
      on: { "terms.changed": onTerms },
    },
    unpreviewed: {
      description: "What would change could not be computed, for the reason that is shown.",
      tags: "settled",
      on: { "terms.changed": onTerms, retry: "previewing" },
    },
    previewed: {
      description: "Each score that would change is shown; nothing has changed yet.",
      tags: "settled",
      on: {
        "terms.changed": onTerms,
        "apply.wanted": { target: "applying", actions: { type: "noteApplyKey", params: pick("key") } },
      },
    },
    applying: {
      description: "Exactly the changes that were shown are applied.",
      tags: "busy",
      invoke: {
        id: "apply",
        src: "apply",
        input: ({ context: { preview, applyKey } }) => ({
          regradeId: preview?.regrade_id ?? "",
          digest: preview?.digest ?? "",
          key: applyKey,
        }),
        onDone: [
          { guard: { type: "isWaiting", params: step }, target: "waiting", actions: stepped },
          { target: "applied", actions: stepped },
        ],
        onError: [
          { guard: { type: "isOutdated", params: error }, target: "previewing", actions: "noteOutdated" },
          { guard: { type: "mayPass", params: error }, target: "interrupted", actions: fault },
          { target: "refused", actions: fault },
        ],
      },
    },
    interrupted: {
      description: "It is not known whether the changes were applied; applying them again changes nothing twice.",
      tags: "settled",
      on: { retry: "applying" },
    },
    refused: {
      description: "The server refused, and nothing was changed.",
      tags: "settled",
      on: { "terms.changed": onTerms, "preview.wanted": onPreview },
    },
    waiting: {
      description: "Students have seen their results, so that a second teacher must confirm the changes.",
      tags: "settled",
    },
    applied: { description: "The scores are changed.", tags: "settled" },
  },
});
