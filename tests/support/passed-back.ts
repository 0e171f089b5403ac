import { inArray, sql } from "drizzle-orm";
import { expect } from "vitest";
import { users } from "../../src/server/db/accounts-schema";
import { classMembers } from "../../src/server/db/classes-schema";
import { ltiLearners, ltiLinks, ltiPersons, outgoing } from "../../src/server/db/integrations-schema";
import { attempts } from "../../src/server/db/schema";
import { openSession } from "../../src/server/use-cases/sign-in";
import type { Pupil } from "./given-classes";
import type { LinkedCourse, OpenPlatform } from "./launches";
import { morning, type School } from "./sittings";

/** Learners who have come by the link before. */
export async function enrolled(
  { db, deps }: School,
  at: OpenPlatform,
  { assignment_id, ofClass }: LinkedCourse,
  learners: number,
) {
  const subjects = Array.from({ length: learners }, (_, place) => `learner-${String(place).padStart(4, "0")}`);
  const account = { passwordHash: "", role: ["student"], permission: [], createdAt: morning };
  await db.insert(users).values(subjects.map((one) => ({ ...account, userId: one, username: one, nickname: one })));
  const member = { classId: ofClass.class_id, other: {}, joinedAt: morning };
  await db
    .insert(classMembers)
    .values(subjects.map((one) => ({ ...member, memberId: `member-${one}`, userId: one, name: one })));
  const { issuer } = at.platform;
  await db
    .insert(ltiPersons)
    .values(subjects.map((subject) => ({ issuer, subject, userId: subject, linkedAt: morning })));
  const [link] = await db.select().from(ltiLinks);
  const learner = { linkId: link?.linkId ?? "", assignmentId: assignment_id };
  await db.insert(ltiLearners).values(subjects.map((subject) => ({ ...learner, subject, userId: subject })));
  const tokens: string[] = [];
  for (const subject of subjects) tokens.push(await openSession(deps, subject));
  return subjects.map((userId, place) => ({ userId, token: tokens[place] ?? "" }));
}

/** Random numbers from 0 to 1, the same in each run. */
function randomNumbers(): () => number {
  let seed = 11;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}

/** How many results are in which state of their way out. */
export async function outgoingStates({ db }: School): Promise<Record<string, number>> {
  const rows = await db
    .select({ state: outgoing.state, count: sql<number>`count(*)::int` })
    .from(outgoing)
    .groupBy(outgoing.state);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

interface Failing {
  /** It gives no answer to anything now. */
  readonly isDown: () => boolean;
  /** The server is killed now, while it waits for a reply. */
  readonly isStruck: () => boolean;
  /** The share of scores that it takes without ever answering, and how often at most. */
  readonly silent: { readonly share: number; readonly most: number };
}

/**
 * Has a platform be down, fail, be busy, be silent, lose replies, and refuse a score that it has by 400; returns how
 * often.
 */
export function failAtTimes({ platform }: OpenPlatform, { isDown, isStruck, silent }: Failing) {
  const random = randomNumbers();
  const counts = { down: 0, failed: 0, busy: 0, silent: 0, lost: 0, refused: 0, struck: 0 };
  platform.repeatedStatus = 400;
  platform.misbehaves = {
    before: ({ path }) => {
      if (isDown()) {
        counts.down += 1;
        return { isLost: true };
      }
      const chance = path.endsWith("/scores") ? random() : 1;
      if (chance < 0.05) {
        counts.failed += 1;
        return { status: 500 };
      }
      if (chance > 0.1) return undefined;
      counts.busy += 1;
      return { status: 429, headers: { "retry-after": "20" } };
    },
    after: ({ path, body }) => {
      if (!path.endsWith("/scores")) return undefined;
      const { userId, timestamp } = JSON.parse(body) as { userId: string; timestamp: string };
      const taken = platform.scores.at(-1);
      if (taken?.userId !== userId || taken.timestamp !== timestamp) {
        counts.refused += 1;
        return undefined;
      }
      if (isStruck()) {
        counts.struck += 1;
        return { isLost: true };
      }
      const chance = random();
      if (chance < 0.08) {
        counts.lost += 1;
        return { isLost: true };
      }
      if (chance > 0.08 + silent.share || counts.silent === silent.most) return undefined;
      counts.silent += 1;
      return { isSilent: true };
    },
  };
  return counts;
}

interface PassedBack {
  readonly pupils: readonly Pick<Pupil, "userId">[];
  /** The users whose score was changed after they had handed in. */
  readonly regraded: readonly string[];
}

/** The platform has the last score of everybody as the newest, each result once, by times that rise. */
export async function expectPassedBack(
  { db }: School,
  at: OpenPlatform,
  { pupils, regraded }: PassedBack,
): Promise<void> {
  const scores = new Map<string, typeof at.platform.scores>();
  for (const score of at.platform.scores) scores.set(score.userId, [...(scores.get(score.userId) ?? []), score]);
  const rows = await db
    .select({ userId: attempts.userId, score: attempts.score })
    .from(attempts)
    .where(
      inArray(
        attempts.userId,
        pupils.map(({ userId }) => userId),
      ),
    );
  expect([rows.length, scores.size]).toEqual([pupils.length, pupils.length]);
  for (const { userId, score } of rows) {
    const taken = scores.get(userId ?? "") ?? [];
    const times = taken.map(({ timestamp }) => timestamp);
    expect([userId, times]).toEqual([userId, [...new Set(times)].toSorted()]);
    expect([userId, taken.at(-1)?.scoreGiven]).toEqual([userId, score?.value]);
    // once for each result: the one of the hand-in may have been marked anew before it went out
    const values = taken.map(({ scoreGiven }) => scoreGiven);
    expect([userId, values.length]).toEqual([userId, new Set(values).size]);
    expect(values.length).toBeLessThanOrEqual(regraded.includes(userId ?? "") ? 2 : 1);
  }
}
