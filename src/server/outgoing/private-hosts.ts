import { ConfigFault, type EnvironmentVariables } from "../support/config-fault";

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9.:-]*[a-z0-9])?$/;

/**
 * OUTGOING_PRIVATE_HOSTS=moodle.school.lan,10.0.0.7: hosts in private networks that the server may send to; unset:
 * none.
 */
export function privateHostsOf({ OUTGOING_PRIVATE_HOSTS: text = "" }: EnvironmentVariables): ReadonlySet<string> {
  const hosts = text
    .split(",")
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one !== "");
  const wrong = hosts.find((one) => !hostName.test(one));
  if (wrong !== undefined)
    throw new ConfigFault(
      `OUTGOING_PRIVATE_HOSTS must be a list of names of hosts such as "moodle.school.lan", not "${wrong}".`,
    );
  return new Set(hosts);
}
