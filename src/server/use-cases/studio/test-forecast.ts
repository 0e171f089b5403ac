import { and, eq } from "drizzle-orm";
import type { Forecast } from "../../../contract/studio/forecast";
import type { Queries } from "../../db/open";
import { testForecasts } from "../../db/studio-schema";
import type { TestRow } from "./test-row";

/** How many simulated students sit a test. */
export const simulees = 1000;

interface ForecastState {
  readonly forecast: Forecast | null;
  /** The share of simulated students that have sat the test, 0–1, while they do; else null. */
  readonly simulated: number | null;
}

/** What simulated students made of a version of a draft test. */
export async function forecastOf(queries: Queries, testId: string, version: number): Promise<ForecastState> {
  const [row] = await queries
    .select({ forecast: testForecasts.forecast, sat: testForecasts.sat })
    .from(testForecasts)
    .where(and(eq(testForecasts.testId, testId), eq(testForecasts.version, version)));
  if (row === undefined) return { forecast: null, simulated: null };
  return row.forecast === null
    ? { forecast: null, simulated: Math.min(1, row.sat / simulees) }
    : { forecast: row.forecast, simulated: null };
}

/** Whether simulated students have sat a draft test as it stands. */
export const hasForecast = async (queries: Queries, { testId, version }: TestRow): Promise<boolean> =>
  (await forecastOf(queries, testId, version)).forecast !== null;

/** Notes that so many have sat a version, or what all of them made of it. */
export const storeForecast = async (
  queries: Queries,
  row: { readonly testId: string; readonly version: number; readonly sat: number; readonly forecast: Forecast | null },
): Promise<void> => {
  await queries.insert(testForecasts).values(row).onConflictDoUpdate({ target: testForecasts.testId, set: row });
};
