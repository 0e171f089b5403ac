import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import { slotMs, reportedSlots } from "../../contract/item/answer-slots";
import type { AnswerSlots } from "../db/process-schema";

const slotsInMinute = 60_000 / slotMs;

interface Slot {
  calls: number;
  failures: number;
  answers: number;
  refusedAnswers: number;
  /** The durations of answers, in microseconds. */
  readonly durations: RecordableHistogram;
}

/** The outcome of one call. */
export interface CallSeen {
  readonly seconds: number;
  /** Whether the server was at fault for a failure. */
  readonly failed: boolean;
  /** For an answer, whether it was accepted; null for other calls. */
  readonly answerTaken: boolean | null;
}

/** Sums of the calls of the last minute, in slots of a few seconds; single calls are not stored. */
export function createLastMinute(clock: () => number) {
  const slots = new Map<number, Slot>();
  const numberNow = (): number => Math.floor(clock() / slotMs);
  const slotNow = (): Slot => {
    const number = numberNow();
    const known = slots.get(number);
    if (known !== undefined) return known;
    const fresh = { calls: 0, failures: 0, answers: 0, refusedAnswers: 0, durations: createHistogram() };
    slots.set(number, fresh);
    for (const old of slots.keys()) if (old <= number - reportedSlots) slots.delete(old);
    return fresh;
  };
  return {
    note: ({ seconds, failed, answerTaken }: CallSeen): void => {
      const slot = slotNow();
      slot.calls += 1;
      if (failed) slot.failures += 1;
      if (answerTaken === false) slot.refusedAnswers += 1;
      if (answerTaken !== true) return;
      slot.answers += 1;
      slot.durations.record(Math.max(1, Math.round(seconds * 1e6)));
    },
    sums: () => {
      const newest = numberNow();
      const recent = [...slots].flatMap(([number, slot]) => (number > newest - slotsInMinute ? [slot] : []));
      const sum = (of: (slot: Slot) => number) => recent.reduce((total, slot) => total + of(slot), 0);
      const durations = createHistogram();
      for (const slot of recent) durations.add(slot.durations);
      const percentile = (percent: number): number | null =>
        durations.count === 0 ? null : durations.percentile(percent) / 1_000;
      return {
        calls: sum((slot) => slot.calls),
        failures: sum((slot) => slot.failures),
        answers: sum((slot) => slot.answers),
        refused_answers: sum((slot) => slot.refusedAnswers),
        answer_p50: percentile(50),
        answer_p95: percentile(95),
        answer_p99: percentile(99),
      };
    },
    answerSlots: (): AnswerSlots => {
      const newest = numberNow();
      const counts = Array.from(
        { length: reportedSlots },
        (_, place) => slots.get(newest - reportedSlots + 1 + place)?.answers ?? 0,
      );
      return { newest, counts };
    },
  };
}
