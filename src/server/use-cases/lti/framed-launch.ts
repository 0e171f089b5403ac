import { z } from "zod";
import { ltiLimits } from "../../../contract/integrations/lti-limits";
import type { Dependencies } from "../dependencies";
import { openValue, sealValue } from "../sealed-secret";
import { platformOrigins } from "./login";

type Needed = Pick<Dependencies, "db" | "secret" | "clock">;

/** What a browser that shows a launch in a frame has, sealed: of which registration, and until when. */
const pass = { purpose: "framed-launch", schema: z.object({ registration: z.string(), until: z.number() }) };

/** A pass by which the pages of the application are shown in frames of a platform, for as long as `ltiLimits` says. */
export const framePass = (deps: Needed, registration: string): Promise<string> =>
  sealValue(deps, pass.purpose, { registration, until: deps.clock() + ltiLimits.frameMs });

/**
 * The origins in whose frames a browser with this pass may be shown pages of the application; none where the pass was
 * not made here or is over, and where the platform is switched off or has tests opened in a window.
 */
export async function frameOrigins(deps: Needed, sealed: string): Promise<string[]> {
  const found = await openValue(deps, pass, sealed);
  return found === null || deps.clock() > found.until ? [] : platformOrigins(deps, found.registration);
}
