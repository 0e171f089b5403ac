import { eq, sql } from "drizzle-orm";
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { outgoing } from "../../../src/server/db/integrations-schema";
import { attempts } from "../../../src/server/db/schema";
import { inTransaction } from "../../../src/server/db/transaction";
import { noteResults } from "../../../src/server/use-cases/outgoing/note-results";
import { sitGiven } from "../../support/given-classes";
import { linkedCourse, openPlatform } from "../../support/launches";
import { enrolled, expectPassedBack, outgoingStates, randomNumbers } from "../../support/passed-back";
import { scaledClock } from "../../support/scaled-clock";
import { minute, morning, openSchool } from "../../support/sittings";

const learners = 2_000;
const scale = 20;
const atOnce = 8;
const kills = 3;
const patience = 900_000;
const script = fileURLToPath(new URL("../../support/outgoing-sender.ts", import.meta.url));

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

it(
  "2,000 hand-ins reach a platform that is down, answers wrongly or too late, from senders that are killed",
  async () => {
    const school = await openSchool();
    const at = await openPlatform(school);
    await at.register();
    const course = await linkedCourse(school, at, { closes_at: morning + 7 * 24 * 60 * minute });
    const pupils = await enrolled(school, at, course, learners);

    const clock = { setAt: Date.now(), said: school.now, scale };
    const { now } = scaledClock(clock);
    const downUntil = now() + 5 * minute;
    const random = randomNumbers();
    const counts = { down: 0, failed: 0, busy: 0, silent: 0, lost: 0, refused: 0, killed: 0 };
    let sender: ChildProcess;
    const begin = (): void => {
      sender = spawn(process.execPath, ["--import", "tsx", script, school.url, JSON.stringify(clock)], {
        stdio: ["ignore", "inherit", "inherit"],
      });
      children.push(sender);
    };
    /** In the midst of a message, again and again. */
    const mayKill = (): boolean => counts.killed < kills && at.platform.scores.length > (counts.killed + 1) * 400;
    at.platform.repeatedStatus = 400;
    at.platform.misbehaves = {
      before: ({ path }) => {
        if (now() < downUntil) {
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
        const taken = at.platform.scores.at(-1);
        if (taken?.userId !== userId || taken.timestamp !== timestamp) {
          counts.refused += 1;
          return undefined;
        }
        if (mayKill()) {
          counts.killed += 1;
          sender.kill("SIGKILL");
          void once(sender, "exit").then(begin);
          return { isLost: true };
        }
        const chance = random();
        if (chance < 0.08) {
          counts.lost += 1;
          return { isLost: true };
        }
        if (chance > 0.09) return undefined;
        counts.silent += 1;
        return { isSilent: true };
      },
    };
    begin();

    const waiting = pupils.slice();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let pupil = waiting.shift(); pupil !== undefined; pupil = waiting.shift()) {
          school.now = now();
          await sitGiven(school, pupil, course.assignment_id);
        }
      }),
    );
    expect(await school.db.$count(outgoing)).toBe(learners);
    // some are marked anew meanwhile
    const regraded = pupils.filter((_, place) => place % 10 === 3).map(({ userId }) => userId);
    for (const userId of regraded)
      await inTransaction(school.db, async (tx) => {
        await tx
          .update(attempts)
          .set({ score: sql`jsonb_set(jsonb_set(jsonb_set(score, '{value}', '1'), '{low}', '1'), '{high}', '1')` })
          .where(eq(attempts.userId, userId));
        await noteResults(tx, { assignmentId: course.assignment_id, userId }, now());
      });
    await expect
      .poll(() => outgoingStates(school), { timeout: patience - 60_000, interval: 1_000 })
      .toEqual({ delivered: learners });
    process.stdout.write(`  ${JSON.stringify({ ...counts, taken: at.platform.scores.length })}\n`);

    expect([counts.killed, Object.values(counts).every((count) => count > 0)]).toEqual([kills, true]);
    await expectPassedBack(school, at, { pupils, regraded });
  },
  patience,
);
