import { z } from "zod";
import { ltiLimits } from "../../../contract/integrations/lti-limits";
import { parsedJson } from "../../support/parsed-json";
import type { Dependencies } from "../dependencies";
import { openSecret, sealSecret } from "../sealed-secret";
import { platformOrigins } from "./login";

type Needed = Pick<Dependencies, "db" | "secret" | "clock">;

const purpose = "framed-launch";

/** What a browser that shows a launch in a frame has, sealed: of which registration, and until when. */
const passSchema = z.object({ registration: z.string(), until: z.number() });

/** A pass by which the pages of the application are shown in frames of a platform, for as long as `ltiLimits` says. */
export const framePass = (deps: Needed, registration: string): Promise<string> =>
  sealSecret(deps, purpose, JSON.stringify({ registration, until: deps.clock() + ltiLimits.frameMs }));

/**
 * The origins in whose frames a browser with this pass may be shown pages of the application; none where the pass was
 * not made here or is over, and where the platform is switched off or has tests opened in a window.
 */
export async function frameOrigins(deps: Needed, pass: string): Promise<string[]> {
  const text = await openSecret(deps, purpose, pass).catch(() => "");
  const parsed = passSchema.safeParse(parsedJson(text));
  if (!parsed.success || deps.clock() > parsed.data.until) return [];
  return platformOrigins(deps, parsed.data.registration);
}
