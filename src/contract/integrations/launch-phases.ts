import { z } from "zod";

/** The phases of a launch from a learning platform; the chart `launch` says which follows which. */
export const launchPhaseSchema = z.enum(["asked", "refused", "linking", "choosing", "waiting", "entered"]);
export type LaunchPhase = z.infer<typeof launchPhaseSchema>;

/** The phases of what goes out to another system; the chart `passBack` says which follows which. */
export const passBackPhaseSchema = z.enum(["waiting", "sending", "comparing", "asking", "delivered", "dead"]);
export type PassBackPhase = z.infer<typeof passBackPhaseSchema>;

/** What must be settled before a link opens: nothing, a choice of tests, or it waits for somebody who may choose. */
export type LaunchNeed = "nothing" | "choice" | "instructor";
