import { and, count, eq, gt, gte, lt, ne, sql, type SQL } from "drizzle-orm";
import { slotMs, reportedSlots } from "../../contract/item/answer-slots";
import type { ServerState } from "../../contract/site/server-state";
import { serverProcesses } from "../db/process-schema";
import { attempts, refusedOperations } from "../db/schema";
import type { Metrics } from "../metrics/metrics";
import type { Dependencies } from "./dependencies";

/** A process that has not reported for this long is considered gone; one that is overloaded reports late. */
const goneMs = 20_000;
const presentMs = 30_000;

/** Stores the state of this process, and deletes processes that are long gone. */
export async function recordProcessState(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  processId: string,
  { state, answerSlots }: Pick<Metrics, "state" | "answerSlots">,
): Promise<void> {
  const told = { seenAt: clock(), state: state(), slots: answerSlots() };
  await db
    .insert(serverProcesses)
    .values({ processId, ...told })
    .onConflictDoUpdate({ target: serverProcesses.processId, set: told });
  await db.delete(serverProcesses).where(lt(serverProcesses.seenAt, told.seenAt - reportedSlots * slotMs));
}

export const forgetProcess = async ({ db }: Pick<Dependencies, "db">, processId: string): Promise<void> =>
  void (await db.delete(serverProcesses).where(eq(serverProcesses.processId, processId)));

/** Previews count nowhere. */
const isCounted = ne(attempts.kind, "preview");
const isUnderWay = and(eq(attempts.status, "sitting"), isCounted);

/** The number of sittings under way. */
export async function openSittings({ db }: Pick<Dependencies, "db">): Promise<number> {
  const [row] = await db.select({ open: count() }).from(attempts).where(isUnderWay);
  return row?.open ?? 0;
}

async function sittingsNow({ db, timeZone }: Pick<Dependencies, "db" | "timeZone">, now: number) {
  const today = sql`(extract(epoch from date_trunc('day', to_timestamp(${now / 1000}) at time zone ${timeZone})
    at time zone ${timeZone}) * 1000)::bigint`;
  const number = async (condition: SQL | undefined): Promise<number> =>
    (await db.select({ number: count() }).from(attempts).where(and(condition, isCounted)))[0]?.number ?? 0;
  return {
    open: await number(isUnderWay),
    present: await number(and(isUnderWay, gt(attempts.leaseSeenAt, now - presentMs))),
    begun_today: await number(gte(attempts.startedAt, today)),
    finished_today: await number(and(eq(attempts.status, "finished"), gte(attempts.finishedAt, today))),
  };
}

async function databaseNow({ db }: Pick<Dependencies, "db">): Promise<ServerState["database"]> {
  const { rows } = await db.execute<{ version: string; bytes: string; connections: string; most: string }>(sql`
    select current_setting('server_version') as version, pg_database_size(current_database())::text as bytes,
      (select count(*) from pg_stat_activity where datname = current_database())::text as connections,
      current_setting('max_connections') as most`);
  const [row] = rows;
  return {
    version: row?.version ?? "",
    megabytes: Number(row?.bytes ?? 0) / 1e6,
    connections: Number(row?.connections ?? 0),
    most_connections: Number(row?.most ?? 0),
  };
}

/** The state of the server: all its processes on this database, the calls answered, the sittings, and the database. */
export async function serverState(deps: Pick<Dependencies, "db" | "clock" | "timeZone">): Promise<ServerState> {
  const { db, clock } = deps;
  const now = clock();
  const rows = await db.select().from(serverProcesses);
  const oldest = Math.floor(now / slotMs) - reportedSlots + 1;
  const countIn = (slot: number): number =>
    rows.reduce(
      (sum, { slots }) => sum + (slots.counts.at(slot - slots.newest - 1) ?? 0) * Number(slot <= slots.newest),
      0,
    );
  const [refused] = await db.select({ number: count() }).from(refusedOperations);
  return {
    now,
    processes: rows
      .filter(({ seenAt }) => now - seenAt <= goneMs)
      .map(({ seenAt, state }) => ({ ...state, seen_at: seenAt }))
      .toSorted((one, other) => one.started_at - other.started_at || one.pid - other.pid),
    answers: Array.from({ length: reportedSlots }, (_, place) => ({
      from: (oldest + place) * slotMs,
      count: countIn(oldest + place),
    })),
    sittings: await sittingsNow(deps, now),
    refused_operations: refused?.number ?? 0,
    database: await databaseNow(deps),
  };
}
