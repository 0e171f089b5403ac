import { BlockList, isIP } from "node:net";

const ownNetworks = new BlockList();
ownNetworks.addSubnet("127.0.0.0", 8);
ownNetworks.addSubnet("10.0.0.0", 8);
ownNetworks.addSubnet("172.16.0.0", 12);
ownNetworks.addSubnet("192.168.0.0", 16);
ownNetworks.addSubnet("169.254.0.0", 16);
ownNetworks.addAddress("::1", "ipv6");
ownNetworks.addSubnet("fc00::", 7, "ipv6");
ownNetworks.addSubnet("fe80::", 10, "ipv6");

function isOfOwnNetwork(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, "");
  return ownNetworks.check(plain, isIP(plain) === 6 ? "ipv6" : "ipv4");
}

/**
 * The proxies that are trusted to report the client's address, nearest first. A number of hops is trusted only where
 * the nearest one is in a private network: else any client that reaches the server directly could choose its address.
 */
export const believedProxies = (
  trusted: number | readonly string[],
): string[] | ((address: string, hop: number) => boolean) =>
  typeof trusted === "number" ? (address, hop) => hop < trusted && (hop > 0 || isOfOwnNetwork(address)) : [...trusted];
