import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "../percentile";
import type { Student } from "./student";

/** The outcome of a stretch of load; latencies in milliseconds. */
export interface LoadResult {
  readonly answers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly errors: number;
  /** The first few errors, in words. */
  readonly sentences: readonly string[];
}

export interface Load {
  readonly students: readonly Student[];
  readonly seconds: number;
  /**
   * Open model: each student answers at this interval, regardless of the latency. Absent: each answers again
   * immediately.
   */
  readonly everyMs?: number;
}

const mostSentences = 3;

/**
 * Lets all students answer for this many seconds. In the open model latencies count from the scheduled time, so that a
 * server that falls behind cannot hide it; in the closed loop from the time of sending.
 */
export async function runLoad({ students, seconds, everyMs }: Load): Promise<LoadResult> {
  const latencies: number[] = [];
  const sentences: string[] = [];
  let errors = 0;
  const began = performance.now();
  const end = began + seconds * 1000;

  const answerOnce = async (student: Student, scheduled: number): Promise<void> => {
    try {
      await student.answer();
      latencies.push(performance.now() - scheduled);
      await student.ready();
    } catch (error) {
      errors += 1;
      if (sentences.length < mostSentences) sentences.push(error instanceof Error ? error.message : String(error));
      await pause(200);
    }
  };
  const sit = async (student: Student, place: number): Promise<void> => {
    const first = began + ((everyMs ?? 0) * place) / students.length;
    for (let turn = 0; ; turn += 1) {
      const scheduled = everyMs === undefined ? performance.now() : first + turn * everyMs;
      if (scheduled >= end) return;
      const wait = scheduled - performance.now();
      if (wait > 0) await pause(wait);
      await answerOnce(student, scheduled);
    }
  };
  await Promise.all(students.map(sit));

  const lasted = (performance.now() - began) / 1000;
  const at = (share: number): number => percentile(latencies, share);
  return {
    answers: latencies.length,
    perSecond: latencies.length / lasted,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    errors,
    sentences,
  };
}
