import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { JWK } from "jose";
import { z } from "zod";
import type { KnownKeySet } from "../../db/integration-shapes";
import { ltiRegistrations } from "../../db/integrations-schema";
import { OutgoingFault } from "../../outgoing/outgoing-fault";
import { parsedJson } from "../../support/parsed-json";
import type { Dependencies } from "../dependencies";
import { outgoingOf } from "../outgoing-of";
import { LaunchRefusal } from "./launch-refusal";
import type { RegistrationRow } from "./registration-row";

type Needed = Pick<Dependencies, "db" | "clock" | "outgoing">;

/** A key set is asked for again after this time, and for an unknown key at most this often, in ms. */
export const keySetTimes = { freshMs: 3_600_000, pauseMs: 60_000 } as const;
const mostKeys = 100;

const keySetSchema = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).max(mostKeys) });

/** Reads the key set of a platform now. Throws a `LaunchRefusal`. */
export async function readKeySet(deps: Needed, jwksUrl: string): Promise<readonly JWK[]> {
  let reply;
  try {
    reply = await outgoingOf(deps)(jwksUrl);
  } catch (error) {
    if (!(error instanceof OutgoingFault)) throw error;
    throw new LaunchRefusal("keysUnreachable", { facts: { host: error.host, why: error.code } });
  }
  const { status, text } = reply;
  if (status !== 200)
    throw new LaunchRefusal("keysRefused", { facts: { host: new URL(jwksUrl).host, status: String(status) } });
  const parsed = keySetSchema.safeParse(parsedJson(text));
  if (!parsed.success) throw new LaunchRefusal("keysMalformed", { facts: { host: new URL(jwksUrl).host } });
  return parsed.data.keys as readonly JWK[];
}

/** Finds a key of a platform by its id. */
export type PlatformKeys = (registration: RegistrationRow, kid: string) => Promise<JWK>;

/**
 * The keys of platforms, stored in the database. A set is asked for when there is none, when it has grown old, and for
 * an unknown key at most once a minute over all processes; launches that come meanwhile wait for the same answer.
 */
export function createPlatformKeys(deps: Needed): PlatformKeys {
  const asking = new Map<string, Promise<KnownKeySet>>();
  const failures = new Map<string, { readonly at: number; readonly refusal: LaunchRefusal }>();

  /** Whether this process may ask now, which then counts for all. */
  async function mayAsk({ registrationId }: RegistrationRow): Promise<boolean> {
    const now = deps.clock();
    const { keysAskedAt } = ltiRegistrations;
    const taken = await deps.db
      .update(ltiRegistrations)
      .set({ keysAskedAt: now })
      .where(
        and(
          eq(ltiRegistrations.registrationId, registrationId),
          or(isNull(keysAskedAt), lt(keysAskedAt, now - keySetTimes.pauseMs), isNull(ltiRegistrations.keySet)),
        ),
      )
      .returning({ one: ltiRegistrations.registrationId });
    return taken.length > 0;
  }

  async function ask(registration: RegistrationRow): Promise<KnownKeySet> {
    const { registrationId, jwksUrl } = registration;
    try {
      const keySet = { keys: await readKeySet(deps, jwksUrl), readAt: deps.clock() };
      await deps.db.update(ltiRegistrations).set({ keySet }).where(eq(ltiRegistrations.registrationId, registrationId));
      failures.delete(registrationId);
      return keySet;
    } catch (error) {
      if (error instanceof LaunchRefusal) failures.set(registrationId, { at: deps.clock(), refusal: error });
      throw error;
    }
  }

  const askOnce = (registration: RegistrationRow): Promise<KnownKeySet> => {
    const { registrationId } = registration;
    const known = asking.get(registrationId);
    if (known !== undefined) return known;
    const made = ask(registration).finally(() => asking.delete(registrationId));
    asking.set(registrationId, made);
    return made;
  };

  /** The set anew; the known one where it may not be asked for now, or does not come. */
  async function renewed(registration: RegistrationRow, known: KnownKeySet | null): Promise<KnownKeySet> {
    const failure = failures.get(registration.registrationId);
    if (failure !== undefined && deps.clock() - failure.at < keySetTimes.pauseMs) {
      if (known !== null) return known;
      throw failure.refusal;
    }
    const running = asking.get(registration.registrationId);
    if (running === undefined && known !== null && !(await mayAsk(registration))) return known;
    try {
      return await askOnce(registration);
    } catch (error) {
      if (known === null || !(error instanceof LaunchRefusal)) throw error;
      return known;
    }
  }

  return async (registration, kid) => {
    const { keySet } = registration;
    const find = (set: KnownKeySet | null) => set?.keys.find((key) => key.kid === kid);
    const isOld = keySet === null || deps.clock() - keySet.readAt > keySetTimes.freshMs;
    const known = find(keySet);
    if (known !== undefined && !isOld) return known;
    const found = find(await renewed(registration, keySet));
    if (found === undefined) throw new LaunchRefusal("keyUnknown", { facts: { kid: kid.slice(0, 64) } });
    return found;
  };
}
