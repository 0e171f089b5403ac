import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { joinCluster } from "../../../src/server/db/embedded/cluster";
import type { Site } from "../site";

export const metricsToken = "bench-metrics-0123456789abcdef";
/** The setting with which a server tells what its processes wait for. */
export const tellsWaits = { METRICS_TOKEN: metricsToken } as const;

const everyMs = 250;
/** Length of a sample of the event loop, which its delay includes, in ms. */
const loopSampleMs = 10;

/** What was seen at one moment. */
interface Moment {
  readonly at: number;
  /** The longest delay of an event loop since the moment before, in ms. */
  readonly loopMs: number;
  /** Statements that wait for a connection of a pool. */
  readonly awaited: number;
  /** Statements under way, by what they wait for. */
  readonly statements: Readonly<Record<string, number>>;
}

export interface Waits {
  /** What waited between two moments (milliseconds of the epoch), in one sentence. */
  readonly between: (from: number, to: number) => string;
}

const statementsByWait = `
  select coalesce(lower(wait_event_type), 'nothing: running') as wait, count(*)::int as number
    from pg_stat_activity
   where backend_type = 'client backend' and state = 'active' and pid <> pg_backend_pid()
   group by 1`;

const valueOf = (metrics: string, line: RegExp): number => Number(line.exec(metrics)?.[1] ?? Number.NaN);

async function look(url: string, client: pg.Client): Promise<Moment> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const metrics = await reply.text();
  const { rows } = await client.query<{ wait: string; number: number }>(statementsByWait);
  return {
    at: Date.now(),
    loopMs: Math.max(0, valueOf(metrics, /^nodejs_eventloop_lag_max_seconds (\S+)/m) * 1000 - loopSampleMs),
    awaited: valueOf(metrics, /^invigil_database_connections\{state="awaited"\} (\S+)/m),
    statements: Object.fromEntries(rows.map(({ wait, number }) => [wait, number])),
  };
}

function sentenceOf(moments: readonly Moment[]): string {
  if (moments.length === 0) return "nothing was seen in this time";
  const most = (of: (moment: Moment) => number): number => Math.max(...moments.map(of));
  const mean = (of: (moment: Moment) => number): string =>
    (moments.reduce((sum, moment) => sum + of(moment), 0) / moments.length).toFixed(1);
  const kinds = [...new Set(moments.flatMap(({ statements }) => Object.keys(statements)))].toSorted();
  const underWay = kinds.map((kind) => `${mean(({ statements }) => statements[kind] ?? 0)} on ${kind}`);
  return (
    `event loop late by ${most(({ loopMs }) => loopMs).toFixed(0)} ms at most; ` +
    `${mean(({ awaited }) => awaited)} statements waiting for a connection, ` +
    `${most(({ awaited }) => awaited)} at most; ` +
    `statements under way wait ${underWay.join(", ") || "for nothing"} (means of ${moments.length} moments)`
  );
}

/** Does work and looks meanwhile, four times a second, at what the server and its database wait for. */
export async function watchWaits<Result>(
  { url, dataDir }: Pick<Site, "url" | "dataDir">,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly waits: Waits }> {
  const cluster = await joinCluster(dataDir, console.error);
  const client = new pg.Client({ connectionString: cluster.url });
  await client.connect();
  const moments: Moment[] = [];
  const ended = new AbortController();
  const watch = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      moments.push(await look(url, client));
      await pause(everyMs);
    }
  };
  const watching = watch();
  try {
    const result = await work();
    const between = (from: number, to: number): string => sentenceOf(moments.filter(({ at }) => at >= from && at < to));
    return { result, waits: { between } };
  } finally {
    ended.abort();
    await watching.catch((error: unknown) => console.error(error));
    await client.end();
    await cluster.stop();
  }
}
