import { sql } from "drizzle-orm";
import { outgoing } from "../../../src/server/db/integrations-schema";
import type { Database } from "../../../src/server/db/open";
import { fixedDraft } from "../answers/fixed-test";
import { generateAnswers } from "../answers/generate";
import { call, leave } from "../answers/sitter";
import { openConnection } from "../answers/wire";
import type { Figure } from "../figure";
import type { Site } from "../site";
import type { BenchCourse } from "./bench-course";
import type { BenchPlatform } from "./bench-platform";

const rounds = 4;
const studentsAtOnce = 100;
const groupsOfStudents = 2 * rounds;
/** Students who answer meanwhile. */
export const studentsOfScores = studentsAtOnce * groupsOfStudents;
const warmUpMs = 1_500;
/** Two turns of the sender. */
const lastsMs = 10_000;

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

interface Measured {
  readonly site: Site;
  readonly db: Database;
  readonly platform: BenchPlatform;
  readonly course: BenchCourse;
  /** Of as many students as `studentsOfScores` says. */
  readonly tokens: readonly string[];
}

/** All learners hand in, so that each has a result. */
async function handInAll(site: Site, { assignmentId, tokens }: BenchCourse): Promise<void> {
  const { of, close } = await openConnection(site.url);
  for (const [place, token] of tokens.entries()) {
    const wire = of(token);
    const input = { menu_id: fixedDraft.menuId, assignment_id: assignmentId, idempotency_key: `bench-lti-${place}` };
    await leave(wire, await call(wire, "startExam", input));
  }
  close();
}

/** Every result is to be sent, now or in the next hour. */
const due = (db: Database, nextTry: number): Promise<unknown> =>
  db.update(outgoing).set({ state: "waiting", tries: 0, payload: null, nextTry, version: sql`version + 1` });

/** Answers per second while scores go out to a platform, and while none do, in turn. */
export async function measureScoresOut({ site, db, platform, course, tokens }: Measured): Promise<Figure[]> {
  await handInAll(site, course);
  // a student may not answer any number of times in a minute
  const groups = Array.from({ length: groupsOfStudents }, (_, place) =>
    tokens.slice(place * studentsAtOnce, (place + 1) * studentsAtOnce),
  );
  const answers = async (place: number): Promise<number> =>
    (await generateAnswers({ ...job, tokens: groups[place] ?? [] })).perSecond;
  const job = {
    url: site.url,
    pid: site.pid,
    kind: "fixed" as const,
    menuId: fixedDraft.menuId,
    atOnce: studentsAtOnce,
    warmUpMs,
    lastsMs,
  };
  const [without, during]: [number[], number[]] = [[], []];
  const hour = 3_600_000;
  const before = platform.taken();
  let group = 0;
  for (let round = 0; round < rounds; round += 1) {
    // in turn, since the database grows meanwhile
    for (const isSending of round % 2 === 0 ? [false, true] : [true, false]) {
      await due(db, isSending ? 0 : Date.now() + hour);
      (isSending ? during : without).push(await answers(group));
      group += 1;
    }
  }
  const taken = platform.taken() - before;
  return [
    { measure: "integrations: answers, no scores going out", value: mean(without), unit: "/s" },
    { measure: "integrations: answers, while scores go out", value: mean(during), unit: "/s" },
    { measure: "the same: scores taken meanwhile", value: taken, unit: "", bar: { atLeast: 1 } },
    {
      measure: "integrations: answers while scores go out / without",
      value: mean(during) / mean(without),
      unit: "",
      bar: { atLeast: 0.95 },
    },
  ];
}
