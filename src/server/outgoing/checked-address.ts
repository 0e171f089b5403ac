import { lookup as lookUp, type LookupAddress } from "node:dns";
import { promisify } from "node:util";
import { isLoopbackHost } from "../support/loopback";
import { OutgoingFault } from "./outgoing-fault";
import { reachOf } from "./private-addresses";

/** Resolves the name of a host to all its addresses. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const byDns: Resolve = (host) => promisify(lookUp)(host, { all: true, verbatim: true });

const plainHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

/** The rules by which addresses are checked. */
export interface AddressRules {
  /** Names of hosts that may lie in private networks. */
  readonly privateHosts: ReadonlySet<string>;
  readonly resolve?: Resolve;
}

/** Throws `addressForbidden` for an address that is neither https nor on this machine, or that names a person. */
export function refuseForbidden(url: URL): void {
  const isSafe = url.protocol === "https:" || (url.protocol === "http:" && isLoopbackHost(url.hostname));
  if (!isSafe || url.username !== "" || url.password !== "") throw new OutgoingFault("addressForbidden", url.host);
}

/**
 * The IP addresses of a host, each of which may be used: a connection must go to one of them and not resolve the name
 * again. Throws `addressPrivate` if one lies in a private network and the site does not allow the host by name.
 */
export async function checkedAddresses(
  url: URL,
  { privateHosts, resolve = byDns }: AddressRules,
): Promise<readonly LookupAddress[]> {
  refuseForbidden(url);
  const host = plainHost(url);
  let found: readonly LookupAddress[];
  try {
    found = await resolve(host);
  } catch (error) {
    throw new OutgoingFault("nameUnknown", url.host, { cause: error });
  }
  if (found.length === 0) throw new OutgoingFault("nameUnknown", url.host);
  const isAllowed = ({ address }: LookupAddress): boolean => {
    const reach = reachOf(address);
    return reach === "public" || privateHosts.has(host) || (reach === "loopback" && isLoopbackHost(url.hostname));
  };
  if (!found.every(isAllowed)) throw new OutgoingFault("addressPrivate", url.host);
  return found;
}
