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
import { enrolled, expectPassedBack, failAtTimes, outgoingStates } from "../../support/passed-back";
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
    let sender: ChildProcess;
    const begin = (): void => {
      sender = spawn(process.execPath, ["--import", "tsx", script, school.url, JSON.stringify(clock)], {
        stdio: ["ignore", "inherit", "inherit"],
      });
      children.push(sender);
    };
    let killed = 0;
    // in the midst of a message, again and again
    const isStruck = (): boolean => {
      const isDue = killed < kills && at.platform.scores.length > (killed + 1) * 400;
      if (isDue) {
        killed += 1;
        sender.kill("SIGKILL");
        void once(sender, "exit").then(begin);
      }
      return isDue;
    };
    const isDown = (): boolean => now() < downUntil;
    const counts = failAtTimes(at, { isDown, isStruck, silent: { share: 0.01, most: Infinity } });
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
    process.stdout.write(`  ${JSON.stringify({ ...counts, killed, taken: at.platform.scores.length })}\n`);

    expect([killed, Object.values(counts).every((count) => count > 0)]).toEqual([kills, true]);
    await expectPassedBack(school, at, { pupils, regraded });
  },
  patience,
);
