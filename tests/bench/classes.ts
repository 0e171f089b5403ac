import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import { users } from "../../src/server/db/accounts-schema";
import { classMembers } from "../../src/server/db/classes-schema";
import { joinCluster } from "../../src/server/db/embedded/cluster";
import { openDatabase, type Database } from "../../src/server/db/open";
import { answers, attemptItems, attempts } from "../../src/server/db/schema";
import { draftOf, draftTestOf } from "../support/drafts";
import type { Figure } from "./figure";
import { connect, type Call } from "./load/call";
import { percentile } from "./percentile";
import { withSite, type Site } from "./site";
import { enrol } from "./students";

const members = 1_000;
const questions = 50;
const rosterLines = 20_000;
const rounds = 9;
const hour = 3_600_000;
const tell = (sentence: string | Error): void => console.error(sentence);

const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
const median = (times: readonly number[]): number => percentile([...times], 0.5);
const timed = async (work: () => unknown): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

interface Taught {
  readonly classId: string;
  readonly menuId: string;
  readonly assignmentId: string;
}

/** A class of members with accounts, to which a test of the teacher is given. */
async function teach(call: Call, db: Database): Promise<Taught> {
  const ids: string[] = [];
  for (const place of places(questions)) {
    const draft = draftOf(`How many legs do ${place} beetles have?`);
    ids.push((await call("saveItem", { idempotency_key: `bench-item-${place}`, draft })).item_id);
  }
  const test = await call("saveTest", { idempotency_key: "bench-class-test", definition: draftTestOf(ids) });
  const { menu_id: menuId } = await call("publishDraftTest", { test_id: test.test_id, version: test.version });
  const { class_id: classId } = await call("saveClass", { idempotency_key: "bench-class", name: "All of grade 5" });
  const now = Date.now();
  const pupils = places(members).map((place) => ({
    userId: `bench-pupil-${place}`,
    username: `bench-pupil-${place}`,
    passwordHash: "",
    nickname: `Pupil ${place}`,
    role: ["student"],
    permission: [],
    createdAt: now,
  }));
  await db.insert(users).values(pupils);
  await db.insert(classMembers).values(
    pupils.map(({ userId, nickname }) => ({
      memberId: `${userId}-member`,
      classId,
      userId,
      name: nickname,
      other: {},
      joinedAt: now,
    })),
  );
  const { assignment_id: assignmentId } = await call("assign", {
    idempotency_key: "bench-assignment",
    menu_id: menuId,
    class_id: classId,
    opens_at: now,
    closes_at: now + hour,
    attempts: 1,
    release: "manual",
    place: "home",
    accept_findings: true,
  });
  if (assignmentId === null) throw new Error("The test of the measurement cannot be given.");
  return { classId, menuId, assignmentId };
}

/** Stores an attempt of each member with an answer to every question. */
async function sitAll(db: Database, { menuId, assignmentId }: Taught): Promise<void> {
  const { rows: served } = await db.execute<{ item_id: string; stage: string; version: number }>(
    sql`select item_id, stage, version from test_items where menu_id = ${menuId} order by position`,
  );
  const [first] = served;
  if (first === undefined) throw new Error("The test of the measurement has no questions.");
  const at = Date.now();
  const attemptIds = places(members).map((place) => `bench-attempt-${place}`);
  await db.insert(attempts).values(
    attemptIds.map((attemptId, place) => ({
      attemptId,
      userId: `bench-pupil-${place}`,
      assignmentId,
      menuId,
      version: first.version,
      mode: "full",
      status: "finished" as const,
      stage: first.stage,
      finishReason: "submitted" as const,
      startedAt: at - hour,
      finishedAt: at,
      leaseEpoch: 0,
      leaseSeenAt: at,
      lastSeq: 0,
      answered: served.length,
      total: served.length,
      seed: `bench-seed-${place}`,
    })),
  );
  for (const [person, attemptId] of attemptIds.entries()) {
    await db
      .insert(attemptItems)
      .values(
        served.map(({ item_id: itemId, stage }, position) => ({ attemptId, position, stage, itemId, servedAt: at })),
      );
    await db.insert(answers).values(
      served.map(({ item_id: itemId }, position) => {
        const isRight = (person * 7 + position * 11) % 10 < 6;
        return {
          attemptId,
          itemId,
          answer: { type: "single_choice" as const, option_id: isRight ? "A" : "B" },
          revision: 1,
          leaseEpoch: 0,
          seq: position + 1,
          savedAt: at,
          elapsedMs: 20_000 + position * 100,
          mark: isRight ? ("right" as const) : ("wrong" as const),
          credit: isRight ? 1 : 0,
          checkStatus: 0 as const,
          checkRevision: 0,
          checkEpoch: 0,
          heldRevision: 0,
          held: false,
        };
      }),
    );
  }
  await db.execute(sql`vacuum analyze answers, attempt_items, attempts`);
}

/** The rows that the matrix shows, by one plain statement, printed as JSON. */
const plainMatrix = async (db: Database, { assignmentId }: Taught): Promise<string> => {
  const { rows } = await db.execute(sql`
    select s.attempt_id, s.user_id, i.item_id, w.mark, w.credit, w.marked_points, w.elapsed_ms, w.revision
    from attempts s
    join attempt_items i on i.attempt_id = s.attempt_id
    left join answers w on w.attempt_id = i.attempt_id and w.item_id = i.item_id
    where s.assignment_id = ${assignmentId}
    order by s.attempt_id, i.position`);
  return JSON.stringify(rows);
};

async function measureMatrix(call: Call, db: Database, taught: Taught): Promise<Figure[]> {
  await sitAll(db, taught);
  const [calls, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    calls.push(await timed(() => call("classResults", { assignment_id: taught.assignmentId })));
    plain.push(await timed(() => plainMatrix(db, taught)));
  }
  return [
    { measure: `results of ${members} members × ${questions} questions`, value: median(calls), unit: "ms" },
    {
      measure: "results / one plain statement with the same rows",
      value: median(calls) / median(plain),
      unit: "",
      bar: { atMost: 3 },
    },
  ];
}

async function measureRoster(call: Call, { classId }: Taught): Promise<Figure[]> {
  const lines = places(rosterLines).map((place) => `Pupil ${place},${100_000 + place},"class ${place % 30}, north"`);
  const text = ["Name,Student ID,Room", ...lines].join("\n");
  const [calls, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    calls.push(await timed(() => call("rosterDiff", { class_id: classId, text })));
    plain.push(await timed(() => parse(text, { columns: true })));
  }
  return [
    { measure: `a list of ${rosterLines} lines compared with a class`, value: median(calls), unit: "ms" },
    {
      measure: "a list compared / the same list parsed alone",
      value: median(calls) / median(plain),
      unit: "",
      bar: { atMost: 4 },
    },
  ];
}

async function measureTaught(site: Site): Promise<Figure[]> {
  const [token = ""] = await enrol(site, 1, { role: "teacher" });
  const cluster = await joinCluster(site.dataDir, tell);
  const { db, close } = openDatabase(cluster.url, tell, { size: 2 });
  try {
    const call = connect(site.url, token);
    const taught = await teach(call, db);
    return [...(await measureMatrix(call, db, taught)), ...(await measureRoster(call, taught))];
  } finally {
    await close();
    await cluster.stop();
  }
}

/** What teachers of a large class wait for, over HTTP: its results, and a long list compared with it. */
export const measureClasses = (): Promise<Figure[]> => withSite(measureTaught);
