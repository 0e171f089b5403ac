import type { FamilyInput } from "../../machines/exam/family";
import type { Attempt } from "../../src/contract/attempt/attempt";
import type { SectionInfo } from "../../src/contract/tests";
import { answerOf, answeredSheet, attempt, exercise, nothingLeft, section } from "./samples";

const listed = (exercise_id: string) => ({ exercise_id, exercise: exercise(exercise_id) });
export const taught = { key: answerOf("B"), explanation: { en: "Because." } };

interface Standing {
  /** Laid over the section under way. */
  readonly info?: Partial<SectionInfo>;
  readonly answered?: readonly string[];
  readonly changes?: Partial<Attempt>;
}

/** An attempt with practice, items, a break and items again, which started at 1000; its current section is `stage`. */
export const stagedInput = (stage: string, { info = {}, answered = [], changes = {} }: Standing = {}): FamilyInput => ({
  attempt: attempt({
    stage,
    stage_started_at: 1_000,
    server_time: 4_000,
    sections: [
      section("p1", { kind: "practice" }),
      section("s1", { time_limit_ms: 60_000 }),
      section("b1", { kind: "break", items: 0, rest_ms: 600_000 }),
      section("s2", { time_limit_ms: 60_000 }),
    ].map((one) => (one.stage === stage ? { ...one, ...info } : one)),
    exercise_list: [
      { stage: "p1", title: {}, exercise_item: ["w1", "w2"].map((id) => ({ ...listed(id), taught })) },
      { stage: "s1", title: {}, exercise_item: ["e1", "e2"].map(listed) },
      { stage: "s2", title: {}, exercise_item: ["e3", "e4"].map(listed) },
    ],
    ...changes,
  }),
  sheet: answeredSheet(answered),
  restored: nothingLeft,
  isBriefed: false,
});
