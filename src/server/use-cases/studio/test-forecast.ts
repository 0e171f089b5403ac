import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
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
  /** Of the questions that they sat; null: it is not known. */
  readonly digest: string | null;
}

/** What simulated students made of a version of a draft test. */
export async function forecastOf(queries: Queries, testId: string, version: number): Promise<ForecastState> {
  const [row] = await queries
    .select({ forecast: testForecasts.forecast, sat: testForecasts.sat, digest: testForecasts.digest })
    .from(testForecasts)
    .where(and(eq(testForecasts.testId, testId), eq(testForecasts.version, version)));
  if (row === undefined) return { forecast: null, simulated: null, digest: null };
  const { digest } = row;
  return row.forecast === null
    ? { forecast: null, simulated: Math.min(1, row.sat / simulees), digest }
    : { forecast: row.forecast, simulated: null, digest };
}

/** What simulated students made of a draft test as it stands, with the questions of this digest; null: nothing yet. */
export async function currentForecast(
  queries: Queries,
  { testId, version }: TestRow,
  digest: string,
): Promise<Forecast | null> {
  const { forecast, digest: sat } = await forecastOf(queries, testId, version);
  return sat === null || sat === digest ? forecast : null;
}

/** Deletes what simulated students made of other questions than those of this digest. */
export const forgetOlderForecast = async (queries: Queries, testId: string, digest: string): Promise<void> => {
  await queries
    .delete(testForecasts)
    .where(and(eq(testForecasts.testId, testId), isNotNull(testForecasts.digest), ne(testForecasts.digest, digest)));
};

/** Deletes how far simulated students have come with a version, since they no longer sit it. */
export const forgetProgress = async (queries: Queries, testId: string, version: number): Promise<void> => {
  await queries
    .delete(testForecasts)
    .where(and(eq(testForecasts.testId, testId), eq(testForecasts.version, version), isNull(testForecasts.forecast)));
};

/** Notes that so many have sat a version, or what all of them made of it. */
export const storeForecast = async (
  queries: Queries,
  row: {
    readonly testId: string;
    readonly version: number;
    readonly digest: string;
    readonly sat: number;
    readonly forecast: Forecast | null;
  },
): Promise<void> => {
  await queries.insert(testForecasts).values(row).onConflictDoUpdate({ target: testForecasts.testId, set: row });
};
