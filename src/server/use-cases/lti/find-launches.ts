import { and, eq, gt, sql } from "drizzle-orm";
import { createGatherer } from "../../attempts/answer-batch/gather";
import { ltiLaunches, ltiRegistrations } from "../../db/integrations-schema";
import type { Dependencies } from "../dependencies";
import type { LaunchRow } from "./launch-row";
import type { RegistrationRow } from "./registration-row";

/** A launch that a platform was asked for, with the platform. */
export interface AskedLaunch {
  readonly row: LaunchRow;
  readonly registration: RegistrationRow;
}

/** Finds a launch by the hash of its state; undefined: there is none, or its time is over. */
export type FindLaunch = (stateHash: string) => Promise<AskedLaunch | undefined>;

/** As many statements as run at the same time, and launches in one. */
export const launchBatches = { ways: 2, most: 100 } as const;

/** Reads launches that come at the same time together. */
export function createFindLaunch({ db, clock }: Pick<Dependencies, "db" | "clock">): FindLaunch {
  const read = db
    .select({ row: ltiLaunches, registration: ltiRegistrations })
    .from(ltiLaunches)
    .innerJoin(ltiRegistrations, eq(ltiRegistrations.registrationId, ltiLaunches.registrationId))
    .where(
      and(
        eq(ltiLaunches.stateHash, sql`any(${sql.placeholder("hashes")})`),
        gt(ltiLaunches.expiresAt, sql.placeholder("now")),
      ),
    )
    .prepare("find_launches");
  return createGatherer<string, AskedLaunch | undefined>({
    ...launchBatches,
    send: async (hashes) => {
      const found = await read.execute({ hashes, now: clock() });
      const byHash = new Map(found.map((one) => [one.row.stateHash, one]));
      return hashes.map((hash) => byHash.get(hash));
    },
    outcomeOfError: (error) => {
      throw error;
    },
  });
}
