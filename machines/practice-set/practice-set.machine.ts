import { assign, setup } from "xstate";
import type { Answer } from "../../src/contract/item/item";
import type { Practice, PracticeChoice, PracticeQuestion } from "../../src/contract/practice/practice";
import { assertPresent } from "../support/assert-present";
import { asFault } from "../support/fault";
import { pick } from "../support/pick";
import { unprovided } from "../support/unprovided";
import {
  knownChoice,
  openPlace,
  withQuestion,
  type BuildInput,
  type CheckInput,
  type PracticeSetContext,
  type PracticeSetEvent,
  type PracticeSetInput,
  type Restored,
} from "./practice-set-facts";

/** Practice: the student chooses a set, its questions come one by one, and each answer is graded immediately. */
export const practiceSetMachine = setup({
  types: {
    context: {} as PracticeSetContext,
    events: {} as PracticeSetEvent,
    input: {} as PracticeSetInput,
    tags: {} as "busy" | "settled",
  },
  actors: {
    restore: unprovided<Restored, undefined>("restore"),
    build: unprovided<Practice | null, BuildInput>("build"),
    check: unprovided<PracticeQuestion, CheckInput>("check"),
    end: unprovided<Practice, { readonly practiceId: string }>("end"),
  },
  guards: {
    isNothing: (_, { practice }: { practice: Practice | null }) => practice === null,
    canGoOn: ({ context: { practice } }) => practice !== null && openPlace(practice) !== null,
    hasAnswer: ({ context }) => context.answer !== null,
    hasNext: ({ context: { practice, place } }) => practice !== null && openPlace(practice, place + 1) !== null,
    isAllChecked: ({ context: { practice } }) => practice !== null && openPlace(practice) === null,
  },
  actions: {
    noteRestored: assign(({ context }, { restored }: { restored: Restored }) => ({
      ...restored,
      choice: knownChoice(context.choice, restored.offer),
      fault: null,
    })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    choose: assign((_, { choice }: { choice: PracticeChoice }) => ({ choice, isEmpty: false, fault: null })),
    noteKey: assign((_, { setKey }: { setKey: string }) => ({ setKey })),
    begin: assign((_, { practice }: { practice: Practice | null }) => ({
      practice,
      place: practice === null ? 0 : (openPlace(practice) ?? 0),
      answer: null,
      isEmpty: false,
      fault: null,
    })),
    resume: assign(({ context: { practice } }) => ({
      place: practice === null ? 0 : (openPlace(practice) ?? 0),
      answer: null,
      fault: null,
    })),
    noteEmpty: assign({ isEmpty: true, practice: null }),
    keepEntry: assign((_, { answer }: { answer: Answer | null }) => ({ answer, fault: null })),
    noteTime: assign((_, { elapsedMs }: { elapsedMs: number }) => ({ elapsedMs })),
    noteChecked: assign(({ context }, { question }: { question: PracticeQuestion }) => ({
      practice: withQuestion(assertPresent(context.practice, "set"), question),
      fault: null,
    })),
    goOn: assign(({ context: { practice, place } }) => ({
      place: openPlace(assertPresent(practice, "set"), place + 1) ?? place,
      answer: null,
      fault: null,
    })),
    noteEnded: assign((_, { practice }: { practice: Practice }) => ({ practice, fault: null })),
  },
}).createMachine({
  id: "practise",
  context: ({ input: { choice } }) => ({
    choice,
    offer: null,
    practice: null,
    place: 0,
    answer: null,
    elapsedMs: 0,
    setKey: "",
    isEmpty: false,
    fault: null,
  }),
  initial: "restoring",
  states: {
    restoring: {
      description: "The choices for practice are loaded, with the set under way, which may be from another device.",
      tags: "busy",
      invoke: {
        id: "restore",
        src: "restore",
        onDone: {
          target: "choosing",
          actions: { type: "noteRestored", params: ({ event }) => ({ restored: event.output }) },
        },
        onError: { target: "unreachable", actions: { type: "noteFault", params: pick("error") } },
      },
    },
    unreachable: {
      description: "The choices could not be loaded; the student may try again.",
      tags: "settled",
      on: { retry: "restoring" },
    },
    choosing: {
      description: "The student chooses what to practise, or continues the set under way.",
      tags: "settled",
      on: {
        "choice.changed": { actions: { type: "choose", params: pick("choice") } },
        "set.wanted": { target: "building", actions: { type: "noteKey", params: pick("setKey") } },
        "set.resumed": { guard: "canGoOn", target: "working", actions: "resume" },
      },
    },
    building: {
      description: "The server draws the questions; a repeated request with the same key makes no second set.",
      tags: "busy",
      invoke: {
        id: "build",
        src: "build",
        input: ({ context: { choice, setKey } }) => ({ choice, setKey }),
        onDone: [
          {
            guard: { type: "isNothing", params: ({ event }) => ({ practice: event.output }) },
            target: "choosing",
            actions: "noteEmpty",
          },
          { target: "working", actions: { type: "begin", params: ({ event }) => ({ practice: event.output }) } },
        ],
        onError: { target: "unbuilt", actions: { type: "noteFault", params: pick("error") } },
      },
    },
    unbuilt: {
      description: "It is unknown whether the set was made; a repetition with the same key makes no second set.",
      tags: "settled",
      on: {
        retry: "building",
        "choice.changed": { target: "choosing", actions: { type: "choose", params: pick("choice") } },
      },
    },
    working: {
      description: "One question after the other; each may be skipped, and nothing is scored.",
      initial: "arriving",
      on: { "set.ended": "ending" },
      states: {
        arriving: { always: [{ guard: "isAllChecked", target: "#practise.ending" }, { target: "presenting" }] },
        presenting: {
          description: "A question waits for an answer.",
          tags: "settled",
          on: {
            "answer.changed": { actions: { type: "keepEntry", params: pick("answer") } },
            "answer.checked": {
              guard: "hasAnswer",
              target: "checking",
              actions: { type: "noteTime", params: pick("elapsedMs") },
            },
            "question.left": [
              { guard: "hasNext", target: "presenting", reenter: true, actions: "goOn" },
              { target: "#practise.ending" },
            ],
          },
        },
        checking: {
          description: "The server marks the answer, because only the server has the key.",
          tags: "busy",
          invoke: {
            id: "check",
            src: "check",
            input: ({ context: { practice, place, answer, elapsedMs } }) => ({
              practiceId: assertPresent(practice, "set").practice_id,
              place: assertPresent(assertPresent(practice, "set").questions[place], "question").place,
              answer: assertPresent(answer, "answer"),
              elapsedMs,
            }),
            onDone: {
              target: "explained",
              actions: { type: "noteChecked", params: ({ event }) => ({ question: event.output }) },
            },
            onError: { target: "presenting", actions: { type: "noteFault", params: pick("error") } },
          },
        },
        explained: {
          description: "The mark of the answer and the explanation are shown.",
          tags: "settled",
          on: {
            "question.left": [
              { guard: "hasNext", target: "presenting", actions: "goOn" },
              { target: "#practise.ending" },
            ],
          },
        },
      },
    },
    ending: {
      description: "The server is notified that the set has ended.",
      tags: "busy",
      invoke: {
        id: "end",
        src: "end",
        input: ({ context: { practice } }) => ({ practiceId: assertPresent(practice, "set").practice_id }),
        onDone: {
          target: "finished",
          actions: { type: "noteEnded", params: ({ event }) => ({ practice: event.output }) },
        },
        onError: { target: "finished", actions: { type: "noteFault", params: pick("error") } },
      },
    },
    finished: {
      description: "The results of the set. If its end did not reach the server, the set can be continued later.",
      tags: "settled",
      on: { "set.closed": "restoring" },
    },
  },
});
