import { asc, eq } from "drizzle-orm";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { attemptLog, attempts } from "../../src/server/db/schema";
import { choose, newKey, type School } from "./sittings";

/** A person's actions in one attempt, as its newest window by default. */
export function sittingOf(school: School, token: string, attempt: Attempt) {
  const { attempt_id, lease } = attempt;
  const once = () => ({ attempt_id, lease, idempotency_key: newKey() });
  return {
    attempt,
    answer: async (more: object = {}) => {
      const usual = { exercise_id: "f1", answer: choose("B"), revision: 1, elapsed_ms: 10 };
      return (await school.call("answerExercise", { ...once(), ...usual, ...more }, token)).body;
    },
    mark: async (more: object = {}) => {
      const usual = { exercise_id: "f1", check_status: 1, revision: 1 };
      return (await school.call("updateCheckStatus", { ...once(), ...usual, ...more }, token)).body;
    },
    equip: async (more: object = {}) => {
      const usual = { exercise_id: "f1", state: { eliminated: ["B"] }, revision: 1 };
      return (await school.call("saveToolState", { ...once(), ...usual, ...more }, token)).body;
    },
    leave: async (stage = attempt.stage, more: object = {}) =>
      (await school.call("advanceExam", { attempt_id, lease, stage, ...more }, token)).body,
    beat: async (more: object = {}) => (await school.call("heartbeat", { attempt_id, lease, ...more }, token)).body,
    standing: async () => (await school.call("examItemDetail", { attempt_id }, token)).body.data,
    report: async () => (await school.call("answerRecord", { attempt_id }, token)).body,
    row: async () => (await school.db.select().from(attempts).where(eq(attempts.attemptId, attempt_id)))[0],
    log: () =>
      school.db.select().from(attemptLog).where(eq(attemptLog.attemptId, attempt_id)).orderBy(asc(attemptLog.seq)),
  };
}
