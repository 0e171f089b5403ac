import { z } from "zod";
import { id } from "../calls/primitives";
import { ltiLimits } from "./lti-limits";

const secret = z.string().min(20).max(128);

export const pendingLaunchInput = z.strictObject({ key: secret });
export const pendingLaunchOutput = z.strictObject({
  phase: z.enum(["linking", "choosing"]),
  /** The name of the platform as registered. */
  platform: z.string(),
  /** The person's name at the platform; empty: it gives none. */
  name: z.string(),
  /** The title of the link or of the course at the platform; empty: it gives none. */
  title: z.string(),
  /** The tests are chosen for a list at the platform, several at a time. */
  several: z.boolean(),
  /** What goes back to the platform: nothing, links with a name, or links each with a column of marks. */
  gives: z.enum(["nothing", "links", "columns"]),
});
export type PendingLaunch = z.infer<typeof pendingLaunchOutput>;

/** Links the person at the platform to the caller's account, for this and all later launches. */
export const linkLaunchInput = z.strictObject({ key: secret });

/** Where the browser goes next, as a path on this site. */
export const launchStepOutput = z.strictObject({ to: z.string() });
export type LaunchStep = z.infer<typeof launchStepOutput>;

export const chooseForLaunchInput = z.strictObject({
  key: secret,
  tests: z
    .array(
      z.strictObject({
        assignment_id: id,
        /** The name of the column in the platform's list of marks. */
        label: z.string().trim().min(1).max(ltiLimits.name),
        score_maximum: z.number().positive().max(100_000),
      }),
    )
    .min(1)
    .max(ltiLimits.chosen),
  /** Whether somebody whom the platform does not name may sit the tests. */
  anonymous: z.boolean().default(false),
});

/** Compares a class with the members of the course whose link opens one of its assignments. */
export const ltiRosterInput = z.strictObject({ assignment_id: id, keep_others: z.boolean().default(false) });
