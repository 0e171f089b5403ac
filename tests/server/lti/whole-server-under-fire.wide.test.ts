import { sql } from "drizzle-orm";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { addresses } from "../../../src/contract/calls/addresses";
import { outgoing } from "../../../src/server/db/integrations-schema";
import { beginGiven, type Pupil } from "../../support/given-classes";
import { handIn } from "../../support/invitations";
import { linkedCourse, openPlatform } from "../../support/launches";
import { enrolled, expectPassedBack, failAtTimes, outgoingStates } from "../../support/passed-back";
import { startSite, type ServerProcess } from "../../support/server-process";
import { choose, minute, newKey, openSchool, type School } from "../../support/sittings";

const learners = 300;
const kills = 3;
const atOnce = 8;
/** How many times faster than the machine's clock the waits of results pass. */
const scale = 20;
const mostTries = 20;
const patience = 600_000;

const folder = mkdtempSync(path.join(tmpdir(), "invigil-passing-back-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The server as `npm start` runs it over the database of a school, with what is called on it; it can be killed. */
function wholeServer(school: School) {
  const start = () => startSite(path.join(folder, "data"), { DATABASE_URL: school.url, LOG_LEVEL: "silent" });
  let running: Promise<ServerProcess> = start();
  const replyOf = async (name: keyof typeof addresses, input: object, token: string): Promise<Response> => {
    const { method, path: address } = addresses[name];
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json", "accept-language": "en" };
    for (let tries = 1; ; tries += 1) {
      const { url } = await running;
      try {
        return await fetch(url + address, { method, headers, body: JSON.stringify(input) });
      } catch (error) {
        if (tries === mostTries) throw error;
      }
    }
  };
  const call: School["call"] = async (name, input, token = "") => {
    const sent = name === "answerExercise" ? await school.ownIds.told(input as object) : (input as object);
    const reply = await replyOf(name, sent, token);
    return { status: reply.status, body: (await reply.json()) as never, headers: {} };
  };
  return {
    remote: { ...school, call } satisfies School,
    kill: (): void => {
      running = running.then((server) => server.end("SIGKILL")).then(start);
    },
    end: async () => (await running).end("SIGTERM"),
  };
}

/** Lets the waits of results pass faster. */
function hurry({ db }: School): () => void {
  const due = sql`select ${outgoing.outgoingId} from ${outgoing} for update skip locked`;
  const timer = setInterval(
    () =>
      void db
        .update(outgoing)
        .set({ nextTry: sql`${outgoing.nextTry} - ${(scale - 1) * 1_000}` })
        .where(sql`${outgoing.outgoingId} in (${due})`),
    1_000,
  );
  return () => clearInterval(timer);
}

/** Whether a platform is down: from the first request on, for five minutes of the hurried time. */
function downAtFirst(): () => boolean {
  let downUntil: number | null = null;
  return () => {
    downUntil ??= Date.now() + (5 * minute) / scale;
    return Date.now() < downUntil;
  };
}

it(
  "scores of hand-ins and of a regrade reach a platform that fails, from a whole server that is killed three times",
  async () => {
    const school = await openSchool();
    school.now = Date.now();
    const at = await openPlatform(school);
    await at.register();
    const course = await linkedCourse(school, at, { closes_at: school.now + 24 * 60 * minute });
    const { assignment_id, ofClass } = course;
    const pupils = await enrolled(school, at, course, learners);
    const server = wholeServer(school);
    const { remote } = server;
    let handedIn = 0;
    let killed = 0;
    const kill = (): void => {
      killed += 1;
      server.kill();
    };
    // one in the midst of the hand-ins, two in the midst of a message
    const isStruck = (): boolean => {
      const isDue = killed > 0 && killed < kills && at.platform.scores.length > ((2 * killed - 1) * learners) / 4;
      if (isDue) kill();
      return isDue;
    };
    const stopHurrying = hurry(school);
    const begun = Date.now();
    const counts = failAtTimes(at, { isDown: downAtFirst(), isStruck, silent: { share: 0.02, most: 3 } });

    const isRegraded = (place: number): boolean => place % 10 === 3;
    const sit = async (pupil: Pick<Pupil, "token">, place: number): Promise<void> => {
      const { data } = await beginGiven(remote, pupil, assignment_id);
      const { attempt_id, lease } = data;
      const given = { exercise_id: "f1", answer: choose("A"), revision: 1, idempotency_key: newKey() };
      if (isRegraded(place)) {
        const answered = await remote.call("answerExercise", { attempt_id, lease, ...given }, pupil.token);
        expect(answered.body.code).toBe(200);
      }
      await handIn(remote, pupil.token, data);
      handedIn += 1;
      if (killed === 0 && handedIn > learners / 3) kill();
    };
    const waiting = [...pupils.entries()];
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await sit(next[1], next[0]);
      }),
    );
    const handInMs = Date.now() - begun;
    expect(await school.db.$count(outgoing)).toBe(learners);

    const takenShare = (): number => at.platform.scores.length / learners;
    await expect.poll(takenShare, { timeout: patience / 2, interval: 1_000 }).toBeGreaterThan(0.5);
    const rule = { assignment_id, item_id: "f1", rule: "alsoRight", key: { type: "single_choice", option_id: "A" } };
    const words = { reason: "The question has two right answers.", never_lower: false, idempotency_key: newKey() };
    const { token } = ofClass.teacher;
    const { data } = (await remote.call("regradePreview", { ...rule, ...words }, token)).body;
    expect(data.changes.length).toBe(learners / 10);
    const { regrade_id, digest } = data;
    const confirmed = { regrade_id, digest, idempotency_key: newKey() };
    expect((await remote.call("regradeApply", confirmed, token)).body).toMatchObject({
      code: 200,
      data: { changed: learners / 10 },
    });

    await expect
      .poll(() => outgoingStates(school), { timeout: patience - 60_000, interval: 1_000 })
      .toEqual({ delivered: learners });
    stopHurrying();
    const figures = { ...counts, killed, handInMs, wholeMs: Date.now() - begun, taken: at.platform.scores.length };
    process.stdout.write(`  ${JSON.stringify(figures)}\n`);
    expect([killed, Object.values(counts).every((count) => count > 0)]).toEqual([kills, true]);
    const regraded = pupils.filter((_, place) => isRegraded(place)).map(({ userId }) => userId);
    await expectPassedBack(school, at, { pupils, regraded });
    expect(await server.end()).toBe(0);
  },
  patience,
);
