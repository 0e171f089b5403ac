import { assign, forwardTo, setup } from "xstate";
import type { SectionInfo } from "../../src/contract/tests";
import { soundCheckMachine } from "../audio/sound-check.machine";
import type { FamilyInput, FamilyEvent, FamilyReport } from "../exam/family";
import { pick } from "../support/pick";
import { reporting } from "../support/report";
import { isBegun, itemAdaptiveInput } from "./item-adaptive-input";
import { itemAdaptiveMachine, type EngagementReport, type ItemAdaptiveInput } from "./item-adaptive.machine";
import { isAtBeginning } from "./section-inputs";

export interface OptContext {
  readonly engine: ItemAdaptiveInput;
  readonly isBriefed: boolean;
  readonly sections: readonly SectionInfo[];
  /** The current section. */
  readonly stage: string;
  /** No item of the section was answered before this window opened it. */
  readonly isNew: boolean;
  /** The student has confirmed hearing the sound of this window. */
  readonly hasHeard: boolean;
}

export type OptEvent =
  | { readonly type: "welcome.read" }
  | { readonly type: "directions.read" }
  | EngagementReport
  | FamilyReport
  | FamilyEvent;

const report = reporting<FamilyReport>();

/**
 * The OPT family: one clock over all parts, each with its own directions, and a sound check before listening parts. The
 * parts follow each other automatically, and within a part the next item depends on the answers so far.
 */
export const optMachine = setup({
  types: {
    context: {} as OptContext,
    events: {} as OptEvent,
    input: {} as FamilyInput,
    children: {} as { engine: "itemAdaptive"; soundCheck: "soundCheck" },
  },
  actors: { itemAdaptive: itemAdaptiveMachine, soundCheck: soundCheckMachine },
  guards: {
    isWelcomed: ({ context: { isBriefed, engine } }) => isBriefed || isBegun(engine),
    isUnheard: ({ context: { sections, stage, hasHeard } }) =>
      !hasHeard && sections.some((section) => section.stage === stage && section.heard === true),
    isNew: ({ context }) => context.isNew,
  },
  actions: {
    relay: report((_, { told }: { told: FamilyReport }) => told),
    enter: assign((_, { stage }: { stage: string }) => ({ stage, isNew: true })),
    noteHeard: assign({ hasHeard: true }),
    noteRead: assign({ isNew: false }),
  },
}).createMachine({
  id: "opt",
  context: ({ input }) => ({
    engine: itemAdaptiveInput(input),
    isBriefed: input.isBriefed,
    sections: input.attempt.sections,
    stage: input.attempt.stage,
    isNew: isAtBeginning(input),
    hasHeard: false,
  }),
  initial: "arriving",
  states: {
    arriving: { always: [{ guard: "isWelcomed", target: "testing" }, { target: "welcoming" }] },
    welcoming: {
      description: "The welcome before the first item; skipped if the student has read it on the page of the test.",
      on: { "welcome.read": "testing" },
    },
    testing: {
      invoke: { id: "engine", src: "itemAdaptive", input: ({ context }) => context.engine, onDone: "completed" },
      on: {
        "answer.given": { actions: { type: "relay", params: ({ event }) => ({ told: event }) } },
        "choice.made": { actions: { type: "relay", params: ({ event }) => ({ told: event }) } },
        "section.entered": {
          target: ".entered",
          actions: [
            { type: "relay", params: ({ event }) => ({ told: event }) },
            { type: "enter", params: pick("stage") },
          ],
        },
        "outbox.delivered": { actions: forwardTo("engine") },
        "outbox.refused": { actions: forwardTo("engine") },
        "connection.restored": { actions: forwardTo("engine") },
      },
      initial: "entered",
      states: {
        entered: {
          description: "A part is entered, at its first item or at a later one.",
          always: [
            { guard: "isUnheard", target: "soundChecking" },
            { guard: "isNew", target: "introducing" },
            { target: "underWay" },
          ],
        },
        soundChecking: {
          description:
            "A sound check before the first audio that counts; the student's press lets the browser play audio.",
          invoke: { id: "soundCheck", src: "soundCheck", onDone: { target: "entered", actions: "noteHeard" } },
        },
        introducing: {
          description: "The directions of this part, before its first item.",
          on: { "directions.read": { target: "underWay", actions: "noteRead" } },
        },
        underWay: { description: "The items of the part are answered one by one." },
      },
    },
    completed: { type: "final" },
  },
});
