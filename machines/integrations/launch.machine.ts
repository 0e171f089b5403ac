import { assign, setup } from "xstate";
import type { LaunchNeed } from "../../src/contract/integrations/launch-phases";

/** What the server stores of the phase of a launch. */
export interface LaunchContext {
  readonly need: LaunchNeed;
  /** Why it is refused, by its name; null: it is not. */
  readonly refusal: string | null;
}

export type LaunchEvent =
  /** The platform's message is true and complete. person: whether the account of the person is known. */
  | {
      readonly type: "launch.accepted";
      readonly person: "known" | "unknown" | "unnamed";
      readonly need: LaunchNeed;
    }
  | { readonly type: "launch.refused"; readonly reason: string }
  /** The person has signed in and agreed that this is their account. */
  | { readonly type: "person.linked" }
  | { readonly type: "tests.chosen" };

const launchSetup = setup({
  types: { context: {} as LaunchContext, events: {} as LaunchEvent },
  guards: {
    needsInstructor: (_, { need }: { need: LaunchNeed }) => need === "instructor",
    needsChoice: (_, { need }: { need: LaunchNeed }) => need === "choice",
    isUnknown: (_, { person }: { person: string }) => person === "unknown",
  },
  actions: {
    noteNeed: assign((_, { need }: { need: LaunchNeed }) => ({ need })),
    noteRefusal: assign((_, { reason }: { reason: string }) => ({ refusal: reason })),
  },
});

const ofEvent = {
  need: ({ event }: { event: { need: LaunchNeed } }) => ({ need: event.need }),
  person: ({ event }: { event: { person: string } }) => ({ person: event.person }),
} as const;
const noted = { type: "noteNeed", params: ofEvent.need } as const;

/** A launch from a learning platform (LTI 1.3). The server decides by `transition()` on the stored state. */
export const launchMachine = launchSetup.createMachine({
  id: "launch",
  context: { need: "nothing", refusal: null },
  initial: "asked",
  states: {
    asked: {
      description: "The browser was sent to the platform, which answers with a signed message.",
      on: {
        "launch.refused": {
          target: "refused",
          actions: { type: "noteRefusal", params: ({ event }) => ({ reason: event.reason }) },
        },
        "launch.accepted": [
          { guard: { type: "needsInstructor", params: ofEvent.need }, target: "waiting", actions: noted },
          { guard: { type: "isUnknown", params: ofEvent.person }, target: "linking", actions: noted },
          { guard: { type: "needsChoice", params: ofEvent.need }, target: "choosing", actions: noted },
          { target: "entered", actions: noted },
        ],
      },
    },
    refused: { description: "A page says why. The same message never opens anything." },
    linking: {
      description: "The person signs in and says that this is their account; it is asked once.",
      on: {
        "person.linked": [
          { guard: { type: "needsChoice", params: ({ context }) => ({ need: context.need }) }, target: "choosing" },
          { target: "entered" },
        ],
      },
    },
    choosing: {
      description: "An instructor chooses what the link opens, or which tests the platform is given.",
      on: { "tests.chosen": "entered" },
    },
    waiting: { description: "The link opens nothing yet; the learner comes again once an instructor has chosen." },
    entered: { description: "The person is in, or the answer is on its way back to the platform." },
  },
});
