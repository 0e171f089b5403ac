import type { PracticeSetContext, Restored } from "../../../machines/practice-set/practice-set-facts";
import { practiceSetMachine } from "../../../machines/practice-set/practice-set.machine";
import type { Practice } from "../../../src/contract/practice/practice";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import { done, failed, type Exploration } from "../../support/paths";
import type { ByHand } from "../../support/walk";
import { checked, choice, offer, setOf } from "./samples";

const network = { code: "network" };
const answer = { type: "single_choice", option_id: "b" } as const;
const other = { ...choice, from: "wrong" } as const;
const fresh: Restored = { offer, practice: null };
const underWay: Restored = { offer, practice: setOf(0) };
const [twoOpen, noneOpen, over] = [setOf(), setOf(0, 1), { ...setOf(0), finished_at: 9 }];

const samples: Exploration<typeof practiceSetMachine>["samples"] = [
  { type: "choice.changed", choice: other },
  { type: "set.wanted", setKey: "key-1" },
  { type: "set.resumed" },
  { type: "answer.changed", answer },
  { type: "answer.changed", answer: null },
  { type: "answer.checked", elapsedMs: 900 },
  { type: "question.left" },
  { type: "set.ended" },
  { type: "set.closed" },
  { type: "retry" },
  done("restore", fresh),
  done("restore", underWay),
  failed("restore", network),
  done("build", twoOpen),
  done("build", noneOpen),
  done("build", null),
  failed("build", network),
  done("check", checked(0)),
  failed("check", network),
  done("end", over),
  failed("end", network),
];

const marksOf = (practice: Practice | null) => practice?.questions.map(({ exercise }) => exercise.review !== null);

const presenting = { working: "presenting" };
const explained = { working: "explained" };

/** The open questions of the set, computed independently. */
const openOf = (practice: Practice | null, from = 0): number | undefined =>
  practice?.questions.find(({ place, exercise }) => place >= from && exercise.review === null)?.place;

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return { value: "restoring", context: { choice, offer: null, practice: null, fault: null } };
  const { type, output, error } = event;
  const { practice, place } = contextBefore<PracticeSetContext>(step);
  switch (type) {
    case "choice.changed":
      return { value: "choosing", context: { choice: other, isEmpty: false, fault: null } };
    case "set.wanted":
      return { value: "building", context: { setKey: "key-1" } };
    case "set.resumed":
      return { value: presenting, context: { place: openOf(practice), answer: null } };
    case "answer.changed":
      return { value: presenting, context: { answer: event["answer"], place, fault: null } };
    case "answer.checked":
      return { value: { working: "checking" }, context: { elapsedMs: 900, answer } };
    case "question.left": {
      const next = openOf(practice, place + 1);
      return next === undefined
        ? { value: "ending", context: { practice } }
        : { value: presenting, context: { place: next, answer: null, fault: null } };
    }
    case "set.ended":
      return { value: "ending", context: { practice } };
    case "set.closed":
      return { value: "restoring" };
    case "retry":
      return { value: before.value === "unbuilt" ? "building" : "restoring" };
    default:
  }
  if (output === fresh || output === underWay) return { value: "choosing", context: { ...output, fault: null } };
  if (output === twoOpen) return { value: presenting, context: { practice: twoOpen, place: 0, answer: null } };
  if (output === noneOpen) return { value: "ending", context: { practice: noneOpen } };
  if (output === over) return { value: "finished", context: { practice: over, fault: null } };
  if (output === null) return { value: "choosing", context: { isEmpty: true, practice: null } };
  if (output !== undefined)
    return {
      value: explained,
      context: { practice: { ...practice, questions: [checked(0), practice?.questions[1]] } },
    };
  if (type.endsWith("restore")) return { value: "unreachable", context: { fault: error } };
  if (type.endsWith("build")) return { value: "unbuilt", context: { fault: error } };
  return type.endsWith("check")
    ? { value: presenting, context: { fault: error, answer } }
    : { value: "finished", context: { fault: error, practice } };
};

export const spec = chartSpec({
  name: "practise",
  machine: practiceSetMachine,
  effects: { once: ["restore", "build", "check", "end"] },
  cases: [
    {
      name: "somebody who practises",
      exploration: {
        samples,
        project: ({ context: { practice, place, answer: chosen, isEmpty, fault } }) => [
          marksOf(practice),
          place,
          chosen !== null,
          isEmpty,
          fault?.code ?? null,
        ],
        input: { choice },
      },
      expected,
      paths: 193,
    },
  ],
});
