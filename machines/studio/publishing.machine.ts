import { assign, setup } from "xstate";
import type { Forecast } from "../../src/contract/studio/forecast";
import type { TestFinding } from "../../src/contract/studio/studio-tests";
import { asFault, isPassing, type Fault } from "../support/fault";
import { pick } from "../support/pick";
import { unprovided } from "../support/unprovided";
import { findingsIn, isOlder, isOutdatedCheck, type Published, type SavedTestVersion } from "./publishing-facts";

interface PublishingContext {
  /** The draft test as it is checked; null: it is not saved yet. */
  readonly test: SavedTestVersion | null;
  readonly findings: readonly TestFinding[];
  /** Questions were changed since the check before this one, so that nothing was published then. */
  readonly isCheckedAnew: boolean;
  /** null: nobody has simulated it yet. */
  readonly forecast: Forecast | null;
  readonly published: Published | null;
  readonly fault: Fault | null;
}

type PublishingEvent =
  | { readonly type: "draft.saved"; readonly test: SavedTestVersion }
  | { readonly type: "publish.wanted" }
  | { readonly type: "retry" };

const publishingSetup = setup({
  types: {
    context: {} as PublishingContext,
    events: {} as PublishingEvent,
    input: {} as { readonly test: SavedTestVersion | null },
    tags: {} as "busy" | "settled",
  },
  actors: {
    check: unprovided<readonly TestFinding[], { readonly test: SavedTestVersion | null }>("check"),
    forecast: unprovided<Forecast, { readonly test: SavedTestVersion | null }>("forecast"),
    publish: unprovided<Published, { readonly test: SavedTestVersion | null }>("publish"),
  },
  guards: {
    isSaved: ({ context }) => context.test !== null,
    isBlocked: (_, { findings }: { findings: readonly TestFinding[] }) =>
      findings.some(({ severity }) => severity === "blocking"),
    hasFindings: (_, { error }: { error: unknown }) => findingsIn(error) !== null,
    isOutdated: (_, { error }: { error: unknown }) => isOutdatedCheck(error),
    isOlder: (_, { error }: { error: unknown }) => isOlder(error),
    mayPass: (_, { error }: { error: unknown }) => isPassing(asFault(error)),
  },
  actions: {
    noteTest: assign((_, { test }: { test: SavedTestVersion }) => ({ test })),
    noteFindings: assign((_, { findings }: { findings: readonly TestFinding[] }) => ({ findings, fault: null })),
    noteFound: assign((_, { error }: { error: unknown }) => ({ findings: findingsIn(error) ?? [], fault: null })),
    noteOutdated: assign({ isCheckedAnew: true, forecast: null, fault: null }),
    noteForecast: assign((_, { forecast }: { forecast: Forecast }) => ({ forecast })),
    notePublished: assign((_, { published }: { published: Published }) => ({ published, fault: null })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
  },
});

const error = pick("error");
const ofTest = ({ context: { test } }: { context: PublishingContext }) => ({ test });
const found = ({ event }: { event: { output: readonly TestFinding[] } }) => ({ findings: event.output });
const failed = [
  { guard: { type: "isOlder", params: error }, target: "changed", actions: { type: "noteFault", params: error } },
  { guard: { type: "mayPass", params: error }, target: "unreachable", actions: { type: "noteFault", params: error } },
  { target: "refused", actions: { type: "noteFault", params: error } },
] as const;

const failedByFindings = [
  { guard: { type: "hasFindings", params: error }, target: "blocked", actions: { type: "noteFound", params: error } },
  ...failed,
] as const;

/** Publishing a draft test: it is checked and forecast as it was saved, and exactly that is published. */
export const publishingMachine = publishingSetup.createMachine({
  id: "publishing",
  context: ({ input: { test } }) => ({
    test,
    findings: [],
    isCheckedAnew: false,
    forecast: null,
    published: null,
    fault: null,
  }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "isSaved", target: "checking" }, { target: "saving" }] },
    saving: {
      description: "The last changes of the draft are on their way to the server.",
      tags: "busy",
      on: { "draft.saved": { target: "checking", actions: { type: "noteTest", params: pick("test") } } },
    },
    checking: {
      description: "The server compares the test with the rules.",
      tags: "busy",
      invoke: {
        id: "check",
        src: "check",
        input: ofTest,
        onDone: [
          {
            guard: { type: "isBlocked", params: found },
            target: "blocked",
            actions: { type: "noteFindings", params: found },
          },
          { target: "forecasting", actions: { type: "noteFindings", params: found } },
        ],
        onError: failed,
      },
    },
    blocked: {
      description: "Findings keep the test from being published; each leads to its place.",
      tags: "settled",
      on: { retry: "checking" },
    },
    forecasting: {
      description: "Simulated students sit the test, where its questions are calibrated.",
      tags: "busy",
      invoke: {
        id: "forecast",
        src: "forecast",
        input: ofTest,
        onDone: {
          target: "ready",
          actions: { type: "noteForecast", params: ({ event }) => ({ forecast: event.output }) },
        },
        onError: failedByFindings,
      },
    },
    ready: {
      description: "The test may be published as it was checked.",
      tags: "settled",
      on: { "publish.wanted": "publishing" },
    },
    publishing: {
      description: "The server freezes the edition.",
      tags: "busy",
      invoke: {
        id: "publish",
        src: "publish",
        input: ofTest,
        onDone: {
          target: "published",
          actions: { type: "notePublished", params: ({ event }) => ({ published: event.output }) },
        },
        onError: [
          { guard: { type: "isOutdated", params: error }, target: "checking", actions: "noteOutdated" },
          ...failedByFindings,
        ],
      },
    },
    changed: {
      description: "Another window has saved the test meanwhile; nothing was published.",
      tags: "settled",
    },
    unreachable: {
      description: "The server could not be reached; whether it has published the test shows when it is tried again.",
      tags: "settled",
      on: { retry: "checking" },
    },
    refused: {
      description: "The server refuses the test, for the reason that is shown.",
      tags: "settled",
      on: { retry: "checking" },
    },
    published: { description: "Students get this edition.", tags: "settled" },
  },
});
