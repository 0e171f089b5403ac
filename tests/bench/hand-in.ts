import { setTimeout as pause } from "node:timers/promises";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { addresses } from "../../src/contract/calls/addresses";
import type { Envelope } from "../../src/contract/calls/envelope";
import { joinCluster } from "../../src/server/db/embedded/cluster";
import { fixedDraft, publishFixed } from "./answers/fixed-test";
import { begin, call, exercisesOf, inputOf, leave } from "./answers/sitter";
import { openWire, type Wire } from "./answers/wire";
import type { Figure } from "./figure";
import { percentile } from "./percentile";
import { withSite, type Site } from "./site";
import { enrol } from "./students";

const beginWithinMs = 10_000;
const answersEach = 25;
/** The longest wait allowed for calls that all students make at the same time. */
const longestMs = 1_000;

async function timed<Result>(into: number[], work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const result = await work();
  into.push(performance.now() - begun);
  return result;
}

async function answerSome(wire: Wire, attempt: Attempt): Promise<void> {
  for (const [place, exercise] of exercisesOf(attempt).slice(0, answersEach).entries())
    await call(wire, "answerExercise", inputOf(attempt, exercise, place + 1));
}

async function readResult(wire: Wire, { attempt_id }: Attempt): Promise<void> {
  const { code, msg } = JSON.parse(
    await wire.get(`${addresses.answerRecord.path}?attempt_id=${attempt_id}`),
  ) as Envelope<object>;
  if (code !== 200) throw new Error(`answerRecord: ${code} ${msg}`);
}

interface Times {
  readonly begins: readonly number[];
  readonly handIns: readonly number[];
  readonly results: readonly number[];
  readonly finished: number;
}

async function sitTogether(site: Site, tokens: readonly string[]): Promise<Times> {
  const wires: Wire[] = [];
  for (const token of tokens) wires.push(await openWire(site.url, token));
  const begins: number[] = [];
  const sittings = await Promise.all(
    wires.map(async (wire, place) => {
      await pause((place / tokens.length) * beginWithinMs);
      return { wire, attempt: await timed(begins, () => begin(wire, fixedDraft.menuId)) };
    }),
  );
  await Promise.all(sittings.map(({ wire, attempt }) => answerSome(wire, attempt)));
  const handIns: number[] = [];
  const ended = await Promise.all(sittings.map(({ wire, attempt }) => timed(handIns, () => leave(wire, attempt))));
  const results: number[] = [];
  await Promise.all(sittings.map(({ wire, attempt }) => timed(results, () => readResult(wire, attempt))));
  for (const wire of wires) wire.close();
  return { begins, handIns, results, finished: ended.filter(({ status }) => status === "finished").length };
}

/**
 * A school year starts a fixed test within ten seconds, hands it in at the same moment (F25) and reads its results at
 * another, on a warm server on which an earlier year has done the same.
 */
export const measureHandIn = ({ students }: { readonly students: number }): Promise<Figure[]> =>
  withSite(async (site) => {
    const cluster = await joinCluster(site.dataDir, console.error);
    try {
      await publishFixed(cluster.url);
      const tokens = await enrol(site, 2 * students);
      await sitTogether(site, tokens.slice(students));
      const { begins, handIns, results, finished } = await sitTogether(site, tokens.slice(0, students));
      const begin95 = percentile(begins, 0.95);
      const atOnce = `${students} hand in at the same moment`;
      return [
        {
          measure: `${students} begin within ${beginWithinMs / 1000} s: p95`,
          value: begin95,
          unit: "ms",
          bar: { atMost: longestMs },
        },
        { measure: `${atOnce}: p50`, value: percentile(handIns, 0.5), unit: "ms" },
        { measure: `${atOnce}: p95`, value: percentile(handIns, 0.95), unit: "ms", bar: { atMost: longestMs } },
        {
          measure: `${students} read their results at the same moment: p95`,
          value: percentile(results, 0.95),
          unit: "ms",
        },
        { measure: `${atOnce}: sittings that are over`, value: finished, unit: "", bar: { atLeast: students } },
      ];
    } finally {
      await cluster.stop();
    }
  });
