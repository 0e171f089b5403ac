import { isIP } from "node:net";
import { ConfigFault, type EnvironmentVariables } from "../support/config-fault";

const mostHops = 16;
const networkNames: ReadonlySet<string> = new Set(["loopback", "linklocal", "uniquelocal"]);

function isNetwork(text: string): boolean {
  if (networkNames.has(text)) return true;
  const [address = "", bits, ...more] = text.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/**
 * TRUST_PROXY=1: one proxy of this site stands before the server. TRUST_PROXY=10.0.0.0/8,loopback: proxies with these
 * addresses do.
 */
export function trustProxyOf({ TRUST_PROXY: text = "0" }: EnvironmentVariables): number | readonly string[] {
  if (/^\d+$/.test(text) && Number(text) <= mostHops) return Number(text);
  const networks = text.split(",").map((one) => one.trim());
  if (networks.every(isNetwork)) return networks;
  throw new ConfigFault(
    `TRUST_PROXY must be how many proxies stand before the server, or a list such as "10.0.0.0/8,loopback", ` +
      `not "${text}".`,
  );
}
