import { isIP, SocketAddress } from "node:net";

/** The groups of an IPv6 address that name a network; the owner of one address in it controls all. */
const groupsOfNetwork = 4;
const groupsOfAddress = 8;

const groupsOf = (text: string): string[] => text.split(":").filter((group) => group !== "");

function networkOfVersion6(written: string): string {
  const { address } = new SocketAddress({ address: written, family: "ipv6" });
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [head = "", tail = ""] = address.split("::");
  const [before, after] = [groupsOf(head), groupsOf(tail)];
  const zeros = Array.from({ length: Math.max(0, groupsOfAddress - before.length - after.length) }, () => "0");
  return `${[...before, ...zeros, ...after].slice(0, groupsOfNetwork).join(":")}::/64`;
}

/**
 * The key under which addresses are counted as one: an IPv4 address, also a mapped one, or the /64 of an IPv6 address.
 */
export function networkOf(ip: string): string {
  const [plain = ""] = ip.split("%");
  return isIP(plain) === 6 ? networkOfVersion6(plain) : ip;
}
