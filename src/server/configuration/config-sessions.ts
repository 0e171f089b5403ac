import { ConfigFault, type EnvironmentVariables } from "../support/config-fault";
import type { SessionLife } from "./session-life";

const hourMs = 3_600_000;
/** Longer than any test, so that no session expires during one. */
const fewestHours = 4;
const mostHours = 8_760;

function hoursOf(name: string, text: string | undefined, usual: number): number {
  const hours = Number(text ?? usual);
  if (!Number.isInteger(hours) || hours < fewestHours || hours > mostHours)
    throw new ConfigFault(`${name} must be a number of hours from ${fewestHours} to ${mostHours}, not "${text}".`);
  return hours * hourMs;
}

/**
 * SESSION_IDLE_HOURS=72, SESSION_HOURS=168: a session ends after so many hours without use, and so many hours in any
 * case.
 */
export const sessionLifeOf = (env: EnvironmentVariables): SessionLife => ({
  idleMs: hoursOf("SESSION_IDLE_HOURS", env["SESSION_IDLE_HOURS"], 72),
  absoluteMs: hoursOf("SESSION_HOURS", env["SESSION_HOURS"], 168),
});
